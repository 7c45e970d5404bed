import * as format from '../format';
import type { Game, HistoryEntry, State } from '../protocol';

// What is going on, in a sentence.
export function statusText(game: Game, state: State): string {
  if (state.over) return [state.result?.text, state.result?.remark].filter(Boolean).join('. ');
  if (state.steered && !state.running) {
    return state.ply === 0 ? `${game.beat?.ready ?? ''} Press an arrow to begin.` : 'Paused.';
  }
  const [seat, ...others] = state.awaited;
  if (seat === undefined) {
    if (state.paced) return state.running ? '' : 'Paused.';
    return `${state.movers.join(' and ')} to move.`;
  }
  if (state.steered) return '';
  const secretly = others.length > 0 || state.movers.length > 1 ? ' Nobody sees a choice before all have chosen.' : '';
  return `${format.capitalised(seat)} to move: ${format.plural(state.moves[seat]?.length ?? 0, 'legal move')}.${secretly}`;
}

// What was played since, and what comes next: for screen readers.
export function announcementOf(news: HistoryEntry[], status: string): string {
  const sentences = news.flatMap((entry) => entry.sentences).slice(-6);
  return [...sentences.map((sentence) => `${format.capitalised(sentence)}.`), status].join(' ');
}
