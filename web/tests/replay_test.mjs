import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { call, games, smallBoard, untilShown, untilState, withPage } from './laboratory.mjs';

// The record of a whole game between two who move at random.
async function recordOf(game) {
  const spec = `${game.name}:${smallBoard(game)}`.replace(/:$/, '');
  const { table } = await call('table.open', { game: spec, players: ['random', 'random'], seed: 3, speed: 0 });
  const { ply } = await untilState(table, ({ over }) => over);
  const { text } = await call('table.record', { table });
  return { text, plies: ply };
}

async function withFile(name, text, work) {
  const folder = await mkdtemp(join(tmpdir(), 'ariadne-page-'));
  try {
    const path = join(folder, name);
    await writeFile(path, text);
    await work(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function openFile(page, path) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a record…' }).click();
  await (await chooser).setFiles(path);
  await page.waitForURL('**/replay/*');
}

const shownPly = (page) => page.getByRole('slider', { name: 'Ply' }).inputValue();

describe('replay', { concurrency: 3 }, () => {
  for (const game of games) {
    test(`a record of ${game.name} is opened from a file and stepped through`, async () => {
      const { text, plies } = await recordOf(game);
      await withFile('game.jsonl', text, (path) =>
        withPage(async (page) => {
          await page.goto('/replay');
          await openFile(page, path);
          await untilShown(page, 0);
          await page.keyboard.press('ArrowRight');
          await untilShown(page, 1);
          await page.keyboard.press('End');
          await untilShown(page, plies);
          assert.equal(new URL(page.url()).searchParams.get('ply'), String(plies));
          await page.reload();
          await untilShown(page, plies);
          await page.keyboard.press('Home');
          await untilShown(page, 0);
        }),
      );
    });
  }

  test('a file that is dropped on any page is opened', async () => {
    const { text } = await recordOf(games[0]);
    await withPage(async (page) => {
      await page.goto('/help');
      await page.locator('main h1').waitFor();
      await page.evaluate((content) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content], 'game.jsonl'));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      }, text);
      await untilShown(page, 0);
    });
  });

  test('a copied link holds the record and the ply', async () => {
    const { text } = await recordOf(games[0]);
    let link = '';
    const permissions = ['clipboard-read', 'clipboard-write'];
    await withFile('game.jsonl', text, (path) =>
      withPage(async (page) => {
        await page.goto('/replay');
        await openFile(page, path);
        await untilShown(page, 0);
        await page.keyboard.press('ArrowRight');
        await untilShown(page, 1);
        await page.getByText('Save and share').click();
        await page.getByRole('button', { name: 'Copy link' }).click();
        await page.getByText('The link was copied').waitFor();
        link = await page.evaluate(() => navigator.clipboard.readText());
      }, { permissions }),
    );
    await withPage(async (page) => {
      await page.goto(link);
      await untilShown(page, 1);
    });
  });

  test('a file that is no record is refused with a reason', () =>
    withFile('game.jsonl', 'nothing', (path) =>
      withPage(async (page) => {
        await page.goto('/replay');
        const chooser = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: 'Open a record…' }).click();
        await (await chooser).setFiles(path);
        await page.locator('.toast.error').waitFor();
      }),
    ));

  test('play runs through the plies to the end and stops there', async () => {
    const { text, plies } = await recordOf(games[0]);
    await withFile('game.jsonl', text, (path) =>
      withPage(async (page) => {
        await page.goto('/replay');
        await openFile(page, path);
        await page.getByLabel('Speed').selectOption('64');
        await page.getByRole('button', { name: 'Play', exact: true }).click();
        await untilShown(page, plies);
        await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      }),
    );
  });

  test('an exported page plays the game from disk, without a server', async () => {
    const { text, plies } = await recordOf(games[0]);
    const { text: html } = await call('export', { record: text, number: 1, format: 'html' });
    await withFile('game.html', html, (path) =>
      withPage(async (page) => {
        const asked = [];
        page.on('request', (request) => asked.push(request.url()));
        await page.goto(`${pathToFileURL(path)}#ply=1`);
        await untilShown(page, 1);
        await page.keyboard.press('End');
        await untilShown(page, plies);
        assert.equal(await shownPly(page), String(plies));
        assert.deepEqual(asked.filter((url) => url.startsWith('http')), []);
      }),
    );
  });
});
