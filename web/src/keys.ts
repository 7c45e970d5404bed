import { useEffect, useRef } from 'preact/hooks';
import { remembered } from './store';

// Keys that work anywhere on a page. What the page shows last is asked first.

export interface Binding {
  keys: string[]; // as in KeyboardEvent.key; "g p" is one key after the other
  text: string; // what it does, for the list of keys
  run: () => void;
}

export interface BindingGroup {
  title: string;
  bindings: Binding[];
}

export const letterKeys = remembered('letter-keys', true);

const groups: { current: BindingGroup }[] = [];
let prefix = '';

export function activeGroups(): BindingGroup[] {
  return groups.map((group) => group.current).filter(({ bindings }) => bindings.length > 0);
}

export function useKeys(title: string, bindings: Binding[]): void {
  const group = useRef<BindingGroup>({ title, bindings });
  group.current = { title, bindings };
  useEffect(() => {
    groups.push(group);
    return () => void groups.splice(groups.indexOf(group), 1);
  }, []);
}

export function listenToKeys(): void {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (belongsToControl(event)) return;
    if (isLetter(event.key) && !letterKeys.value) return;
    const binding = find(prefix ? `${prefix} ${event.key}` : event.key);
    prefix = !binding && !prefix && startsSequence(event.key) ? event.key : '';
    if (!binding) return;
    event.preventDefault();
    binding.run();
  });
}

const isLetter = (key: string): boolean => key.length === 1 && key !== ' ';

function find(key: string): Binding | undefined {
  for (const group of activeGroups().reverse()) {
    const found = group.bindings.find((binding) => binding.keys.includes(key));
    if (found) return found;
  }
  return undefined;
}

function startsSequence(key: string): boolean {
  return activeGroups().some(({ bindings }) => bindings.some(({ keys }) => keys.some((k) => k.startsWith(`${key} `))));
}

const kSliderKeys = /^(Arrow|Page|Home|End)/;

// Whether the key means something to what has the focus: text to a field, Enter to a button, arrows to a slider.
function belongsToControl(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (document.querySelector('dialog[open]')) return true;
  if (target.closest('select, textarea, [contenteditable], [role=slider], [role=tree], [role=listbox]')) return true;
  const field = target.closest('input');
  if (field?.type === 'range') return kSliderKeys.test(event.key);
  if (field) return !['checkbox', 'button'].includes(field.type) || event.key === ' ';
  return Boolean(target.closest('button, a[href], summary')) && (event.key === 'Enter' || event.key === ' ');
}
