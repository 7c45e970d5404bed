import { placeText, searchText } from './cell_text';
import type { Clock } from './clock';
import type { Maze, Point } from './maze';
import { letterOf } from './run_fields';
import type { Trace } from './trace';

interface CellReadoutProps {
  maze: Maze;
  traces: Trace[];
  cell: number | null;
  clock: Clock;
  start: Point | null;
  goal: Point | null;
}

// What hovering tells, also for those who do not hover: a cell is chosen by touch and with arrow keys too.
export function CellReadout({ maze, traces, cell, clock, start, goal }: CellReadoutProps) {
  if (cell === null || cell >= maze.width * maze.height) {
    return <p class="readout faint">Point at a cell, or walk there with the arrow keys, to see its g, h and f.</p>;
  }
  return (
    <div class="readout" aria-live={clock.playing.value ? 'off' : 'polite'}>
      <span>Cell {placeText(maze, cell, start, goal)}</span>
      {traces.map((trace, index) => (
        <span>
          <span class="letter" title={trace.answer.label}>{letterOf(index)}</span> {searchText(trace, cell, clock.step.value)}
        </span>
      ))}
    </div>
  );
}
