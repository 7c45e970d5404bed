import { signal } from '@preact/signals';
import { call } from './client';
import type { Agent, Catalogue, Game } from './protocol';

// What there is to play and to play with. It stays the same while the server runs, so it is asked for once.

export const catalogue = signal<Catalogue | null>(null);
export const catalogueError = signal('');

export function loadCatalogue(): void {
  call<Catalogue>('catalogue').then(
    (found) => (catalogue.value = { ...found, games: found.games.map((game) => ({ ...game, agents: inOrder(game.agents) })) }),
    (error: Error) => {
      catalogueError.value = error.message;
      setTimeout(loadCatalogue, 1_000);
    },
  );
}

// Who is worth asking in any game comes first; the others follow as their game lists them.
const kFirstAgents = ['human', 'level', 'engine', 'mcts'];

export function inOrder(agents: Agent[]): Agent[] {
  const first = kFirstAgents.flatMap((name) => agents.filter((agent) => agent.name === name));
  return [...first, ...agents.filter((agent) => !first.includes(agent))];
}

export const gameOf = (name: string): Game | undefined => catalogue.value?.games.find((game) => game.name === name);
