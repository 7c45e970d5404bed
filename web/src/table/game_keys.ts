import type { Binding } from '../keys';
import { kDirectionKeys, kDirections, type DirectionMoves } from './directions';

const kLetters: Record<string, string[]> = { up: ['w'], down: ['s'], left: ['a'], right: ['d'] };

// Arrows that play at once, and with them the keys of the keypad and the letters wasd.
export function directionBindings(moves: DirectionMoves, play: (move: string) => void): Binding[] {
  return kDirections
    .filter((name) => moves[name] !== undefined)
    .map((name) => ({
      keys: [...kDirectionKeys[name], ...(kLetters[name] ?? [])],
      text: `go ${name}`,
      run: () => play(moves[name]!),
    }));
}
