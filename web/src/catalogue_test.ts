import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inOrder } from './catalogue';

const orderOf = (...names: string[]) =>
  inOrder(names.map((name) => ({ name, summary: '', parameters: [] }))).map(({ name }) => name);

test('levels and strong agents of any game come first, and the others as their game lists them', () => {
  const listed = orderOf('human', 'random', 'greedy', 'mcts', 'level', 'perfect', 'engine', './bot');
  assert.deepEqual(listed, ['human', 'level', 'engine', 'mcts', 'random', 'greedy', 'perfect', './bot']);
  assert.deepEqual(orderOf('human', 'random', 'alphabeta'), ['human', 'random', 'alphabeta']);
});
