import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Ground } from '../protocol';
import { edgeAbove, edgeLeft, side } from './walls';

const row = (...walls: number[]): Ground => ({
  rows: 1, columns: walls.length, tiling: 'labyrinth', tiles: [], cells: walls.map(() => 0), walls,
});

test('a wall that both cells have stops from both sides', () => {
  assert.equal(edgeLeft(row(side.right, side.left), 0, 1), 'wall');
});

test('a wall that one cell has is open from the other', () => {
  assert.equal(edgeLeft(row(side.right, 0), 0, 1), 'open_back');
  assert.equal(edgeLeft(row(0, side.left), 0, 1), 'open_onward');
});

test('the border of the board is a whole wall, and there is none outside', () => {
  assert.equal(edgeAbove(row(side.top), 0, 0), 'wall');
  assert.equal(edgeAbove(row(0), 0, 0), 'none');
  assert.equal(edgeLeft(row(side.right), 0, 1), 'wall');
});
