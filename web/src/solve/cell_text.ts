import * as format from '../format';
import { costNumber } from './answer_table';
import { cellOf, isWall, kFood, pointOf, type Maze, type Point } from './maze';
import type { Trace } from './trace';

// What is known of a cell at a step of a search, in words.

const isAt = (maze: Maze, cell: number, point: Point | null): boolean => point !== null && cellOf(maze, point) === cell;

export function placeText(maze: Maze, cell: number, start: Point | null, goal: Point | null): string {
  const { x, y } = pointOf(maze, cell);
  const parts = [`(${x}, ${y})`];
  if (isWall(maze, cell)) parts.push('wall');
  if (isAt(maze, cell, start)) parts.push('start');
  if (isAt(maze, cell, goal)) parts.push('goal');
  if (maze.cells[cell] === kFood) parts.push('food');
  return parts.join(', ');
}

export function searchText(trace: Trace, cell: number, step: number): string {
  const expansion = trace.lastExpansion(cell, step);
  if (expansion === null) return trace.waits(cell, step) ? 'in the frontier' : 'not reached';
  const values = (['g', 'h', 'f'] as const)
    .filter((layer) => trace.has(layer))
    .map((layer) => `${layer} ${costNumber(trace.value(layer, expansion))}`);
  return [`expanded as number ${format.number(expansion + 1)}`, ...values].join(', ');
}
