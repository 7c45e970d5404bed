import { effect, signal, type Signal } from '@preact/signals';

// A signal that this browser remembers. Where storage is forbidden or full, it is forgotten with the page.
export function remembered<Value>(name: string, initial: Value): Signal<Value> {
  const key = `ariadne.${name}`;
  const value = signal(initial);
  try {
    const text = localStorage.getItem(key);
    if (text !== null) value.value = JSON.parse(text) as Value;
  } catch {
    // What is there cannot be read: begin anew.
  }
  effect(() => {
    const text = JSON.stringify(value.value);
    try {
      localStorage.setItem(key, text);
    } catch {
      // Nothing to do.
    }
  });
  return value;
}
