import type { Analysis } from './types';
import { scaleOf, shareOf, valueText } from './values';

// How the game stands, by the first of those who were asked.

interface ValueBarProps {
  analysis: Analysis | null;
  teams: [string, string];
}

export function ValueBar({ analysis, teams }: ValueBarProps) {
  const value = analysis?.value ?? null;
  const text = value === null ? 'not known' : valueText(value, teams, analysis!.kind, analysis!.wins_in);
  const share = value === null ? 0.5 : shareOf(value, scaleOf([value, ...analysis!.moves.map((move) => move.value)]));
  return (
    <div class="evaluation">
      <div class="bar" role="img" aria-label={`Evaluation: ${text}`}>
        <div style={{ width: `${Math.round(share * 100)}%` }} />
      </div>
      <span class="bar-ends">
        <span>{teams[0]}</span>
        <strong>{text}</strong>
        <span>{teams[1]}</span>
      </span>
    </div>
  );
}
