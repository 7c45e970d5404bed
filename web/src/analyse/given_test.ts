import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOfAnalysis } from './given';

test('an analysis that the program was started with has an address', () => {
  const address = addressOfAnalysis({
    call: 'analyse',
    arguments: { game: 'reversi', position: 'f5', agents: ['greedy', 'alphabeta:depth=2'], lines: 2, limits: { ms: 500 } },
  });
  const url = new URL(address, 'http://host');
  assert.equal(url.pathname, '/analyse');
  assert.deepEqual(url.searchParams.getAll('agent'), ['greedy', 'alphabeta:depth=2']);
  assert.equal(url.searchParams.get('ms'), '500');
  assert.equal(url.hash, '#position=f5');
});
