import { useEffect, useMemo } from 'preact/hooks';
import { call } from '../client';
import { begun } from '../continue';
import type { PageProps } from '../pages';
import type { State } from '../protocol';
import { go } from '../router';
import { tellError } from '../status';
import { LiveTable } from '../table/live_table';
import { GameView } from './game_view';

// A game at a table of the server: people play in it, or watch it.
export function GamePage({ params }: PageProps) {
  const table = useMemo(() => new LiveTable(params.table!), [params.table]);
  useEffect(() => table.follow(), [table]);
  if (table.error.value) return <TableGone id={table.id} message={table.error.value} />;
  if (!table.state.value) return <p class="empty">Loading…</p>;
  return <GameView table={table} />;
}

// The server forgets games; this browser may still know the moves.
function TableGone({ id, message }: { id: string; message: string }) {
  const kept = begun.value.find((entry) => entry.table === id);
  const resume = () =>
    call<State>('table.open', { record: kept!.record, players: kept!.players }).then(
      (state) => go(`/game/${state.table}`, 'replace'),
      tellError,
    );
  return (
    <div class="empty">
      <h1>This game is not open</h1>
      <p>{message}</p>
      {kept ? (
        <button type="button" class="primary" onClick={() => void resume()}>
          Continue it from ply {kept.ply}
        </button>
      ) : (
        <a class="button" href="/play">
          Play another game
        </a>
      )}
    </div>
  );
}
