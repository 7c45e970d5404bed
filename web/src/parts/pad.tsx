import type { Direction, DirectionMoves } from '../table/directions';

// Arrows to touch, for games in which one walks. It stands where there is no keyboard, and does not change its form
// while others move.

const kArrows: [Direction, string][] = [
  ['up-left', '↖'],
  ['up', '↑'],
  ['up-right', '↗'],
  ['left', '←'],
  ['right', '→'],
  ['down-left', '↙'],
  ['down', '↓'],
  ['down-right', '↘'],
];

interface PadProps {
  diagonals: boolean;
  moves: DirectionMoves;
  onMove: (move: string) => void;
}

export function Pad({ moves, diagonals, onMove }: PadProps) {
  return (
    <div class="pad" role="group" aria-label="Directions">
      {kArrows
        .filter(([name]) => diagonals || !name.includes('-'))
        .map(([name, arrow]) => (
          <button
            type="button"
            class={name}
            aria-label={name}
            disabled={moves[name] === undefined}
            onClick={() => onMove(moves[name]!)}
          >
            {arrow}
          </button>
        ))}
    </div>
  );
}
