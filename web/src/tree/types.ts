import type { Analysis } from '../analyse/types';

// What the calls `tree`, `tree.children` and `tree.board` give.

export interface TreeNode {
  id: number;
  name: string;
  move: string; // that leads to it; empty at the root
  odds?: number;
  text: string; // its value as people read it
  bound?: string; // "at most" or "at least"
  role?: 'max' | 'min' | 'mean';
  window?: [number | null, number | null]; // on entry; null: open on that side
  cut?: string[]; // moves that could not matter any more
  cut_reason?: string;
  children: number; // how many it has
  on_line: boolean; // the principal variation goes through it
  ended: boolean;
}

export interface SearchedTree {
  tree: string;
  title: string;
  nodes: number;
  prunes: boolean;
  root: TreeNode;
  analysis: Analysis;
}

export interface Children {
  nodes: TreeNode[];
}
