import type { Game, LegalMove, Scene, State } from '../protocol';

// The moves that arrows play at once. Where there are none, a move is chosen with a cursor, a click or from the list.

export const kDirections = ['up', 'up-right', 'right', 'down-right', 'down', 'down-left', 'left', 'up-left'] as const;
export type Direction = (typeof kDirections)[number];
export type DirectionMoves = Partial<Record<Direction, string>>;

export const kDirectionKeys: Record<Direction, string[]> = {
  up: ['ArrowUp'],
  'up-right': ['PageUp'],
  right: ['ArrowRight'],
  'down-right': ['PageDown'],
  down: ['ArrowDown'],
  'down-left': ['End'],
  left: ['ArrowLeft'],
  'up-left': ['Home'],
};

export function directionMoves(game: Game, state: State): DirectionMoves {
  const seat = state.awaited[0];
  if (game.beat && state.steered) return steering(game);
  if (!seat) return {};
  const known = game.beat ? steering(game) : eightDirections(game);
  const legal = onlyLegal(known, state.moves[seat] ?? []);
  if (Object.keys(legal).length) return legal;
  return stepsBeside(state.scene, state.seats.findIndex(({ name }) => name === seat));
}

const eightDirections = (game: Game): DirectionMoves =>
  Object.fromEntries(kDirections.map((name, i) => [name, game.directions?.[i]]).filter(([, move]) => move));

const onlyLegal = (known: DirectionMoves, moves: LegalMove[]): DirectionMoves =>
  Object.fromEntries(Object.entries(known).filter(([, known]) => moves.some(({ move }) => move === known)));

function steering(game: Game): DirectionMoves {
  const { up, down, left, right } = game.beat!;
  return { up, down, left, right };
}

// Where a seat has one actor and everything that it may choose is beside it, arrows can take it there.
function stepsBeside(scene: Scene, seat: number): DirectionMoves {
  const own = scene.actors.filter((actor) => actor.seat === seat && actor.id);
  const targets = scene.marks.filter((mark) => mark.kind === 'target');
  const [actor] = own;
  if (!actor || own.length > 1 || scene.ground.tiling === 'squares') return {};
  const steps: DirectionMoves = {};
  for (const { row, column, move } of targets) {
    const name = besideName(row - actor.row, column - actor.column);
    if (name === undefined) return {};
    if (name !== 'here') steps[name] = move!;
  }
  return steps;
}

// An actor between two cells is half a cell away from both.
function besideName(down: number, right: number): Direction | 'here' | undefined {
  if (down === 0 && right === 0) return 'here';
  if (Math.abs(down) + Math.abs(right) > 1) return undefined;
  if (down !== 0) return down < 0 ? 'up' : 'down';
  return right < 0 ? 'left' : 'right';
}
