import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { call, downloaded, untilShown, untilState, withPage } from './laboratory.mjs';

// A game on the smallest board between two who move at random: they throw away what a solver knows to be won.
async function blunderedGame() {
  const { table } = await call('table.open', { game: 'reversi:size=4', players: ['random', 'random'], seed: 3, speed: 0 });
  const { ply } = await untilState(table, ({ over }) => over);
  const { text } = await call('table.record', { table });
  return { table, plies: ply, record: text };
}

const kJudge = 'alphabeta:depth=12';

describe('analyse', { concurrency: 3 }, () => {
  test('a game with a known mistake is reviewed: marks, graph, exact verdicts, and a key to the next one', async () => {
    const { table, record, plies } = await blunderedGame();
    const review = await call('review', { record, agent: kJudge });
    const marked = review.plies.filter(({ mark }) => mark);
    assert.ok(marked.some(({ mark, exact }) => mark === '??' && exact), 'a game won for black was lost');
    await withPage(async (page) => {
      await page.goto(`/analyse?table=${table}`);
      await page.waitForURL('**/analyse/*');
      await page.goto(`${new URL(page.url()).pathname}?judge=${kJudge}&judge_ms=2000&agent=greedy`);
      await page.locator('.graph .mark').first().waitFor();
      assert.equal(await page.locator('.graph .mark').count(), marked.length);
      await page.getByText('Every verdict is exact.').waitFor();
      await page.keyboard.press('b');
      await untilShown(page, marked[0].ply);
      await page.locator('.status').getByText(`${marked[0].mark} –`).waitFor();
      await page.getByRole('button', { name: 'Show data' }).click();
      assert.equal(await page.locator('.graph tbody tr').count(), plies);
      const [black] = review.sides;
      const row = page.locator('.review tbody tr').first();
      assert.deepEqual(await row.locator('td').allTextContents(), [
        black.moves, black.dubious, black.mistakes, black.blunders, Math.round(black.average_loss * 100) / 100,
      ].map(String));
    });
  });

  test('a pasted position is analysed, and the best move can be played', () =>
    withPage(async (page) => {
      await page.goto('/analyse');
      await page.getByLabel('Position in any notation').fill('f5d6c3d3');
      await page.getByRole('button', { name: 'Analyse', exact: true }).click();
      await page.waitForFunction(() => location.hash === '#moves=f5+d6+c3+d3');
      await untilShown(page, 4);
      await page.goto('/analyse?game=reversi&agent=alphabeta:depth=3&agent=greedy#position=f5d6c3d3');
      await page.locator('.opinion').nth(1).locator('.best-move').first().waitFor();
      const best = page.locator('.opinion').first().locator('.best-move').first();
      const move = await best.locator('strong').textContent();
      await best.click();
      await page.waitForFunction((text) => location.hash.endsWith(`moves=${text}`), move);
      await untilShown(page, 5);
    }));

  test('a position is saved as a picture, and with what led to it as a record', () =>
    withPage(async (page) => {
      await page.goto('/analyse?game=reversi&agent=greedy#moves=f5+d6');
      await untilShown(page, 2);
      await page.getByText('Save and share').click();
      assert.match(await downloaded(page, 'SVG'), /^<svg/);
      assert.match(await downloaded(page, 'PNG'), /^.PNG/);
      assert.equal((await downloaded(page, 'Record')).match(/"moves":\["(f5|d6)"\]/g)?.length, 2);
    }));

  test('a position that cannot be read is refused with a reason', () =>
    withPage(async (page) => {
      await page.goto('/analyse');
      await page.getByLabel('Position in any notation').fill('nonsense');
      await page.getByRole('button', { name: 'Analyse', exact: true }).click();
      await page.locator('.toast.error').waitFor();
    }));

  test('how fast the engine is and how full its table is shown while it thinks and at the end', () =>
    withPage(async (page) => {
      await page.goto('/analyse?game=reversi&agent=engine&ms=3000');
      const effort = page.locator('p', { hasText: /depth \d+, .* nodes, .*nodes\/s, hash \d+ %/ });
      await page.locator('.opinion[aria-busy=true]', { has: effort }).waitFor();
      await page.locator('.opinion[aria-busy=false]', { has: effort }).waitFor();
    }));

  test('of an agent whose time is limited beside it, settings that do not hold are not shown', () =>
    withPage(async (page) => {
      const settings = page.locator('.agent .fields span');
      await page.goto('/analyse?game=reversi&agent=engine&ms=100');
      await page.locator('.agent').waitFor({ state: 'attached' });
      const shown = await settings.allTextContents();
      assert.ok(shown.includes('depth') && !shown.includes('nodes') && !shown.includes('time'), shown.join());
      await page.goto('/analyse?game=reversi&agent=engine:nodes=700&ms=100');
      await settings.getByText('nodes').waitFor({ state: 'attached' });
      await page.locator('.opinion').getByText('stopped: nodes').waitFor();
    }));

  test('the engine is switched off and on', () =>
    withPage(async (page) => {
      await page.goto('/analyse?game=reversi&agent=greedy');
      await page.locator('.best-move').first().waitFor();
      await page.keyboard.press('l');
      await page.locator('.opinion').waitFor({ state: 'detached' });
      await page.keyboard.press('l');
      await page.locator('.best-move').first().waitFor();
    }));
});
