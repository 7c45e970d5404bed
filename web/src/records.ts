import { call } from './client';
import { pickFile } from './files';
import { keep } from './kept_records';
import { packText, unpackText } from './packed_text';
import type { ShownGame } from './protocol';
import { go } from './router';
import { tell, tellError } from './status';

// Opening records: from files, from links, from what was dropped on the page.

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
