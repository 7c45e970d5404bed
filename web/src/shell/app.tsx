import { useEffect } from 'preact/hooks';
import { catalogue, catalogueError, loadCatalogue } from '../catalogue';
import { useKeys } from '../keys';
import { pages, type Page } from '../pages';
import { address, go, match } from '../router';
import { choice } from '../theme';
import { Connection } from './connection';
import { Header } from './header';
import { KeyHelp, openKeyHelp } from './key_help';
import { StatusRegion } from './status_region';

// What is around every page.
export function App() {
  useEffect(loadCatalogue, []);
  useKeys('Everywhere', [
    { keys: ['?'], text: 'show the keys', run: openKeyHelp },
    { keys: ['t'], text: 'light or dark', run: nextTheme },
    ...pages
      .filter((page) => page.key)
      .map((page) => ({ keys: [`g ${page.key}`], text: `go to ${page.title}`, run: () => go(page.path) })),
  ]);
  const [page, params] = pageAt(address.value.path);
  useEffect(() => void (document.title = page ? `${page.title} · Ariadne` : 'Ariadne'), [page]);
  useEffect(scrollToHash, [address.value, catalogue.value]);
  return (
    <>
      <a class="skip" href="#main" onClick={skip}>
        Skip to the content
      </a>
      <Header />
      <Connection />
      <main id="main" tabIndex={-1}>
        <Content page={page} params={params} />
      </main>
      <StatusRegion />
      <KeyHelp />
    </>
  );
}

function Content({ page, params }: { page: Page | undefined; params: Record<string, string> }) {
  if (!page) {
    return (
      <div class="empty">
        <h1>There is no such page</h1>
        <p>
          <a href="/">Go to the start</a>
        </p>
      </div>
    );
  }
  if (!catalogue.value) return <p class="empty">{catalogueError.value || 'Loading…'}</p>;
  const View = page.view;
  return <View key={address.value.path} params={params} query={address.value.query} />;
}

function pageAt(path: string): [Page | undefined, Record<string, string>] {
  for (const page of pages) {
    const params = match(page.path, path);
    if (params) return [page, params];
  }
  return [undefined, {}];
}

// What stands after the # of an address may be a part of the page.
function scrollToHash(): void {
  const { hash } = address.value;
  if (hash) document.getElementById(hash)?.scrollIntoView();
}

function nextTheme(): void {
  const next = { system: 'light', light: 'dark', dark: 'system' } as const;
  choice.value = next[choice.value];
}

function skip(event: Event): void {
  event.preventDefault();
  document.getElementById('main')!.focus();
}
