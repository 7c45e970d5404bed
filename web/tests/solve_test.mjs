import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { describe, test } from 'node:test';
import { addressOf, downloaded, withPage } from './laboratory.mjs';

// Open ground of 9 x 7 cells, the start at the top right, the goal at the bottom left.
const kOpenMaze = '9x7.w10e6pw2e7w2e7w2e7w2e7w10';

async function cellPlace(page, column, row) {
  const { cell, left, top } = await page.locator('.searches canvas').first().evaluate(({ dataset }) => ({ ...dataset }));
  const middle = (start, index) => Number(start) + (index + 0.5) * Number(cell);
  return { x: middle(left, column), y: middle(top, row) };
}

const board = (page) => page.locator('.searches canvas').first();
const untilCosts = (page, wanted) =>
  page.waitForFunction(
    (texts) => {
      const found = [...document.querySelectorAll('.results tbody td:nth-child(2)')].map((cell) => cell.textContent);
      return found.join() === texts;
    },
    wanted.join(),
  );

async function drag(page, from, to) {
  const box = await board(page).boundingBox();
  const point = async ([column, row]) => {
    const { x, y } = await cellPlace(page, column, row);
    return [box.x + x, box.y + y];
  };
  await page.mouse.move(...(await point(from)));
  await page.mouse.down();
  await page.mouse.move(...(await point(to)), { steps: 12 });
  await page.mouse.up();
}

describe('solve', { concurrency: 3 }, () => {
  test('a drawn maze is solved by two searches side by side, and its link shows the same', () =>
    withPage(async (page) => {
      await page.goto(`/solve?algo=bfs&algo=dfs#${kOpenMaze}`);
      await untilCosts(page, ['10', '34']);
      await page.getByRole('button', { name: 'Draw' }).click();
      await drag(page, [3, 2], [3, 5]);
      await page.getByRole('radio', { name: 'goal' }).click();
      await board(page).click({ position: await cellPlace(page, 2, 5) });
      await untilCosts(page, ['9', '13']);
      assert.equal(await page.locator('.searches canvas').count(), 2);
      await page.waitForFunction(() => location.search.includes('goal=2%2C1'));
      await page.reload();
      await untilCosts(page, ['9', '13']);
      const text = await downloaded(page, 'Save .lay');
      assert.equal(text, '%%%%%%%%%\n%      P%\n%  %    %\n%  %    %\n%  %    %\n%  %    %\n%%%%%%%%%\n');
      assert.match(await downloaded(page, 'Save SVG'), /^<svg|^<\?xml/);
      assert.match(await downloaded(page, 'Save PNG'), /^.PNG/);
    }));

  test('walls are drawn with keys alone, and taken back', () =>
    withPage(async (page) => {
      await page.goto(`/solve?algo=astar&algo=greedy#${kOpenMaze}`);
      await untilCosts(page, ['10', '10']);
      await page.keyboard.press('e');
      await board(page).focus();
      for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
      await page.waitForFunction((before) => location.hash !== before, `#${kOpenMaze}`);
      await page.keyboard.press('u');
      await page.waitForFunction((before) => location.hash === before, `#${kOpenMaze}`);
    }));

  test('a cell tells its g, h and f, and the optimum stands beside what is not optimal', () =>
    withPage(async (page) => {
      await page.goto('/solve?maze=palace&algo=astar&algo=dfs');
      await untilCosts(page, ['103', '263']);
      await page.keyboard.press('End');
      await page.keyboard.press('4');
      await board(page).focus();
      await page.locator('.searches canvas').first().hover({ position: await cellPlace(page, 55, 1) });
      await page.locator('.readout').getByText(/expanded as number 1, g 0, h \d+, f \d+/).waitFor();
      assert.deepEqual(await page.locator('.results tbody td:nth-child(3)').allTextContents(), ['103 ✓', '103 (+160)']);
    }));

  test('the expansion runs on one clock for all searches', () =>
    withPage(async (page) => {
      await page.goto('/solve?maze=daedalus&algo=bfs&algo=astar&algo=greedy&algo=dfs');
      const until = (name, value) =>
        page.waitForFunction(([key, wanted]) => document.querySelector('.expansion-clock input')?.[key] === wanted, [name, value]);
      await until('max', '4853');
      for (const [key, step] of Object.entries({ Home: '0', ArrowRight: '1', End: '4853' })) {
        await page.keyboard.press(key);
        await until('value', step);
      }
    }));

  test('the program opens the page with the search that it was started with', async () => {
    const program = spawn(process.env.ARIADNE, ['solve', 'snail', '--algo', 'dfs', '--ui', 'web']);
    try {
      const origin = await addressOf(program);
      await withPage(async (page) => {
        await page.goto(`${origin}/solve?given=1`);
        await untilCosts(page, ['125']);
        assert.equal(new URL(page.url()).search, '?maze=snail&algo=dfs');
      });
    } finally {
      program.kill('SIGINT');
    }
  });

  test('a maze is generated', () =>
    withPage(async (page) => {
      await page.goto('/solve?maze=doorstep&algo=bfs');
      await page.getByText('Generate a maze').click();
      await page.getByRole('button', { name: 'Generate', exact: true }).click();
      await page.waitForFunction(() => location.hash.startsWith('#41x25.'));
      await page.locator('.results').waitFor();
    }));
});
