import { useSignal } from '@preact/signals';
import { usePlayback } from '../playback';
import { address, setQuery } from '../router';

// The ply that is looked at: that of the address, or else the present one. Earlier ones can be played through.
export interface LookedPly {
  ply: number;
  present: boolean;
  playing: boolean;
  to: (ply: number) => void;
  play: (playing: boolean) => void;
}

export function useLookedPly(last: number, speed: number): LookedPly {
  const playing = useSignal(false);
  const text = address.value.query.get('ply');
  const ply = text === null ? last : Math.min(Math.max(Number(text) || 0, 0), last);
  const present = ply === last;
  const to = (wanted: number) => {
    setQuery({ ply: wanted >= last ? null : wanted });
    if (wanted >= last) playing.value = false;
  };
  const play = (wanted: boolean) => {
    if (wanted && present) to(0);
    playing.value = wanted;
  };
  usePlayback(!present && playing.value, speed, ply, () => to(ply + 1));
  return { ply, present, playing: playing.value, to, play };
}
