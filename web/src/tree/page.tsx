import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { AgentList } from '../analyse/agent_list';
import { lineAddress, lineArguments, readLine, stepsText, type Line } from '../analyse/line';
import { OpenForm } from '../analyse/open_form';
import { gameOf } from '../catalogue';
import { call, type CallError } from '../client';
import * as format from '../format';
import { useKeys } from '../keys';
import { Toggle } from '../parts/toggle';
import type { Game } from '../protocol';
import { address, setQuery } from '../router';
import { readSpec } from '../spec';
import { errorText } from '../status';
import { remembered } from '../store';
import { TreeModel } from './model';
import { NodePanel } from './node_panel';
import { TreeDrawing } from './tree_drawing';
import { TreeList } from './tree_list';
import type { Children, SearchedTree } from './types';

// The tree that a search of a position visited, unfolded bit by bit.

const drawingOn = remembered('tree-drawing', true);
const kFirstRows = 60; // that are unfolded at once
const kDefaultAgent = 'alphabeta:depth=3';

export function TreePage() {
  const line = readLine(address.value);
  const game = line && gameOf(readSpec(line.game).name);
  if (!line || !game) {
    return (
      <div class="prose">
        <h1>Tree</h1>
        <p>The tree that a search of a position visits: values, windows, and what was cut off and why.</p>
        <OpenForm path="/tree" game={gameOf('tree') ? 'tree' : ''} message={line ? `There is no game called “${line.game}”.` : ''} />
      </div>
    );
  }
  return <TreeStudy {...{ line, game }} />;
}

function TreeStudy({ line, game }: { line: Line; game: Game }) {
  const agent = address.value.query.get('agent') ?? defaultAgent(game);
  const { searched, error, searching } = useSearchedTree(line, agent);
  return (
    <div class="tree-page">
      <header>
        <h1>Search tree: {game.title}</h1>
        {searched && (
          <p>
            {searched.title} <span class="faint">({format.plural(searched.nodes, 'node')} kept)</span>
          </p>
        )}
      </header>
      <details open={!searched || Boolean(error)}>
        <summary>Agent and position</summary>
        <AgentList {...{ game }} agents={[agent]} max={1} label="Agent" onChange={([next]) => setQuery({ agent: next! })} />
        <p>
          <a href={lineAddress('/analyse', line, new URLSearchParams())}>Analyse this position</a>
        </p>
        <OpenForm path="/tree" game={game.name} />
      </details>
      {searching && <p role="status">Searching…</p>}
      {error && <p role="alert" class="fault">{error}</p>}
      {searched && <TreeView key={searched.tree} {...{ searched, game }} />}
    </div>
  );
}

// Trees are of one depth, and small enough to look at.
function defaultAgent(game: Game): string {
  return game.agents.some(({ name }) => name === readSpec(kDefaultAgent).name) ? kDefaultAgent : `${game.default_agents[0]}`;
}

function useSearchedTree(line: Line, agent: string) {
  const searched = useSignal<SearchedTree | null>(null);
  const error = useSignal('');
  const searching = useSignal(true);
  const key = JSON.stringify([line.game, line.position, line.seed, stepsText(line.steps), agent]);
  useEffect(() => {
    let dropped = false;
    searched.value = null;
    error.value = '';
    searching.value = true;
    const asked = call<SearchedTree>('tree', { ...lineArguments(line), agent });
    asked.then(
      (found) => !dropped && (searched.value = found),
      (failure: CallError) => !dropped && (error.value = errorText(failure)),
    ).finally(() => !dropped && (searching.value = false));
    return () => {
      dropped = true;
      asked.cancel();
    };
  }, [key]);
  return { searched: searched.value, error: error.value, searching: searching.value };
}

function TreeView({ searched, game }: { searched: SearchedTree; game: Game }) {
  const model = useMemo(
    () =>
      new TreeModel(searched.root, (node, from) =>
        call<Children>('tree.children', { tree: searched.tree, node, from }).then(({ nodes }) => nodes),
      ),
    [searched],
  );
  const selected = useSignal(searched.root.id);
  useEffect(() => void model.followLine(searched.root.id).then(() => model.unfoldTo(3, kFirstRows)), [model]);
  model.version.value;
  const select = (node: number) => (selected.value = node);
  const followLine = () => void model.followLine(searched.root.id).then((line) => line.length && select(line.at(-1)!));
  const toggleDrawing = () => (drawingOn.value = !drawingOn.value);
  const foldAll = () => {
    select(searched.root.id);
    model.foldAll();
  };
  useKeys('Tree', [
    { keys: ['p'], text: 'follow the principal variation', run: followLine },
    { keys: ['d'], text: 'drawing on or off', run: toggleDrawing },
    { keys: ['c'], text: 'fold all', run: foldAll },
  ]);
  return (
    <div class="tree-view">
      <div class="tree-side">
        <div class="row actions">
          <button type="button" onClick={followLine}>
            Principal variation
          </button>
          <button type="button" onClick={foldAll}>
            Fold all
          </button>
          <Toggle on={drawingOn.value} onClick={toggleDrawing} text="Drawing" />
        </div>
        <p class="faint legend">▲ maximises, ▼ minimises, ● takes the mean, ✂ moves that were cut off. Bold: the principal variation.</p>
        {drawingOn.value && <TreeDrawing {...{ model }} selected={selected.value} onSelect={select} />}
        <TreeList {...{ model }} selected={selected.value} onSelect={select} />
      </div>
      <NodePanel tree={searched.tree} {...{ model }} selected={selected.value} seats={game.seats} />
    </div>
  );
}
