import type { Ground, Heading, Scene } from '../protocol';
import { heatColor, type Colors } from './colors';
import { paintLetters, turnOf } from './paint_actor';
import { kLabel, type Plan } from './plan';
import { edgeAbove, edgeLeft, type Edge } from './walls';

// What stays the same from one state to the next, so that it is painted once and copied into each frame.

type Context = CanvasRenderingContext2D;

export function paintGround(context: Context, scene: Scene, plan: Plan, colors: Colors, labelled: boolean): void {
  const { ground } = scene;
  context.save();
  context.translate(plan.left, plan.top);
  context.scale(plan.cell, plan.cell);
  context.beginPath();
  context.rect(0, 0, ground.columns, ground.rows);
  context.clip();
  context.fillStyle = ground.tiling === 'squares' ? colors.board : colors.floor;
  context.fillRect(0, 0, ground.columns, ground.rows);
  paintTiles(context, ground, colors);
  if (ground.tiling === 'squares') paintLines(context, ground, colors);
  context.restore();
  if (labelled) paintLabels(context, ground, plan, colors);
}

function paintTiles(context: Context, ground: Ground, colors: Colors): void {
  ground.cells.forEach((number, cell) => {
    const tile = ground.tiles[number]!;
    if (tile.tone === 'empty') return;
    const row = Math.floor(cell / ground.columns);
    const column = cell % ground.columns;
    context.fillStyle = colors.block;
    if (tile.tone === 'wall') context.fillRect(column, row, 1.01, 1.01);
    else paintLetters(context, tile.text, column + 0.5, row + 0.5, 1, colors.label);
  });
}

function paintLines(context: Context, ground: Ground, colors: Colors): void {
  context.beginPath();
  for (let row = 0; row <= ground.rows; ++row) {
    context.moveTo(0, row);
    context.lineTo(ground.columns, row);
  }
  for (let column = 0; column <= ground.columns; ++column) {
    context.moveTo(column, 0);
    context.lineTo(column, ground.rows);
  }
  context.strokeStyle = colors.lines;
  context.lineWidth = 0.03;
  context.stroke();
}

const kLabelHeight = 15;

const widestOf = (context: Context, labels: string[] = []): number =>
  Math.max(0, ...labels.map((label) => context.measureText(label).width)) + 4;

// Where cells are small, only every second or third label has room.
function paintLabels(context: Context, ground: Ground, plan: Plan, colors: Colors): void {
  context.fillStyle = colors.label;
  context.font = '13px system-ui, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const middle = (index: number) => (index + 0.5) * plan.cell;
  const put = (labels: string[] | undefined, room: number, place: (label: string, index: number) => void) => {
    const every = Math.ceil(room / plan.cell);
    labels?.forEach((label, index) => index % every === 0 && place(label, index));
  };
  const putColumns = (labels: string[] | undefined, y: number) =>
    put(labels, widestOf(context, labels), (label, i) => context.fillText(label, plan.left + middle(i), y));
  putColumns(ground.column_labels, plan.top - kLabel / 2);
  putColumns(ground.bottom_column_labels, plan.top + ground.rows * plan.cell + kLabel / 2);
  context.textAlign = 'right';
  put(ground.row_labels, kLabelHeight, (label, i) => context.fillText(label, plan.left - 8, plan.top + middle(i)));
}

// A wall that stops from one side only is thinner and has an arrow through it, the way that is open.
export function paintWalls(context: Context, ground: Ground, colors: Colors): void {
  if (!ground.walls?.length) return;
  const whole = new Path2D();
  const thin = new Path2D();
  const arrows: { x: number; y: number; open: Heading }[] = [];
  const put = (edge: Edge, x: number, y: number, dx: number, dy: number, back: Heading, onward: Heading) => {
    if (edge === 'none') return;
    const path = edge === 'wall' ? whole : thin;
    path.moveTo(x, y);
    path.lineTo(x + dx, y + dy);
    if (edge !== 'wall') arrows.push({ x: x + dx / 2, y: y + dy / 2, open: edge === 'open_back' ? back : onward });
  };
  for (let row = 0; row <= ground.rows; ++row) {
    for (let column = 0; column <= ground.columns; ++column) {
      put(edgeAbove(ground, row, column), column, row, 1, 0, 'up', 'down');
      put(edgeLeft(ground, row, column), column, row, 0, 1, 'left', 'right');
    }
  }
  context.strokeStyle = context.fillStyle = colors.wall;
  context.lineCap = 'square';
  context.lineWidth = 0.1;
  context.stroke(whole);
  context.lineWidth = 0.05;
  context.stroke(thin);
  for (const { x, y, open } of arrows) paintArrowHead(context, x, y, open);
}

function paintArrowHead(context: Context, x: number, y: number, open: Heading): void {
  context.save();
  context.translate(x, y);
  context.rotate(turnOf(open));
  context.fill(new Path2D('M-0.1 -0.16L0.14 0L-0.1 0.16z'));
  context.restore();
}

// Shades are even among cells, not among expansions: where a cell stands for many states, the ramp would end early.
export function paintExpansion(context: Context, scene: Scene): void {
  const first = scene.search?.first_expanded;
  if (!first) return;
  const order = first.map((time, cell) => ({ time, cell })).filter(({ time }) => time >= 0);
  order.sort((a, b) => a.time - b.time);
  order.forEach(({ cell }, rank) => {
    context.fillStyle = heatColor(rank / Math.max(order.length - 1, 1));
    context.fillRect(cell % scene.ground.columns, Math.floor(cell / scene.ground.columns), 1.01, 1.01);
  });
}
