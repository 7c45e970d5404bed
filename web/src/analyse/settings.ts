import { go } from '../router';
import type { EngineLimits } from './engine';

// Who is asked and how long, as the query of the address has it.

const kDefaultLimits: EngineLimits = { ms: 2_000, nodes: 0, lines: 3 };
const kJudgeTime = 300;

export interface Settings {
  ply: number | null;
  agents: string[]; // empty: the default of whoever moves
  limits: EngineLimits;
  judge: string;
  judgeMs: number;
}

export function readSettings(query: URLSearchParams, judge: string): Settings {
  const number = (name: string, fallback: number) => Number(query.get(name) ?? NaN) || fallback;
  return {
    ply: query.has('ply') ? Math.max(number('ply', 0), 0) : null,
    agents: query.getAll('agent'),
    limits: {
      ms: number('ms', kDefaultLimits.ms),
      nodes: number('nodes', kDefaultLimits.nodes),
      lines: number('lines', kDefaultLimits.lines),
    },
    judge: query.get('judge') ?? judge,
    judgeMs: number('judge_ms', kJudgeTime),
  };
}

export function changeSettings({ agents, limits }: { agents?: string[]; limits?: EngineLimits }): void {
  const query = new URLSearchParams(location.search);
  if (agents) {
    query.delete('agent');
    for (const agent of agents) query.append('agent', agent);
  }
  if (limits) for (const [name, value] of Object.entries(limits)) query.set(name, String(value));
  go(`${location.pathname}?${query}${location.hash}`, 'replace');
}
