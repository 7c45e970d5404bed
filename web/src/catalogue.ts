import { signal } from '@preact/signals';
import { call } from './client';
import type { Catalogue, Game } from './protocol';

// What there is to play and to play with. It stays the same while the server runs, so it is asked for once.

export const catalogue = signal<Catalogue | null>(null);
export const catalogueError = signal('');

export function loadCatalogue(): void {
  call<Catalogue>('catalogue').then(
    (found) => (catalogue.value = found),
    (error: Error) => {
      catalogueError.value = error.message;
      setTimeout(loadCatalogue, 1_000);
    },
  );
}

export const gameOf = (name: string): Game | undefined => catalogue.value?.games.find((game) => game.name === name);
