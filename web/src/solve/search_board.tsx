import { effect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { colorsOf } from '../scene/colors';
import type { Plan } from '../scene/plan';
import { theme } from '../theme';
import type { Maze } from './maze';
import { paintSearch, type SearchFrame } from './paint_search';
import { Raster } from './raster';
import type { Trace } from './trace';

// A maze with a search on it. Cells are pointed at and drawn on with the mouse, by touch and with a cursor.

interface SearchBoardProps extends SearchFrame {
  label: string;
  maxHeight: number;
  drawing: boolean; // touching paints, and does not scroll the page
  onPoint: (cell: number | null) => void;
  onPaint: (cell: number, begins: boolean) => void; // pressed there, or dragged over it
  onCursor: (cell: number) => void;
}

const kMaxCell = 40;
const kEdge = 2;

export function SearchBoard(props: SearchBoardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<SearchView | null>(null);
  const last = useRef<number | null>(null);
  useLayoutEffect(() => {
    view.current = new SearchView(canvas.current!, box.current!);
    const stop = effect(() => {
      theme.value;
      view.current!.restyle();
    });
    const resize = new ResizeObserver(() => view.current?.resize());
    resize.observe(box.current!);
    return () => {
      stop();
      resize.disconnect();
      view.current?.stop();
    };
  }, []);
  useLayoutEffect(() => view.current!.show(props, props.maxHeight));

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moved(props.maze, props.cursor, event.key);
    if (next !== null) props.onCursor(next);
    else if (props.drawing && (event.key === 'Enter' || event.key === ' ') && props.cursor !== null) props.onPaint(props.cursor, true);
    else return;
    event.preventDefault();
  };
  const drag = (event: PointerEvent) => {
    const cell = view.current!.cellOf(event);
    props.onPoint(cell);
    if (event.buttons !== 1 || cell === null || cell === last.current) return;
    last.current = cell;
    props.onPaint(cell, false);
  };
  const down = (event: PointerEvent) => {
    const cell = view.current!.cellOf(event);
    if (event.button !== 0 || cell === null) return;
    last.current = cell;
    props.onCursor(cell);
    props.onPaint(cell, true);
  };
  return (
    <div class="board" ref={box}>
      <canvas
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-roledescription="maze"
        aria-label={props.label}
        style={{ touchAction: props.drawing ? 'none' : 'manipulation' }}
        onKeyDown={press}
        onPointerDown={down}
        onPointerMove={drag}
        onPointerLeave={() => props.onPoint(null)}
      />
    </div>
  );
}

const kSteps: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function moved({ width, height }: Maze, cursor: number | null, key: string): number | null {
  const step = kSteps[key];
  if (!step) return null;
  if (cursor === null) return Math.floor(height / 2) * width + Math.floor(width / 2);
  const column = Math.min(Math.max((cursor % width) + step[0], 0), width - 1);
  const row = Math.min(Math.max(Math.floor(cursor / width) + step[1], 0), height - 1);
  return row * width + column;
}

// The canvas: its size, its raster, its frames.
class SearchView {
  private plan: Plan | null = null;
  private frame: SearchFrame | null = null;
  private maxHeight = 0;
  private raster: Raster | null = null;
  private rasterOf: { maze: Maze; trace: Trace | null } | null = null;
  private request = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly box: HTMLElement,
  ) {}

  show(frame: SearchFrame, maxHeight: number): void {
    const { maze } = frame;
    const resized = maze.width !== this.frame?.maze.width || maze.height !== this.frame.maze.height;
    const same = this.rasterOf?.maze === maze && this.rasterOf.trace === frame.trace;
    if (!same) this.raster = null;
    this.frame = frame;
    if (resized || maxHeight !== this.maxHeight) {
      this.maxHeight = maxHeight;
      this.resize();
    }
    this.refresh();
  }

  resize(): void {
    if (!this.frame || this.box.clientWidth === 0) return;
    const { width, height } = this.frame.maze;
    const room = Math.min((this.box.clientWidth - 2 * kEdge) / width, this.maxHeight / height, kMaxCell);
    const cell = room > 4 ? Math.floor(room) : Math.max(room, 0.25);
    this.plan = { cell, left: kEdge, top: kEdge, width: cell * width + 2 * kEdge, height: cell * height + 2 * kEdge };
    this.canvas.width = Math.round(this.plan.width * devicePixelRatio);
    this.canvas.height = Math.round(this.plan.height * devicePixelRatio);
    this.canvas.style.width = `${this.plan.width}px`;
    this.canvas.style.height = `${this.plan.height}px`;
    Object.assign(this.canvas.dataset, { cell, left: kEdge, top: kEdge }); // for whoever wants to point at a cell
    this.refresh();
  }

  restyle(): void {
    this.raster = null;
    this.refresh();
  }

  refresh(): void {
    if (!this.request) this.request = requestAnimationFrame(() => this.paint());
  }

  stop(): void {
    cancelAnimationFrame(this.request);
  }

  cellOf(event: MouseEvent): number | null {
    if (!this.plan || !this.frame) return null;
    const { left, top } = this.canvas.getBoundingClientRect();
    const column = Math.floor((event.clientX - left - this.plan.left) / this.plan.cell);
    const row = Math.floor((event.clientY - top - this.plan.top) / this.plan.cell);
    const { width, height } = this.frame.maze;
    return column < 0 || row < 0 || column >= width || row >= height ? null : row * width + column;
  }

  private paint(): void {
    this.request = 0;
    if (!this.plan || !this.frame) return;
    const colors = colorsOf(theme.value);
    const { maze, trace } = this.frame;
    if (!this.raster) {
      this.raster = new Raster(maze, trace, colors);
      this.rasterOf = { maze, trace };
    }
    const context = this.canvas.getContext('2d')!;
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.clearRect(0, 0, this.plan.width, this.plan.height);
    paintSearch(context, this.frame, this.raster, this.plan, colors);
  }
}
