import { signal } from '@preact/signals';
import type { TreeNode } from './types';

// A tree of which only what was unfolded is known. The rows are what is seen of it, from top to bottom.

export interface Row {
  node: TreeNode;
  level: number; // the root has 1
  index: number; // among its siblings, from 1 on
  siblings: number;
  parent: number | null;
  waiting: boolean; // its children are on their way
}

export type Fetch = (node: number, from: number) => Promise<TreeNode[]>;

export class TreeModel {
  readonly version = signal(0); // whoever reads rows() reads this too
  private readonly nodes = new Map<number, TreeNode>();
  private readonly parents = new Map<number, number>();
  private readonly children = new Map<number, number[]>();
  private readonly open = new Set<number>();
  private readonly waiting = new Set<number>();
  private cached: { version: number; rows: Row[] } | null = null;

  constructor(
    readonly root: TreeNode,
    private readonly fetch: Fetch,
  ) {
    this.nodes.set(root.id, root);
  }

  node(id: number): TreeNode | undefined {
    return this.nodes.get(id);
  }

  parent(id: number): number | null {
    return this.parents.get(id) ?? null;
  }

  isOpen(id: number): boolean {
    return this.open.has(id);
  }

  rows(): Row[] {
    if (this.cached?.version === this.version.value) return this.cached.rows;
    const rows: Row[] = [];
    this.collect(this.root.id, 1, 1, 1, null, rows);
    this.cached = { version: this.version.value, rows };
    return rows;
  }

  async unfold(id: number): Promise<void> {
    const node = this.nodes.get(id);
    if (!node || node.children === 0) return;
    this.open.add(id);
    this.waiting.add(id);
    this.change();
    try {
      await this.load(node);
    } finally {
      this.waiting.delete(id);
      this.change();
    }
  }

  fold(id: number): void {
    if (this.open.delete(id)) this.change();
  }

  async toggle(id: number): Promise<void> {
    if (this.open.has(id)) this.fold(id);
    else await this.unfold(id);
  }

  foldAll(): void {
    this.open.clear();
    this.change();
  }

  // Opens the principal variation from a node down, and gives the nodes on it.
  async followLine(from: number): Promise<number[]> {
    const line: number[] = [];
    for (let id: number | undefined = from; id !== undefined; ) {
      await this.unfold(id);
      id = this.children.get(id)?.find((child) => this.nodes.get(child)!.on_line);
      if (id !== undefined) line.push(id);
    }
    return line;
  }

  // Opens everything down to a level, as long as there are at most maxRows rows.
  async unfoldTo(level: number, maxRows: number): Promise<void> {
    for (let depth = 1; depth < level; ++depth) {
      const closed = this.rows().filter((row) => row.level === depth && row.node.children > 0 && !this.open.has(row.node.id));
      for (const { node } of closed) {
        if (this.rows().length + node.children > maxRows) return;
        await this.unfold(node.id);
      }
    }
  }

  // Moves from the root.
  pathTo(id: number): string[] {
    const moves: string[] = [];
    for (let at: number | null = id; at !== null && at !== this.root.id; at = this.parent(at)) moves.unshift(this.nodes.get(at)!.move);
    return moves;
  }

  private async load(node: TreeNode): Promise<void> {
    const known = this.children.get(node.id) ?? [];
    while (known.length < node.children) {
      const more = await this.fetch(node.id, known.length);
      if (!more.length) break;
      for (const child of more) {
        this.nodes.set(child.id, child);
        this.parents.set(child.id, node.id);
        known.push(child.id);
      }
      this.children.set(node.id, known);
    }
  }

  private collect(id: number, level: number, index: number, siblings: number, parent: number | null, rows: Row[]): void {
    rows.push({ node: this.nodes.get(id)!, level, index, siblings, parent, waiting: this.waiting.has(id) });
    if (!this.open.has(id)) return;
    const children = this.children.get(id) ?? [];
    children.forEach((child, at) => this.collect(child, level + 1, at + 1, this.nodes.get(id)!.children, id, rows));
  }

  private change(): void {
    this.version.value += 1;
  }
}
