import type { Ground } from '../protocol';
import { contains } from './plan';

// Walls between the cells of a labyrinth. A wall that only one of its two cells has stops only those who come from
// there.

export const side = { top: 1, right: 2, bottom: 4, left: 8 } as const;

export type Edge = 'none' | 'wall' | 'open_back' | 'open_onward';

const stops = (ground: Ground, row: number, column: number, which: number): boolean =>
  contains(ground, row, column) && ((ground.walls?.[row * ground.columns + column] ?? 0) & which) !== 0;

// `before` is the upper or left cell of the two, `after` the lower or right one.
function edge(beforeStops: boolean, afterStops: boolean, outside: boolean): Edge {
  if (!beforeStops && !afterStops) return 'none';
  if (outside || (beforeStops && afterStops)) return 'wall';
  return beforeStops ? 'open_back' : 'open_onward';
}

export function edgeAbove(ground: Ground, row: number, column: number): Edge {
  const outside = !contains(ground, row, column) || !contains(ground, row - 1, column);
  return edge(stops(ground, row - 1, column, side.bottom), stops(ground, row, column, side.top), outside);
}

export function edgeLeft(ground: Ground, row: number, column: number): Edge {
  const outside = !contains(ground, row, column) || !contains(ground, row, column - 1);
  return edge(stops(ground, row, column - 1, side.right), stops(ground, row, column, side.left), outside);
}
