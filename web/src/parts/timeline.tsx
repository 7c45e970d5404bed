import type { HistoryEntry } from '../protocol';

// A slider over the plies of a game, with a tick for each event.

interface TimelineProps {
  history: HistoryEntry[];
  ply: number;
  onPly: (ply: number) => void;
}

export interface TimedEvent {
  ply: number;
  text: string;
  kind: string;
}

export function eventsOf(history: HistoryEntry[]): TimedEvent[] {
  return history.flatMap((entry) => [
    ...(entry.events ?? []).map(({ kind, text }) => ({ ply: entry.ply, kind, text })),
    ...(entry.forced ? [{ ply: entry.ply, kind: 'pass', text: entry.sentences.join('; ') }] : []),
  ]);
}

export function Timeline({ history, ply, onPly }: TimelineProps) {
  const plies = history.length;
  const events = eventsOf(history);
  return (
    <div class="timeline">
      <span class="faint counter">
        {ply} / {plies}
      </span>
      <input
        type="range"
        min={0}
        max={plies}
        value={ply}
        aria-label="Ply"
        aria-valuetext={`${ply} of ${plies}`}
        onInput={(event) => onPly(Number(event.currentTarget.value))}
      />
      <svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
        {events.map((event) => (
          <rect class={event.kind} x={(1000 * event.ply) / Math.max(plies, 1) - 2} y="0" width="4" height="10">
            <title>{`${event.ply}: ${event.text}`}</title>
          </rect>
        ))}
      </svg>
    </div>
  );
}
