import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../pages';
import { Share } from '../parts/share';
import { loadReplay, openRecord, openRecordFile, recordText, type Replay } from '../records';
import { address, setQuery } from '../router';
import { ReplayView } from './replay_view';

// A recorded game. Its address names the record, the game of the file and the ply.
export function ReplayPage({ params }: PageProps) {
  const key = params.key!;
  const number = Number(address.value.query.get('game')) || 1;
  const replay = useSignal<Replay | null>(null);
  const error = useSignal('');
  const text = recordText(key);
  useEffect(() => {
    if (text === null) return;
    loadReplay(text, number).then(
      (found) => (replay.value = found),
      (failure: Error) => (error.value = failure.message),
    );
  }, [key, number]);
  if (text === null) return <OpenPage message="This browser does not have that record." />;
  if (error.value) return <OpenPage message={error.value} />;
  if (!replay.value) return <p class="empty">Loading…</p>;
  const { games } = replay.value;
  const ply = Number(address.value.query.get('ply')) || 0;
  return (
    <ReplayView game={replay.value} ply={ply} onPly={(next) => setQuery({ ply: next || null })}>
      {games.length > 1 && (
        <label class="field">
          <span>Game</span>
          <select value={number} onChange={(event) => setQuery({ game: event.currentTarget.value, ply: null })}>
            {games.map((game) => (
              <option value={game.number}>
                {game.number}: {game.players}, {game.ending}
              </option>
            ))}
          </select>
        </label>
      )}
      <Share name="game" what={{ record: text, number }} ply={ply} record={() => Promise.resolve(text)} />
    </ReplayView>
  );
}

export const OpenReplayPage = () => <OpenPage message="" />;

function OpenPage({ message }: { message: string }) {
  const text = useSignal('');
  const submit = (event: Event) => {
    event.preventDefault();
    void openRecord(text.value);
  };
  return (
    <div class="prose">
      <h1>Replay</h1>
      {message && <p role="alert">{message}</p>}
      <p>Open a record, drop its file anywhere on this page, or paste it.</p>
      <p>
        <button type="button" class="primary" onClick={() => void openRecordFile()}>
          Open a record…
        </button>
      </p>
      <form onSubmit={submit}>
        <label class="field">
          <span>Text of a record</span>
          <textarea
            rows={8}
            spellcheck={false}
            value={text.value}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit" disabled={!text.value.trim()}>
          Show
        </button>
      </form>
    </div>
  );
}
