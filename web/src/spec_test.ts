import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSpec, writeSpec } from './spec';

const depth = { name: 'depth', help: '', default: 6, min: 1, max: 64 };
const evaluation = { name: 'eval', help: '', default: 'weights', choices: ['weights', 'discs'] };

test('a spec is a name and settings', () => {
  assert.deepEqual(readSpec('alphabeta:depth=4,eval=discs'), {
    name: 'alphabeta',
    settings: { depth: '4', eval: 'discs' },
  });
  assert.deepEqual(readSpec('random'), { name: 'random', settings: {} });
});

test('settings that are the default are not written', () => {
  const spec = { name: 'alphabeta', settings: { depth: '6', eval: 'discs' } };
  assert.equal(writeSpec(spec, [depth, evaluation]), 'alphabeta:eval=discs');
  assert.equal(writeSpec({ name: 'random', settings: {} }, []), 'random');
});

test('a command is a name without settings', () => {
  for (const text of ['cmd:"python3 bot.py --level=1,2"', 'gtp:gtp-rhino', './bot:1', '../bot', '/opt/bot']) {
    assert.deepEqual(readSpec(text), { name: text, settings: {} });
    assert.equal(writeSpec(readSpec(text), []), text);
  }
  assert.equal(readSpec('gtpish:depth=1').name, 'gtpish');
});

test('what is written is read again', () => {
  const text = 'alphabeta:depth=3,eval=discs';
  assert.equal(writeSpec(readSpec(text), [depth, evaluation]), text);
});
