import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Ground } from '../protocol';
import { planFor, spotAt } from './plan';

const ground: Ground = { rows: 8, columns: 8, tiling: 'squares', tiles: [], cells: [], row_labels: ['1'] };

test('a plan fits into its room, in whole pixels', () => {
  const plan = planFor(ground, 500, 300);
  assert.ok(plan.width <= 500 && plan.height <= 300);
  assert.equal(plan.cell, Math.floor(plan.cell));
});

test('the cell at the middle of a cell is that cell, and outside there is none', () => {
  const plan = planFor(ground, 500, 500);
  const middle = (start: number, index: number) => start + (index + 0.5) * plan.cell;
  assert.deepEqual(spotAt(plan, ground, middle(plan.left, 3), middle(plan.top, 5)), { row: 5, column: 3 });
  assert.equal(spotAt(plan, ground, plan.left - 1, plan.top), null);
  assert.equal(spotAt(plan, ground, middle(plan.left, 8), plan.top), null);
});
