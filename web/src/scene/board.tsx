import { effect, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Scene } from '../protocol';
import { remembered } from '../store';
import { reducedMotion, theme } from '../theme';
import { colorsOf, type Colors } from './colors';
import { describeCell, moveAt } from './describe';
import { Glide } from './glide';
import { paintScene } from './paint';
import { paintGround } from './paint_ground';
import { planFor, spotAt, type Plan, type Spot } from './plan';
import { TextBoard } from './text_board';

// Any scene on a canvas: it glides from one to the next, and lets people choose cells with the mouse, by touch and with
// a cursor. All that it knows is the scene.

export interface BoardProps {
  scene: Scene;
  label: string; // what it is a board of, for screen readers
  seats?: string[];
  // A cell that plays a move was chosen.
  onMove?: ((move: string) => void) | undefined;
  // Any cell was chosen, for editors; or pointed at (null: no longer).
  onCell?: ((spot: Spot) => void) | undefined;
  onPoint?: ((spot: Spot | null) => void) | undefined;
  hint?: string; // a move to point out
  hideTargets?: boolean; // cells can be chosen, but are not marked
  glideMs?: number; // how long an actor takes from cell to cell
  steady?: boolean; // without slowing down: in a game to a beat
  maxHeight?: number; // in CSS pixels; default: what the window has
  // Painted over everything, a cell as the unit: arrows, numbers.
  overlay?: ((context: CanvasRenderingContext2D, colors: Colors) => void) | undefined;
  still?: boolean; // a picture: no cursor, no labels, not focusable
  arrowsMoveCursor?: boolean; // false: the page gives arrows another meaning
}

export const textBoard = remembered('text-board', false);

const kGlide = 160;
const kAround = 220; // pixels of the window for what is above and below a board
const kMinHeight = 260;

export function Board(props: BoardProps) {
  const { scene, label, seats = [], onMove, still = false } = props;
  if (textBoard.value && !still) return <TextBoard {...{ scene, seats, label, onMove }} />;
  return <CanvasBoard {...props} />;
}

function CanvasBoard(props: BoardProps) {
  const { scene, label, seats = [], still = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const cursor = useSignal<Spot | null>(null);
  const view = useRef<BoardView | null>(null);

  useLayoutEffect(() => {
    view.current = new BoardView(canvas.current!, box.current!, () => cursor.value);
    const repaint = effect(() => {
      theme.value;
      view.current!.restyle();
    });
    const resize = new ResizeObserver(() => view.current?.resize());
    resize.observe(box.current!);
    return () => {
      repaint();
      resize.disconnect();
      view.current?.stop();
    };
  }, []);
  useLayoutEffect(() => view.current!.show(props));
  useEffect(() => view.current!.refresh(), [cursor.value]);

  if (still) {
    return (
      <div class="board" ref={box}>
        <canvas ref={canvas} role="img" aria-label={label} />
      </div>
    );
  }
  const choose = (spot: Spot) => {
    props.onCell?.(spot);
    const move = moveAt(scene, spot);
    if (move !== undefined) props.onMove?.(move);
  };
  const spotOf = (event: PointerEvent | MouseEvent) => view.current!.spotOf(event);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = props.arrowsMoveCursor === false ? null : moved(cursor.value ?? startOf(scene), event.key, scene);
    if (next) cursor.value = next;
    else if (event.key === 'Enter' && cursor.value) choose(cursor.value);
    else return;
    event.preventDefault();
  };
  const where = cursor.value ? `Cursor: ${describeCell(scene, cursor.value, seats)}.` : '';
  return (
    <div class="board" ref={box}>
      <canvas
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-roledescription="board"
        aria-label={`${label}. ${where}`}
        onKeyDown={press}
        onClick={(event) => {
          const spot = spotOf(event);
          if (spot) choose(spot);
        }}
        onPointerMove={(event) => {
          const spot = spotOf(event);
          canvas.current!.style.cursor = spot && props.onMove && moveAt(scene, spot) !== undefined ? 'pointer' : '';
          props.onPoint?.(spot);
        }}
        onPointerLeave={() => props.onPoint?.(null)}
      />
      <span class="hidden" aria-live="polite">
        {where}
      </span>
    </div>
  );
}

