import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyMaze, kFood, layoutText, mazeOf, resized, startOf, withCell, withStart } from './maze';
import { packMaze, unpackMaze } from './pack';

test('a packed maze is unpacked as it was', () => {
  const maze = withCell(emptyMaze(7, 5), 8, kFood);
  assert.deepEqual(unpackMaze(packMaze(maze)), maze);
  assert.equal(packMaze(emptyMaze(4, 3)), '4x3.w5epw5');
});

test('what is not a packed maze is refused', () => {
  for (const text of ['', 'knossos', '4x3.', '4x3.w5', '4x3.w99', '4x3.z12', '2x2.w4', '9999x9999.w1']) {
    assert.equal(unpackMaze(text), null, text);
  }
});

test('a maze has one start, and y is counted from the bottom', () => {
  const maze = withStart(mazeOf(['%%%%', '% P%', '%  %', '%%%%']), { x: 1, y: 1 });
  assert.deepEqual(startOf(maze), { x: 1, y: 1 });
  assert.equal(layoutText(maze), '%%%%\n%  %\n%P %\n%%%%\n');
});

test('another size keeps what fits and closes the border', () => {
  assert.equal(layoutText(resized(mazeOf(['%%%%', '%.P%', '%%%%']), 3, 4)), '%%%\n%.%\n% %\n%%%\n');
});
