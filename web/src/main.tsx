import { render } from 'preact';
import { listenToKeys } from './keys';
import { OfflineViewer, offlineGame } from './offline';
import { followLinks } from './router';
import { App } from './shell/app';
import './theme';

function start(): void {
  const root = document.getElementById('app')!;
  const game = offlineGame();
  listenToKeys();
  if (game) return render(<OfflineViewer replay={game} />, root);
  followLinks();
  render(<App />, root);
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();
