import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call, type CallError } from '../client';
import { errorText } from '../status';
import { lineArguments, stepsText, type Line } from './line';
import type { Analysis } from './types';

// What agents say about a position while they think, each in a call of its own.

export interface EngineLimits {
  ms: number;
  nodes: number; // 0: as many as there is time for
  lines: number;
}

export interface Opinion {
  agent: string;
  analysis: Analysis | null;
  log: Analysis[]; // one for each depth, as it deepened
  running: boolean;
  error: string;
}

const kAfter = 120; // milliseconds, so that stepping through a game asks nothing
const kMaxLog = 100;

export function useEngine(line: Line, ply: number, agents: string[], limits: EngineLimits, on: boolean): Opinion[] {
  const opinions = useSignal<Opinion[]>([]);
  const key = JSON.stringify([line.game, line.position, line.seed, stepsText(line.steps.slice(0, ply)), agents, limits, on]);
  useEffect(() => {
    opinions.value = agents.map((agent) => ({ agent, analysis: null, log: [], running: on, error: '' }));
    if (!on) return;
    const stop = new AbortController();
    const put = (index: number, changes: (before: Opinion) => Partial<Opinion>) => {
      if (stop.signal.aborted) return;
      const before = opinions.peek()[index]!;
      opinions.value = opinions.peek().with(index, { ...before, ...changes(before) });
    };
    const timer = setTimeout(() => agents.forEach((_, index) => ask(index)), kAfter);
    const ask = (index: number) => {
      const { ms, nodes, lines } = limits;
      const asked = call<{ analyses: Analysis[] }>(
        'analyse',
        { ...lineArguments(line, ply), agents: [agents[index]], limits: { ms, ...(nodes && { nodes }) }, lines },
        ({ decision }: { decision: Analysis }) =>
          put(index, ({ log }) => ({ analysis: decision, log: deeper(log, decision) })),
      );
      stop.signal.addEventListener('abort', () => asked.cancel());
      asked.then(
        ({ analyses: [analysis] }) =>
          put(index, ({ log }) => ({ analysis: analysis!, log: deeper(log, analysis!), running: false })),
        (error: CallError) => put(index, () => ({ error: errorText(error), running: false })),
      );
    };
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key]);
  return opinions.value;
}

// The latest of each depth.
export function deeper(log: Analysis[], next: Analysis): Analysis[] {
  return [...log.filter(({ depth }) => depth !== next.depth), next].slice(-kMaxLog);
}
