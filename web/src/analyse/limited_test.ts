import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Parameter } from '../protocol';
import { readSpec, writeSpec } from '../spec';
import { underLimits } from './limited';

const parameter = (name: string, value: number): Parameter => ({ name, help: '', default: value, min: 0, max: 1_000_000 });
const engine = [parameter('depth', 255), parameter('nodes', 50_000), parameter('time', 0), parameter('hash', 64)];
const shown = (spec: string) => underLimits(engine, readSpec(spec).settings).map(({ name }) => name);
const written = (spec: string) => writeSpec(readSpec(spec), underLimits(engine, readSpec(spec).settings));

test('of an agent that is limited from outside, its own limits are left out unless they are given', () => {
  assert.deepEqual(shown('engine'), ['depth', 'hash']);
  assert.deepEqual(shown('engine:nodes=700'), ['depth', 'nodes', 'hash']);
});

test('a limit that is given holds even if it is the default of the agent', () => {
  assert.equal(written('engine:depth=255,nodes=50000,hash=64'), 'engine:depth=255,nodes=50000');
  assert.equal(written('engine:depth='), 'engine');
});

test('an agent without a time keeps its nodes', () => {
  const path = [parameter('nodes', 1_000)];
  assert.deepEqual(underLimits(path, {}), path);
});
