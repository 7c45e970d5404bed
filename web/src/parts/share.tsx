import { call } from '../client';
import { download } from '../files';
import { savePicture } from '../picture';
import { tell, tellError } from '../status';

// Files of the game that is shown: its record, a picture of the board, a page that plays it without a server.

interface ShareProps {
  name: string; // of the files
  what: Record<string, unknown>; // {table}, {record, number} or a position
  ply: number;
  record?: () => Promise<string>; // default: it is exported
  // What a copied link leads to; default: this very page.
  link?: () => Promise<string>;
}

export function Share({ name, what, ply, record, link = thisPage }: ShareProps) {
  const save = (work: Promise<void>) => void work.catch(tellError);
  const exported = async (format: string, extra = {}) =>
    (await call<{ text: string }>('export', { ...what, format, ...extra })).text;
  const file = async (ending: string, text: Promise<string>, type?: string) => download(`${name}.${ending}`, await text, type);
  const copyLink = async () => {
    await navigator.clipboard.writeText(await link());
    tell('The link was copied.');
  };
  return (
    <details class="share">
      <summary>Save and share</summary>
      <div class="row">
        <button type="button" onClick={() => save(file('jsonl', record ? record() : exported('record')))}>
          Record
        </button>
        <button type="button" onClick={() => save(file('svg', exported('svg', { ply }), 'image/svg+xml'))}>
          SVG
        </button>
        <button type="button" onClick={() => savePicture(`${name}.png`, '.stage canvas')}>
          PNG
        </button>
        <button type="button" onClick={() => save(file('html', exported('html'), 'text/html'))}>
          HTML
        </button>
        <button type="button" onClick={() => save(copyLink())}>
          Copy link
        </button>
      </div>
    </details>
  );
}

const thisPage = async (): Promise<string> => location.href;
