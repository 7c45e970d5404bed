import type { Actor, Scene } from '../protocol';
import type { Spot } from './plan';
import { side } from './walls';

// What stands in a cell, in words: for screen readers and for the board as text.

const kToneNames: Partial<Record<Actor['tone'], string>> = {
  item: 'item',
  prize: 'prize',
  start: 'start',
  goal: 'goal',
};

export function actorsAt(scene: Scene, { row, column }: Spot): Actor[] {
  return scene.actors.filter((actor) => Math.floor(actor.row) === row && Math.floor(actor.column) === column);
}

export function actorName(actor: Actor, seats: string[]): string {
  const seat = actor.seat === undefined ? undefined : seats[actor.seat];
  const name = seat ?? kToneNames[actor.tone] ?? actor.text;
  return actor.tone === 'afraid' ? `${name}, afraid` : name;
}

export function spotName(scene: Scene, { row, column }: Spot): string {
  const { row_labels, column_labels } = scene.ground;
  if (row_labels?.length && column_labels?.length) return `${column_labels[column]}${row_labels[row]}`;
  return `row ${row + 1}, column ${column + 1}`;
}

export function moveAt(scene: Scene, { row, column }: Spot): string | undefined {
  return scene.marks.find((mark) => mark.kind === 'target' && mark.row === row && mark.column === column)?.move;
}

export function wallsAt(scene: Scene, { row, column }: Spot): string[] {
  const bits = scene.ground.walls?.[row * scene.ground.columns + column] ?? 0;
  return Object.entries(side)
    .filter(([, bit]) => bits & bit)
    .map(([name]) => name);
}

export function describeCell(scene: Scene, spot: Spot, seats: string[]): string {
  const tile = scene.ground.tiles[scene.ground.cells[spot.row * scene.ground.columns + spot.column]!]!;
  const actors = actorsAt(scene, spot).map((actor) => actorName(actor, seats));
  const content = actors.length ? actors.join(', ') : tile.tone === 'wall' ? 'wall' : tile.tone === 'empty' ? 'empty' : tile.text;
  const walls = wallsAt(scene, spot);
  const marks = scene.marks.filter(({ row, column }) => row === spot.row && column === spot.column);
  const has = (kind: string) => marks.some((mark) => mark.kind === kind);
  return [
    spotName(scene, spot),
    content,
    walls.length ? `walls: ${walls.join(', ')}` : '',
    has('target') ? 'can be played' : '',
    has('last') ? 'last move' : '',
    has('closing') ? 'about to be lost' : '',
  ]
    .filter(Boolean)
    .join(', ');
}
