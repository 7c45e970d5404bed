import { useKeys } from '../keys';
import { showEvaluation } from '../parts/evaluation';
import { Toggle } from '../parts/toggle';
import type { State } from '../protocol';
import { textBoard } from '../scene/board';
import type { Hint } from '../table/hint';
import type { LiveTable } from '../table/live_table';

// What a person can do besides moving.

interface GameActionsProps {
  table: LiveTable;
  state: State;
  hint: Hint;
}

export function GameActions({ table, state, hint }: GameActionsProps) {
  const people = state.seats.filter((seat) => seat.player === 'human');
  const { can } = state;
  const act = (name: string, args = {}) => void table.act(name, args);
  const mover = state.awaited[0] ?? people[0]?.name;
  const toggleEvaluation = () => (showEvaluation.value = !showEvaluation.value);
  const toggleText = () => (textBoard.value = !textBoard.value);
  useKeys('This game', [
    { keys: ['h'], text: 'hint', run: hint.ask },
    { keys: ['u'], text: 'undo', run: () => can.undo && act('undo') },
    { keys: ['r'], text: 'redo', run: () => can.redo && act('redo') },
    { keys: ['m'], text: 'move now', run: () => can.move_now && act('move_now') },
    { keys: ['n'], text: 'rematch', run: () => state.over && act('rematch') },
    { keys: ['e'], text: 'evaluation', run: toggleEvaluation },
    { keys: ['x'], text: 'board as text', run: toggleText },
  ]);
  return (
    <div class="row actions">
      {people.length > 0 && (
        <>
          <button type="button" onClick={hint.ask} disabled={!state.awaited.length || state.over || hint.asking}>
            Hint
          </button>
          <button type="button" onClick={() => act('undo')} disabled={!can.undo}>
            Undo
          </button>
          <button type="button" onClick={() => act('redo')} disabled={!can.redo}>
            Redo
          </button>
          <button type="button" onClick={() => act('resign', { seat: mover })} disabled={!can.resign || state.over}>
            Resign
          </button>
          <button type="button" onClick={() => act('swap')}>
            Swap seats
          </button>
        </>
      )}
      {can.move_now && (
        <button type="button" onClick={() => act('move_now')}>
          Move now
        </button>
      )}
      <button type="button" onClick={() => act('rematch')} class={state.over ? 'primary' : ''}>
        {people.length ? 'Rematch' : 'Again'}
      </button>
      <a class="button" href={`/analyse?table=${table.id}`}>
        Analyse
      </a>
      {!state.over && <Toggle on={showEvaluation.value} onClick={toggleEvaluation} text="Evaluation" />}
      <Toggle on={textBoard.value} onClick={toggleText} text="Text board" />
    </div>
  );
}
