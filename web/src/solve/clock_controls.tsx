import { useKeys } from '../keys';
import * as format from '../format';
import { kSpeeds, type Clock } from './clock';

// To the first and last expansion, a step, play and pause, speed, and a slider over all of them.

export function ClockControls({ clock, end }: { clock: Clock; end: number }) {
  const step = clock.step.value;
  const playing = clock.playing.value;
  const speed = clock.speed.value;
  const toggle = () => clock.play(!playing);
  const change = (by: number) => {
    const at = kSpeeds.indexOf(speed) + by;
    clock.speed.value = kSpeeds[Math.min(Math.max(at, 0), kSpeeds.length - 1)]!;
  };
  useKeys('Expansion', [
    { keys: ['ArrowLeft', 'j'], text: 'an expansion back', run: () => clock.to(step - 1) },
    { keys: ['ArrowRight', 'k'], text: 'an expansion on', run: () => clock.to(step + 1) },
    { keys: ['Home'], text: 'to the start', run: () => clock.to(0) },
    { keys: ['End'], text: 'to the end', run: () => clock.to(end) },
    { keys: [' '], text: 'play or pause', run: toggle },
    { keys: ['+', '='], text: 'faster', run: () => change(1) },
    { keys: ['-'], text: 'slower', run: () => change(-1) },
  ]);
  return (
    <div class="expansion-clock">
      <button type="button" class="primary" onClick={toggle} disabled={end === 0}>
        {playing ? 'Pause' : 'Play'}
      </button>
      <input
        type="range"
        min={0}
        max={end}
        value={step}
        aria-label="Expansions"
        aria-valuetext={`${step} of ${end}`}
        onInput={(event) => clock.to(Number(event.currentTarget.value))}
      />
      <span class="counter faint">
        {format.number(step)} / {format.number(end)}
      </span>
      <label>
        <span class="hidden">Speed</span>
        <select value={String(speed)} onChange={(event) => (clock.speed.value = Number(event.currentTarget.value))}>
          {kSpeeds.map((each) => (
            <option value={String(each)}>{each} ×</option>
          ))}
        </select>
      </label>
    </div>
  );
}
