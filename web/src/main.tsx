import { render } from 'preact';
import { listenToKeys } from './keys';
import { OfflineViewer, offlineGame } from './offline';
import { acceptDrops } from './records';
import { followLinks } from './router';
import { App } from './shell/app';
import './theme';

function start(): void {
  const root = document.getElementById('app')!;
  const game = offlineGame();
  listenToKeys();
  if (game) return render(<OfflineViewer game={game} />, root);
  followLinks();
  acceptDrops();
  render(<App />, root);
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();
