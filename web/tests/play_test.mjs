import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { games, kCommand, smallBoard, stateOf, tableOf, targetsOf, untilShown, untilState, withPage } from './laboratory.mjs';

// A person in the first seat against random moves.
const setupOf = (game) => `/play/${game.name}?board=${smallBoard(game)}&player=human&player=random&seed=5`;

async function begin(page) {
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL('**/game/*');
  await page.locator('.stage canvas').waitFor();
  return tableOf(page);
}

// Plays to the end: `choose` is called whenever a person is awaited.
async function playOut(page, table, choose) {
  for (;;) {
    const state = await untilState(table, ({ over, awaited, steered }) => over || steered || awaited.length > 0);
    if (state.over) return state;
    if (!state.steered) await untilShown(page, state.ply);
    await choose(state);
    if (!state.steered) await untilState(table, ({ ply, over }) => over || ply > state.ply);
  }
}

async function assertEnded(page, state) {
  await page.getByText(state.result.text).first().waitFor();
  assert.ok(state.ply > 0);
}

// Keeps whatever a screen reader is told from now on, however soon something else follows.
async function hearAnnouncements(page) {
  await page.evaluate(() => {
    window.heard = [];
    const region = document.querySelector('.hidden[role=status]');
    const hear = () => window.heard.push(region.textContent.toLowerCase());
    new MutationObserver(hear).observe(region, { characterData: true, childList: true, subtree: true });
  });
}

async function clickCell(page, { row, column }) {
  const canvas = page.locator('.stage canvas');
  const { cell, left, top } = await canvas.evaluate(({ dataset }) => ({ ...dataset }));
  const middle = (start, index) => Number(start) + (index + 0.5) * Number(cell);
  await canvas.click({ position: { x: middle(left, column), y: middle(top, row) } });
}

describe('a whole game through clicks', { concurrency: 3 }, () => {
  for (const game of games) {
    test(game.name, () =>
      withPage(async (page) => {
        await page.goto(setupOf(game));
        const table = await begin(page);
        const end = await playOut(page, table, async (state) => {
          const target = targetsOf(state).at(-1);
          if (target) await clickCell(page, target);
          if (state.steered) await page.waitForTimeout(50);
        });
        await assertEnded(page, end);
      }),
    );
  }
});

const kDirectionKeys = {
  up: 'ArrowUp',
  'up-right': 'PageUp',
  right: 'ArrowRight',
  'down-right': 'PageDown',
  down: 'ArrowDown',
  'down-left': 'End',
  left: 'ArrowLeft',
  'up-left': 'Home',
};

async function moveCursor(page, from, to) {
  const press = async (key, times) => {
    for (let i = 0; i < times; ++i) await page.keyboard.press(key);
  };
  await press(to.row < from.row ? 'ArrowUp' : 'ArrowDown', Math.abs(to.row - from.row));
  await press(to.column < from.column ? 'ArrowLeft' : 'ArrowRight', Math.abs(to.column - from.column));
}

describe('a whole game through keys alone', { concurrency: 3 }, () => {
  for (const game of games) {
    test(game.name, () =>
      withPage(async (page) => {
        await page.goto(setupOf(game));
        await page.getByRole('button', { name: 'Play', exact: true }).focus();
        await page.keyboard.press('Enter');
        await page.waitForURL('**/game/*');
        await page.locator('.stage canvas:focus').waitFor();
        const table = tableOf(page);
        let cursor = null;
        const end = await playOut(page, table, async (state) => {
          const ways = await page
            .locator('.pad button:enabled')
            .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')));
          if (ways.length) await page.keyboard.press(kDirectionKeys[ways[state.seq % ways.length]]);
          // A game to a beat goes on meanwhile, and may be over by now: then there is no way left.
          if (state.steered) await page.waitForTimeout(60);
          if (ways.length || state.steered) return;
          const target = targetsOf(state)[0];
          if (!cursor) {
            // The cursor appears beside the first target.
            await page.keyboard.press('ArrowDown');
            await page.keyboard.press('ArrowUp');
            cursor = { row: Math.min(target.row + 1, state.scene.ground.rows - 1) - 1, column: target.column };
          }
          await moveCursor(page, cursor, target);
          cursor = target;
          await page.keyboard.press('Enter');
        });
        await assertEnded(page, end);
      }),
    );
  }
});

