import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HistoryEntry } from '../protocol';
import { judgementText, markBefore, markedHistory, nextMark, roomyMarks } from './review';
import type { JudgedMove, Review } from './types';

const judged = (ply: number, changes: Partial<JudgedMove> = {}): JudgedMove => ({
  ply, seat: 'black', move: 'a1', best: 'a1', value: 0, played_value: 0, loss: 0, exact: false, ...changes,
});
const review = {
  plies: [judged(1), judged(2, { mark: '?', best: 'c4', loss: 6 }), judged(3), judged(4, { mark: '??', effect: 'win-to-loss', exact: true })],
} as Review;

test('the next mistake comes after the ply, and the first one after the last', () => {
  assert.equal(nextMark(review, 0)?.ply, 2);
  assert.equal(nextMark(review, 2)?.ply, 4);
  assert.equal(nextMark(review, 4)?.ply, 2);
  assert.equal(markBefore(review, 4)?.ply, 2);
  assert.equal(nextMark(null, 0), undefined);
});

test('a judgement says what was best, what was lost, and how sure that is', () => {
  assert.equal(judgementText(review.plies[1]!), 'mistake, best was c4, lost 6, estimated');
  assert.equal(judgementText(review.plies[3]!), 'blunder, win to loss, exact');
  assert.equal(judgementText(review.plies[0]!), '');
});

test('marks stand behind the sentence of their ply and are events of the timeline', () => {
  const history = [1, 2].map((ply) => ({ ply, movers: ['black'], moves: ['a1'], sentences: ['black plays a1'] })) as HistoryEntry[];
  const marked = markedHistory(history, review);
  assert.deepEqual(marked[0], history[0]);
  assert.deepEqual(marked[1]!.sentences, ['black plays a1 ?']);
  assert.equal(marked[1]!.events?.[0]?.kind, 'mistake');
});

test('where marks crowd, the worst ones have their labels', () => {
  const plies = [judged(1, { mark: '?!' }), judged(2, { mark: '?' }), judged(3, { mark: '??' }), judged(6, { mark: '?!' })];
  const labelled = (apart: number) => roomyMarks({ ...review, plies }, apart).map(({ ply }) => ply);
  assert.deepEqual(labelled(1), [3, 2, 1, 6]);
  assert.deepEqual(labelled(2), [3, 1, 6]);
  assert.deepEqual(labelled(4), [3]);
});
