import { gameOf } from '../catalogue';
import { levelsOf } from '../levels';
import { readSpec, writeSpec, type Spec } from '../spec';
import type { Agent, Game } from '../protocol';

// What is chosen before a game begins, and how its address holds it: ?board=size=6&player=human&player=random&clock=5+3

export interface Setup {
  game: Game;
  board: Record<string, string>; // settings of the game
  players: Spec[]; // one per place
  minutes: number; // of the clock, 0: none
  increment: number; // seconds
  seed: string; // empty: drawn
}

const kSides = 2;

// Seats that one choice is made for: each side of a game for two; where a side has many seats, all of them.
export interface Place {
  name: string;
  team: number;
}

export function placesOf(game: Game): Place[] {
  const [first, second] = game.seats.length === 2 ? game.seats : [game.seats[0], otherSeats(game)];
  return [
    { name: first!, team: 0 },
    { name: second!, team: 1 },
  ];
}

const otherSeats = (game: Game): string => (game.teams[1] === game.seats[1] ? 'the others' : game.teams[1]);

export const canPlay = (agent: Agent, game: Game, place: Place): boolean =>
  agent.team === undefined || agent.team === game.teams[place.team] || agent.team === game.seats[place.team];

// What an address can ask for here.
const kNames = ['board', 'player', 'clock', 'seed'];

export function readSetup(name: string, query: URLSearchParams, watching: boolean): Setup | null {
  const game = gameOf(name);
  if (!game) return null;
  const given = query.getAll('player').map(readSpec);
  const [minutes = '', increment = ''] = clockIn(query).split('+');
  return {
    game,
    board: readSpec(`:${query.get('board') ?? ''}`).settings,
    players: placesOf(game).map((place, i) => given[i] ?? readSpec(defaultPlayer(game, place, watching))),
    minutes: Number(minutes) || 0,
    increment: Number(increment) || 0,
    seed: query.get('seed') ?? '',
  };
}

// Whoever types an address writes 5+3, which reads as 5 and 3 with a space between.
const clockIn = (query: URLSearchParams): string => (query.get('clock') ?? '').replace(' ', '+');

// What this page cannot take from an address, in words; empty: all of it can be read.
export function unreadable(query: URLSearchParams): string {
  const unknown = [...query.keys()].find((name) => !kNames.includes(name));
  if (unknown !== undefined) {
    return `The address has no parameter '${unknown}'. Available: ${kNames.join(', ')}; player is given for each side in turn.`;
  }
  const clock = clockIn(query);
  const seed = query.get('seed');
  if (clock && !/^[\d.]+(\+[\d.]+)?$/.test(clock)) {
    return `clock is '${clock}', expected minutes, or minutes+seconds such as 5+3`;
  }
  if (seed && !/^\d+$/.test(seed)) return `seed is '${seed}', expected a whole number`;
  const players = query.getAll('player').length;
  return players > kSides ? `player is given ${players} times, expected at most ${kSides}` : '';
}

// A person plays against an opponent by level, where there are levels; otherwise, and among themselves, the agents that
// the game recommends play.
function defaultPlayer(game: Game, place: Place, watching: boolean): string {
  if (!watching && place.team === 0) return 'human';
  const level = watching ? undefined : levelsOf(game)?.agent;
  return level && canPlay(level, game, place) ? level.name : game.default_agents[place.team]!;
}

export function setupAddress(setup: Setup, watching: boolean): string {
  const query = new URLSearchParams();
  const board = writeSpec({ name: '', settings: setup.board }, setup.game.parameters).slice(1);
  if (board) query.set('board', board);
  for (const player of setup.players) query.append('player', playerSpec(setup.game, player));
  if (setup.minutes) query.set('clock', `${setup.minutes}+${setup.increment}`);
  if (setup.seed) query.set('seed', setup.seed);
  return `/${watching ? 'watch' : 'play'}/${setup.game.name}?${query}`;
}

export const agentOf = (game: Game, name: string): Agent | undefined => game.agents.find((agent) => agent.name === name);

const playerSpec = (game: Game, player: Spec): string =>
  writeSpec(player, agentOf(game, player.name)?.parameters ?? []);

// The arguments of table.check: as the address has them, since settings that are unknown are not part of a setup.
export function checkArguments(setup: Setup, query: URLSearchParams): Record<string, unknown> {
  const board = query.get('board');
  const players = query.getAll('player');
  return {
    ...openArguments(setup),
    game: board ? `${setup.game.name}:${board}` : setup.game.name,
    players: setup.players.map((player, i) => players[i] ?? playerSpec(setup.game, player)),
  };
}

// The arguments of table.open.
export function openArguments(setup: Setup): Record<string, unknown> {
  const { game, board, players, minutes, increment, seed } = setup;
  return {
    game: writeSpec({ name: game.name, settings: board }, game.parameters),
    players: players.map((player) => playerSpec(game, player)),
    ...(minutes && { clock: { bank_ms: minutes * 60_000, increment_ms: increment * 1000 } }),
    ...(seed && { seed: Number(seed) }),
  };
}
