import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineAddress, readLine, type Line } from './line';

const read = (address: string) => {
  const url = new URL(address, 'http://host');
  return readLine({ query: url.searchParams, hash: url.hash.slice(1) });
};

test('an address gives back the line that it was made of', () => {
  const line: Line = { game: 'flags', position: '{"a": "b & c"}', seed: '7', steps: [['d3'], ['up', 'left']] };
  const address = lineAddress('/analyse', line, new URLSearchParams('ply=1&agent=greedy'));
  assert.deepEqual(read(address), line);
  assert.match(address, /^\/analyse\?ply=1&agent=greedy&game=flags#/);
});

test('a position may stand in the query, as links of other programs have it', () => {
  assert.deepEqual(read('/analyse?game=reversi&position=f5d6'), { game: 'reversi', position: 'f5d6', seed: '', steps: [] });
  assert.equal(read('/analyse'), null);
});
