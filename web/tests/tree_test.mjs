import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { call, downloaded, withPage } from './laboratory.mjs';

const items = (page) => page.getByRole('treeitem');

describe('tree', { concurrency: 3 }, () => {
  test('a tree is unfolded with keys, and the board of the node is shown', () =>
    withPage(async (page) => {
      await page.goto('/tree?game=reversi:size=4&agent=minimax:depth=2');
      await items(page).nth(1).waitFor();
      await page.getByRole('button', { name: 'Fold all' }).click();
      await page.waitForFunction(() => document.querySelectorAll('[role=treeitem]').length === 1);
      await page.getByRole('tree').focus();
      await page.keyboard.press('ArrowRight');
      await items(page).nth(1).waitFor();
      await page.keyboard.press('ArrowDown');
      const child = page.locator('[role=treeitem][aria-selected=true]');
      assert.equal(await child.getAttribute('aria-level'), '2');
      const move = await child.locator('strong').textContent();
      await page.getByLabel(`Board after ${move}`).waitFor();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await page.waitForFunction(() => document.querySelectorAll('[role=treeitem]').length === 1);
    }));

  test('an explicit tree shows values, windows and why moves were cut off', () =>
    withPage(async (page) => {
      const { analysis, root } = await call('tree', { game: 'tree', agent: 'alphabeta' });
      await page.goto('/tree?game=tree&agent=alphabeta');
      await items(page).nth(1).waitFor();
      assert.equal(await page.locator('.node.on-line').count(), analysis.pv.length + 1);
      assert.equal(await page.locator('#node-0 .value').textContent(), root.text);
      await page.locator('.tree-list .cut').first().waitFor();
      await page.locator('.tree-drawing .shape').first().waitFor();
      assert.match(await downloaded(page, 'Save SVG'), /^<svg/);
      assert.match(await downloaded(page, 'Save PNG'), /^.PNG/);
    }));

  test('a tree of a hundred thousand nodes has few rows in the document', () =>
    withPage(async (page) => {
      const position = { game: 'theseus', seed: 3, agent: 'minimax:depth=10' };
      assert.ok((await call('tree', position)).nodes > 100_000);
      await page.goto(`/tree?${new URLSearchParams(position)}`);
      await items(page).nth(1).waitFor();
      await page.getByRole('tree').focus();
      for (let i = 0; i < 40; ++i) {
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('End');
      assert.ok((await items(page).count()) < 60);
    }));
});
