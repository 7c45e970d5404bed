import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TreeModel } from './model';
import type { TreeNode } from './types';

// Every node has `branches` children; the second child of each is on the line.
function treeOf(branches: number, depth: number) {
  const fetched: [number, number][] = [];
  const level = (id: number): number => (id === 0 ? 0 : level(Math.floor((id - 1) / branches)) + 1);
  const node = (id: number): TreeNode => ({
    id, name: '', move: `m${id}`, text: '0', children: level(id) < depth ? branches : 0,
    on_line: id === 0 || id % branches === 2 % branches, ended: false,
  });
  const model = new TreeModel(node(0), async (id, from) => {
    fetched.push([id, from]);
    return Array.from({ length: branches }, (_, i) => node(branches * id + 1 + i)).slice(from, from + 2);
  });
  return { model, fetched };
}

const ids = (model: TreeModel) => model.rows().map((row) => row.node.id);

test('children are fetched when a node is unfolded, in parts, and once', async () => {
  const { model, fetched } = treeOf(3, 2);
  assert.deepEqual(ids(model), [0]);
  await model.unfold(0);
  assert.deepEqual(ids(model), [0, 1, 2, 3]);
  assert.deepEqual(fetched, [[0, 0], [0, 2]]);
  model.fold(0);
  assert.deepEqual(ids(model), [0]);
  await model.unfold(0);
  assert.equal(fetched.length, 2);
});

test('the principal variation is followed to its end', async () => {
  const { model } = treeOf(3, 3);
  const line = await model.followLine(0);
  assert.equal(line.length, 3);
  assert.deepEqual(model.pathTo(line[2]!), line.map((id) => `m${id}`));
  assert.ok(line.every((id) => model.node(id)!.on_line));
});

test('unfolding to a level stops where there is no room', async () => {
  const { model } = treeOf(3, 3);
  await model.unfoldTo(3, 10);
  assert.deepEqual(ids(model).length, 10);
  const rows = model.rows();
  assert.deepEqual([rows[1]!.level, rows[1]!.index, rows[1]!.siblings, rows[1]!.parent], [2, 1, 3, 0]);
});
