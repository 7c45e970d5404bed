import { download } from './files';
import { tell } from './status';

// Boards as they are seen, side by side on the colour of the page, as a PNG file.

const kGap = 16;

export function savePicture(name: string, boards: string): void {
  const canvases = [...document.querySelectorAll<HTMLCanvasElement>(boards)];
  if (!canvases.length) return tell('There is no picture while the board is shown as text.', 'error');
  const picture = document.createElement('canvas');
  picture.width = canvases.reduce((width, canvas) => width + canvas.width + kGap, -kGap);
  picture.height = Math.max(...canvases.map((canvas) => canvas.height));
  const context = picture.getContext('2d')!;
  context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  context.fillRect(0, 0, picture.width, picture.height);
  let left = 0;
  for (const canvas of canvases) {
    context.drawImage(canvas, left, 0);
    left += canvas.width + kGap;
  }
  picture.toBlob((blob) => blob && download(name, blob));
}
