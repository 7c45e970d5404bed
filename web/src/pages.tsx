import type { ComponentType } from 'preact';
import { AnalysePage, ReviewPage } from './analyse/page';
import { DocsPage } from './docs/page';
import { GamePage } from './pages/game_page';
import { HelpPage } from './pages/help';
import { HomePage } from './pages/home';
import { OpenReplayPage, ReplayPage } from './pages/replay_page';
import { PlayPage, WatchPage } from './pages/setup_page';
import { SolvePage } from './solve/page';
import { TreePage } from './tree/page';

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
  summary?: string; // what it is for, on the start page
}

const kReplay = 'Step through recorded games, and save them as pictures or pages';
const kSolve = 'Path searches side by side on any maze, drawn or built in';
const kAnalyse = 'Best moves of any position, and the mistakes of a game';
const kTree = 'What a search visited, and what it cut off and why';
const kDocs = 'Commands, formats, every game, and how to write an agent or add a game';

export const pages: Page[] = [
  { path: '/', title: 'Home', view: HomePage, key: 'h' },
  { path: '/play', title: 'Play', view: PlayPage, link: 'Play', key: 'p' },
  { path: '/play/:game', title: 'Play', view: PlayPage },
  { path: '/watch', title: 'Watch', view: WatchPage, link: 'Watch', key: 'w' },
  { path: '/watch/:game', title: 'Watch', view: WatchPage },
  { path: '/game/:table', title: 'Game', view: GamePage },
  { path: '/replay', title: 'Replay', view: OpenReplayPage, link: 'Replay', key: 'r', summary: kReplay },
  { path: '/replay/:key', title: 'Replay', view: ReplayPage },
  { path: '/solve', title: 'Solve', view: SolvePage, link: 'Solve', key: 's', summary: kSolve },
  { path: '/analyse', title: 'Analyse', view: AnalysePage, link: 'Analyse', key: 'a', summary: kAnalyse },
  { path: '/analyse/:key', title: 'Review', view: ReviewPage },
  { path: '/tree', title: 'Tree', view: TreePage, link: 'Tree', key: 't', summary: kTree },
  { path: '/help', title: 'Help', view: HelpPage, link: 'Help', key: '?' },
  { path: '/docs', title: 'Documentation', view: DocsPage, key: 'd', summary: kDocs },
  { path: '/docs/:name', title: 'Documentation', view: DocsPage },
];
