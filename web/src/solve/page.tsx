import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { call } from '../client';
import { download } from '../files';
import { useKeys } from '../keys';
import { Toggle } from '../parts/toggle';
import { address, go } from '../router';
import { announce, tell, tellError } from '../status';
import { AnswerTable } from './answer_table';
import { CellReadout } from './cell_readout';
import { useClock } from './clock';
import { ClockControls } from './clock_controls';
import { Editor, Generator, openLayoutFile, opposite, painted, type Tool } from './editor';
import { kLayerTexts, Layers } from './layers';
import { cellOf, kWall, layoutText, startOf, type Maze, type Point } from './maze';
import { ProblemFields } from './problem_fields';
import { RunFields } from './run_fields';
import { Searches } from './searches';
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

  const start = useMemo(() => setup.start ?? startOf(maze), [setup, maze]);
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

  return (
    <div class="solve">
      <div class="stage">
        <Searches
          {...{ maze, start, goal, traces, clock, cursor, pointed }}
          answers={result?.answers ?? null}
          layer={layer.value}
          drawing={editing.value}
          onPaint={paint}
        />
        <ClockControls {...{ clock, end }} />
        {error && <p role="alert" class="fault">{error}</p>}
        <CellReadout {...{ maze, traces, start, goal, clock }} cell={pointed.value ?? cursor.value} />
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
