import type { Signal } from '@preact/signals';
import { placeText, searchText } from './cell_text';
import type { Clock } from './clock';
import type { Maze, Point } from './maze';
import { letterOf } from './run_fields';
import { SearchBoard } from './search_board';
import type { Layer, Trace } from './trace';
import type { Answer } from './types';

// The boards of all searches side by side. Only this is drawn again in every frame of the animation.

interface SearchesProps {
  maze: Maze;
  start: Point | null;
  goal: Point | null;
  answers: Answer[] | null; // null: nothing was found yet, and the maze is shown alone
  traces: Trace[];
  clock: Clock;
  layer: Layer;
  cursor: Signal<number | null>;
  pointed: Signal<number | null>;
  drawing: boolean;
  onPaint: (cell: number, begins: boolean) => void;
}

export function Searches(props: SearchesProps) {
  const { maze, start, goal, answers, traces, cursor, pointed } = props;
  const step = props.clock.step.value;
  const boards = answers?.length ?? 1;
  const cursorText = (index: number): string => {
    if (cursor.value === null) return '';
    const known = traces[index] ? `, ${searchText(traces[index]!, cursor.value, step)}` : '';
    return ` Cursor: ${placeText(maze, cursor.value, start, goal)}${known}.`;
  };
  return (
    <div class={`searches of-${boards}`}>
      {Array.from({ length: boards }, (_, index) => (
        <figure key={index}>
          <figcaption>{answers ? <Caption {...{ index }} answer={answers[index]!} /> : 'Maze'}</figcaption>
          <SearchBoard
            {...{ maze, start, goal, step }}
            trace={traces[index] ?? null}
            layer={props.layer}
            cursor={cursor.value}
            label={`${answers ? `Search ${letterOf(index)}, ${answers[index]!.label}` : 'Maze'}, ${maze.width} by ${maze.height} cells.${cursorText(index)}`}
            maxHeight={boardHeight(boards)}
            drawing={props.drawing}
            onPoint={(at) => (pointed.value = at)}
            onCursor={(at) => (cursor.value = at)}
            onPaint={props.onPaint}
          />
          {answers && !answers[index]!.traceable && <p class="faint">This method expands no cells: only its path is shown.</p>}
        </figure>
      ))}
    </div>
  );
}

function Caption({ index, answer }: { index: number; answer: Answer }) {
  return (
    <>
      <span class="letter">{letterOf(index)}</span> {answer.label}
    </>
  );
}

const boardHeight = (boards: number): number => {
  const room = Math.max(innerHeight - 300, 240);
  return boards > 2 && innerWidth > 800 ? Math.max(room / 2, 200) : room;
};
