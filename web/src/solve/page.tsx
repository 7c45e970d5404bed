import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { call } from '../client';
import { download } from '../files';
import { fromGiven } from '../given';
import { useKeys } from '../keys';
import { Toggle } from '../parts/toggle';
import { savePicture } from '../picture';
import { announce, tell, tellError } from '../status';
import { AnswerTable } from './answer_table';
import { CellReadout } from './cell_readout';
import { useClock } from './clock';
import { ClockControls } from './clock_controls';
import { Editor, Generator, openLayoutFile, opposite, painted, type Tool } from './editor';
import { addressOfSolve } from './given';
import { kLayerTexts, Layers } from './layers';
import { cellOf, kWall, layoutText, startOf, type Maze, type Point } from './maze';
import { ProblemFields } from './problem_fields';
import { RunFields } from './run_fields';
import { Searches } from './searches';
import { solveArguments, takesGoal, type SolveSetup } from './setup';
import { kLayers, Trace } from './trace';
import type { Solved } from './types';
import { useSetup, type SetupHistory } from './use_setup';
import { useMaze, useOptimum, useSolved } from './use_solved';

// Path search on any maze, drawn or built in: several searches side by side on one clock.

const kDefaultGoal: Point = { x: 1, y: 1 };

export const SolvePage = fromGiven(SolveAny, addressOfSolve);

function SolveAny() {
  const history = useSetup();
  const maze = useMaze(history.setup);
  if (maze.error) return <p class="empty" role="alert">{maze.error}</p>;
  if (!maze.value) return <p class="empty">Loading…</p>;
  return <Solver history={history} maze={maze.value} />;
}

function Solver({ history, maze }: { history: SetupHistory; maze: Maze }) {
  const { setup } = history;
  const editing = useSignal(false);
  const tool = useSignal<Tool>('wall');
  const cursor = useSignal<number | null>(null);
  const pointed = useSignal<number | null>(null);
  const stroke = useRef<Tool | null>(null);
  const drawing = useRef(false); // this stroke has changed something
  const clock = useClock();
  const { result, error } = useSolved(setup, maze, editing.value);
  const optimum = useOptimum(setup, maze, result);
  const traces = useMemo(
    () => result?.answers.map((answer) => new Trace(answer, maze.width * maze.height)) ?? [],
    [result],
  );
  const end = Math.max(0, ...traces.map(({ steps }) => steps));
  useLayoutEffect(() => {
    if (!result) return;
    clock.restart(end, !editing.value);
    announce(`${result.title}. ${result.conclusion}`);
  }, [result]);

  const start = useMemo(() => setup.start ?? startOf(maze), [setup, maze]);
  const goal = takesGoal(setup.problem) ? (setup.goal ?? kDefaultGoal) : null;
  const change = (changes: Partial<SolveSetup>) => history.change({ ...setup, ...changes });
  const showMaze = (drawn: Maze) => {
    cursor.value = null;
    change({ drawn, start: null, goal: null });
  };
  // The start and the goal can be dragged at any time.
  const strokeAt = (cell: number): Tool | null => {
    if (goal && cellOf(maze, goal) === cell) return 'goal';
    if (start && cellOf(maze, start) === cell) return 'start';
    return editing.value ? opposite(maze, cell, tool.value) : null;
  };
  const paint = (cell: number, begins: boolean) => {
    if (begins) stroke.current = strokeAt(cell);
    if (!stroke.current) return;
    const current = history.latest();
    const next = painted(current, current.drawn ?? maze, cell, stroke.current);
    if (next !== current) history.change(next, begins || !drawing.current);
    drawing.current = next !== current || (drawing.current && !begins);
  };
  const toggleEdit = () => (editing.value = !editing.value);
  const pickTool = (next: Tool) => {
    tool.value = next;
    editing.value = true;
  };
  useKeys('Maze', [
    { keys: ['e'], text: 'draw, or stop drawing', run: toggleEdit },
    { keys: ['u'], text: 'undo a change', run: history.undo },
    ...(editing.value ? toolBindings(pickTool) : []),
  ]);
  useKeys('Layers', kLayers.map((name, index) => ({
    keys: [String(index + 1)],
    text: kLayerTexts[name],
    run: () => change({ layer: name }),
  })));

  return (
    <div class="solve">
      <div class="stage">
        <Searches
          {...{ maze, start, goal, traces, clock, cursor, pointed }}
          answers={result?.answers ?? null}
          layer={setup.layer}
          drawing={editing.value}
          onPaint={paint}
        />
        {editing.value && (
          <Editor
            {...{ maze }}
            tool={tool.value}
            onTool={(next) => (tool.value = next)}
            onMaze={(next) => change({ drawn: next, ...inside(setup, next) })}
            canUndo={history.canUndo}
            onUndo={history.undo}
          />
        )}
        <ClockControls {...{ clock, end }} />
        {error && <p role="alert" class="fault">{error}</p>}
        <CellReadout {...{ maze, traces, start, goal, clock }} cell={pointed.value ?? cursor.value} />
        <Layers {...{ traces }} layer={setup.layer} onLayer={(layer) => change({ layer })} />
        {result && (
          <section class="results">
            <h2>{result.title}</h2>
            <AnswerTable solved={result} {...{ optimum }} />
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
            <button type="button" onClick={() => savePicture('searches.png', '.searches canvas')}>
              Save PNG
            </button>
            <button type="button" onClick={() => void copyLink()}>
              Copy link
            </button>
          </div>
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
