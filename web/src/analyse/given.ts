import type { Given } from '../given';
import { keep } from '../kept_records';
import { lineAddress } from './line';

// The address of an analysis or a review that the program was started with.

interface AnalyseArguments {
  game: string;
  position: string;
  agents?: string[];
  lines?: number;
  limits?: Limits;
}

interface ReviewArguments {
  record: string;
  agent?: string;
  limits?: Limits;
}

interface Limits {
  nodes?: number;
  ms?: number;
}

export const addressOfAnalysis = (given: Given): string =>
  given.call === 'review'
    ? addressOfReview(given.arguments as unknown as ReviewArguments)
    : addressOfPosition(given.arguments as unknown as AnalyseArguments);

function addressOfReview({ record, agent, limits = {} }: ReviewArguments): string {
  const query = new URLSearchParams();
  if (agent) query.set('judge', agent);
  if (limits.ms) query.set('judge_ms', String(limits.ms));
  return `/analyse/${keep(record)}?${query}`;
}

function addressOfPosition({ game, position, agents = [], lines, limits = {} }: AnalyseArguments): string {
  const query = new URLSearchParams(agents.map((agent) => ['agent', agent]));
  const numbers = { lines, nodes: limits.nodes, ms: limits.ms };
  for (const [name, value] of Object.entries(numbers)) if (value) query.set(name, String(value));
  return lineAddress('/analyse', { game, position, seed: '', steps: [] }, query);
}
