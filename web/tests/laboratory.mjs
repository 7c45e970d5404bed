// The server and the browser that all tests share, and what they do with them.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const kBrowser = process.env.CHROMIUM ?? '/usr/bin/chromium';
const kFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const kPatience = 30_000; // milliseconds: machines that test are busy

export const kSizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

// An agent of one's own, which the page offers beside those of the games.
export const kCommand = `cmd:"python3 ${fileURLToPath(new URL('../../examples/agents/first.py', import.meta.url))}"`;

const server = spawn(process.env.ARIADNE, ['serve', '--port', '0', '--agent', kCommand, '--sandbox', 'off'], {
  stdio: ['ignore', 'pipe', 'pipe'],
});
export const origin = await addressOf(server);
const browser = await chromium.launch({ executablePath: kBrowser, args: kFlags });
after(async () => {
  await browser.close();
  server.kill('SIGINT');
});

export function addressOf(child) {
  return new Promise((resolve, reject) => {
    let text = '';
    const look = (data) => {
      text += data;
      const found = /http:\/\/[\w.:[\]]+/.exec(text);
      if (found) resolve(found[0].replace(/[./]+$/, ''));
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.on('exit', () => reject(new Error(`the server ended: ${text}`)));
  });
}

// Runs `work` with a page of its own. Whatever the browser complains about is a failure.
export async function withPage(work, { size = kSizes.desktop, colorScheme = 'light', ...options } = {}) {
  const context = await browser.newContext({ viewport: size, colorScheme, baseURL: origin, ...options });
  const page = await context.newPage();
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.setDefaultTimeout(kPatience);
  try {
    await work(page);
  } finally {
    await context.close();
  }
  assert.deepEqual(complaints, []);
}

// What a button saves as a file.
export async function downloaded(page, button) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFile(await (await download).path(), 'utf8');
}

// A call of the server, beside the page.
export async function call(name, args = {}) {
  const response = await fetch(`${origin}/api/v1/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(args),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  return answer;
}

export const { games } = await call('catalogue');

// Small and short boards: the smallest size, and few moves where there is a limit.
export function smallBoard(game) {
  const settings = [];
  for (const { name, choices } of game.parameters) {
    if (name === 'limit') settings.push('limit=12');
    if (name === 'size') settings.push(`size=${Math.min(...choices.map(Number))}`);
  }
  return settings.join();
}

export const tableOf = (page) => new URL(page.url()).pathname.split('/').pop();
export const stateOf = (table) => call('table.state', { table });

// Waits until `holds(state)`.
export async function untilState(table, holds) {
  for (const end = Date.now() + kPatience; Date.now() < end; ) {
    const state = await stateOf(table);
    if (holds(state)) return state;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`the table stays as it is: ${JSON.stringify(await stateOf(table)).slice(0, 400)}`);
}

export const targetsOf = (state) => state.scene.marks.filter(({ kind }) => kind === 'target');

// Until the page shows that ply.
export const untilShown = (page, ply) => page.locator(`.stage canvas[aria-label*="ply ${ply}."]`).waitFor();
