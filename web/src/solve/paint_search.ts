import type { Actor } from '../protocol';
import type { Colors } from '../scene/colors';
import { paintActor } from '../scene/paint_actor';
import type { Plan } from '../scene/plan';
import { cellOf, contains, type Maze, type Point } from './maze';
import type { Raster } from './raster';
import type { Layer, Trace } from './trace';

// A search on its maze at one step of its animation.

type Context = CanvasRenderingContext2D;

export interface SearchFrame {
  maze: Maze;
  start: Point | null;
  goal: Point | null;
  trace: Trace | null;
  step: number;
  layer: Layer;
  cursor: number | null; // a cell
}

const kStartActor: Actor = { row: 0, column: 0, outline: 'disc', text: 'S', tone: 'start' };
const kGoalActor: Actor = { row: 0, column: 0, outline: 'diamond', text: 'G', tone: 'goal' };
const kMinOutline = 5; // pixels of a cell from which on the frontier is outlined, and not filled
const kFrontierLine = 1.5; // pixels, at least
const kMinFood = 4; // cells in which dots are painted

export function paintSearch(context: Context, frame: SearchFrame, raster: Raster, plan: Plan, colors: Colors): void {
  const { maze, trace, step } = frame;
  raster.show(step, frame.layer);
  context.save();
  context.translate(plan.left, plan.top);
  context.scale(plan.cell, plan.cell);
  context.imageSmoothingEnabled = false;
  context.drawImage(raster.canvas, 0, 0, maze.width, maze.height);
  if (trace) paintFrontier(context, maze, trace, step, plan.cell, colors);
  if (trace && step >= trace.steps) paintWay(context, trace.answer.way, maze.width, plan.cell, colors);
  if (plan.cell >= kMinFood) paintFood(context, raster.food, maze.width, colors);
  const scale = Math.max(1, 12 / plan.cell);
  if (frame.goal) paintMarker(context, kGoalActor, maze, frame.goal, scale, colors);
  if (frame.start) paintMarker(context, kStartActor, maze, frame.start, scale, colors);
  if (frame.cursor !== null) paintCursor(context, frame.cursor, maze.width, plan.cell, colors);
  context.restore();
}

function paintFood(context: Context, food: number[], columns: number, colors: Colors): void {
  const dots = new Path2D();
  for (const cell of food) {
    const [x, y] = [(cell % columns) + 0.5, Math.floor(cell / columns) + 0.5];
    dots.moveTo(x + 0.16, y);
    dots.arc(x, y, 0.16, 0, 2 * Math.PI);
  }
  context.fillStyle = colors.tones.item;
  context.strokeStyle = colors.darkCasing;
  context.lineWidth = 0.08;
  context.fill(dots);
  context.stroke(dots);
}

function paintFrontier(
  context: Context, maze: Maze, trace: Trace, step: number, size: number, colors: Colors,
): void {
  const outlined = size >= kMinOutline;
  const width = Math.max(0.16, kFrontierLine / size);
  const inset = outlined ? width / 2 : 0;
  const cells = new Path2D();
  for (let i = 0; i < trace.reachedCells.length && trace.reachedBy[i]! < step; ++i) {
    const cell = trace.reachedCells[i]!;
    if (trace.firstExpanded[cell]! < step) continue;
    cells.rect((cell % maze.width) + inset, Math.floor(cell / maze.width) + inset, 1 - 2 * inset, 1 - 2 * inset);
  }
  context.lineWidth = width;
  context.strokeStyle = context.fillStyle = colors.target;
  if (outlined) context.stroke(cells);
  else context.fill(cells);
}

function paintWay(context: Context, way: number[], columns: number, size: number, colors: Colors): void {
  if (way.length < 2) return;
  const line = new Path2D();
  for (const cell of way) line.lineTo((cell % columns) + 0.5, Math.floor(cell / columns) + 0.5);
  const width = Math.max(0.28, 2 / size);
  context.lineCap = context.lineJoin = 'round';
  context.strokeStyle = colors.pathCasing;
  context.lineWidth = width + Math.max(0.2, 2 / size);
  context.stroke(line);
  context.strokeStyle = colors.path;
  context.lineWidth = width;
  context.stroke(line);
}

function paintMarker(
  context: Context, actor: Actor, maze: Maze, point: Point, scale: number, colors: Colors,
): void {
  if (!contains(maze, point)) return;
  const cell = cellOf(maze, point);
  const pose = { x: (cell % maze.width) + 0.5, y: Math.floor(cell / maze.width) + 0.5, size: scale, mouth: 0, turn: 1 };
  paintActor(context, actor, pose, colors);
}

function paintCursor(context: Context, cell: number, columns: number, size: number, colors: Colors): void {
  const width = Math.max(0.14, 2 / size);
  for (const [color, line] of [[colors.casing, 2 * width], [colors.cursor, width]] as const) {
    context.strokeStyle = color;
    context.lineWidth = line;
    context.strokeRect(cell % columns, Math.floor(cell / columns), 1, 1);
  }
}
