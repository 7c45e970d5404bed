import { gameOf } from './catalogue';
import type { Agent, Game, Parameter } from './protocol';
import { readSpec, type Spec } from './spec';

// Strength by level. A game has levels if one of its agents is called `level` and takes a number first.

export const kLevelAgent = 'level';

export interface Levels {
  agent: Agent;
  parameter: Parameter & { min: number; max: number }; // the number
}

export function levelsOf(game: Game): Levels | null {
  const agent = game.agents.find(({ name }) => name === kLevelAgent);
  const parameter = agent?.parameters[0];
  if (!agent || parameter?.min === undefined || parameter.max === undefined) return null;
  return { agent, parameter: parameter as Levels['parameter'] };
}

export const levelIn = ({ parameter }: Levels, { settings }: Spec): string =>
  settings[parameter.name] ?? String(parameter.default);

// What a player is called on the page: "a person", "level 4", or its spec.
export function playerText(game: string, spec: string): string {
  if (spec === 'human') return 'a person';
  const offered = gameOf(game);
  const levels = offered && levelsOf(offered);
  const player = readSpec(spec);
  return levels && player.name === levels.agent.name ? `level ${levelIn(levels, player)}` : spec;
}
