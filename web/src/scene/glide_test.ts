import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor, Scene } from '../protocol';
import { Glide } from './glide';

const ground: Scene['ground'] = { rows: 9, columns: 9, tiling: 'corridors', tiles: [], cells: [] };
const actor = (id: string, row: number, column: number, more: Partial<Actor> = {}): Actor => ({
  id, row, column, outline: 'token', text: '', tone: 'first', ...more,
});
const scene = (...actors: Actor[]): Scene => ({ ground, actors, marks: [], notes: [] });
const placeOf = (glide: Glide, now: number) => {
  const [seen] = glide.seen(now);
  return [seen!.row, seen!.column];
};

test('an actor glides steadily from cell to cell', () => {
  const glide = new Glide();
  glide.show(scene(actor('a', 1, 1)), 0, 100, true);
  glide.show(scene(actor('a', 1, 2)), 0, 100, true);
  assert.deepEqual(placeOf(glide, 0), [1, 1]);
  assert.deepEqual(placeOf(glide, 50), [1, 1.5]);
  assert.deepEqual(placeOf(glide, 100), [1, 2]);
  assert.equal(glide.busy(99), true);
  assert.equal(glide.busy(100), false);
});

test('a new state in the middle of a glide goes on from where the actor is seen', () => {
  const glide = new Glide();
  glide.show(scene(actor('a', 1, 1)), 0, 100, true);
  glide.show(scene(actor('a', 1, 2)), 0, 100, true);
  glide.show(scene(actor('a', 1, 3)), 50, 100, true);
  assert.deepEqual(placeOf(glide, 50), [1, 1.5]);
  assert.deepEqual(placeOf(glide, 100), [1, 2.25]);
});

test('whoever is carried far away jumps', () => {
  const glide = new Glide();
  glide.show(scene(actor('a', 1, 1)), 0, 100, true);
  glide.show(scene(actor('a', 8, 8)), 0, 100, true);
  assert.deepEqual(placeOf(glide, 1), [8, 8]);
});

test('without time everything jumps', () => {
  const glide = new Glide();
  glide.show(scene(actor('a', 1, 1)), 0, 0, false);
  glide.show(scene(actor('a', 1, 2)), 0, 0, false);
  assert.deepEqual(placeOf(glide, 0), [1, 2]);
  assert.equal(glide.busy(0), false);
});

test('a disc that changes sides is turned over: narrow in the middle, the new side after it', () => {
  const glide = new Glide();
  glide.show(scene(actor('a', 1, 1, { outline: 'disc' })), 0, 100, true);
  glide.show(scene(actor('a', 1, 1, { outline: 'disc', tone: 'second' })), 0, 100, true);
  assert.equal(glide.seen(10)[0]!.actor.tone, 'first');
  assert.ok(glide.seen(50)[0]!.turn < 0.1);
  assert.equal(glide.seen(90)[0]!.actor.tone, 'second');
});

test('the one in front is painted last', () => {
  const glide = new Glide();
  glide.show(scene(actor('front', 1, 1), actor('behind', 1, 1)), 0, 0, false);
  assert.deepEqual(glide.seen(0).map(({ actor: { id } }) => id), ['behind', 'front']);
});
