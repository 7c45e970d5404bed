import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { call } from '../client';
import { address } from '../router';
import { mazeOf, type Maze } from './maze';
import { solveArguments, type SolveSetup } from './setup';
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
  const key = address.value.hash;
  const drawn = useMemo(() => setup.drawn, [key]); // the same object as long as it is the same maze
  if (drawn) return { value: drawn, error: '' };
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
