import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { call } from '../client';
import { download } from '../files';
import { useKeys } from '../keys';
import { Toggle } from '../pages/game_actions';
import { address, go } from '../router';
import { announce, tell, tellError } from '../status';
import { AnswerTable } from './answer_table';
import { CellReadout } from './cell_readout';
import { placeText, searchText } from './cell_text';
import { useClock } from './clock';
import { ClockControls } from './clock_controls';
import { Editor, Generator, openLayoutFile, opposite, painted, type Tool } from './editor';
import { kLayerTexts, Layers } from './layers';
import { cellOf, kWall, layoutText, startOf, type Maze, type Point } from './maze';
import { ProblemFields } from './problem_fields';
import { letterOf, RunFields } from './run_fields';
import { SearchBoard } from './search_board';
import { readSolve, solveAddress, solveArguments, takesGoal, type SolveSetup } from './setup';
import { kLayers, Trace, type Layer } from './trace';
import type { Solved } from './types';
import { useMaze, useSolved } from './use_solved';

// Path search on any maze, drawn or built in: several searches side by side on one clock.

const kDefaultGoal: Point = { x: 1, y: 1 };

export function SolvePage() {
  const setup = readSolve(address.value);
  const maze = useMaze(setup);
  if (maze.error) return <p class="empty" role="alert">{maze.error}</p>;
  if (!maze.value) return <p class="empty">Loading…</p>;
  return <Solver setup={setup} maze={maze.value} />;
}

