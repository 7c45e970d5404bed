import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call } from '../client';
import type { HistoryEntry, State } from '../protocol';
import { lineArguments, stepsText, type Line } from './line';

// The position after some plies of a line, and the story of the whole line.

export interface View {
  state: State | null; // of that ply; the last one that was known while another is fetched
  history: HistoryEntry[];
  error: string;
}

export function useView(line: Line | null, ply: number): View {
  const state = useSignal<State | null>(null);
  const whole = useSignal<{ key: string; state: State } | null>(null);
  const error = useSignal('');
  const key = line ? JSON.stringify([line.game, line.position, line.seed, stepsText(line.steps)]) : '';
  useEffect(() => {
    if (!line) return;
    let dropped = false;
    const show = (found: State, isWhole: boolean) => {
      if (dropped) return;
      if (isWhole) whole.value = { key, state: found };
      if (!isWhole || ply === line.steps.length) state.value = found;
      error.value = '';
    };
    const fail = (failure: Error) => {
      if (!dropped) error.value = failure.message;
    };
    if (whole.peek()?.key !== key) call<State>('view', lineArguments(line)).then((found) => show(found, true), fail);
    else if (ply === line.steps.length) state.value = whole.peek()!.state;
    if (ply !== line.steps.length) call<State>('view', lineArguments(line, ply)).then((found) => show(found, false), fail);
    return () => void (dropped = true);
  }, [key, ply]);
  return {
    state: state.value,
    history: whole.value?.key === key ? whole.value.state.history : [],
    error: error.value,
  };
}
