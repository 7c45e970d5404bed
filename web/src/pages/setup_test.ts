import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '../catalogue';
import { playerText } from '../levels';
import type { Agent, Catalogue, Game } from '../protocol';
import { checkArguments, openArguments, readSetup, setupAddress, unreadable } from './setup';

const person: Agent = { name: 'human', summary: '', parameters: [] };
const greedy: Agent = { name: 'greedy', summary: '', parameters: [] };
const level: Agent = { name: 'level', summary: '', parameters: [{ name: 'n', help: '', default: 4, min: 1, max: 10 }] };

function offer(agents: Agent[]): void {
  const game = { name: 'nim', seats: ['first', 'second'], teams: ['first', 'second'], parameters: [], agents, default_agents: ['greedy', 'greedy'] };
  catalogue.value = { games: [game as unknown as Game], problems: [], algorithms: [], layouts: [] } satisfies Catalogue;
}

const playersOf = (query: string, watching = false) =>
  openArguments(readSetup('nim', new URLSearchParams(query), watching)!).players;

test('without levels the opponent is the agent that the game recommends', () => {
  offer([person, greedy]);
  assert.deepEqual(playersOf(''), ['human', 'greedy']);
  assert.equal(playerText('nim', 'level:n=7'), 'level:n=7');
});

test('with levels the opponent is chosen by level, and agents still watch each other by name', () => {
  offer([person, greedy, level]);
  assert.deepEqual(playersOf(''), ['human', 'level']);
  assert.deepEqual(playersOf('', true), ['greedy', 'greedy']);
  assert.deepEqual(playersOf('player=human&player=level:n=7'), ['human', 'level:n=7']);
  const setup = readSetup('nim', new URLSearchParams('player=human&player=level:n=7'), false)!;
  assert.match(setupAddress(setup, false), /player=level%3An%3D7/);
  assert.equal(playerText('nim', 'level:n=7'), 'level 7');
  assert.equal(playerText('nim', 'level'), 'level 4');
});

test('a level that only one side can play is not offered to the other', () => {
  offer([person, greedy, { ...level, team: 'first' }]);
  assert.deepEqual(playersOf(''), ['human', 'greedy']);
});

test('what an address has that is no part of a setup is named', () => {
  offer([person, greedy]);
  const told = (query: string) => unreadable(new URLSearchParams(query));
  assert.equal(told('board=size=6&player=human&player=level:3&clock=5+3&seed=7'), '');
  assert.equal(told('clock=0.5'), '');
  assert.equal(readSetup('nim', new URLSearchParams('clock=5+3'), false)!.increment, 3);
  assert.match(told('white=level:3'), /no parameter 'white'/);
  assert.match(told('clock=soon'), /^clock is 'soon'/);
  assert.match(told('seed=x'), /^seed is 'x'/);
  assert.match(told('player=a&player=b&player=c'), /given 3 times/);
});

test('a setup is checked with the very settings of the address, known or not', () => {
  offer([person, greedy, level]);
  const query = new URLSearchParams('board=size=9&player=level:m=7');
  const { game, players } = checkArguments(readSetup('nim', query, false)!, query);
  assert.equal(game, 'nim:size=9');
  assert.deepEqual(players, ['level:m=7', 'level']);
});
