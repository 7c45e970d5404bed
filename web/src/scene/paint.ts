import type { Mark, Scene } from '../protocol';
import type { Colors } from './colors';
import type { Seen } from './glide';
import { paintActor } from './paint_actor';
import { paintExpansion, paintWalls } from './paint_ground';
import type { Plan, Spot } from './plan';

// What changes on a board, painted over its ground in every frame.

type Context = CanvasRenderingContext2D;

export interface Frame {
  scene: Scene;
  seen: Seen[];
  cursor: Spot | null;
  hint: string; // the move that is pointed out, or nothing
  hideTargets: boolean;
  now: number;
}

export function paintScene(context: Context, frame: Frame, plan: Plan, colors: Colors): void {
  const { scene } = frame;
  context.save();
  context.translate(plan.left, plan.top);
  context.scale(plan.cell, plan.cell);
  paintExpansion(context, scene);
  for (const mark of scene.marks) paintBelow(context, mark, colors);
  paintWalls(context, scene.ground, colors);
  paintPath(context, scene, colors);
  paintActors(context, frame, Math.max(1, 10 / plan.cell), colors);
  const taken = new Set(scene.actors.map(({ row, column }) => `${row},${column}`));
  for (const mark of scene.marks) {
    if (mark.kind === 'target' && !frame.hideTargets) paintTarget(context, mark, taken.has(`${mark.row},${mark.column}`), frame, colors);
  }
  if (frame.cursor) paintCursor(context, frame.cursor, colors);
  context.restore();
}

function paintBelow(context: Context, { kind, row, column }: Mark, colors: Colors): void {
  if (kind === 'sight') {
    context.fillStyle = colors.sight;
    context.fillRect(column, row, 1, 1);
    context.fillStyle = colors.label;
    dot(context, column + 0.5, row + 0.5, 0.06);
    context.fill();
  } else if (kind === 'closing') {
    context.setLineDash([0.15, 0.1]);
    frameCell(context, row, column, 0.05, colors.closing, 0.06);
    context.setLineDash([]);
  } else if (kind === 'last') {
    frameCell(context, row, column, 0.06, colors.last, 0.07);
  }
}

function frameCell(context: Context, row: number, column: number, inset: number, color: string, width: number): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.strokeRect(column + inset, row + inset, 1 - 2 * inset, 1 - 2 * inset);
}

function dot(context: Context, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

// A ring where one may move to: in the middle of an empty cell, in the corner of another. A hint is a filled one.
function paintTarget(context: Context, mark: Mark, taken: boolean, frame: Frame, colors: Colors): void {
  const aside = taken ? 0.36 : 0;
  const hinted = mark.move === frame.hint && frame.hint !== '';
  context.strokeStyle = context.fillStyle = colors.target;
  context.lineWidth = 0.06;
  dot(context, mark.column + 0.5 + aside, mark.row + 0.5 - aside, taken ? 0.09 : hinted ? 0.22 : 0.13);
  if (hinted) context.fill();
  context.stroke();
  if (hinted) frameCell(context, mark.row, mark.column, 0.1, colors.target, 0.08);
}

function paintCursor(context: Context, { row, column }: Spot, colors: Colors): void {
  frameCell(context, row, column, 0.03, colors.casing, 0.14);
  frameCell(context, row, column, 0.03, colors.cursor, 0.08);
}

function paintPath(context: Context, scene: Scene, colors: Colors): void {
  const path = scene.search?.path ?? [];
  if (path.length < 2) return;
  const { columns } = scene.ground;
  const line = new Path2D();
  for (const cell of path) line.lineTo((cell % columns) + 0.5, Math.floor(cell / columns) + 0.5);
  context.lineCap = context.lineJoin = 'round';
  context.strokeStyle = colors.pathCasing;
  context.lineWidth = 0.44;
  context.stroke(line);
  context.strokeStyle = colors.path;
  context.lineWidth = 0.24;
  context.stroke(line);
}

// How large each of two, or of more, is who share a cell.
const kPairSize = 0.74;
const kCrowdSize = 0.6;

// Those who share a cell stand in a ring around its middle, and smaller; dots lie under whoever stands on them.
function paintActors(context: Context, { seen, now }: Frame, scale: number, colors: Colors): void {
  const crowds = new Map<string, { size: number; placed: number }>();
  const place = ({ row, column }: Seen) => `${row},${column}`;
  for (const each of seen) {
    if (each.actor.outline === 'dot') continue;
    const crowd = crowds.get(place(each)) ?? { size: 0, placed: 0 };
    crowds.set(place(each), { ...crowd, size: crowd.size + 1 });
  }
  for (const each of seen) {
    const lies = each.actor.outline === 'dot';
    const crowd = lies ? undefined : crowds.get(place(each));
    const shares = crowd !== undefined && crowd.size > 1;
    const angle = shares ? 3.6 + (2 * Math.PI * ++crowd.placed) / crowd.size : 0;
    const away = shares ? 0.24 : 0;
    const mouth = each.moving ? Math.abs(Math.sin(now / 90)) : 0.75;
    const pose = {
      x: each.column + 0.5 + away * Math.cos(angle),
      y: each.row + 0.5 + away * Math.sin(angle),
      size: each.size * (lies ? 1 : scale) * (!shares ? 1 : crowd.size === 2 ? kPairSize : kCrowdSize),
      mouth,
      turn: each.turn,
    };
    paintActor(context, each.actor, pose, colors);
  }
}
