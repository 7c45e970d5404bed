import type { Direction, DirectionMoves } from '../table/directions';

// Arrows to touch, for games in which one walks. It stands where there is no keyboard.

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
  moves: DirectionMoves;
  onMove: (move: string) => void;
}

export function Pad({ moves, onMove }: PadProps) {
  return (
    <div class="pad" role="group" aria-label="Directions">
      {kArrows
        .filter(([name]) => moves[name] !== undefined)
        .map(([name, arrow]) => (
          <button type="button" class={name} aria-label={name} onClick={() => onMove(moves[name]!)}>
            {arrow}
          </button>
        ))}
    </div>
  );
}
