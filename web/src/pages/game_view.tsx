import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { gameOf } from '../catalogue';
import { call } from '../client';
import { useKeys } from '../keys';
import { EvaluationBar, showEvaluation } from '../parts/evaluation';
import { MoveEntry } from '../parts/move_entry';
import { MoveList } from '../parts/move_list';
import { Pad } from '../parts/pad';
import { SeatLines } from '../parts/seat_lines';
import { Share } from '../parts/share';
import { Transport, usePlayback } from '../parts/transport';
import type { Scene } from '../protocol';
import { Board } from '../scene/board';
import { address, setQuery } from '../router';
import { announce } from '../status';
import { directionMoves } from '../table/directions';
import { Frames } from '../table/frames';
import { directionBindings } from '../table/game_keys';
import { useKeptGame } from '../table/keep_begun';
import type { LiveTable } from '../table/live_table';
import { announcementOf, statusText } from '../table/status_text';
import { GameActions, useHint } from './game_actions';

export function GameView({ table }: { table: LiveTable }) {
  const state = table.state.value!;
  const history = table.history.value;
  const game = gameOf(state.game)!;
  const status = statusText(game, state);
  const looked = useLookedPly(state.ply);
  const frames = useMemo(() => new Frames(table.id), [table]);
  const hint = useHint(table, state);
  const stage = useRef<HTMLDivElement>(null);
  useKeptGame(state);
  useAnnouncements(table, status);
  useEffect(() => stage.current?.querySelector('canvas')?.focus({ preventScroll: true }), []);
  useEffect(() => frames.follow(state.ply), [state.ply]);

  const seat = looked.live ? state.awaited[0] : undefined;
  const play = (move: string) => {
    hint.clear();
    if (state.steered) void call('table.steer', { table: table.id, move });
    else if (seat) void table.act('choose', { seat, move, ply: state.ply });
  };
  const moves = looked.live && !state.over ? directionMoves(game, state) : {};
  const walks = Object.keys(moves).length > 0;
  const walked = useRef(false); // once the pad is there it stays, also while others move
  walked.current ||= walks;
  const steady = game.beat !== undefined && Boolean(state.steered || state.paced);
  const shown = looked.live ? state.scene : (frames.scene(looked.ply) ?? state.scene);
  const scene = useMemo(() => (steady ? withoutLast(shown) : shown), [shown, steady]);

  const live = looked.live && !state.over;
  const playing = live ? state.running : looked.playing.value;
  const setPlaying = (wanted: boolean) => {
    if (live) return void table.act('run', { running: wanted });
    if (wanted && looked.live) looked.to(0);
    looked.playing.value = wanted;
  };
  usePlayback(!looked.live && looked.playing.value, state.speed || 2, looked.ply, () => looked.to(looked.ply + 1));
  useKeys('The game', directionBindings(moves, play));
  return (
    <div class="game">
      <div class="stage" ref={stage}>
        <Board
          scene={scene}
          seats={state.seats.map(({ name }) => name)}
          label={`${game.title}, ply ${looked.ply}`}
          onMove={seat === undefined && !state.steered ? undefined : play}
          hint={hint.move}
          steady={steady}
          glideMs={Math.min(steady ? 1000 / (state.speed || 4) : 160, 600)}
          arrowsMoveCursor={!walks}
        />
        <div class="status">
          {looked.live ? (
            <span>{status}</span>
          ) : (
            <>
              <span>
                Looking at ply {looked.ply} of {state.ply}
              </span>
              <button type="button" onClick={() => looked.to(state.ply)}>
                Back to the game
              </button>
            </>
          )}
        </div>
        {walked.current && <Pad moves={moves} diagonals={game.directions !== undefined} onMove={play} />}
        <Transport
          history={history}
          ply={looked.ply}
          onPly={looked.to}
          playable={!live || Boolean(state.steered || state.paced)}
          playing={playing}
          onPlaying={setPlaying}
          speed={state.speed || 2}
          onSpeed={(speed) => void table.act('run', { running: state.running, speed })}
        />
      </div>
      <aside class="side">
        <h1>{game.title}</h1>
        <SeatLines state={state} />
        <Notes lines={scene.notes} />
        {showEvaluation.value && !state.over && (
          <EvaluationBar
            game={state.game}
            position={state.position}
            agent={game.default_agents[0]}
            teams={game.teams}
            forPoints={game.for_points}
          />
        )}
        <GameActions {...{ table, state, hint }} />
        {seat !== undefined && !state.steered && (
          <MoveEntry seat={seat} moves={state.moves[seat] ?? []} onMove={play} />
        )}
        <h2>Moves</h2>
        <MoveList history={history} ply={looked.ply} onPly={looked.to} />
        <Share
          name={state.game}
          what={{ table: table.id }}
          ply={looked.ply}
          record={() => call<{ text: string }>('table.record', { table: table.id }).then(({ text }) => text)}
        />
      </aside>
    </div>
  );
}

// In a game to a beat everything moves.
const withoutLast = (scene: Scene): Scene => ({ ...scene, marks: scene.marks.filter(({ kind }) => kind !== 'last') });

export function Notes({ lines }: { lines: string[] }) {
  return (
    <ul class="notes">
      {lines.map((line) => (
        <li>{line}</li>
      ))}
    </ul>
  );
}

// The ply that is looked at: that of the address, or the present one.
function useLookedPly(present: number) {
  const playing = useSignal(false);
  const text = address.value.query.get('ply');
  const wanted = text === null ? present : Math.min(Math.max(Number(text) || 0, 0), present);
  const live = wanted === present;
  const to = (ply: number) => {
    setQuery({ ply: ply >= present ? null : ply });
    if (ply >= present) playing.value = false;
  };
  return { ply: wanted, live, to, playing };
}

const kAnnounceAfter = 150; // milliseconds: a move and its answer are said together

// Each move is said once; games to a beat are too quick for that.
function useAnnouncements(table: LiveTable, status: string): void {
  const state = table.state.value!;
  const said = useRef(state.ply);
  useEffect(() => {
    if (state.steered && !state.over) return;
    const timer = setTimeout(() => {
      const news = table.history.value.slice(said.current);
      said.current = state.ply;
      announce(announcementOf(news, status));
    }, kAnnounceAfter);
    return () => clearTimeout(timer);
  }, [state.ply, state.over, status]);
}
