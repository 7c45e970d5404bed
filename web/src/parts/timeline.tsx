import type { GameResult, HistoryEntry } from '../protocol';

// A slider over the plies of a game, with a tick for each event.

interface TimelineProps {
  history: HistoryEntry[];
  events: TimedEvent[];
  ply: number;
  onPly: (ply: number) => void;
}

export interface TimedEvent {
  ply: number;
  text: string;
  kind: string;
}

// What happened at each ply. A game that was forfeited ends with that, after its last ply.
export function eventsOf(history: HistoryEntry[], result?: GameResult): TimedEvent[] {
  const happened = history.flatMap((entry) => [
    ...(entry.events ?? []).map(({ kind, text }) => ({ ply: entry.ply, kind, text })),
    ...(entry.forced ? [{ ply: entry.ply, kind: 'pass', text: entry.sentences.join('; ') }] : []),
  ]);
  return result?.forfeits ? [...happened, { ply: history.length, kind: 'forfeit', text: result.text }] : happened;
}

export function Timeline({ history, events, ply, onPly }: TimelineProps) {
  const plies = history.length;
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