function Solver({ setup, maze }: { setup: SolveSetup; maze: Maze }) {
  const editing = useSignal(false);
  const tool = useSignal<Tool>('wall');
  const layer = useSignal<Layer>('order');
  const cursor = useSignal<number | null>(null);
  const pointed = useSignal<number | null>(null);
  const undo = useRef<string[]>([]);
  const stroke = useRef<Tool>('wall');
  const clock = useClock();
  const { result, error } = useSolved(setup, maze, editing.value);
  const traces = useMemo(
    () => result?.answers.map((answer) => new Trace(answer, maze.width * maze.height)) ?? [],
    [result],
  );
  const end = Math.max(0, ...traces.map(({ steps }) => steps));
  useEffect(() => {
    if (!result) return;
    clock.restart(end, !editing.value);
    announce(`${result.title}. ${result.conclusion}`);
  }, [result]);

  const start = setup.start ?? startOf(maze);
  const goal = takesGoal(setup.problem) ? (setup.goal ?? kDefaultGoal) : null;
  const change = (changes: Partial<SolveSetup>) => {
    undo.current.push(location.pathname + location.search + location.hash);
    go(solveAddress({ ...setup, ...changes }), 'replace');
  };
  const showMaze = (drawn: Maze) => {
    cursor.value = null;
    change({ drawn, start: null, goal: null });
  };
  const takeBack = () => {
    const before = undo.current.pop();
    if (before) go(before, 'replace');
  };
  const paint = (cell: number, begins: boolean) => {
    if (begins) stroke.current = opposite(maze, cell, tool.value);
    const current = readSolve(address.peek());
    const drawnNow = current.drawn ?? maze;
    const next = painted(current, drawnNow, cell, stroke.current);
    if (next === current) return;
    if (begins) undo.current.push(location.pathname + location.search + location.hash);
    go(solveAddress(next), 'replace');
  };
  const toggleEdit = () => (editing.value = !editing.value);
  const pickTool = (next: Tool) => {
    tool.value = next;
    editing.value = true;
  };
  useKeys('Maze', [
    { keys: ['e'], text: 'draw, or stop drawing', run: toggleEdit },
    { keys: ['u'], text: 'undo a change', run: takeBack },
    ...(editing.value ? toolBindings(pickTool) : []),
  ]);
  useKeys('Layers', kLayers.map((name, index) => ({
    keys: [String(index + 1)],
    text: kLayerTexts[name],
    run: () => (layer.value = name),
  })));

  const cell = pointed.value ?? cursor.value;
  const shown = result ? result.answers.length : 1;
  const label = (index: number) => {
    const name = result ? `Search ${letterOf(index)}, ${result.answers[index]!.label}` : 'Maze';
    const at = cursor.value === null ? '' : ` Cursor: ${placeText(maze, cursor.value, start, goal)}${traces[index] ? `, ${searchText(traces[index]!, cursor.value, clock.step.value)}` : ''}.`;
    return `${name}, ${maze.width} by ${maze.height} cells.${at}`;
  };
  return (
    <div class="solve">
      <div class="stage">
        <div class={`searches of-${shown}`}>
          {Array.from({ length: shown }, (_, index) => (
            <figure key={index}>
              <figcaption>
                {result ? (
                  <>
                    <span class="letter">{letterOf(index)}</span> {result.answers[index]!.label}
                  </>
                ) : (
                  'Maze'
                )}
              </figcaption>
              <SearchBoard
                {...{ maze, start, goal }}
                trace={traces[index] ?? null}
                step={clock.step.value}
                layer={layer.value}
                cursor={cursor.value}
                label={label(index)}
                maxHeight={boardHeight(shown)}
                drawing={editing.value}
                onPoint={(at) => (pointed.value = at)}
                onCursor={(at) => (cursor.value = at)}
                onPaint={paint}
              />
              {traces[index] && !traces[index]!.answer.traceable && (
                <p class="faint">This method expands no cells: only its path is shown.</p>
              )}
            </figure>
          ))}
        </div>
        <ClockControls {...{ clock, end }} />
        {error && <p role="alert" class="fault">{error}</p>}
        <CellReadout {...{ maze, traces, cell, start, goal }} step={clock.step.value} labels={result?.answers.map((answer) => answer.label) ?? []} />
        <Layers {...{ traces }} layer={layer.value} onLayer={(next) => (layer.value = next)} />
        {result && (
          <section class="results">
            <h2>{result.title}</h2>
            <AnswerTable solved={result} />
          </section>
        )}
      </div>
      <aside class="side">
        <h1>Solve</h1>
        <ProblemFields {...{ setup, change }} />
        <RunFields {...{ setup, change }} />
        <fieldset>
          <legend>Maze</legend>
          <div class="row">
            <Toggle on={editing.value} onClick={toggleEdit} text="Draw" />
            <button type="button" onClick={() => void openLayoutFile(showMaze)}>
              Open…
            </button>
            <button type="button" onClick={() => download(`${setup.drawn ? 'maze' : setup.name}.lay`, layoutText(maze, start))}>
              Save .lay
            </button>
            <button type="button" onClick={() => void saveSvg(setup, maze)}>
              Save SVG
            </button>
            <button type="button" onClick={() => void copyLink()}>
              Copy link
            </button>
          </div>
          {editing.value && (
            <Editor
              {...{ maze }}
              tool={tool.value}
              onTool={(next) => (tool.value = next)}
              onMaze={(next) => change({ drawn: next, ...inside(setup, next) })}
              canUndo={undo.current.length > 0}
              onUndo={takeBack}
            />
          )}
          <details>
            <summary>Generate a maze</summary>
            <Generator onMaze={showMaze} />
          </details>
        </fieldset>
      </aside>
    </div>
  );
}

const kToolKeys: [string, Tool][] = [['w', 'wall'], ['o', 'open'], ['d', 'food'], ['s', 'start'], ['x', 'goal']];

const toolBindings = (pick: (tool: Tool) => void) =>
  kToolKeys.map(([key, tool]) => ({ keys: [key], text: `draw: ${tool}`, run: () => pick(tool) }));

const boardHeight = (boards: number): number => {
  const room = Math.max(innerHeight - 300, 240);
  return boards > 2 && innerWidth > 800 ? Math.max(room / 2, 200) : room;
};

// Places that a smaller maze does not have any more are forgotten.
function inside(setup: SolveSetup, maze: Maze): Partial<SolveSetup> {
  const kept = (point: Point | null) =>
    point && point.x < maze.width && point.y < maze.height && maze.cells[cellOf(maze, point)] !== kWall ? point : null;
  return { start: kept(setup.start), goal: kept(setup.goal) };
}

async function saveSvg(setup: SolveSetup, maze: Maze): Promise<void> {
  try {
    const { svg } = await call<Solved>('solve', { ...solveArguments(setup, maze), svg: true });
    download('searches.svg', svg!, 'image/svg+xml');
  } catch (error) {
    tellError(error);
  }
}

function copyLink(): Promise<void> {
  return navigator.clipboard.writeText(location.href).then(() => tell('The link was copied.'), tellError);
}
