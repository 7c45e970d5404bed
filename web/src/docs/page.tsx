import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../pages';
import { blocksOf, targetOf, type Block, type Inline } from './markdown';

// The documentation, which is part of the program.

const kFirst = 'README';

export function DocsPage({ params }: PageProps) {
  const name = params.name ?? kFirst;
  const blocks = useSignal<Block[] | null>(null);
  const missing = useSignal(false);
  useEffect(() => {
    void load(name).then((text) => {
      missing.value = text === null;
      blocks.value = text === null ? null : blocksOf(text);
    });
  }, [name]);
  // The heading that the address names has been drawn only now.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [blocks.value]);
  if (missing.value) {
    return (
      <div class="empty">
        <h1>There is no document “{name}”</h1>
        <a href="/docs">All documents</a>
      </div>
    );
  }
  if (!blocks.value) return <p class="empty">Loading…</p>;
  return (
    <article class="prose docs">
      {params.name && (
        <p>
          <a href="/docs">All documents</a>
        </p>
      )}
      {blocks.value.map((block) => (
        <BlockView {...{ block }} />
      ))}
    </article>
  );
}

async function load(name: string): Promise<string | null> {
  const response = await fetch(`/docs/${encodeURIComponent(name)}.md`);
  return response.ok ? response.text() : null;
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${Math.min(block.level, 4)}` as 'h1';
      return <Heading id={block.id}>{inlines(block.content)}</Heading>;
    }
    case 'paragraph':
      return <p>{inlines(block.content)}</p>;
    case 'code':
      return <pre tabIndex={0}>{block.text}</pre>;
    case 'list': {
      const items = block.items.map((item) => <li>{inlines(item)}</li>);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <TableView {...block} />;
  }
}

function TableView({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) {
  const titled = head.some((cell) => cell.length > 0);
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label="Table">
      <table>
        {titled && (
          <thead>
            <tr>
              {head.map((cell) => (cell.length ? <th scope="col">{inlines(cell)}</th> : <td />))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <tr>
              {row.map((cell) => (
                <td>{inlines(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const inlines = (content: Inline[]) => content.map((part) => <InlineView {...{ part }} />);

function InlineView({ part }: { part: Inline }) {
  switch (part.kind) {
    case 'text':
      return <>{part.text}</>;
    case 'code':
      return <code>{part.text}</code>;
    case 'strong':
      return <strong>{inlines(part.content)}</strong>;
    case 'emphasis':
      return <em>{inlines(part.content)}</em>;
    case 'link': {
      const target = targetOf(part.to);
      return target === null ? <>{inlines(part.content)}</> : <a href={target}>{inlines(part.content)}</a>;
    }
    // Drawings are part of the program; photographs of this very page are not.
    case 'image':
      return part.source.endsWith('.svg') ? <img src={`/docs/${part.source}`} alt={part.text} /> : null;
  }
}
