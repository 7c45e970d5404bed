// A maze as its layout file draws it: `%` wall, `.` food, `o` capsule, `P` the start, `G` or a digit a ghost, blank open.

export interface Maze {
  width: number;
  height: number;
  cells: string; // row by row from the top
}

// As in layouts: y is counted from the bottom.
export interface Point {
  x: number;
  y: number;
}

export const kWall = '%';
export const kOpen = ' ';
export const kFood = '.';
export const kStart = 'P';

export const kMaxSide = 400;

export function mazeOf(rows: string[]): Maze {
  const width = Math.max(...rows.map((row) => row.length));
  return { width, height: rows.length, cells: rows.map((row) => row.padEnd(width).replaceAll('_', kOpen)).join('') };
}

export function rowsOf({ width, height, cells }: Maze): string[] {
  return Array.from({ length: height }, (_, row) => cells.slice(row * width, (row + 1) * width));
}

// The text of its file, with the start where it was moved to.
export function layoutText(maze: Maze, start: Point | null = null): string {
  const placed = start ? withStart(maze, start) : maze;
  return rowsOf(placed).map((row) => `${row}\n`).join('');
}

export function emptyMaze(width: number, height: number): Maze {
  const wall = kWall.repeat(width);
  const open = kWall + kOpen.repeat(width - 2) + kWall;
  const maze = mazeOf([wall, ...Array<string>(height - 2).fill(open), wall]);
  return withStart(maze, { x: width - 2, y: height - 2 });
}

// The same maze in another size: what does not fit is cut off, and the border is closed again.
export function resized(maze: Maze, width: number, height: number): Maze {
  const rows = rowsOf(maze).slice(1, -1);
  const inside = Array.from({ length: height - 2 }, (_, row) => (rows[row] ?? '').slice(1, -1));
  const wall = kWall.repeat(width);
  return mazeOf([wall, ...inside.map((row) => kWall + row.slice(0, width - 2).padEnd(width - 2) + kWall), wall]);
}

export const cellOf = ({ width, height }: Maze, { x, y }: Point): number => (height - 1 - y) * width + x;

export const pointOf = ({ width, height }: Maze, cell: number): Point => ({
  x: cell % width,
  y: height - 1 - Math.floor(cell / width),
});

export const contains = ({ width, height }: Maze, { x, y }: Point): boolean =>
  x >= 0 && x < width && y >= 0 && y < height;

export const isWall = (maze: Maze, cell: number): boolean => maze.cells[cell] === kWall;

export function isBorder({ width, height }: Maze, cell: number): boolean {
  const column = cell % width;
  const row = Math.floor(cell / width);
  return column === 0 || row === 0 || column === width - 1 || row === height - 1;
}

export function withCell(maze: Maze, cell: number, content: string): Maze {
  return { ...maze, cells: maze.cells.slice(0, cell) + content + maze.cells.slice(cell + 1) };
}

// There is one start; it stands on open ground.
export function withStart(maze: Maze, start: Point): Maze {
  return withCell({ ...maze, cells: maze.cells.replaceAll(kStart, kOpen) }, cellOf(maze, start), kStart);
}

export function startOf(maze: Maze): Point | null {
  const cell = maze.cells.indexOf(kStart);
  return cell < 0 ? null : pointOf(maze, cell);
}

export const foodOf = (maze: Maze): number[] =>
  [...maze.cells].flatMap((content, cell) => (content === kFood ? [cell] : []));
