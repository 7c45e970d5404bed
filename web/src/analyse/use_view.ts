import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call } from '../client';
import type { HistoryEntry, State } from '../protocol';
import { lineArguments, stepsText, type Line } from './line';

// The position at some ply of a line, and the story of the whole line.

export interface View {
  known: boolean; // the whole line is
  base: number; // plies that the position itself has behind it
  plies: number; // with those
  ply: number; // that is shown
  state: State | null; // of that ply; the last one that was known while another is fetched
  history: HistoryEntry[];
  error: string;
}

// `wanted` is a ply of the game; null: the last one. What comes before the position cannot be shown.
export function useView(line: Line, wanted: number | null): View {
  const whole = useSignal<{ key: string; state: State } | null>(null);
  const part = useSignal<State | null>(null);
  const error = useSignal('');
  const key = JSON.stringify([line.game, line.position, line.seed, stepsText(line.steps)]);
  const known = whole.value?.key === key ? whole.value.state : null;
  const plies = known?.ply ?? line.steps.length;
  const base = plies - line.steps.length;
  const ply = Math.min(Math.max(wanted ?? plies, base), plies);
  const ask = (steps: number, show: (state: State) => void) => {
    let dropped = false;
    call<State>('view', lineArguments(line, steps)).then(
      (state) => {
        if (dropped) return;
        error.value = '';
        show(state);
      },
      (failure: Error) => !dropped && (error.value = failure.message),
    );
    return () => void (dropped = true);
  };
  useEffect(() => ask(line.steps.length, (state) => (whole.value = { key, state })), [key]);
  useEffect(() => {
    if (!known) return;
    if (ply === plies) part.value = known;
    else return ask(ply - base, (state) => (part.value = state));
  }, [known, ply]);
  return { known: known !== null, base, plies, ply, state: part.value, history: known?.history ?? [], error: error.value };
}

// The same line from where the game really began, so that all of it can be stepped through; null where that is not
// known. Notations of positions may have moves in them.
export async function fromItsStart(line: Line, whole: State): Promise<Line | null> {
  const played = whole.history.map(({ moves }) => moves);
  if (whole.ply === line.steps.length || played.length !== whole.ply) return null;
  for (const position of ['', ...withoutMoves(line.position, whole.ply - line.steps.length)]) {
    const candidate = { ...line, position, steps: played };
    const state = await call<State>('view', lineArguments(candidate)).catch(() => null);
    if (state?.position === whole.position) return candidate;
  }
  return null;
}

// JSON without a list that is as long as what was played.
function withoutMoves(position: string, plies: number): string[] {
  try {
    const json = JSON.parse(position) as Record<string, unknown>;
    return Object.entries(json)
      .filter(([, value]) => Array.isArray(value) && value.length === plies)
      .map(([name]) => JSON.stringify({ ...json, [name]: undefined }));
  } catch {
    return []; // another notation
  }
}
