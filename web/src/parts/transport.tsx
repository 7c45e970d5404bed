import { useKeys } from '../keys';
import type { GameResult, HistoryEntry } from '../protocol';
import { eventsOf, Timeline } from './timeline';

// The controls of something that is watched: to the first and last ply, a step, play and pause, speed, a timeline.

interface TransportProps {
  history: HistoryEntry[];
  result?: GameResult | undefined; // of a game that is over
  ply: number;
  onPly: (ply: number) => void;
  playable?: boolean; // false: it waits for somebody, so there is nothing to play or to pause
  playing: boolean;
  onPlaying: (playing: boolean) => void;
  speed: number; // plies a second
  onSpeed: (speed: number) => void;
}

const kSpeeds = [0.5, 1, 2, 4, 8, 16, 32, 64];

export function faster(speed: number): number {
  return kSpeeds.find((each) => each > speed * 1.01) ?? kSpeeds[kSpeeds.length - 1]!;
}

export function slower(speed: number): number {
  return [...kSpeeds].reverse().find((each) => each < speed * 0.99) ?? kSpeeds[0]!;
}

export function Transport(props: TransportProps) {
  const { history, result, ply, onPly, playable = true, playing, onPlaying, speed, onSpeed } = props;
  const plies = history.length;
  const to = (wanted: number) => onPly(Math.min(Math.max(wanted, 0), plies));
  const events = eventsOf(history, result);
  const nextEvent = events.find((event) => event.ply > ply);
  const lastEvent = [...events].reverse().find((event) => event.ply < ply);
  useKeys('Timeline', [
    { keys: ['ArrowLeft', 'j'], text: 'a ply back', run: () => to(ply - 1) },
    { keys: ['ArrowRight', 'k'], text: 'a ply on', run: () => to(ply + 1) },
    { keys: ['Home'], text: 'to the start', run: () => to(0) },
    { keys: ['End'], text: 'to the end', run: () => to(plies) },
    { keys: [' '], text: 'play or pause', run: () => onPlaying(!playing) },
    { keys: ['['], text: 'the event before', run: () => lastEvent && to(lastEvent.ply) },
    { keys: [']'], text: 'the next event', run: () => nextEvent && to(nextEvent.ply) },
    { keys: ['+', '='], text: 'faster', run: () => onSpeed(faster(speed)) },
    { keys: ['-'], text: 'slower', run: () => onSpeed(slower(speed)) },
  ]);
  return (
    <div class="transport">
      <Timeline {...{ history, events, ply }} onPly={to} />
      <div class="row">
        <Control label="To the start" disabled={ply === 0} onClick={() => to(0)} shape="M5 5v14M19 5L9 12l10 7z" />
        <Control label="A ply back" disabled={ply === 0} onClick={() => to(ply - 1)} shape="M17 5L7 12l10 7z" />
        {playable && (
          <Control
            label={playing ? 'Pause' : 'Play'}
            primary
            onClick={() => onPlaying(!playing)}
            shape={playing ? 'M7 5h3v14H7zM14 5h3v14h-3z' : 'M7 4l13 8-13 8z'}
          />
        )}
        <Control label="A ply on" disabled={ply >= plies} onClick={() => to(ply + 1)} shape="M7 5l10 7-10 7z" />
        <Control label="To the end" disabled={ply >= plies} onClick={() => to(plies)} shape="M19 5v14M5 5l10 7-10 7z" />
        {playable && <Speed {...{ speed, onSpeed }} />}
      </div>
    </div>
  );
}

function Speed({ speed, onSpeed }: Pick<TransportProps, 'speed' | 'onSpeed'>) {
  const choices = [...new Set([...kSpeeds, speed])].sort((a, b) => a - b);
  return (
    <label>
      <span class="hidden">Speed</span>
      <select value={String(speed)} onChange={(event) => onSpeed(Number(event.currentTarget.value))}>
        {choices.map((each) => (
          <option value={String(each)}>{Number(each.toFixed(1))} / s</option>
        ))}
      </select>
    </label>
  );
}

interface ControlProps {
  label: string;
  shape: string;
  onClick: () => void;
  disabled?: boolean;
  primary?: boolean;
}

function Control({ label, shape, onClick, disabled = false, primary = false }: ControlProps) {
  return (
    <button type="button" class={primary ? 'primary icon' : 'icon'} aria-label={label} title={label} {...{ onClick, disabled }}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={shape} fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
      </svg>
    </button>
  );
}
