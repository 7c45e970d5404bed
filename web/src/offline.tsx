import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ReplayView } from './pages/replay_view';
import type { ShownGame } from './protocol';
import { KeyHelp, openKeyHelp } from './shell/key_help';
import { StatusRegion } from './shell/status_region';
import { useKeys } from './keys';

// A game inside the document itself: a file that was exported shows it without a server. The ply stands after the #.

export function offlineGame(): ShownGame | null {
  const element = document.getElementById('ariadne-game');
  return element ? (JSON.parse(element.textContent ?? '') as ShownGame) : null;
}

const plyOfAddress = (): number => Number(/ply=(\d+)/.exec(location.hash)?.[1] ?? 0);

export function OfflineViewer({ game }: { game: ShownGame }) {
  const ply = useSignal(plyOfAddress());
  useKeys('Everywhere', [{ keys: ['?'], text: 'show the keys', run: openKeyHelp }]);
  useEffect(() => {
    document.title = game.title;
    const follow = () => (ply.value = plyOfAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const to = (next: number) => {
    ply.value = next;
    history.replaceState(null, '', `#ply=${next}`);
  };
  return (
    <main>
      <ReplayView game={game} ply={ply.value} onPly={to} />
      <StatusRegion />
      <KeyHelp />
    </main>
  );
}
