import { call } from '../client';
import { download } from '../files';
import { tell, tellError } from '../status';

// Files of the game that is shown: its record, a picture of the board, a page that plays it without a server.

interface ShareProps {
  name: string; // of the files
  what: Record<string, unknown>; // {table} or {record, number}
  ply: number;
  record: () => Promise<string>;
  // What a copied link leads to; default: this very page.
  link?: () => Promise<string>;
}

export function Share({ name, what, ply, record, link = thisPage }: ShareProps) {
  const save = (work: Promise<void>) => void work.catch(tellError);
  const exported = async (format: string, type: string, extra = {}) => {
    const { text } = await call<{ text: string }>('export', { ...what, format, ...extra });
    download(`${name}.${format}`, text, type);
  };
  const copyLink = async () => {
    await navigator.clipboard.writeText(await link());
    tell('The link was copied.');
  };
  return (
    <details class="share">
      <summary>Save and share</summary>
      <div class="row">
        <button type="button" onClick={() => save(record().then((text) => download(`${name}.jsonl`, text)))}>
          Record
        </button>
        <button type="button" onClick={() => save(exported('svg', 'image/svg+xml', { ply }))}>
          SVG
        </button>
        <button type="button" onClick={() => savePicture(`${name}.png`)}>
          PNG
        </button>
        <button type="button" onClick={() => save(exported('html', 'text/html'))}>
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

// The board as it is seen, on the colour of the page.
function savePicture(name: string): void {
  const board = document.querySelector<HTMLCanvasElement>('.stage canvas');
  if (!board) return tell('There is no picture while the board is shown as text.', 'error');
  const picture = document.createElement('canvas');
  picture.width = board.width;
  picture.height = board.height;
  const context = picture.getContext('2d')!;
  context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  context.fillRect(0, 0, picture.width, picture.height);
  context.drawImage(board, 0, 0);
  picture.toBlob((blob) => blob && download(name, blob));
}
