import type { Given } from '../given';
import { mazeOf, type Point } from './maze';
import { kDefaultWeight, readSolve, solveAddress } from './setup';

// The address of a search that the program was started with.

interface SolveArguments {
  maze?: string;
  text?: string;
  problem?: string;
  cost?: string;
  start?: [number, number];
  goal?: [number, number];
  runs?: { algorithm: string; heuristic?: string; weight?: number }[];
}

export function addressOfSolve(given: Given): string {
  const { maze, text, problem, cost, start, goal, runs } = given.arguments as SolveArguments;
  const empty = readSolve({ query: new URLSearchParams(), hash: '' });
  return solveAddress({
    ...empty,
    name: maze ?? empty.name,
    drawn: text === undefined ? null : mazeOf(text.split('\n').filter(Boolean)),
    problem: problem ?? empty.problem,
    cost: cost ?? empty.cost,
    start: point(start),
    goal: point(goal),
    runs: runs?.map(({ algorithm, heuristic = '', weight = kDefaultWeight }) => ({ algorithm, heuristic, weight })) ?? empty.runs,
  });
}

const point = (pair: [number, number] | undefined): Point | null => (pair ? { x: pair[0], y: pair[1] } : null);
