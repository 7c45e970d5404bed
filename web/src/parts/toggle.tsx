export function Toggle({ on, onClick, text }: { on: boolean; onClick: () => void; text: string }) {
  return (
    <button type="button" class="toggle" aria-pressed={on} onClick={onClick}>
      {text}
    </button>
  );
}
