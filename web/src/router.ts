import { computed, signal } from '@preact/signals';

// Where the reader is. Every state of the page has an address, so a link or a reload shows the same thing.

export interface Address {
  path: string;
  query: URLSearchParams;
  hash: string;
}

const read = (): Address => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: location.hash.slice(1),
});

export const address = signal<Address>(read());
export const path = computed(() => address.value.path);

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  address.value = read();
}

// Changes some members of the query; null removes one. The way back does not stop at each of them.
export function setQuery(changes: Record<string, string | number | null>): void {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, String(value));
  }
  const text = query.toString();
  go(location.pathname + (text && `?${text}`) + location.hash, 'replace');
}

// The parameters of a path such as /play/:game, or null if it is another one.
export function match(pattern: string, actual: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = actual.split('/');
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index]!;
    if (part.startsWith(':')) found[part.slice(1)] = decodeURIComponent(text);
    else if (part !== text) return null;
  }
  return found;
}

// Links within the page are followed without loading it anew.
export function followLinks(): void {
  addEventListener('popstate', () => (address.value = read()));
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
    if (!link.hash) scrollTo(0, 0);
  });
}
