import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { activeGroups, letterKeys, type BindingGroup } from '../keys';

// The list of all keys that work now.

const shown = signal<BindingGroup[] | null>(null);

export function openKeyHelp(): void {
  shown.value = activeGroups();
}

const kNames: Record<string, string> = {
  ' ': 'Space',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

const keyName = (key: string): string => kNames[key] ?? key;

export function KeyHelp() {
  const dialog = useRef<HTMLDialogElement>(null);
  const groups = shown.value;
  useEffect(() => {
    if (groups && !dialog.current!.open) dialog.current!.showModal();
  }, [groups]);
  return (
    <dialog ref={dialog} aria-labelledby="keys-title" onClose={() => (shown.value = null)}>
      {/* Otherwise the first control has the focus, and it stands at the end. */}
      <h2 id="keys-title" tabIndex={-1} autofocus>
        Keys
      </h2>
      {groups?.map((group) => (
        <section>
          <h3>{group.title}</h3>
          <dl class="keys">
            {group.bindings.map((binding) => (
              <div>
                <dt>
                  {binding.keys.map((key) => (
                    <kbd>{key === ' ' ? 'Space' : key.split(' ').map(keyName).join(' ')}</kbd>
                  ))}
                </dt>
                <dd>{binding.text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label class="check">
        <input
          type="checkbox"
          checked={letterKeys.value}
          onChange={(event) => (letterKeys.value = event.currentTarget.checked)}
        />
        Single-letter keys are on
      </label>
      <form method="dialog">
        <button type="submit">Close</button>
      </form>
    </dialog>
  );
}
