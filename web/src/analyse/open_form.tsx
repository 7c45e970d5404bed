import { useSignal } from '@preact/signals';
import { catalogue, gameOf } from '../catalogue';
import { call } from '../client';
import { pickFile } from '../files';
import type { State } from '../protocol';
import { keep } from '../kept_records';
import { go } from '../router';
import { tellError } from '../status';
import { lineAddress, lineArguments } from './line';
import { fromItsStart } from './use_view';

// Anything to look into: the start of a game, a position in any notation, or a record.

interface OpenFormProps {
  path: '/analyse' | '/tree';
  game: string;
  message?: string;
}

export function OpenForm({ path, game: initial, message = '' }: OpenFormProps) {
  const { games } = catalogue.value!;
  const name = useSignal(initial || games[0]!.name);
  const text = useSignal('');
  const game = gameOf(name.value) ?? games[0]!;
  const open = (event: Event) => {
    event.preventDefault();
    void openText(path, game.name, text.value.trim());
  };
  const openFile = async () => {
    const file = await pickFile('.jsonl,.json,.ggf,.txt');
    if (file) await openText(path, game.name, (await file.text()).trim());
  };
  return (
    <form class="open-form" onSubmit={open}>
      {message && <p role="alert" class="fault">{message}</p>}
      <label class="field">
        <span>Game</span>
        <select value={name.value} onChange={(event) => (name.value = event.currentTarget.value)}>
          {games.map(({ name: each, title }) => (
            <option value={each}>{title}</option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>Position in any notation{path === '/analyse' ? ', or a record' : ''}</span>
        <textarea
          rows={4}
          spellcheck={false}
          value={text.value}
          placeholder="Empty: the start of the game"
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="submit" class="primary">
          {path === '/tree' ? 'Search' : 'Analyse'}
        </button>
        <button type="button" onClick={() => void openFile()}>
          Open a file…
        </button>
      </div>
    </form>
  );
}

const isRecord = (text: string): boolean => text.includes('ariadne/record/');

async function openText(path: string, game: string, text: string): Promise<void> {
  try {
    if (isRecord(text)) {
      await call('replay', { record: `${text}\n`, number: 1, count: 1 });
      return go(`/analyse/${keep(`${text}\n`)}`);
    }
    const line = { game, position: text, seed: '', steps: [] };
    const whole = await call<State>('view', lineArguments(line));
    go(lineAddress(path, (await fromItsStart(line, whole)) ?? line, new URLSearchParams()));
  } catch (error) {
    tellError(error);
  }
}
