import { useEffect, useRef } from 'preact/hooks';
import { call } from '../client';
import { useKeys } from '../keys';
import { EvaluationBar, showEvaluation } from '../parts/evaluation';
import { MoveEntry } from '../parts/move_entry';
import { MoveList } from '../parts/move_list';
import { Notes } from '../parts/notes';
import { Pad } from '../parts/pad';
import { SeatLines } from '../parts/seat_lines';
import { Share } from '../parts/share';
import { Transport } from '../parts/transport';
import { Board } from '../scene/board';
import { directionBindings } from '../table/game_keys';
import { useGameModel, type GameModel } from '../table/game_model';
import type { LiveTable } from '../table/live_table';
import { GameActions } from './game_actions';

export function GameView({ table }: { table: LiveTable }) {
  const model = useGameModel(table);
  return (
    <div class="game">
      <Stage {...model} />
      <Side {...model} />
    </div>
  );
}

const kGlide = 160;
const kMaxGlide = 600;

// The board, and what is controlled while looking at it.
function Stage(model: GameModel) {
  const { game, state, scene, looked, hint, seat, moves, play, beats, speed } = model;
  const box = useRef<HTMLDivElement>(null);
  const walks = Object.keys(moves).length > 0;
  const walked = useRef(false); // once the pad is there it stays, also while others move
  walked.current ||= walks;
  useEffect(() => box.current?.querySelector('canvas')?.focus({ preventScroll: true }), []);
  useKeys('Moving', directionBindings(moves, play));
  return (
    <div class="stage" ref={box}>
      <Board
        scene={scene}
        seats={state.seats.map(({ name }) => name)}
        label={`${game.title}, ply ${looked.ply}`}
        onMove={seat === undefined && !state.steered ? undefined : play}
        hint={hint.move}
        hideTargets={Boolean(state.steered)}
        steady={beats}
        glideMs={beats ? Math.min(1000 / speed, kMaxGlide) : kGlide}
        arrowsMoveCursor={!walks}
      />
      <StatusLine {...model} />
      {walked.current && <Pad moves={moves} diagonals={game.directions !== undefined} onMove={play} />}
      <Controls {...model} />
    </div>
  );
}

function StatusLine({ looked, state, status }: GameModel) {
  if (looked.present) return <div class="status">{status}</div>;
  return (
    <div class="status">
      <span>
        Looking at ply {looked.ply} of {state.ply}
      </span>
      <button type="button" onClick={() => looked.to(state.ply)}>
        Back to the game
      </button>
    </div>
  );
}

// What goes on by itself is paused and resumed at the server; what was played is played through here.
function Controls({ table, state, history, looked, speed }: GameModel) {
  const live = looked.present && !state.over;
  return (
    <Transport
      history={history}
      result={state.result}
      ply={looked.ply}
      onPly={looked.to}
      playable={!live || Boolean(state.steered || state.paced)}
      playing={live ? state.running : looked.playing}
      onPlaying={(running) => (live ? void table.act('run', { running }) : looked.play(running))}
      speed={speed}
      onSpeed={(wanted) => void table.act('run', { running: state.running, speed: wanted })}
    />
  );
}

function Side({ table, game, state, history, scene, looked, hint, seat, play }: GameModel) {
  const record = () => call<{ text: string }>('table.record', { table: table.id }).then(({ text }) => text);
  return (
    <aside class="side">
      <h1>{game.title}</h1>
      <SeatLines state={state} />
      <Notes lines={scene.notes} />
      {showEvaluation.value && !state.over && <EvaluationBar game={game} position={state.position} />}
      <GameActions {...{ table, state, hint }} />
      {seat !== undefined && <MoveEntry seat={seat} moves={state.moves[seat] ?? []} onMove={play} />}
      <h2>Moves</h2>
      <MoveList history={history} ply={looked.ply} onPly={looked.to} />
      <Share name={state.game} what={{ table: table.id }} ply={looked.ply} record={record} />
    </aside>
  );
}
