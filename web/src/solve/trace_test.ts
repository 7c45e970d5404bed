import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Trace } from './trace';
import type { Answer } from './types';

const answer = {
  expansion: [4, 5, 4, 6],
  g: [0, 1, 1, 2],
  h: [3, 2, 3, 1],
  f: [3, 3, 4, 3],
  reached: { cells: [5, 6, 7], by: [0, 1, 3] },
} as unknown as Answer;

test('a cell shows what was known when it was last expanded', () => {
  const trace = new Trace(answer, 9);
  assert.equal(trace.lastExpansion(4, 0), null);
  assert.equal(trace.lastExpansion(4, 2), 0);
  assert.equal(trace.lastExpansion(4, 3), 2);
  assert.equal(trace.value('f', 3), 3);
});

test('a cell waits in the frontier from when it is reached until it is expanded', () => {
  const trace = new Trace(answer, 9);
  assert.deepEqual([0, 1, 2].map((step) => trace.waits(5, step)), [false, true, false]);
  assert.ok(trace.waits(7, 4));
  assert.ok(!trace.waits(8, 4));
});

test('heat goes from the first to the last cell, and from the least to the largest value', () => {
  const trace = new Trace(answer, 9);
  assert.deepEqual([...trace.order], [4, 5, 6]);
  assert.equal(trace.heat('order', 6, 2), 1);
  assert.equal(trace.heat('g', 5, 1), 0.5);
});
