// What the server sends, as described in docs/formats.md and docs/web-api.md. Nothing here knows a game.

export type Tone = 'empty' | 'first' | 'second' | 'wall' | 'item' | 'prize' | 'afraid' | 'start' | 'goal';
export type Tiling = 'squares' | 'labyrinth' | 'corridors';
export type Outline = 'token' | 'disc' | 'dot' | 'diamond' | 'wedge' | 'hood';
export type Heading = 'up' | 'right' | 'down' | 'left';

export interface Tile {
  text: string;
  symbol?: string;
  tone: Tone;
}

export interface Ground {
  rows: number;
  columns: number;
  tiling: Tiling;
  tiles: Tile[];
  cells: number[];
  walls?: number[];
  row_labels?: string[];
  column_labels?: string[];
  bottom_column_labels?: string[];
}

export interface Actor {
  id?: string;
  seat?: number;
  row: number;
  column: number;
  heading?: Heading;
  outline: Outline;
  text: string;
  symbol?: string;
  tone: Tone;
}

export interface Mark {
  kind: 'last' | 'target' | 'sight' | 'closing';
  row: number;
  column: number;
  move?: string;
}

export interface SearchTrace {
  path: number[];
  first_expanded?: number[];
  expansions?: number;
}

export interface Scene {
  ground: Ground;
  actors: Actor[];
  marks: Mark[];
  search?: SearchTrace;
  notes: string[];
}

export interface Parameter {
  name: string;
  help: string;
  default: string | number;
  choices?: string[];
  min?: number;
  max?: number;
}

export interface Agent {
  name: string;
  summary: string;
  parameters: Parameter[];
  // The only team that it can play for; absent: both.
  team?: string;
}

export interface Beat {
  round_ms: number;
  arrows: string[]; // the moves of up, down, left and right
  idle: string;
  ready: string;
}

export interface Game {
  name: string;
  title: string;
  summary: string;
  rules: string;
  seats: string[];
  teams: string[];
  parameters: Parameter[];
  agents: Agent[];
  default_agents: string[];
  formats: string[];
  example_move: string;
  beat?: Beat;
  directions?: string[];
}

export interface Catalogue {
  version: string;
  games: Game[];
  algorithms: { name: string; summary: string }[];
  problems: string[];
  heuristics: string[];
  layouts: { name: string; width: number; height: number }[];
}

export interface GameEvent {
  kind: string;
  text: string;
}

export interface HistoryEntry {
  ply: number;
  movers: string[];
  moves: string[];
  sentences: string[];
  nodes?: number;
  ms?: number;
  value?: number | null;
  forced?: boolean;
  events?: GameEvent[];
}

export interface LegalMove {
  move: string;
  text: string;
}

export interface Thinking {
  seat: string;
  seconds: number;
  depth?: number;
  value?: number | null;
  nodes?: number;
  line?: string[];
}

export interface GameResult {
  winner?: string | null;
  text: string;
}

export interface State {
  table?: string;
  seq: number;
  game: string;
  title: string;
  seats: string[];
  players: string[];
  seed: number;
  ply: number;
  history: HistoryEntry[];
  scene: Scene;
  movers: string[];
  awaited: string[];
  moves: Record<string, LegalMove[]>;
  thinking?: Thinking[];
  clocks?: Record<string, number>;
  running: boolean;
  speed?: number;
  can: { undo?: boolean; redo?: boolean; resign?: boolean; move_now?: boolean };
  over: boolean;
  result?: GameResult;
  position: string;
  text: string;
}

export interface Decision {
  move: string;
  value?: number | null;
  nodes?: number;
  depth?: number;
  line?: string[];
}
