import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scaleOf, shareOf, valueText } from './values';

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
