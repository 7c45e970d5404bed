import type { Actor, Heading } from '../protocol';
import { letterColor, type Colors } from './colors';

// One actor, a cell as the unit. Nothing is told by colour alone: actors differ by their outlines or letters.

type Context = CanvasRenderingContext2D;

const kHood = new Path2D(
  'M-0.36 0.4V-0.04A0.36 0.36 0 0 1 0.36 -0.04V0.4L0.24 0.3L0.12 0.4L0 0.3L-0.12 0.4L-0.24 0.3z',
);
const kDiamond = new Path2D('M0 -0.45L0.45 0L0 0.45L-0.45 0z');

// `mouth` is how far a wedge is open, from 0 to 1; `turn` how much of the width of a disc is seen while it is turned.
export interface Pose {
  x: number;
  y: number;
  size: number;
  mouth: number;
  turn: number;
}

export function paintActor(context: Context, actor: Actor, pose: Pose, colors: Colors): void {
  context.save();
  context.translate(pose.x, pose.y);
  context.scale(pose.size * pose.turn, pose.size);
  context.lineJoin = 'round';
  painters[actor.outline](context, actor, pose, colors);
  context.restore();
}

const painters: Record<Actor['outline'], (context: Context, actor: Actor, pose: Pose, colors: Colors) => void> = {
  token(context, actor, _pose, colors) {
    fillCircle(context, 0, 0, 0.38, colors.tones[actor.tone], colors.casing, 0.05);
    paintLetters(context, actor.text, 0, 0, 1, letterColor(actor.tone));
  },
  // Discs of the two teams are black and white.
  disc(context, actor, _pose, colors) {
    if (actor.tone === 'first') return fillCircle(context, 0, 0, 0.38, colors.firstDisc, colors.discRing, 0.05);
    if (actor.tone === 'second') return fillCircle(context, 0, 0, 0.38, colors.secondDisc, colors.discRing, 0.05);
    fillCircle(context, 0, 0, 0.38, colors.tones[actor.tone], colors.casing, 0.1);
  },
  dot(context, actor, _pose, colors) {
    const radius = actor.tone === 'prize' ? 0.28 : 0.15;
    fillCircle(context, 0, 0, radius, colors.tones[actor.tone], colors.darkCasing, 0.05);
  },
  diamond(context, actor, _pose, colors) {
    context.fillStyle = colors.tones[actor.tone];
    context.strokeStyle = colors.casing;
    context.lineWidth = 0.1;
    context.fill(kDiamond);
    context.stroke(kDiamond);
  },
  wedge(context, actor, pose, colors) {
    const open = 0.62 * pose.mouth + 0.02;
    context.rotate(turnOf(actor.heading));
    context.beginPath();
    context.moveTo(0.04, 0);
    context.arc(0, 0, 0.42, open, -open);
    context.closePath();
    context.fillStyle = colors.tones.item;
    context.strokeStyle = colors.darkCasing;
    context.lineWidth = 0.06;
    context.fill();
    context.stroke();
  },
  hood(context, actor, _pose, colors) {
    const afraid = actor.tone === 'afraid';
    context.fillStyle = colors.tones[actor.tone];
    context.strokeStyle = colors.casing;
    context.lineWidth = 0.05;
    context.setLineDash(afraid ? [0.12, 0.08] : []);
    context.fill(kHood);
    context.stroke(kHood);
    context.setLineDash([]);
    const [dx, dy] = gaze(actor);
    for (const x of [-0.13, 0.13]) {
      fillCircle(context, x, -0.12, 0.1, '#ffffff');
      if (!afraid) fillCircle(context, x + dx, -0.12 + dy, 0.05, '#10204a');
    }
    paintLetters(context, actor.text, 0, 0.15, 0.6, letterColor(actor.tone));
  },
};

// From facing right, clockwise.
export const turnOf = (heading: Heading | undefined): number =>
  ({ up: -Math.PI / 2, down: Math.PI / 2, left: Math.PI, right: 0 })[heading ?? 'right'];

function gaze(actor: Actor): [number, number] {
  if (!actor.heading) return [0, 0];
  const turn = turnOf(actor.heading);
  return [0.045 * Math.cos(turn), 0.045 * Math.sin(turn)];
}

function fillCircle(
  context: Context, x: number, y: number, radius: number, fill: string, ring = '', width = 0,
): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
  if (!ring) return;
  context.strokeStyle = ring;
  context.lineWidth = width;
  context.stroke();
}

const kLetterHeight = 0.5;
const kTextWidth = 0.66; // what fits into a token

// Long texts are made small enough for a token.
export function paintLetters(context: Context, text: string, x: number, y: number, size: number, color: string): void {
  if (!text.trim()) return;
  context.save();
  context.translate(x, y);
  context.fillStyle = color;
  context.font = '700 20px system-ui, sans-serif';
  // Browsers round small fonts, so letters are drawn large and scaled.
  const scale = size * Math.min(kLetterHeight / 20, kTextWidth / context.measureText(text).width);
  context.scale(scale, scale);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, 0, 1);
  context.restore();
}
