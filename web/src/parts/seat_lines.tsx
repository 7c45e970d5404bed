import { useEffect, useState } from 'preact/hooks';
import * as format from '../format';
import { playerText } from '../levels';
import type { State, Thinking } from '../protocol';

// Who sits where, who is to move, what is thought, what the clocks show.

export function SeatLines({ state }: { state: State }) {
  return (
    <ul class="seats">
      {state.seats.map((seat) => (
        <li class={`team-${seat.team}`} key={seat.name}>
          <span class="turn" aria-hidden="true">
            {state.movers.includes(seat.name) && !state.over ? '▶' : ''}
          </span>
          <strong>{seat.name}</strong>
          <span class="faint who">{playerText(state.game, seat.player)}</span>
          <ThinkingText thinking={state.thinking?.find((each) => each.seat === seat.name)} />
          {state.clocks?.[seat.name] !== undefined && <ClockFace state={state} seat={seat.name} />}
        </li>
      ))}
    </ul>
  );
}

function ThinkingText({ thinking }: { thinking: Thinking | undefined }) {
  if (!thinking) return null;
  const depth = thinking.depth ? `, depth ${thinking.depth}` : '';
  return <span class="faint">thinking{depth}…</span>;
}

// The server tells what is left when something changes; in between it runs down here.
function ClockFace({ state, seat }: { state: State; seat: string }) {
  const [start, setStart] = useState(performance.now());
  const [now, setNow] = useState(start);
  const runs = state.movers.includes(seat) && !state.over;
  useEffect(() => {
    setStart(performance.now());
    setNow(performance.now());
  }, [state.seq]);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(timer);
  }, [runs]);
  const left = state.clocks![seat]! - (runs ? now - start : 0);
  return (
    <span class={left < 10_000 ? 'clock low' : 'clock'} role="timer" aria-label={`Clock of ${seat}`}>
      {format.clock(left)}
    </span>
  );
}
