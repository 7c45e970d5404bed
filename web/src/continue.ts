import { remembered } from './store';

// Games that were begun in this browser, the latest first. Their records are kept here too, so that they can be
// continued after the server was stopped.

export interface Begun {
  table: string;
  title: string; // who plays what
  players: string[];
  ply: number;
  over: boolean;
  record: string;
}

const kMaxBegun = 12;

export const begun = remembered<Begun[]>('begun', []);

export function keepBegun(entry: Begun): void {
  begun.value = [entry, ...begun.value.filter((other) => other.table !== entry.table)].slice(0, kMaxBegun);
}

export function forgetBegun(table: string): void {
  begun.value = begun.value.filter((other) => other.table !== table);
}
