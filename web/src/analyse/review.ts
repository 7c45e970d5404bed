import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call, type CallError } from '../client';
import type { HistoryEntry } from '../protocol';
import type { JudgedMove, Review } from './types';

// A recorded game judged move by move.

export interface ReviewOrder {
  record: string;
  number: number;
  agent: string;
  ms: number; // for each position
}

export interface ReviewState {
  review: Review | null;
  judged: number; // plies so far, while it runs
  running: boolean;
  error: string;
}

const kNothing: ReviewState = { review: null, judged: 0, running: false, error: '' };

export function useReview(order: ReviewOrder | null): ReviewState {
  const state = useSignal<ReviewState>(kNothing);
  const key = order && JSON.stringify([order.record, order.number, order.agent, order.ms]);
  useEffect(() => {
    state.value = { ...kNothing, running: order !== null };
    if (!order) return;
    let dropped = false;
    const put = (changes: Partial<ReviewState>) => {
      if (!dropped) state.value = { ...state.peek(), ...changes };
    };
    const { record, number, agent, ms } = order;
    const asked = call<Review>('review', { record, number, agent, limits: { ms } }, ({ ply }: { ply: number }) => put({ judged: ply }));
    asked.then(
      (review) => put({ review, running: false }),
      (error: CallError) => put({ error: error.message, running: false }),
    );
    return () => {
      dropped = true;
      asked.cancel();
    };
  }, [key]);
  return state.value;
}

export const marksOf = (review: Review | null): JudgedMove[] => review?.plies.filter(({ mark }) => mark) ?? [];

export function nextMark(review: Review | null, ply: number): JudgedMove | undefined {
  const marks = marksOf(review);
  return marks.find((move) => move.ply > ply) ?? marks[0];
}

export function markBefore(review: Review | null, ply: number): JudgedMove | undefined {
  const marks = marksOf(review);
  return marks.findLast((move) => move.ply < ply) ?? marks.at(-1);
}

// The marks that have room for a label, where two must be `apart` plies apart: the worst ones first.
export function roomyMarks(review: Review, apart: number): JudgedMove[] {
  const shown: JudgedMove[] = [];
  for (const mark of ['??', '?', '?!']) {
    for (const move of marksOf(review).filter((each) => each.mark === mark)) {
      if (shown.every(({ ply }) => Math.abs(ply - move.ply) >= apart)) shown.push(move);
    }
  }
  return shown;
}

const kMarkNames = { '?!': 'dubious', '?': 'mistake', '??': 'blunder' };

// "mistake, best was c4, lost 6"
export function judgementText({ mark, best, move, loss, effect, exact }: JudgedMove): string {
  const parts: string[] = [mark ? kMarkNames[mark] : ''];
  if (best && best !== move) parts.push(`best was ${best}`);
  if (effect && effect !== 'keeps') parts.push(effect.replaceAll('-', ' '));
  else if (loss) parts.push(`lost ${Math.round(loss * 100) / 100}`);
  if (mark) parts.push(exact ? 'exact' : 'estimated');
  return parts.filter(Boolean).join(', ');
}

// The story of the game with its marks, which the timeline shows as events too.
export function markedHistory(history: HistoryEntry[], review: Review | null): HistoryEntry[] {
  const marks = new Map(marksOf(review).map((move) => [move.ply, move]));
  return history.map((entry) => {
    const move = marks.get(entry.ply);
    if (!move) return entry;
    return {
      ...entry,
      sentences: [...entry.sentences.slice(0, -1), `${entry.sentences.at(-1) ?? move.move} ${move.mark}`],
      events: [...(entry.events ?? []), { kind: kMarkNames[move.mark!], text: judgementText(move) }],
    };
  });
}
