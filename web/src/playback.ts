import { useEffect } from 'preact/hooks';

// While `playing`, calls `step` some time after each change of `ply`.
export function usePlayback(playing: boolean, speed: number, ply: number, step: () => void): void {
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(step, 1000 / speed);
    return () => clearTimeout(timer);
  }, [playing, speed, ply]);
}
