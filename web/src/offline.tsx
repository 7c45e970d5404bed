import type { Scene } from './protocol';
import { Board } from './scene/board';

// A game inside the document itself: a file that was exported shows it without a server.

export interface OfflineGame {
  title: string;
  frames: { scene: Scene }[];
}

export function offlineGame(): OfflineGame | null {
  const element = document.getElementById('ariadne-game');
  return element ? (JSON.parse(element.textContent ?? '') as OfflineGame) : null;
}

export function OfflineViewer({ replay }: { replay: OfflineGame }) {
  return <Board scene={replay.frames[0]!.scene} label={replay.title} />;
}
