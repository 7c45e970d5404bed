import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, test } from 'node:test';
import { call, games, kSizes, smallBoard, withPage } from './laboratory.mjs';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const kLooks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  phone: { size: kSizes.phone, hasTouch: true, isMobile: true },
};

const tables = await Promise.all(
  games.map(async (game) => {
    const spec = `${game.name}:${smallBoard(game)}`.replace(/:$/, '');
    const { table } = await call('table.open', { game: spec, players: ['human', 'random'], seed: 5 });
    return `/game/${table}`;
  }),
);

// Pages that need something to look into.
const studies = [
  '/solve?maze=doorstep&algo=astar&algo=dfs&algo=wastar',
  '/analyse?game=reversi&agent=greedy&agent=alphabeta:depth=2',
  `/analyse?${new URLSearchParams({ table: tables[0].split('/').pop() })}`,
  '/tree?game=tree&agent=alphabeta',
  '/docs/path-search',
];

// Every page that the header leads to, and every game.
async function addresses() {
  let links = [];
  await withPage(async (page) => {
    await page.goto('/');
    await page.locator('.site nav a').first().waitFor();
    links = await page.locator('.site nav a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  });
  return ['/', ...links, ...tables, ...studies];
}

async function violations(page) {
  await page.evaluate(axe);
  const { violations: found } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

// The widest boards do not fit a phone as text: they scroll, and the page does not.
test('boards as text are accessible and leave the page as narrow as it is', () =>
  withPage(async (page) => {
    await page.addInitScript(() => localStorage.setItem('ariadne.text-board', 'true'));
    for (const address of tables) {
      await page.goto(address);
      await page.locator('.text-board').waitFor();
      assert.ok((await overflow(page)) <= 0, `${address} is wider than the window`);
    }
    assert.deepEqual(await violations(page), []);
  }, kLooks.phone));

describe('every page', { concurrency: 3 }, async () => {
  const all = await addresses();
  for (const [look, options] of Object.entries(kLooks)) {
    test(`is accessible and fits the window: ${look}`, () =>
      withPage(async (page) => {
        for (const address of all) {
          await page.goto(address);
          await page.locator('main h1').first().waitFor();
          assert.deepEqual(await violations(page), [], address);
          assert.ok((await overflow(page)) <= 0, `${address} is wider than the window`);
        }
      }, options));
  }
});
