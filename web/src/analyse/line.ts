import type { Address } from '../router';

// A game to look into: where it starts and what was played. The address holds it after the #, since positions are long:
// /analyse?game=reversi&ply=3#position=…&moves=d3 c3

export interface Line {
  game: string; // a spec; of a position the name alone
  position: string; // in any notation; empty: the start of the game
  seed: string; // of a start that is drawn
  steps: string[][]; // one move per mover
}

export function readLine({ query, hash }: Pick<Address, 'query' | 'hash'>): Line | null {
  const inHash = new URLSearchParams(hash);
  const get = (name: string) => inHash.get(name) ?? query.get(name) ?? '';
  const game = get('game');
  if (!game) return null;
  return { game, position: get('position'), seed: get('seed'), steps: readSteps(get('moves')) };
}

export const readSteps = (text: string): string[][] =>
  text.split(' ').filter(Boolean).map((step) => step.split('|'));

export const stepsText = (steps: string[][]): string => steps.map((step) => step.join('|')).join(' ');

// What the query has besides is kept: agents, limits.
export function lineAddress(path: string, line: Line, query: URLSearchParams): string {
  const next = new URLSearchParams(query);
  for (const name of ['position', 'moves', 'seed', 'record']) next.delete(name);
  next.set('game', line.game);
  const hash = new URLSearchParams();
  if (line.position) hash.set('position', line.position);
  if (line.seed) hash.set('seed', line.seed);
  if (line.steps.length) hash.set('moves', stepsText(line.steps));
  const hashText = hash.toString();
  return `${path}?${next}${hashText && `#${hashText}`}`;
}

// The arguments of every call about a position.
export const lineArguments = ({ game, position, seed, steps }: Line, ply = steps.length): Record<string, unknown> => ({
  game,
  ...(position && { position }),
  ...(seed && { seed: Number(seed) }),
  moves: steps.slice(0, ply),
});
