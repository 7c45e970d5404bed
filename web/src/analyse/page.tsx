import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameOf } from '../catalogue';
import { call } from '../client';
import { fromGiven } from '../given';
import type { PageProps } from '../pages';
import { keep, recordText } from '../kept_records';
import { address, go } from '../router';
import { readSpec } from '../spec';
import { addressOfAnalysis } from './given';
import { readLine, type Line } from './line';
import { OpenForm } from './open_form';
import { Study } from './study';

// A position or a game to look into: from the address, from a table, or from a record of this browser.

export const AnalysePage = fromGiven(AnalyseAny, addressOfAnalysis);

function AnalyseAny() {
  const { query } = address.value;
  const table = query.get('table');
  if (table) return <FromTable table={table} ply={query.get('ply')} />;
  const line = readLine(address.value);
  if (!line) return <Opening game="" message="" />;
  if (!gameOf(readSpec(line.game).name)) return <Opening game="" message={`There is no game called “${line.game}”.`} />;
  return <Study line={line} record={null} />;
}

function Opening({ game, message }: { game: string; message: string }) {
  return (
    <div class="prose">
      <h1>Analyse</h1>
      <p>Paste a position or a record: agents show the best moves, and games are reviewed move by move.</p>
      <OpenForm path="/analyse" {...{ game, message }} />
    </div>
  );
}

// The game at a table as it stands, kept as a record.
function FromTable({ table, ply }: { table: string; ply: string | null }) {
  const error = useSignal('');
  useEffect(() => {
    call<{ text: string }>('table.record', { table }).then(
      ({ text }) => go(`/analyse/${keep(text)}${ply === null ? '' : `?ply=${ply}`}`, 'replace'),
      (failure: Error) => (error.value = failure.message),
    );
  }, [table]);
  return error.value ? <Opening game="" message={error.value} /> : <p class="empty">Loading…</p>;
}

interface Recorded {
  record: { game: string; seed: number; start: unknown; plies: { moves: string[] }[] };
  games: { number: number }[];
}

// A recorded game: the same with a review.
export function ReviewPage({ params }: PageProps) {
  const number = Number(address.value.query.get('number')) || 1;
  const line = useSignal<Line | null>(null);
  const count = useSignal(1);
  const error = useSignal('');
  const text = recordText(params.key!);
  useEffect(() => {
    if (text === null) return;
    call<Recorded>('replay', { record: text, number, count: 1 }).then(
      ({ record, games }) => {
        line.value = lineOf(record);
        count.value = games.length;
      },
      (failure: Error) => (error.value = failure.message),
    );
  }, [params.key, number]);
  if (text === null) return <Opening game="" message="This browser does not have that record." />;
  if (error.value) return <Opening game="" message={error.value} />;
  if (!line.value) return <p class="empty">Loading…</p>;
  return <Study line={line.value} record={{ text, number, count: count.value }} />;
}

const lineOf = ({ game, start, plies }: Recorded['record']): Line => ({
  game,
  position: JSON.stringify(start),
  seed: '',
  steps: plies.map(({ moves }) => moves),
});
