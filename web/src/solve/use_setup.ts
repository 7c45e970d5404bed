import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { address, go, type Address } from '../router';
import { readSolve, solveAddress, type SolveSetup } from './setup';

// What is searched, as the address has it or as it was just changed. A stroke of the pencil changes much at once, and
// browsers refuse addresses that change too often: so the address follows a moment later.

export interface SetupHistory {
  setup: SolveSetup;
  latest: () => SolveSetup; // also within one stroke, before anything is drawn again
  change: (next: SolveSetup, remember?: boolean) => void; // `remember`: it can be taken back
  undo: () => void;
  canUndo: boolean;
}

const kAfter = 250; // milliseconds
const kMaxUndo = 100;

export function useSetup(): SetupHistory {
  const draft = useSignal<{ setup: SolveSetup; at: Address | null } | null>(null); // at: once the address has it
  const before = useRef<SolveSetup[]>([]);
  const timer = useRef(0);
  const read = useMemo(() => readSolve(address.value), [address.value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isCurrent = draft.value && (draft.value.at === null || draft.value.at === address.value);
  const setup = isCurrent ? draft.value!.setup : read;
  const now = useRef(setup);
  now.current = setup;
  const show = (next: SolveSetup) => {
    now.current = next;
    draft.value = { setup: next, at: null };
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      go(solveAddress(next), 'replace');
      draft.value = { setup: next, at: address.peek() };
    }, kAfter);
  };
  return {
    setup,
    latest: () => now.current,
    change: (next, remember = true) => {
      if (remember) before.current = [...before.current, now.current].slice(-kMaxUndo);
      show(next);
    },
    undo: () => {
      const last = before.current.pop();
      if (last) show(last);
    },
    canUndo: before.current.length > 0,
  };
}
