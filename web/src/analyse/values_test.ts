import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Analysis } from './types';
import { effortText, scaleOf, shareOf, valueText } from './values';

const teams = ['black', 'white'];

test('a decided value says who wins, by how much, and how sure that is', () => {
  assert.equal(valueText(1_000_004, teams, 'proven'), 'black wins by 4');
  assert.equal(valueText(-1_000_004, teams, 'forced'), 'white wins by at least 4');
  assert.equal(valueText(-1_000_004, teams, 'estimate'), 'white probably wins by 4');
  assert.equal(valueText(1_000_000, teams, 'estimate'), 'black probably wins');
  assert.equal(valueText(1_000_000, teams, 'proven', 5), 'black wins in 5 moves');
  assert.equal(valueText(0, teams, 'proven'), '0, exact');
  assert.equal(valueText(-3, teams, 'estimate'), '−3');
});

test('a decided game is beyond every estimate, and a larger margin beyond a smaller one', () => {
  assert.equal(shareOf(0, 10), 0.5);
  assert.ok(shareOf(1_000_000, 10) > shareOf(400_000, 10));
  assert.ok(shareOf(1_000_009, 10) > shareOf(1_000_002, 10));
  assert.ok(shareOf(-1_000_009, 10) < shareOf(-400_000, 10));
  assert.ok(scaleOf([]) > 0);
});

test('an effort says how fast a search is and how full its table, where it has one', () => {
  const analysis: Analysis = { move: 'd3', value: 0, depth: 9, nodes: 2_500_000, complete: true, proven: false, ms: 500, pv: [], moves: [] };
  const said = (changes: Partial<Analysis>) => effortText({ ...analysis, ...changes }).replaceAll('\u00a0', ' ');
  assert.equal(said({}), 'depth 9, 2,500,000 nodes, 500 ms, 5.0 M nodes/s');
  assert.equal(said({ hash_permille: 126, stopped: 'time' }), 'depth 9, 2,500,000 nodes, 500 ms, 5.0 M nodes/s, hash 13 %, stopped: time');
  assert.equal(said({ depth: 0, nodes: 0, ms: 0.2 }), '<1 ms');
});
