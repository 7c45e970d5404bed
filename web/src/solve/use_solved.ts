import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { call } from '../client';
import { mazeOf, type Maze } from './maze';
import { problemOf, solveArguments, type SolveSetup } from './setup';
import type { Solved } from './types';

const kAfterEdit = 120; // milliseconds

// The drawn maze of the address, or the built-in one of that name.
export function useMaze(setup: SolveSetup): { value: Maze | null; error: string } {
  const builtin = useSignal<{ name: string; maze: Maze } | null>(null);
  const error = useSignal('');
  useEffect(() => {
    if (setup.drawn) return;
    error.value = '';
    const asked = call<{ layout: string[] }>('maze.read', { maze: setup.name });
    asked.then(
      ({ layout }) => (builtin.value = { name: setup.name, maze: mazeOf(layout) }),
      (failure: Error) => (error.value = failure.message),
    );
  }, [setup.name, setup.drawn !== null]);
  if (setup.drawn) return { value: setup.drawn, error: '' };
  return { value: builtin.value?.name === setup.name ? builtin.value.maze : null, error: error.value };
}

// What the server found, newly asked whenever the question changes.
export function useSolved(setup: SolveSetup, maze: Maze, editing: boolean) {
  const solved = useSignal<{ maze: Maze; result: Solved } | null>(null);
  const error = useSignal('');
  const question = useMemo(() => JSON.stringify(solveArguments(setup, maze)), [setup, maze]);
  useEffect(() => {
    let dropped = false;
    const timer = setTimeout(() => {
      call<Solved>('solve', JSON.parse(question) as Record<string, unknown>).then(
        (result) => {
          if (dropped) return;
          solved.value = { maze, result };
          error.value = '';
        },
        (failure: Error) => {
          if (dropped) return;
          solved.value = null;
          error.value = failure.message;
        },
      );
    }, editing ? kAfterEdit : 0);
    return () => {
      dropped = true;
      clearTimeout(timer);
    };
  }, [question]);
  const fits = solved.value && solved.value.maze.width === maze.width && solved.value.maze.height === maze.height;
  return { result: fits ? solved.value!.result : null, error: error.value };
}

const kProofLimits = { ms: 5_000 };

// What nothing is cheaper than, asked of a search that proves it where none of those that are shown does.
export function useOptimum(setup: SolveSetup, maze: Maze, result: Solved | null): number | null {
  const found = useSignal<{ of: Solved; cost: number | null } | null>(null);
  const proven = result?.answers.find(({ optimal, cost }) => optimal && cost !== null)?.cost ?? null;
  useEffect(() => {
    if (!result || proven !== null || !result.answers.some(({ cost }) => cost !== null)) return;
    const algorithm = problemOf(setup.problem).algorithms.includes('exact') ? 'exact' : 'ucs';
    const asked = call<Solved>('solve', { ...solveArguments(setup, maze), runs: [{ algorithm }], limits: kProofLimits });
    asked.then(
      ({ answers: [answer] }) => (found.value = { of: result, cost: answer?.optimal ? answer.cost : null }),
      () => {}, // without it nothing is proven
    );
    return () => asked.cancel();
  }, [result]);
  return proven ?? (found.value?.of === result ? found.value!.cost : null);
}
