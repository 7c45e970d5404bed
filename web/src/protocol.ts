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

// How a game is steered that does not wait for its players.
export interface Beat {
  ms: number; // how long a round takes
  up: string;
  down: string;
  left: string;
  right: string;
  idle: string;
  ready: string;
}

export interface Game {
  name: string;
  title: string;
  summary: string;
  rules: string;
  seats: string[];
  teams: [string, string];
  parameters: Parameter[];
  agents: Agent[]; // `human` first
  default_agents: [string, string]; // by team
  formats: string[];
  example_move: string;
  for_points: boolean;
  beat?: Beat;
  directions?: string[]; // the moves in eight directions, clockwise from up
}

export interface Catalogue {
  version?: string;
  games: Game[];
  problems: { name: string; algorithms: string[]; heuristics: string[] }[];
  algorithms: { name: string; summary: string; heuristic: boolean }[];
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
  opening?: boolean;
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
  remark?: string;
  forfeits?: { seat: string; kind: string; reason: string }[];
}

export interface SeatInfo {
  name: string;
  team: number;
  player: string; // its spec, or `human`
  called: string; // both, for people
}

export interface State {
  table?: string;
  seq: number;
  game: string;
  title: string;
  seats: SeatInfo[];
  seed: number;
  ply: number;
  history_from: number; // how many of the first entries are left out of the history
  history: HistoryEntry[];
  scene: Scene;
  movers: string[];
  awaited: string[]; // persons whose choice is wanted
  moves: Record<string, LegalMove[]>;
  thinking?: Thinking[];
  clocks?: Record<string, number>; // milliseconds left
  running: boolean;
  speed?: number; // moves or rounds a second
  steered?: boolean; // one person steers to a beat
  paced?: boolean; // agents play at the speed that was set
  can: { undo?: boolean; redo?: boolean; resign?: boolean; move_now?: boolean };
  over: boolean;
  result?: GameResult;
  position: string;
  text: string;
}

// A game that was played, with what is needed to show it.
export interface ShownGame {
  title: string;
  record: { game: string; start: unknown; seed: number; agents: Record<string, string>; result?: GameResult };
  ending: string;
  seats: SeatInfo[];
  plies: number;
  frames: { ply: number; scene: Partial<Scene> & Omit<Scene, 'ground'>; step?: HistoryEntry }[];
}

export interface Decision {
  move: string;
  text?: string; // what the move does, of a hint
  value?: number | null;
  nodes?: number;
  depth?: number;
  pv?: string[];
}
