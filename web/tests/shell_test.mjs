import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { call, games, kSizes, untilShown, withPage } from './laboratory.mjs';

// What axe cannot see: the colour of a point of the board.
const boardColor = (page) =>
  page.locator('.stage canvas').evaluate((canvas) => {
    const { cell, left, top } = canvas.dataset;
    const at = (start) => Math.round((Number(start) + 0.15 * Number(cell)) * devicePixelRatio);
    return [...canvas.getContext('2d').getImageData(at(left), at(top), 1, 1).data];
  });

const brightness = ([red, green, blue]) => red + green + blue;

describe('the shell', { concurrency: 3 }, () => {
  test('a board is redrawn in the colours of the theme', () =>
    withPage(async (page) => {
      const { table } = await call('table.open', { game: games[0].name, players: ['human', 'random'] });
      await page.goto(`/game/${table}`);
      await page.locator('.stage canvas').waitFor();
      await page.waitForTimeout(100);
      const light = brightness(await boardColor(page));
      await page.getByLabel('Theme').selectOption('dark');
      await page.waitForTimeout(100);
      const dark = brightness(await boardColor(page));
      assert.ok(dark + 200 < light, `${dark} is not much darker than ${light}`);
      await page.reload();
      assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
    }));

  test('? lists the keys, and single-letter keys can be switched off', () =>
    withPage(async (page) => {
      await page.goto('/');
      await page.locator('.card').first().waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog').getByText('go to Help').waitFor();
      await page.getByLabel('Single-letter keys are on').uncheck();
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      assert.equal(await page.locator('dialog[open]').count(), 0);
    }));

  test('g and a letter go to a page', () =>
    withPage(async (page) => {
      await page.goto('/');
      await page.locator('.card').first().waitFor();
      await page.keyboard.press('g');
      await page.keyboard.press('w');
      await page.waitForURL('**/watch');
    }));

  test('after a lost connection the game goes on where it is', () =>
    withPage(async (page) => {
      let reachable = true;
      const sockets = [];
      await page.routeWebSocket(/live/, (socket) => {
        if (!reachable) return void socket.close();
        socket.connectToServer();
        sockets.push(socket);
      });
      const { table, awaited, moves } = await call('table.open', { game: games[0].name, players: ['human', 'human'] });
      await page.goto(`/game/${table}`);
      await untilShown(page, 0);
      reachable = false;
      await sockets[0].close();
      await page.getByText('Reconnecting').waitFor();
      reachable = true;
      await call('table.choose', { table, seat: awaited[0], move: moves[awaited[0]][0].move });
      await untilShown(page, 1);
      await page.getByText('Reconnecting').waitFor({ state: 'detached' });
    }));

  test('the help leads to the documentation, whose links and drawings work', () =>
    withPage(async (page) => {
      await page.goto('/help');
      await page.getByRole('link', { name: 'The documentation' }).click();
      await page.getByRole('link', { name: 'matches' }).click();
      await page.waitForURL('**/docs/command-line#matches');
      await page.locator('#matches').waitFor();
      await page.goto('/docs/path-search');
      await page.waitForFunction(() => document.querySelector('.docs img')?.naturalWidth > 0);
    }));

  test('a wide table takes the room of the window, and scrolls where that is too narrow', async () => {
    const clipped = (options) => {
      let widths;
      return withPage(async (page) => {
        await page.goto('/docs/levels');
        const table = page.locator('.docs .scroll').first();
        await table.waitFor();
        widths = await table.evaluate((box) => [box.scrollWidth - box.clientWidth, document.documentElement.scrollWidth - innerWidth]);
      }, options).then(() => widths);
    };
    assert.deepEqual(await clipped({ size: { width: 1200, height: 800 } }), [0, 0]);
    const [table, page] = await clipped({ size: kSizes.phone });
    assert.ok(table > 0 && page <= 0, `${table} ${page}`);
  });

  test('an address that leads nowhere says so', () =>
    withPage(async (page) => {
      await page.goto('/nowhere');
      await page.getByText('There is no such page').waitFor();
    }));

  test('the start page has a card for every game', () =>
    withPage(async (page) => {
      await page.goto('/');
      for (const { title } of games) await page.getByRole('heading', { name: title, exact: true }).waitFor();
      await page.waitForFunction((count) => document.querySelectorAll('.miniature canvas').length === count, games.length);
    }));
});
