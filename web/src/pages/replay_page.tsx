import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameOf } from '../catalogue';
import { call } from '../client';
import { fromGiven, type Given } from '../given';
import { keep, recordText } from '../kept_records';
import type { PageProps } from '../pages';
import { Share } from '../parts/share';
import { loadReplay, openPacked, openRecord, openRecordFile, recordLink, type Replay } from '../records';
import type { State } from '../protocol';
import { address, go, setQuery } from '../router';
import { tellError } from '../status';
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
    <ReplayView
      game={replay.value}
      ply={ply}
      onPly={(next) => setQuery({ ply: next || null })}
      actions={
        <>
          <button type="button" onClick={() => void playOn(replay.value!, ply)}>
            Play on from here
          </button>
          <a class="button" href={`/analyse/${key}?number=${number}&ply=${ply}`}>
            Review
          </a>
        </>
      }
    >
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
      <Share
        name="game"
        what={{ record: text, number }}
        ply={ply}
        record={async () => text}
        link={() => recordLink(text, number, ply)}
      />
    </ReplayView>
  );
}

// A new game from the position that is shown: a person in the first seat, agents in the others.
async function playOn(replay: Replay, ply: number): Promise<void> {
  const { game, start, seed } = replay.record;
  const moves = replay.frames.slice(1, ply + 1).map(({ step }) => step!.moves);
  const players = ['human', gameOf(game)!.default_agents[1]];
  try {
    const { table } = await call<State>('table.open', { game, position: JSON.stringify(start), moves, seed, players });
    go(`/game/${table}`);
  } catch (error) {
    tellError(error);
  }
}

// A link may hold the record after its #.
function OpenAny() {
  const { hash } = address.value;
  useEffect(() => {
    if (hash) void openPacked(hash);
  }, [hash]);
  return <OpenPage message="" />;
}

function addressOfReplay({ arguments: { record, ply } }: Given): string {
  return `/replay/${keep(String(record))}${ply ? `?ply=${ply}` : ''}`;
}

export const OpenReplayPage = fromGiven(OpenAny, addressOfReplay);

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
