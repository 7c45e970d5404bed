import { catalogue } from '../catalogue';
import type { Address } from '../router';
import { readSpec } from '../spec';
import { contains, layoutText, type Maze, type Point } from './maze';
import { packMaze, unpackMaze } from './pack';
import { kLayers, type Layer } from './trace';

// What is searched and how, and how the address holds it:
// ?maze=knossos&problem=position&algo=astar:heuristic=manhattan&algo=dfs&start=3,4&goal=1,1. A drawn maze stands after
// the #, which no server limits in length.

export interface Run {
  algorithm: string;
  heuristic: string; // empty: the default
  weight: number;
}

export interface SolveSetup {
  name: string; // of the layout, where none is drawn
  drawn: Maze | null;
  problem: string;
  cost: string;
  start: Point | null; // null: where the layout has it
  goal: Point | null;
  runs: Run[];
  layer: Layer; // what the colour of a cell stands for
}

export const kMaxRuns = 4;
export const kDefaultWeight = 2;
export const kCosts = ['unit', 'stay-east', 'stay-west'];
const kDefaultMaze = 'palace';
const kDefaultRuns = ['astar', 'bfs'];

export const problemOf = (name: string) =>
  catalogue.value!.problems.find((problem) => problem.name === name) ?? catalogue.value!.problems[0]!;

export const takesGoal = (problem: string): boolean => problem === 'position' || problem === 'octile';

export const usesHeuristic = (algorithm: string): boolean =>
  catalogue.value!.algorithms.some(({ name, heuristic }) => name === algorithm && heuristic);

export const takesWeight = (algorithm: string): boolean => algorithm === 'wastar';

export function readSolve({ query, hash }: Pick<Address, 'query' | 'hash'>): SolveSetup {
  const problem = problemOf(query.get('problem') ?? '');
  const given = query.getAll('algo').map(readRun).filter(({ algorithm }) => problem.algorithms.includes(algorithm));
  const runs = given.length ? given : kDefaultRuns.map(readRun);
  const drawn = unpackMaze(hash);
  return {
    name: query.get('maze') ?? kDefaultMaze,
    drawn,
    problem: problem.name,
    cost: problem.name === 'position' && kCosts.includes(query.get('cost') ?? '') ? query.get('cost')! : kCosts[0]!,
    start: readPoint(query.get('start')),
    goal: takesGoal(problem.name) ? readPoint(query.get('goal')) : null,
    runs: runs.slice(0, kMaxRuns).map((run) => fitting(run, problem.heuristics)),
    layer: kLayers.find((layer) => layer === query.get('layer')) ?? 'order',
  };
}

const fitting = (run: Run, heuristics: string[]): Run =>
  heuristics.includes(run.heuristic) ? run : { ...run, heuristic: '' };

function readRun(text: string): Run {
  const { name, settings } = readSpec(text);
  return { algorithm: name, heuristic: settings.heuristic ?? '', weight: Number(settings.weight) || kDefaultWeight };
}

function readPoint(text: string | null): Point | null {
  const found = /^(\d+),(\d+)$/.exec(text ?? '');
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

const pointText = ({ x, y }: Point): string => `${x},${y}`;

export function runText({ algorithm, heuristic, weight }: Run): string {
  const settings = [];
  if (heuristic && usesHeuristic(algorithm)) settings.push(`heuristic=${heuristic}`);
  if (takesWeight(algorithm) && weight !== kDefaultWeight) settings.push(`weight=${weight}`);
  return settings.length ? `${algorithm}:${settings.join()}` : algorithm;
}

export function solveAddress(setup: SolveSetup): string {
  const query = new URLSearchParams();
  if (!setup.drawn) query.set('maze', setup.name);
  if (setup.problem !== catalogue.value!.problems[0]!.name) query.set('problem', setup.problem);
  if (setup.cost !== kCosts[0]) query.set('cost', setup.cost);
  if (setup.start) query.set('start', pointText(setup.start));
  if (setup.goal) query.set('goal', pointText(setup.goal));
  for (const run of setup.runs) query.append('algo', runText(run));
  if (setup.layer !== 'order') query.set('layer', setup.layer);
  return `/solve?${query}${setup.drawn ? `#${packMaze(setup.drawn)}` : ''}`;
}

// The arguments of the call `solve`. Places outside the maze are left out, so that a smaller maze can be searched.
export function solveArguments(setup: SolveSetup, maze: Maze): Record<string, unknown> {
  const place = (name: string, point: Point | null) =>
    point && contains(maze, point) ? { [name]: [point.x, point.y] } : {};
  return {
    ...(setup.drawn ? { text: layoutText(setup.drawn) } : { maze: setup.name }),
    problem: setup.problem,
    ...(setup.problem === 'position' && setup.cost !== kCosts[0] && { cost: setup.cost }),
    ...place('start', setup.start),
    ...place('goal', setup.goal),
    runs: setup.runs.map(({ algorithm, heuristic, weight }) => ({
      algorithm,
      ...(heuristic && usesHeuristic(algorithm) && { heuristic }),
      ...(takesWeight(algorithm) && { weight }),
    })),
  };
}
