import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import * as format from '../format';
import type { HistoryEntry } from '../protocol';

// What was played, a line per ply, with what it cost to find.

const kShown = 300; // long games are shown from their end on

interface MoveListProps {
  history: HistoryEntry[];
  ply: number; // the one that is looked at
  onPly: (ply: number) => void;
}

export function MoveList({ history, ply, onPly }: MoveListProps) {
  const all = useSignal(false);
  const list = useRef<HTMLDivElement>(null);
  const last = Math.max(ply + kShown / 2, kShown);
  const shown = all.value ? history : history.slice(Math.max(last - kShown, 0), last);
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && current) box.scrollTop = current.offsetTop - box.clientHeight / 2;
  }, [ply, history.length]);
  if (!history.length) return <p class="faint">Nothing was played yet.</p>;
  return (
    <div class="moves" ref={list} tabIndex={0} role="group" aria-label="Moves">
      {shown.length < history.length && (
        <button type="button" class="quiet" onClick={() => (all.value = true)}>
          Show all {format.number(history.length)} plies
        </button>
      )}
      <ol>
        {shown.map((entry) => (
          <li key={entry.ply}>
            <button
              type="button"
              class="quiet"
              aria-current={entry.ply === ply ? 'step' : undefined}
              onClick={() => onPly(entry.ply)}
            >
              <span class="ply">{entry.ply}</span>
              <span class="what">
                {whatHappened(entry)}
                {entry.events?.map((event) => (
                  <span class="event">{event.kind}</span>
                ))}
              </span>
              <span class="cost">{cost(entry)}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function whatHappened(entry: HistoryEntry): string {
  return entry.sentences.length ? entry.sentences.join('; ') : entry.moves.join(', ');
}

function cost({ value, nodes, ms }: HistoryEntry): string {
  const parts = [];
  if (value !== undefined && value !== null) parts.push(format.value(value));
  if (nodes) parts.push(`${format.number(nodes)} nodes`);
  if (ms) parts.push(format.duration(ms));
  return parts.join(' · ');
}
