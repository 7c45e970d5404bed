import { useSignal } from '@preact/signals';

// A number that takes effect when it is finished: what is typed meanwhile outlives any redrawing around it.

interface NumberInputProps {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

export function NumberInput({ value, min, max, onChange }: NumberInputProps) {
  const draft = useSignal<string | null>(null);
  const finish = (event: { currentTarget: HTMLInputElement }) => {
    const given = Number(event.currentTarget.value);
    draft.value = null;
    onChange(Number.isFinite(given) ? Math.min(Math.max(given, min), max) : value);
  };
  return (
    <input
      type="number"
      step="any"
      {...{ min, max }}
      value={draft.value ?? value}
      onInput={(event) => (draft.value = event.currentTarget.value)}
      onChange={finish}
    />
  );
}
