import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call } from '../client';
import * as format from '../format';
import type { Decision } from '../protocol';

// What a strong agent thinks of the position, as a bar. It is asked only while it is shown.

export const showEvaluation = signal(false);
const known = signal<{ position: string; value: number | null } | null>(null);

const kLimits = { ms: 400 };

interface EvaluationProps {
  game: string;
  position: string;
  agent: string;
  teams: [string, string];
  forPoints: boolean;
}

export function EvaluationBar({ game, position, agent, teams, forPoints }: EvaluationProps) {
  useEffect(() => {
    const asked = call<{ analyses: Decision[] }>('analyse', { game, position, agents: [agent], limits: kLimits });
    asked.then(
      ({ analyses }) => (known.value = { position, value: analyses[0]?.value ?? null }),
      () => (known.value = { position, value: null }),
    );
    return () => asked.cancel();
  }, [position, agent]);
  const value = known.value?.value ?? null;
  const share = value === null ? 0.5 : 1 / (1 + Math.exp(-value / (forPoints ? 400 : 12)));
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