describe('at a table', { concurrency: 3 }, () => {
  const game = games[0];

  test('undo takes back the last move, and redo plays it again', () =>
    withPage(async (page) => {
      await page.goto(setupOf(game));
      const table = await begin(page);
      const [target] = targetsOf(await stateOf(table));
      await clickCell(page, target);
      await untilState(table, ({ ply, awaited }) => ply >= 2 && awaited.length > 0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await untilState(table, ({ ply }) => ply === 0);
      await untilShown(page, 0);
      await page.getByRole('button', { name: 'Redo' }).click();
      await untilState(table, ({ ply }) => ply > 0);
    }));

  test('a hint names a legal move', () =>
    withPage(async (page) => {
      await page.goto(setupOf(game));
      const { awaited, moves } = await stateOf(await begin(page));
      await page.keyboard.press('h');
      const hint = await page.locator('.toast').getByText('Hint').textContent();
      assert.ok(moves[awaited[0]].some(({ text }) => hint.includes(text)), hint);
    }));

  test('whoever resigns has lost', () =>
    withPage(async (page) => {
      await page.goto(setupOf(game));
      const table = await begin(page);
      await page.getByRole('button', { name: 'Resign' }).click();
      await assertEnded(page, { ...(await untilState(table, ({ over }) => over)), ply: 1 });
    }));

  test('seats are swapped, and a rematch begins anew', () =>
    withPage(async (page) => {
      await page.goto(setupOf(game));
      const table = await begin(page);
      const playersOf = async () => (await stateOf(table)).seats.map(({ player }) => player);
      await page.getByRole('button', { name: 'Swap seats' }).click();
      await untilState(table, ({ ply }) => ply > 0); // the agent begins now
      assert.deepEqual(await playersOf(), ['random', 'human']);
      await page.getByRole('button', { name: 'Rematch' }).click();
      const { seats } = await untilState(table, ({ seq, awaited, ply }) => seq > 2 && awaited.length > 0 && ply <= 1);
      assert.equal(seats.filter(({ player }) => player === 'human').length, 1);
    }));

  test('where agents come in levels, the opponent is chosen by level', () =>
    withPage(async (page) => {
      const level = { name: 'level', summary: 'plays at a level', parameters: [{ name: 'n', help: '', default: 4, min: 1, max: 10 }] };
      await page.routeWebSocket(/live/, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) => {
          const answer = JSON.parse(message);
          const offered = answer.result?.games?.[0]?.agents;
          if (offered) offered.splice(1, offered.length, level, ...offered.slice(1).filter(({ name }) => name !== 'level'));
          socket.send(JSON.stringify(answer));
        });
      });
      await page.goto(`/play/${game.name}`);
      await page.getByText('Level 4 of 10').waitFor();
      await page.getByRole('slider').fill('7');
      await page.getByText('Level 7 of 10').waitFor();
      assert.deepEqual(new URL(page.url()).searchParams.getAll('player'), ['human', 'level:n=7']);
      await page.getByLabel(game.seats[1]).selectOption('random');
      await page.getByRole('slider').waitFor({ state: 'detached' });
    }));

  test('what an address asks for is checked when the page loads, with the words of the command line', () =>
    withPage(async (page) => {
      const wrong = {
        'player=human&player=level:99': "agent 'level': level is '99', expected an integer 1..10",
        'player=human&player=engine:hash=3M': "agent 'engine': hash is '3M', expected a power of two from 1M to 8G. Nearest: 2M, 4M.",
        'player=human&player=levl:3': "no agent 'levl' plays reversi. Did you mean 'level'?",
        'player=human&player=level:3,foo=1': "agent 'level' has no parameter 'foo'. Available: level.",
        'board=size=7': "game 'reversi': size is '7', expected 8, 6 or 4",
        'white=level:99': "The address has no parameter 'white'.",
      };
      for (const [query, message] of Object.entries(wrong)) {
        await page.goto(`/play/reversi?${query}`);
        await page.getByRole('alert').getByText(message).waitFor();
      }
      await page.goto('/play/reversi?player=human&player=level:99');
      await page.getByRole('alert').waitFor();
      assert.equal(await page.getByText('Level 99').count(), 0);
      await page.getByRole('slider').fill('7');
      await page.getByRole('alert').waitFor({ state: 'detached' });
      await page.getByText('Level 7 of 10').waitFor();
    }));

  test('an agent of one’s own is offered, fits into the page and plays', () =>
    withPage(async (page) => {
      await page.goto(setupOf(game));
      await page.getByLabel(game.seats[1]).selectOption(kCommand);
      const { width, right } = await page.getByLabel(game.seats[1]).evaluate((select) => ({
        width: select.closest('.player').getBoundingClientRect().right,
        right: select.getBoundingClientRect().right,
      }));
      assert.ok(right <= width + 1, `${right} > ${width}`);
      assert.deepEqual(new URL(page.url()).searchParams.getAll('player'), ['human', kCommand]);
      const table = await begin(page);
      const { moves } = await stateOf(table);
      await page.getByLabel(/^Move of/).fill(moves[game.seats[0]][0].move);
      await page.keyboard.press('Enter');
      const { seats, over } = await untilState(table, ({ ply, over }) => over || ply >= 2);
      assert.equal(seats[1].player, kCommand);
      assert.equal(over, false);
    }));

  test('a move and the answer to it are announced once, and so is whose turn it is', () =>
    withPage(async (page) => {
      await page.goto(setupOf(game));
      const table = await begin(page);
      await hearAnnouncements(page);
      await clickCell(page, targetsOf(await stateOf(table))[0]);
      const { history, awaited, moves } = await untilState(table, ({ ply }) => ply >= 2);
      const turn = `${awaited[0]} to move: ${moves[awaited[0]].length} legal moves.`;
      const said = [...history[0].sentences, ...history[1].sentences].map((sentence) => `${sentence.toLowerCase()}.`);
      await page.waitForFunction(
        (words) => words.every((each) => window.heard.at(-1)?.includes(each)), // the turn alone may be the first one's
        [said.at(-1), turn],
      );
      const heard = (await page.evaluate(() => window.heard)).join(' ');
      for (const sentence of said) {
        assert.equal(heard.split(sentence).length - 1, 1, `${sentence} in: ${heard}`);
      }
    }));

  test('the board as text plays the same moves', () =>
    withPage(async (page) => {
      await page.goto(setupOf(game));
      const table = await begin(page);
      await page.keyboard.press('x');
      await page.locator('.text-board button').first().click();
      await untilState(table, ({ ply }) => ply > 0);
    }));

  test('a link to a ply shows that ply after a reload', () =>
    withPage(async (page) => {
      await page.goto(setupOf(game));
      const table = await begin(page);
      await clickCell(page, targetsOf(await stateOf(table))[0]);
      await untilState(table, ({ ply }) => ply >= 2);
      await page.goto(`/game/${table}?ply=1`);
      await untilShown(page, 1);
      await page.getByRole('button', { name: 'Back to the game' }).click();
      await untilShown(page, 2);
    }));

  test('a game that the server forgot is continued from the browser', () =>
    withPage(async (page) => {
      await page.goto(setupOf(game));
      const table = await begin(page);
      await clickCell(page, targetsOf(await stateOf(table))[0]);
      await untilState(table, ({ ply }) => ply >= 2);
      await page.waitForFunction(() => localStorage.getItem('ariadne.begun')?.includes('record'));
      await page.evaluate(
        (id) => fetch('/api/v1/table.close', { method: 'POST', body: JSON.stringify({ table: id }) }),
        table,
      );
      await page.getByRole('button', { name: /^Continue it/ }).click();
      await page.waitForURL((url) => !url.pathname.endsWith(table));
      const { ply } = await untilState(tableOf(page), () => true);
      assert.ok(ply >= 2);
    }));
});
