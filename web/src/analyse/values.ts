import * as format from '../format';
import type { Analysis, ValueKind } from './types';

// Values in words, and as a share of a bar. They are those of the first team.

const kDecided = 1_000_000;
const kLargeMargin = 12;
const kSmallScale = 12; // where all values are small
export const isDecided = (value: number): boolean => Math.abs(value) > kDecided / 2;

export function valueText(value: number, teams: string[], kind?: ValueKind, winsIn?: number): string {
  if (!isDecided(value)) return format.value(value) + (kind === 'proven' ? ', exact' : '');
  const winner = teams[value > 0 ? 0 : 1]!;
  const margin = Math.abs(value) - kDecided;
  if (winsIn !== undefined) return `${winner} wins in ${format.plural(winsIn, 'move')}`;
  const wins = kind === 'estimate' ? 'probably wins' : 'wins'; // an estimate does not say it as a fact
  if (margin <= 0) return `${winner} ${wins}`;
  return `${winner} ${wins} by ${kind === 'forced' ? 'at least ' : ''}${format.number(margin)}`;
}

export const kKindTexts: Record<ValueKind, string> = {
  estimate: 'an estimate',
  selective: 'solved selectively: unlikely lines were left out',
  forced: 'a result that can be forced',
  proven: 'exact: all play was followed to the end',
};

// How deep a search is, what it cost, how fast it was and how full its table is, as far as there is something to say.
export function effortText({ depth, nodes, ms, hash_permille, stopped }: Analysis): string {
  const parts = [
    depth > 0 && `depth ${depth}`,
    nodes > 0 && format.plural(nodes, 'node'),
    format.duration(ms),
    nodes > 0 && ms > 0 && `${format.short((1000 * nodes) / ms)}\u00a0nodes/s`,
    hash_permille !== undefined && `hash ${Math.round(hash_permille / 10)} %`,
    stopped && `stopped: ${stopped}`,
  ];
  return parts.filter(Boolean).join(', ');
}

// From 0, lost for the first team, to 1. A decided game is beyond every estimate. `scale` is what a large advantage is in this game.
export function shareOf(value: number, scale: number): number {
  if (!isDecided(value)) return 0.5 + 0.4 * Math.tanh(value / scale);
  const margin = Math.max(Math.abs(value) - kDecided, 0);
  return 0.5 + Math.sign(value) * (0.42 + 0.08 * Math.tanh(margin / kLargeMargin));
}

// Twice the typical size of the estimates, so that both small and large ones can be told apart.
export function scaleOf(values: number[]): number {
  const sizes = values.filter((value) => !isDecided(value)).map(Math.abs).sort((a, b) => a - b);
  return Math.max(2 * (sizes[Math.floor(sizes.length / 2)] ?? 0), kSmallScale);
}
