import type { Tone } from '../protocol';

// The colours of boards. Canvas text is invisible to checkers of contrast, so the pairs were chosen with care: letters
// at least 4.5:1 on what they stand on, shapes 3:1.

export interface Colors {
  board: string; // of squares
  lines: string;
  floor: string; // of labyrinths and corridors
  wall: string; // a line between cells
  block: string; // a cell that is a wall
  casing: string; // around pieces, to set them off from the ground
  darkCasing: string; // around small bright things
  sight: string;
  last: string;
  target: string;
  closing: string;
  cursor: string;
  label: string;
  path: string;
  pathCasing: string;
  arrow: string;
  tones: Record<Tone, string>;
  firstDisc: string;
  secondDisc: string;
  discRing: string;
}

const light: Colors = {
  board: '#dcead9',
  lines: '#8fa98c',
  floor: '#ffffff',
  wall: '#1d2b53',
  block: '#1d2b53',
  casing: '#ffffff',
  darkCasing: '#5b4300',
  sight: '#fff3c4',
  last: '#d05f00',
  target: '#0072b2',
  closing: '#c2185b',
  cursor: '#16181d',
  label: '#4d5563',
  path: '#0b7bd0',
  pathCasing: '#ffffff',
  arrow: '#7a3db8',
  tones: {
    empty: '#6b7280',
    first: '#0b62a8',
    second: '#b3261e',
    wall: '#1d2b53',
    item: '#ffc61a',
    prize: '#ff9d00',
    afraid: '#3f5bd8',
    start: '#14804a',
    goal: '#c2185b',
  },
  firstDisc: '#1b1d21',
  secondDisc: '#ffffff',
  discRing: '#1b1d21',
};

const dark: Colors = {
  board: '#2c4034',
  lines: '#5d7a68',
  floor: '#1a2130',
  wall: '#8296d8',
  block: '#4a5b96',
  casing: '#e8ebf0',
  darkCasing: '#3a2b00',
  sight: '#3b3a22',
  last: '#f0a03c',
  target: '#7cc6f2',
  closing: '#ff6fa8',
  cursor: '#ffffff',
  label: '#aab3c2',
  path: '#56b4e9',
  pathCasing: '#0c0f14',
  arrow: '#d0a3ff',
  tones: {
    empty: '#8a93a3',
    first: '#1f74bd',
    second: '#c73a31',
    wall: '#4a5b96',
    item: '#ffd24a',
    prize: '#ffad33',
    afraid: '#4f6bea',
    start: '#1a8f56',
    goal: '#d6367a',
  },
  firstDisc: '#0b0d10',
  secondDisc: '#f4f6fa',
  discRing: '#9fb3a5',
};

export const colorsOf = (theme: 'light' | 'dark'): Colors => (theme === 'dark' ? dark : light);

export const letterColor = (tone: Tone): string => (tone === 'item' || tone === 'prize' ? '#1b1d21' : '#ffffff');

const ramp = [
  [0xfe, 0xf0, 0xd9],
  [0xfd, 0xcc, 0x8a],
  [0xfc, 0x8d, 0x59],
  [0xd7, 0x50, 0x3c],
  [0x99, 0x00, 0x3c],
] as const;

// From 0, light, to 1, dark: when a cell was expanded. No shade can be mistaken for a wall.
export function heatColor(heat: number): string {
  const place = Math.min(Math.max(heat, 0), 1) * (ramp.length - 1);
  const low = Math.min(Math.floor(place), ramp.length - 2);
  const mix = ramp[low]!.map((from, i) => Math.round(from + (ramp[low + 1]![i]! - from) * (place - low)));
  return `rgb(${mix.join()})`;
}
