import { kMaxSide, type Maze } from './maze';

// A drawn maze as part of a link: its size, then runs of equal cells, a letter and how many: 5x3.w6e2pw6

const kLetters: Record<string, string> = {
  '%': 'w', ' ': 'e', '.': 'f', o: 'c', P: 'p', G: 'g', '1': 'h', '2': 'i', '3': 'j', '4': 'k',
};
const kContents = Object.fromEntries(Object.entries(kLetters).map(([content, letter]) => [letter, content]));

export function packMaze({ width, height, cells }: Maze): string {
  const runs = cells.replace(/(.)\1*/gs, (run) => (kLetters[run[0]!] ?? 'e') + (run.length > 1 ? run.length : ''));
  return `${width}x${height}.${runs}`;
}

// Null: this is not a packed maze.
export function unpackMaze(text: string): Maze | null {
  const found = /^(\d+)x(\d+)\.((?:[a-z]\d*)+)$/.exec(text);
  if (!found) return null;
  const [width, height] = [Number(found[1]), Number(found[2])];
  if (width < 3 || height < 3 || width > kMaxSide || height > kMaxSide) return null;
  let cells = '';
  for (const [, letter, count] of found[3]!.matchAll(/([a-z])(\d*)/g)) {
    const content = kContents[letter!];
    const length = count ? Number(count) : 1;
    if (!content || cells.length + length > width * height) return null;
    cells += content.repeat(length);
  }
  return cells.length === width * height ? { width, height, cells } : null;
}
