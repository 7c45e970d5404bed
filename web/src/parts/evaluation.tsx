import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call } from '../client';
import * as format from '../format';
import type { Decision, Game } from '../protocol';

// What a strong agent thinks of the position, as a bar. It is asked only while it is shown.

export const showEvaluation = signal(false);
const known = signal<number | null>(null);

const kLimits = { ms: 400 };
const kScale = 12; // values at which about three quarters of the bar are filled
const kPointsScale = 400;

export function EvaluationBar({ game, position }: { game: Game; position: string }) {
  const { name, teams } = game;
  useEffect(() => {
    const agents = [game.default_agents[0]];
    const asked = call<{ analyses: Decision[] }>('analyse', { game: name, position, agents, limits: kLimits });
    asked.then(
      ({ analyses }) => (known.value = analyses[0]?.value ?? null),
      () => (known.value = null),
    );
    return () => asked.cancel();
  }, [position]);
  const value = known.value;
  const share = value === null ? 0.5 : 1 / (1 + Math.exp(-value / (game.for_points ? kPointsScale : kScale)));
  const text = value === null ? 'not known' : format.value(value);
  return (
    <div class="evaluation">
      <div class="bar" role="img" aria-label={`Evaluation for ${teams[0]}: ${text}`}>
        <div style={{ width: `${Math.round(share * 100)}%` }} />
      </div>
      <span>
        {teams[0]}: {text}
      </span>
    </div>
  );
}
