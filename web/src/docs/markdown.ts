// The part of Markdown that the documentation is written in, as plain data.

export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'link'; to: string; content: Inline[] }
  | { kind: 'image'; source: string; text: string };

export type Block =
  | { kind: 'heading'; level: number; id: string; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'code'; language: string; text: string }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const kFence = /^```(\w*)$/;
const kHeading = /^(#+) (.*)$/;
const kItem = /^(?:[-*]|(\d+)\.) (.*)$/;
const kRow = /^\|(.*)\|$/;
const kRule = /^\|[-:| ]+\|$/;

export function blocksOf(text: string): Block[] {
  const lines = text.split('\n');
  const blocks: Block[] = [];
  let at = 0;
  const here = (): string => lines[at] ?? '';
  // The lines from here on, as long as they belong together.
  const take = (belongs: (line: string) => boolean): string[] => {
    const first = at;
    while (at < lines.length && belongs(here())) ++at;
    return lines.slice(first, at);
  };
  while (at < lines.length) {
    const fence = kFence.exec(here());
    const heading = kHeading.exec(here());
    if (fence) {
      ++at;
      const code = take((line) => line !== '```');
      ++at;
      blocks.push({ kind: 'code', language: fence[1]!, text: code.join('\n') });
    } else if (heading) {
      ++at;
      const content = inlinesOf(heading[2]!);
      blocks.push({ kind: 'heading', level: heading[1]!.length, id: anchorOf(plainText(content)), content });
    } else if (kRow.test(here())) {
      const [head = [], ...rows] = take((line) => kRow.test(line)).filter((line) => !kRule.test(line)).map(cellsOf);
      blocks.push({ kind: 'table', head, rows });
    } else if (kItem.test(here())) {
      blocks.push(listOf(take((line) => kItem.test(line) || /^ +\S/.test(line))));
    } else if (!here().trim()) {
      ++at;
    } else {
      blocks.push({ kind: 'paragraph', content: inlinesOf(take(isPlain).join(' ')) });
    }
  }
  return blocks;
}

const isPlain = (line: string): boolean =>
  Boolean(line.trim()) && ![kFence, kHeading, kItem, kRow].some((other) => other.test(line));

// A line that begins with a space goes on with the item before it.
function listOf(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const item = kItem.exec(line);
    if (item) items.push(item[2]!);
    else items[items.length - 1] += ` ${line.trim().replace(/^[-*] /, '· ')}`;
  }
  return { kind: 'list', ordered: kItem.exec(lines[0]!)![1] !== undefined, items: items.map(inlinesOf) };
}

// Cells are parted by | that stand neither in code nor behind a backslash.
function cellsOf(line: string): Inline[][] {
  const cells = line.slice(1, -1).match(/(?:`[^`]*`|\\.|[^|\\])+/g) ?? [];
  return cells.map((cell) => inlinesOf(cell.trim().replaceAll('\\|', '|')));
}

const kInline = /(`+)(.+?)\1|!\[([^\]]*)\]\(([^)]+)\)|\[((?:`[^`]*`|[^\]])+)\]\(([^)]+)\)|\*\*(.+?)\*\*|(?<!\w)[*_](\S.*?)[*_](?!\w)/;

export function inlinesOf(text: string): Inline[] {
  const found = kInline.exec(text);
  if (!found) return text ? [{ kind: 'text', text }] : [];
  const [all, , code, imageText, source, linkText, to, strong, emphasis] = found;
  const rest = text.slice(found.index + all.length);
  return [...inlinesOf(text.slice(0, found.index)), part(), ...inlinesOf(rest)];

  function part(): Inline {
    if (code !== undefined) return { kind: 'code', text: code };
    if (source !== undefined) return { kind: 'image', source, text: imageText! };
    if (to !== undefined) return { kind: 'link', to, content: inlinesOf(linkText!) };
    if (strong !== undefined) return { kind: 'strong', content: inlinesOf(strong) };
    return { kind: 'emphasis', content: inlinesOf(emphasis!) };
  }
}

const plainText = (content: Inline[]): string =>
  content.map((part) => ('content' in part ? plainText(part.content) : part.text)).join('');

// How links name a heading: "The path of a move" is #the-path-of-a-move.
export const anchorOf = (heading: string): string =>
  heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');

// What a link of a document leads to on this site; null: to something that is not part of it.
export function targetOf(link: string): string | null {
  if (/^https?:|^#/.test(link)) return link;
  const [, name, hash = ''] = /^([\w-]+)\.md(#.*)?$/.exec(link) ?? [];
  if (name === undefined) return null;
  return `/docs${name === 'README' ? '' : `/${name}`}${hash}`;
}
