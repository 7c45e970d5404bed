import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventsOf } from './timeline';

const step = (ply: number, more = {}) => ({ ply, movers: ['black'], moves: ['d3'], sentences: ['black plays d3'], ...more });

test('what happened stands at its ply, and so does a move that was forced', () => {
  const history = [step(1, { events: [{ kind: 'capture', text: 'a flag' }] }), step(2), step(3, { forced: true })];
  assert.deepEqual(eventsOf(history), [
    { ply: 1, kind: 'capture', text: 'a flag' },
    { ply: 3, kind: 'pass', text: 'black plays d3' },
  ]);
});

test('a forfeit stands at the end of the game', () => {
  const text = 'white wins: black forfeits (timeout)';
  const forfeits = [{ seat: 'black', kind: 'timeout', reason: '' }];
  assert.deepEqual(eventsOf([step(1)], { text, forfeits }), [{ ply: 1, kind: 'forfeit', text }]);
  assert.deepEqual(eventsOf([step(1)], { text: 'white wins' }), []);
});
