import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call } from '../client';
import * as format from '../format';
import type { Decision, State } from '../protocol';
import { tell, tellError } from '../status';
import type { LiveTable } from './live_table';

// What a strong agent would play. A hint is good for one position.
export interface Hint {
  move: string; // empty: none
  asking: boolean;
  ask: () => void;
  clear: () => void;
}

export function useHint(table: LiveTable, state: State): Hint {
  const move = useSignal('');
  const asking = useSignal(false);
  const seat = state.awaited[0];
  useEffect(() => void (move.value = ''), [state.ply, seat]);
  const ask = () => {
    if (!seat || asking.value) return;
    asking.value = true;
    call<Decision>('table.hint', { table: table.id, seat })
      .then((decision) => {
        move.value = decision.move;
        tell(hintText(decision));
      }, tellError)
      .finally(() => (asking.value = false));
  };
  return { move: move.value, asking: asking.value, ask, clear: () => (move.value = '') };
}

function hintText({ move, text, value }: Decision): string {
  const worth = value === undefined || value === null ? '' : ` (${format.value(value)})`;
  return `Hint: ${text ?? move}${worth}`;
}
