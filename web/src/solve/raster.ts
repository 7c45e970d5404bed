import { heatColor, type Colors } from '../scene/colors';
import { foodOf, kWall, type Maze } from './maze';
import { type Layer, type Trace } from './trace';

// The ground of a maze with the heat of a search, a pixel per cell, which is scaled when it is painted. A step forward
// touches only the cells that were expanded since; so a hundred thousand of them are no more work than ten.

const kShades = 256;
const shades = Array.from({ length: kShades }, (_, i) => packed(heatColor(i / (kShades - 1))));

export class Raster {
  readonly canvas = document.createElement('canvas');
  readonly food: number[]; // cells
  private readonly context: CanvasRenderingContext2D;
  private readonly image: ImageData;
  private readonly pixels: Uint32Array;
  private painted = 0; // how many of trace.order
  private layer: Layer = 'order';

  constructor(
    private readonly maze: Maze,
    private readonly trace: Trace | null,
    private readonly colors: Colors,
  ) {
    this.food = foodOf(maze);
    this.canvas.width = maze.width;
    this.canvas.height = maze.height;
    this.context = this.canvas.getContext('2d')!;
    this.image = this.context.createImageData(maze.width, maze.height);
    this.pixels = new Uint32Array(this.image.data.buffer);
    this.clear();
    this.context.putImageData(this.image, 0, 0);
  }

  show(step: number, layer: Layer): void {
    const { trace } = this;
    if (!trace) return;
    const before = this.painted;
    if (layer !== this.layer || (before > 0 && trace.firstExpanded[trace.order[before - 1]!]! >= step)) this.clear();
    this.layer = layer;
    while (this.painted < trace.order.length) {
      const cell = trace.order[this.painted]!;
      if (trace.firstExpanded[cell]! >= step) break;
      const heat = trace.heat(trace.has(layer) ? layer : 'order', cell, this.painted);
      this.pixels[cell] = shades[Math.round(heat * (kShades - 1))]!;
      ++this.painted;
    }
    if (this.painted !== before || this.painted === 0) this.context.putImageData(this.image, 0, 0);
  }

  private clear(): void {
    const floor = packed(this.colors.floor);
    const wall = packed(this.colors.block);
    for (let cell = 0; cell < this.pixels.length; ++cell) {
      this.pixels[cell] = this.maze.cells[cell] === kWall ? wall : floor;
    }
    this.painted = 0;
  }
}

// "#rrggbb" or "rgb(r,g,b)" as a pixel in memory: alpha, blue, green, red.
function packed(color: string): number {
  const [red, green, blue] = color.startsWith('#')
    ? [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))
    : color.match(/\d+/g)!.map(Number);
  return ((255 << 24) | (blue! << 16) | (green! << 8) | red!) >>> 0;
}
