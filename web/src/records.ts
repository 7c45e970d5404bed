import { call } from './client';
import { pickFile } from './files';
import { packText, unpackText } from './packed_text';
import type { ShownGame } from './protocol';
import { go } from './router';
import { tell, tellError } from './status';

// Records that were opened in this browser. The address of a replay names its record by a key; the text stays here.

const kMaxKept = 20;
const kPrefix = 'ariadne.record.';
const unsaved = new Map<string, string>(); // where there is no storage

export interface Replay extends ShownGame {
  number: number; // of this game in the file, from 1 on
  games: { number: number; game: string; players: string; plies: number; ending: string }[];
}

// Long games come in parts.
export async function loadReplay(record: string, number: number): Promise<Replay> {
  const replay = await call<Replay>('replay', { record, number });
  while (replay.frames.length <= replay.plies) {
    const more = await call<Replay>('replay', { record, number, from: replay.frames.length });
    replay.frames.push(...more.frames);
  }
  return replay;
}

export async function openRecordFile(): Promise<void> {
  const file = await pickFile('.jsonl,.json,.ggf,.txt');
  if (file) await openRecord(await file.text());
}

export async function openRecord(text: string): Promise<void> {
  const key = keep(text);
  try {
    await call('replay', { record: text, number: 1, count: 1 });
    go(`/replay/${key}`);
  } catch (error) {
    tellError(error);
  }
}

// A link that holds the record itself, for people who do not have it.
export async function recordLink(text: string, number: number, ply: number): Promise<string> {
  return `${location.origin}/replay?game=${number}&ply=${ply}#${await packText(text)}`;
}

// Follows such a link.
export async function openPacked(packed: string): Promise<void> {
  try {
    const key = keep(await unpackText(packed));
    go(`/replay/${key}${location.search}`, 'replace');
  } catch {
    tell('This link does not hold a whole record.', 'error');
  }
}

export function recordText(key: string): string | null {
  return unsaved.get(key) ?? localStorage.getItem(kPrefix + key);
}

export function keep(text: string): string {
  const key = fingerprint(text);
  try {
    const kept = Object.keys(localStorage).filter((name) => name.startsWith(kPrefix));
    if (kept.length >= kMaxKept) localStorage.removeItem(kept[0]!);
    localStorage.setItem(kPrefix + key, text);
  } catch {
    unsaved.set(key, text);
  }
  return key;
}

// 64-bit FNV-1a, as in records.
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}

// Files dropped anywhere on the page are opened.
export function acceptDrops(): void {
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    void file.text().then(openRecord);
  });
}
