import type { Mark, Scene } from '../protocol';
import type { Colors } from '../scene/colors';
import { paintLetters } from '../scene/paint_actor';

// The best moves on the board: an arrow from whoever moves to where it goes, or a ring where a piece is put; with its
// rank, so that the colour is not needed.

type Context = CanvasRenderingContext2D;

const kWidths = [0.16, 0.11, 0.08];
const kHead = 0.3;

export function moveArrows(scene: Scene, seat: number, moves: string[]): ((context: Context, colors: Colors) => void) | undefined {
  const found = moves.slice(0, kWidths.length).flatMap((move, rank) => {
    const target = scene.marks.find((mark) => mark.kind === 'target' && mark.move === move);
    return target ? [{ target, rank }] : [];
  });
  if (!found.length) return undefined;
  const own = scene.actors.filter((actor) => actor.id && actor.seat === seat);
  const from = own.length === 1 ? own[0]! : null;
  return (context, colors) => {
    for (const { target, rank } of found.toReversed()) {
      context.save();
      context.strokeStyle = context.fillStyle = colors.arrow;
      context.lineWidth = kWidths[rank]!;
      context.lineCap = 'round';
      const moves = from && (from.row !== target.row || from.column !== target.column);
      if (moves) paintArrow(context, from.column + 0.5, from.row + 0.5, target);
      else paintRing(context, target);
      paintRank(context, target, rank, colors);
      context.restore();
    }
  };
}

function paintArrow(context: Context, x: number, y: number, { row, column }: Mark): void {
  const [toX, toY] = [column + 0.5, row + 0.5];
  const turn = Math.atan2(toY - y, toX - x);
  const length = Math.hypot(toX - x, toY - y);
  context.translate(x, y);
  context.rotate(turn);
  context.beginPath();
  context.moveTo(0.2, 0);
  context.lineTo(length - kHead, 0);
  context.stroke();
  context.beginPath();
  context.moveTo(length, 0);
  context.lineTo(length - kHead, -kHead / 2);
  context.lineTo(length - kHead, kHead / 2);
  context.fill();
  context.rotate(-turn);
  context.translate(-x, -y);
}

function paintRing(context: Context, { row, column }: Mark): void {
  context.beginPath();
  context.arc(column + 0.5, row + 0.5, 0.34, 0, 2 * Math.PI);
  context.lineWidth *= 0.6;
  context.stroke();
}

function paintRank(context: Context, { row, column }: Mark, rank: number, colors: Colors): void {
  context.beginPath();
  context.arc(column + 0.78, row + 0.22, 0.2, 0, 2 * Math.PI);
  context.fillStyle = colors.arrow;
  context.fill();
  paintLetters(context, String(rank + 1), column + 0.78, row + 0.22, 0.62, colors.pathCasing);
}
