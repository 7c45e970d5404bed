import { useEffect, useMemo } from 'preact/hooks';
import { gameOf } from '../catalogue';
import { call } from '../client';
import type { Game, HistoryEntry, Scene, State } from '../protocol';
import { tellError } from '../status';
import { useAnnouncements } from './announcements';
import { directionMoves, type DirectionMoves } from './directions';
import { Frames } from './frames';
import { useHint, type Hint } from './hint';
import { useKeptGame } from './keep_begun';
import type { LiveTable } from './live_table';
import { useLookedPly, type LookedPly } from './looked_ply';
import { statusText } from './status_text';

// All that the page of a game shows and does, worked out of the state of its table.
export interface GameModel {
  table: LiveTable;
  game: Game;
  state: State;
  history: HistoryEntry[];
  scene: Scene; // of the ply that is looked at
  looked: LookedPly;
  status: string;
  hint: Hint;
  seat: string | undefined; // of the person who chooses now
  moves: DirectionMoves; // what arrows play
  play: (move: string) => void;
  beats: boolean; // pieces go from cell to cell without a pause
  speed: number;
}

const kSpeed = 2; // plies a second, where the table has no speed of its own

export function useGameModel(table: LiveTable): GameModel {
  const state = table.state.value!;
  const game = gameOf(state.game)!;
  const speed = state.speed || kSpeed;
  const looked = useLookedPly(state.ply, speed);
  const beats = game.beat !== undefined && Boolean(state.steered || state.paced);
  const status = statusText(game, state);
  const hint = useHint(table, state);
  const scene = useScene(table, state, looked, beats);
  useKeptGame(state);
  useAnnouncements(table, status);

  const awaits = looked.present && !state.over;
  const seat = awaits && !state.steered ? state.awaited[0] : undefined;
  const play = (move: string) => {
    hint.clear();
    if (awaits && state.steered) call('table.steer', { table: table.id, move }).catch(tellError);
    else if (seat) void table.act('choose', { seat, move, ply: state.ply });
  };
  const moves = awaits ? directionMoves(game, state) : {};
  return { table, game, state, history: table.history.value, scene, looked, status, hint, seat, moves, play, beats, speed };
}

function useScene(table: LiveTable, state: State, looked: LookedPly, beats: boolean): Scene {
  const frames = useMemo(() => new Frames(table.id), [table]);
  useEffect(() => frames.follow(state.ply), [state.ply]);
  const scene = looked.present ? state.scene : (frames.scene(looked.ply) ?? state.scene);
  return useMemo(() => (beats ? withoutLast(scene) : scene), [scene, beats]);
}

// In a game to a beat everything moves.
const withoutLast = (scene: Scene): Scene => ({ ...scene, marks: scene.marks.filter(({ kind }) => kind !== 'last') });
