import type { Answer } from './types';

// How a search went on, cell by cell, in packed arrays: each step of the animation touches only what changed.

export type Layer = 'order' | 'g' | 'h' | 'f';
export const kLayers: Layer[] = ['order', 'g', 'h', 'f'];

export const kNever = 0x7fffffff;

export class Trace {
  readonly steps: number;
  readonly firstExpanded: Int32Array; // by cell: the step, from 0 on
  readonly order: Int32Array; // cells in the order of their first expansion
  readonly reachedCells: Int32Array;
  readonly reachedBy: Int32Array;
  private readonly lastBefore: number[]; // cells by step, for what a cell showed when it was last expanded
  private readonly ranges = new Map<Layer, [number, number]>();

  constructor(
    readonly answer: Answer,
    cells: number,
  ) {
    this.lastBefore = answer.expansion;
    this.steps = answer.expansion.length;
    this.firstExpanded = new Int32Array(cells).fill(kNever);
    const order: number[] = [];
    answer.expansion.forEach((cell, step) => {
      if (this.firstExpanded[cell] !== kNever) return;
      this.firstExpanded[cell] = step;
      order.push(cell);
    });
    this.order = Int32Array.from(order);
    this.reachedCells = Int32Array.from(answer.reached?.cells ?? []);
    this.reachedBy = Int32Array.from(answer.reached?.by ?? []);
  }

  has(layer: Layer): boolean {
    if (layer === 'order') return this.steps > 0;
    return Boolean(this.answer[layer]);
  }

  value(layer: Layer, step: number): number {
    return layer === 'order' ? step : this.answer[layer]![step]!;
  }

  // From 0 to 1 within everything that this search saw.
  heat(layer: Layer, cell: number, rank: number): number {
    if (layer === 'order') return rank / Math.max(this.order.length - 1, 1);
    const [least, most] = this.range(layer);
    return most === least ? 0 : (this.value(layer, this.firstExpanded[cell]!) - least) / (most - least);
  }

  // The last expansion of a cell before `step`, or null.
  lastExpansion(cell: number, step: number): number | null {
    if (this.firstExpanded[cell]! >= step) return null;
    const found = this.lastBefore.lastIndexOf(cell, step - 1);
    return found < 0 ? null : found;
  }

  waits(cell: number, step: number): boolean {
    const index = this.reachedCells.indexOf(cell);
    return index >= 0 && this.reachedBy[index]! < step && this.firstExpanded[cell]! >= step;
  }

  private range(layer: Layer): [number, number] {
    const known = this.ranges.get(layer);
    if (known) return known;
    const range: [number, number] = [Infinity, -Infinity];
    for (const cell of this.order) {
      const value = this.value(layer, this.firstExpanded[cell]!);
      range[0] = Math.min(range[0], value);
      range[1] = Math.max(range[1], value);
    }
    this.ranges.set(layer, range);
    return range;
  }
}
