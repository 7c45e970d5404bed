import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { reducedMotion } from '../theme';

// The one clock of all searches that are shown: how many expansions have happened.

const kWhole = 4_000; // milliseconds for the longest search at speed 1
const kMinRate = 4; // expansions a second, so that small mazes are not slower than need be

export const kSpeeds = [0.125, 0.25, 0.5, 1, 2, 4, 8];

export class Clock {
  readonly step = signal(0);
  readonly playing = signal(false);
  readonly speed = signal(1);
  private last = 0;
  private exact = 0;
  private frame = 0;
  private end = 0;

  // Something else is searched. It is shown at its end where motion is unwelcome, and while a maze is drawn.
  restart(end: number, animate: boolean): void {
    this.end = end;
    if (!animate || reducedMotion.peek()) return this.to(end);
    this.to(0);
    this.play(true);
  }

  to(step: number): void {
    this.play(false);
    this.exact = Math.min(Math.max(step, 0), this.end);
    this.step.value = this.exact;
  }

  play(on: boolean): void {
    cancelAnimationFrame(this.frame);
    this.playing.value = on;
    if (!on) return;
    if (this.exact >= this.end) this.exact = this.step.value = 0;
    this.last = performance.now();
    this.frame = requestAnimationFrame((now) => this.tick(now));
  }

  private tick(now: number): void {
    const rate = Math.max(this.end / kWhole, kMinRate / 1000) * this.speed.peek();
    this.exact = Math.min(this.exact + Math.max(now - this.last, 0) * rate, this.end);
    this.last = now;
    this.step.value = Math.floor(this.exact);
    if (this.exact >= this.end) this.playing.value = false;
    else this.frame = requestAnimationFrame((next) => this.tick(next));
  }
}

export function useClock(): Clock {
  const clock = useMemo(() => new Clock(), []);
  useEffect(() => () => clock.play(false), []);
  return clock;
}
