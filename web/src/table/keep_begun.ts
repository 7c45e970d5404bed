import { useEffect } from 'preact/hooks';
import { call } from '../client';
import { keepBegun } from '../continue';
import type { State } from '../protocol';

const kAfter = 800; // milliseconds without a change

// A game in which persons play is kept in this browser, so that it can be continued.
export function useKeptGame(state: State): void {
  useEffect(() => {
    const people = state.seats.some((seat) => seat.player === 'human');
    if (!people || state.ply === 0) return;
    const timer = setTimeout(() => void keep(state), kAfter);
    return () => clearTimeout(timer);
  }, [state.table, state.ply, state.over]);
}

async function keep(state: State): Promise<void> {
  try {
    const { text } = await call<{ text: string }>('table.record', { table: state.table });
    keepBegun({
      table: state.table!,
      title: state.title,
      players: state.seats.map((seat) => seat.player),
      ply: state.ply,
      over: state.over,
      record: text,
    });
  } catch {
    // It is kept at the next move.
  }
}
