// A page of plain text: paragraphs are wrapped to the window, drawings and lists are kept as they are.
export function Rules({ text }: { text: string }) {
  return (
    <div class="rules">
      {text
        .trim()
        .split(/\n\s*\n/)
        .map((part) => (isDrawn(part) ? <pre tabIndex={0}>{part}</pre> : <p>{part}</p>))}
    </div>
  );
}

const isDrawn = (part: string): boolean => part.split('\n').some((line) => line.startsWith('  '));
