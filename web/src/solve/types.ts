// What the call `solve` gives.

export interface Answer {
  label: string; // "astar, manhattan"
  algo: string;
  heuristic: string | null;
  cost: number | null;
  path: string[] | null;
  expanded: number;
  generated: number;
  peak_frontier: number;
  optimal: boolean;
  complete: boolean;
  stopped?: string;
  lower_bound?: number;
  ms: number;
  way: number[]; // cells, row by row from the top left
  expansion: number[]; // cells in the order of expansion
  g?: number[]; // of each expansion
  h?: number[];
  f?: number[]; // by what it was chosen
  reached?: { cells: number[]; by: number[] }; // when each cell was first next to what was expanded
  traceable: boolean;
  trace_cut?: boolean;
}

export interface Solved {
  title: string;
  answers: Answer[];
  conclusion: string;
  svg?: string;
}
