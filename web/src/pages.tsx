import type { ComponentType } from 'preact';
import { HelpPage } from './pages/help';
import { HomePage } from './pages/home';

// Every page of the site, a line for each. The first whose path fits is shown.

export interface PageProps {
  params: Record<string, string>; // of the path: /play/:game
  query: URLSearchParams;
}

export interface Page {
  path: string;
  title: string;
  view: ComponentType<PageProps>;
  link?: string; // its name in the header
  key?: string; // pressed after `g` to go there
}

export const pages: Page[] = [
  { path: '/', title: 'Home', view: HomePage, key: 'h' },
  { path: '/help', title: 'Help', view: HelpPage, link: 'Help', key: '?' },
];
