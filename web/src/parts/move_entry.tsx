import { useSignal } from '@preact/signals';
import type { LegalMove } from '../protocol';

// All legal moves in words, to be chosen from a list or typed: the way that works in every game.

interface MoveEntryProps {
  seat: string;
  moves: LegalMove[];
  onMove: (move: string) => void;
}

export function MoveEntry({ seat, moves, onMove }: MoveEntryProps) {
  const text = useSignal('');
  const submit = (event: Event) => {
    event.preventDefault();
    const move = text.value.trim();
    text.value = '';
    if (move) onMove(move);
  };
  return (
    <form class="move-entry" onSubmit={submit}>
      <label>
        <span>Move of {seat}</span>
        <input
          list="legal-moves"
          autocomplete="off"
          spellcheck={false}
          value={text.value}
          placeholder={moves[0] ? `such as ${moves[0].move}` : ''}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
      </label>
      <datalist id="legal-moves">
        {moves.map(({ move, text: words }) => (
          <option value={move}>{words}</option>
        ))}
      </datalist>
      <button type="submit">Move</button>
    </form>
  );
}
