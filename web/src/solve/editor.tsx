import { useSignal } from '@preact/signals';
import { call } from '../client';
import { pickFile } from '../files';
import { NumberInput } from '../parts/number_input';
import { tellError } from '../status';
import { cellOf, emptyMaze, isBorder, kFood, kMaxSide, kOpen, kWall, mazeOf, pointOf, resized, withCell, type Maze } from './maze';
import type { SolveSetup } from './setup';

// Drawing a maze: what a press does to a cell, and new mazes.

export const kTools = ['wall', 'open', 'food', 'start', 'goal'] as const;
export type Tool = (typeof kTools)[number];

const kContents: Partial<Record<Tool, string>> = { wall: kWall, open: kOpen, food: kFood };

// The setup after a tool was used on a cell; the same one if it changes nothing. The border stays closed.
export function painted(setup: SolveSetup, maze: Maze, cell: number, tool: Tool): SolveSetup {
  const point = pointOf(maze, cell);
  const open = maze.cells[cell] !== kWall;
  if (tool === 'start' || tool === 'goal') return open ? { ...setup, [tool]: point } : setup;
  const content = kContents[tool]!;
  const taken = [setup.start, setup.goal].some((end) => end && cellOf(maze, end) === cell);
  if (isBorder(maze, cell) || maze.cells[cell] === content || (tool === 'wall' && (taken || maze.cells[cell] === 'P'))) return setup;
  return { ...setup, drawn: withCell(maze, cell, content) };
}

// A press on what is there already takes it away.
export const opposite = (maze: Maze, cell: number, tool: Tool): Tool =>
  kContents[tool] === maze.cells[cell] && tool !== 'open' ? 'open' : tool;

interface EditorProps {
  maze: Maze;
  tool: Tool;
  onTool: (tool: Tool) => void;
  onMaze: (maze: Maze) => void;
  canUndo: boolean;
  onUndo: () => void;
}

export function Editor({ maze, tool, onTool, onMaze, canUndo, onUndo }: EditorProps) {
  return (
    <div class="editor">
      <div class="row" role="radiogroup" aria-label="Draw">
        {kTools.map((name) => (
          <button type="button" class="toggle" role="radio" aria-checked={tool === name} onClick={() => onTool(name)}>
            {name}
          </button>
        ))}
        <button type="button" onClick={onUndo} disabled={!canUndo}>
          Undo
        </button>
      </div>
      <div class="row">
        <NumberField name="Width" value={maze.width} onChange={(width) => onMaze(resized(maze, width, maze.height))} />
        <NumberField name="Height" value={maze.height} onChange={(height) => onMaze(resized(maze, maze.width, height))} />
        <button type="button" onClick={() => onMaze(emptyMaze(maze.width, maze.height))}>
          Clear
        </button>
      </div>
    </div>
  );
}

function NumberField({ name, value, onChange }: { name: string; value: number; onChange: (value: number) => void }) {
  return (
    <label class="inline">
      <span>{name}</span>
      <NumberInput min={3} max={kMaxSide} value={value} onChange={(side) => onChange(Math.round(side))} />
    </label>
  );
}

const kKinds = ['perfect', 'braided', 'rooms'];

// A maze by chance, of a kind and a size.
export function Generator({ onMaze }: { onMaze: (maze: Maze) => void }) {
  const kind = useSignal(kKinds[0]!);
  const width = useSignal(41);
  const height = useSignal(25);
  const generate = () => {
    const seed = 1 + Math.floor(Math.random() * 1_000_000);
    call<{ layout: string[] }>('maze.generate', { kind: kind.value, width: width.value, height: height.value, seed }).then(
      ({ layout }) => onMaze(mazeOf(layout)),
      tellError,
    );
  };
  return (
    <div class="row">
      <label class="inline">
        <span>Kind</span>
        <select value={kind.value} onChange={(event) => (kind.value = event.currentTarget.value)}>
          {kKinds.map((each) => (
            <option>{each}</option>
          ))}
        </select>
      </label>
      <NumberField name="Width" value={width.value} onChange={(value) => (width.value = value)} />
      <NumberField name="Height" value={height.value} onChange={(value) => (height.value = value)} />
      <button type="button" onClick={generate}>
        Generate
      </button>
    </div>
  );
}

export async function openLayoutFile(onMaze: (maze: Maze) => void): Promise<void> {
  const file = await pickFile('.lay,.map,.txt');
  if (!file) return;
  try {
    const { layout } = await call<{ layout: string[] }>('maze.read', { text: await file.text() });
    onMaze(mazeOf(layout));
  } catch (error) {
    tellError(error);
  }
}
