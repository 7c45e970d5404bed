// What a scene says beside its board: scores, whose turn it is.
export function Notes({ lines }: { lines: string[] }) {
  return (
    <ul class="notes">
      {lines.map((line) => (
        <li>{line}</li>
      ))}
    </ul>
  );
}
