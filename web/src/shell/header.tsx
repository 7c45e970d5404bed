import { useEffect, useRef } from 'preact/hooks';
import { pages } from '../pages';
import { path } from '../router';
import { choice, type Choice } from '../theme';
import { openKeyHelp } from './key_help';

const isCurrent = (page: string): boolean => path.value === page || path.value.startsWith(`${page}/`);

export function Header() {
  const nav = useRef<HTMLElement>(null);
  // Where the links do not fit, the current one is shown.
  useEffect(() => {
    nav.current!.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [path.value]);
  return (
    <header class="site">
      <a class="brand" href="/">
        <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
          <path d="M5 27V5h22v22H12V12h8v8" fill="none" stroke="currentColor" stroke-width="3.5" />
        </svg>
        Ariadne
      </a>
      <nav aria-label="Pages" ref={nav}>
        {pages
          .filter((page) => page.link)
          .map((page) => (
            <a href={page.path} aria-current={isCurrent(page.path) ? 'page' : undefined}>
              {page.link}
            </a>
          ))}
      </nav>
      <div class="tools">
        <label class="theme">
          <span class="hidden">Theme</span>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2" />
            <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
          </svg>
          <select value={choice.value} onChange={(event) => (choice.value = event.currentTarget.value as Choice)}>
            <option value="system">System</option>
            <option value="light">Light</option>
            <option value="dark">Dark</option>
          </select>
        </label>
        <button type="button" class="quiet" onClick={openKeyHelp} aria-label="Keys" title="Keys (?)">
          ?
        </button>
      </div>
    </header>
  );
}
