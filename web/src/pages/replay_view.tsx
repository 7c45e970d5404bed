import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { useKeys } from '../keys';
import { MoveList } from '../parts/move_list';
import { Notes } from '../parts/notes';
import { Toggle } from '../parts/toggle';
import { Transport } from '../parts/transport';
import { usePlayback } from '../playback';
import type { Ground, HistoryEntry, Scene, ShownGame } from '../protocol';
import { Board, textBoard } from '../scene/board';

// A game that was played, with all its boards at hand: nothing is asked of a server.

interface ReplayViewProps {
  game: ShownGame;
  ply: number;
  onPly: (ply: number) => void;
  actions?: ComponentChildren; // what can be done with the game
  children?: ComponentChildren;
}

const kSpeed = 2;

export function ReplayView({ game, ply: wanted, onPly, actions, children }: ReplayViewProps) {
  const scenes = useMemo(() => scenesOf(game), [game]);
  const history = useMemo(() => historyOf(game), [game]);
  const playing = useSignal(false);
  const speed = useSignal(kSpeed);
  const ply = Math.min(wanted, scenes.length - 1);
  const scene = scenes[ply]!;
  const to = (next: number) => {
    if (next >= history.length) playing.value = false;
    onPly(next);
  };
  const play = (on: boolean) => {
    if (on && ply === history.length) onPly(0);
    playing.value = on;
  };
  const toggleText = () => (textBoard.value = !textBoard.value);
  usePlayback(playing.value, speed.value, ply, () => to(Math.min(ply + 1, history.length)));
  useKeys('This game', [{ keys: ['x'], text: 'board as text', run: toggleText }]);
  return (
    <div class="game">
      <div class="stage">
        <Board
          scene={scene}
          seats={game.seats.map(({ name }) => name)}
          label={`${game.title}, ply ${ply}`}
          glideMs={Math.min(160, 800 / speed.value)}
          arrowsMoveCursor={false}
          hideTargets
        />
        <div class="status">
          <span role="status">{history[ply - 1]?.sentences.join('; ')}</span>
        </div>
        <Transport
          {...{ history, ply }}
          result={game.record.result}
          onPly={to}
          playing={playing.value}
          onPlaying={play}
          speed={speed.value}
          onSpeed={(next) => (speed.value = next)}
        />
      </div>
      <aside class="side">
        <h1>{game.title}</h1>
        <p>
          <strong>{game.ending}</strong>
        </p>
        <Notes lines={scene.notes} />
        <div class="row actions">
          {actions}
          <Toggle on={textBoard.value} onClick={toggleText} text="Text board" />
        </div>
        <h2>Moves</h2>
        <MoveList {...{ history, ply }} onPly={to} />
        {children}
      </aside>
    </div>
  );
}

// The ground is left out of a frame where it is that of the frame before.
function scenesOf(game: ShownGame): Scene[] {
  let ground: Ground | undefined;
  return game.frames.map(({ scene }) => {
    ground = scene.ground ?? ground!;
    return { ...scene, ground };
  });
}

const historyOf = (game: ShownGame): HistoryEntry[] => game.frames.flatMap(({ step }) => (step ? [step] : []));
