// Numbers and times for people.

export const number = (value: number): string => value.toLocaleString('en');

// 12.3 M, 4.5 k, 17: about three figures and a letter, as the commands print it, on one line.
export function short(value: number): string {
  for (const [size, letter] of [[1e9, 'G'], [1e6, 'M'], [1e3, 'k']] as const) {
    if (value >= size) return `${(value / size).toFixed(1)}\u00a0${letter}`;
  }
  return value.toFixed(0);
}

export function duration(ms: number): string {
  if (ms < 1) return '<1 ms';
  if (ms < 1000) return `${Math.round(ms)} ms`;
  return `${(ms / 1000).toFixed(1)} s`;
}

// 4:59, with tenths in the last ten seconds.
export function clock(ms: number): string {
  const seconds = Math.max(ms, 0) / 1000;
  if (seconds < 10) return `0:0${seconds.toFixed(1)}`;
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

const kDecided = 1_000_000;

// A value as people write it: +3, −12, or won and lost where it is decided.
export function value(worth: number): string {
  if (worth > kDecided / 2) return 'won';
  if (worth < -kDecided / 2) return 'lost';
  const rounded = Math.round(worth * 100) / 100;
  return (rounded > 0 ? '+' : rounded < 0 ? '−' : '') + Math.abs(rounded).toLocaleString('en');
}

export const plural = (count: number, one: string, many = `${one}s`): string => `${number(count)} ${count === 1 ? one : many}`;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