const kSteps: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

// The first target, or else the middle.
function startOf({ marks, ground }: Scene): Spot {
  const target = marks.find((mark) => mark.kind === 'target');
  return target ?? { row: Math.floor(ground.rows / 2), column: Math.floor(ground.columns / 2) };
}

function moved({ row, column }: Spot, key: string, { ground }: Scene): Spot | null {
  const step = kSteps[key];
  if (!step) return null;
  const clamp = (value: number, size: number) => Math.min(Math.max(value, 0), size - 1);
  return { row: clamp(row + step[0], ground.rows), column: clamp(column + step[1], ground.columns) };
}

// The canvas behind a board: its size, its painted ground, its frames.
class BoardView {
  private glide = new Glide();
  private ground = document.createElement('canvas');
  private groundOf: Scene['ground'] | null = null;
  private plan: Plan | null = null;
  private props: BoardProps | null = null;
  private frame = 0;

  constructor(
    private canvas: HTMLCanvasElement,
    private box: HTMLElement,
    private cursor: () => Spot | null,
  ) {}

  show(props: BoardProps): void {
    const changed = this.props?.scene !== props.scene;
    const { rows, columns } = props.scene.ground;
    const resized = this.props?.scene.ground.rows !== rows || this.props.scene.ground.columns !== columns;
    this.props = props;
    const duration = reducedMotion.value || props.still ? 0 : (props.glideMs ?? kGlide);
    if (changed) this.glide.show(props.scene, performance.now(), duration, props.steady ?? false);
    if (resized) this.resize();
    else this.refresh();
  }

  resize(): void {
    if (!this.props || this.box.clientWidth === 0) return;
    const height = this.props.maxHeight ?? Math.max(innerHeight - kAround, kMinHeight);
    this.plan = planFor(this.props.scene.ground, this.box.clientWidth, height, !this.props.still);
    for (const canvas of [this.canvas, this.ground]) {
      canvas.width = Math.round(this.plan.width * devicePixelRatio);
      canvas.height = Math.round(this.plan.height * devicePixelRatio);
    }
    this.canvas.style.width = `${this.plan.width}px`;
    this.canvas.style.height = `${this.plan.height}px`;
    const { cell, left, top } = this.plan;
    Object.assign(this.canvas.dataset, { cell, left, top }); // for whoever wants to point at a cell
    this.restyle();
  }

  restyle(): void {
    this.groundOf = null;
    this.refresh();
  }

  refresh(): void {
    if (!this.frame) this.frame = requestAnimationFrame((now) => this.paint(now));
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  spotOf(event: MouseEvent): Spot | null {
    if (!this.plan || !this.props) return null;
    const { left, top } = this.canvas.getBoundingClientRect();
    return spotAt(this.plan, this.props.scene.ground, event.clientX - left, event.clientY - top);
  }

  private paint(now: number): void {
    this.frame = 0;
    if (!this.plan || !this.props) return;
    const { scene, hint = '', hideTargets = false, overlay, still } = this.props;
    const colors = colorsOf(theme.value);
    const context = this.canvas.getContext('2d')!;
    this.paintGround(colors);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    context.drawImage(this.ground, 0, 0);
    context.scale(devicePixelRatio, devicePixelRatio);
    const cursor = still ? null : this.cursor();
    paintScene(context, { scene, seen: this.glide.seen(now), cursor, hint, hideTargets, now }, this.plan, colors);
    if (overlay) {
      context.translate(this.plan.left, this.plan.top);
      context.scale(this.plan.cell, this.plan.cell);
      overlay(context, colors);
    }
    if (this.glide.busy(now)) this.refresh();
  }

  private paintGround(colors: Colors): void {
    const { scene, still } = this.props!;
    if (this.groundOf === scene.ground) return;
    this.groundOf = scene.ground;
    const context = this.ground.getContext('2d')!;
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.clearRect(0, 0, this.plan!.width, this.plan!.height);
    paintGround(context, scene, this.plan!, colors, !still);
  }
}
