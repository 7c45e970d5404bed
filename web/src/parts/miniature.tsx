import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { call } from '../client';
import type { Scene, State } from '../protocol';
import { Board } from '../scene/board';
import { reducedMotion } from '../theme';

// A small board on which a game plays itself while it is seen: random legal moves, a new game at the end.

const kStep = 900;
const kMaxPlies = 60;
const kHeight = 180;

interface MiniatureProps {
  game: string;
  title: string;
  height?: number;
}

export function Miniature({ game, title, height = kHeight }: MiniatureProps) {
  const scene = useSignal<Scene | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    void run(game, box.current!, (found) => (scene.value = found), stop.signal);
    return () => stop.abort();
  }, [game]);
  return (
    <div class="miniature" style={{ height: `${height + 8}px` }} ref={box}>
      {scene.value && (
        <Board scene={scene.value} label={`A game of ${title}`} maxHeight={height} glideMs={kStep / 3} still />
      )}
    </div>
  );
}

async function run(game: string, box: Element, show: (scene: Scene) => void, stop: AbortSignal): Promise<void> {
  let visible = true;
  const watcher = new IntersectionObserver(([entry]) => (visible = entry!.isIntersecting));
  watcher.observe(box);
  stop.addEventListener('abort', () => watcher.disconnect());
  const seed = 1 + Math.floor(Math.random() * 1000);
  let moves: string[][] = [];
  while (!stop.aborted) {
    try {
      const state = await call<State>('view', { game, seed, moves });
      show({ ...state.scene, marks: [] });
      moves = state.over || moves.length >= kMaxPlies ? [] : [...moves, randomStep(state)];
    } catch {
      return; // A decoration may fail quietly.
    }
    if (reducedMotion.value) return;
    do await pause(kStep);
    while (!stop.aborted && (!visible || document.hidden));
  }
}

const randomStep = (state: State): string[] =>
  state.movers.map((mover) => {
    const moves = state.moves[mover] ?? [];
    return moves[Math.floor(Math.random() * moves.length)]?.move ?? '';
  });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
