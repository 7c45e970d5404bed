// What the calls `analyse` and `review` give.

export type ValueKind = 'estimate' | 'selective' | 'forced' | 'proven';

export interface MoveValue {
  move: string;
  value: number;
  wins_in?: number;
  bound?: string; // "no better": it is known only that it is not better than the best
  kind?: ValueKind;
  line: string[];
}

export interface Analysis {
  agent?: string;
  seat?: string;
  move: string;
  value: number | null;
  kind?: ValueKind;
  wins_in?: number;
  depth: number;
  nodes: number;
  hash_permille?: number; // how full the transposition table is, if there is one
  complete: boolean;
  stopped?: string;
  proven: boolean;
  ms: number;
  pv: string[];
  moves: MoveValue[];
}

export interface JudgedMove {
  ply: number; // from 1 on
  seat: string;
  move: string;
  best: string | null;
  value: number | null; // of the best move
  kind?: ValueKind;
  wins_in?: number;
  played_value: number | null;
  played_kind?: ValueKind;
  loss: number | null;
  effect?: string;
  mark?: '?!' | '?' | '??';
  exact: boolean;
}

export interface SideSummary {
  seat: string;
  moves: number;
  dubious: number;
  mistakes: number;
  blunders: number;
  average_loss: number | null;
}

export interface Review {
  game: string;
  agent: string;
  complete: boolean;
  plies: JudgedMove[];
  sides: SideSummary[];
}
