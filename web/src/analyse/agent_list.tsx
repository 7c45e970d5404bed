import { ParameterFields } from '../parts/parameter_fields';
import type { Game } from '../protocol';
import { readSpec, writeSpec, type Spec } from '../spec';

// The agents that are asked, with their settings.

interface AgentListProps {
  game: Game;
  agents: string[]; // specs
  max: number;
  label: string; // of one of them
  onChange: (agents: string[]) => void;
}

export function AgentList({ game, agents, max, label, onChange }: AgentListProps) {
  const choices = game.agents.filter(({ name }) => name !== 'human');
  return (
    <div class="agents">
      {agents.map((text, index) => (
        <AgentLine
          {...{ game, choices, label }}
          number={agents.length > 1 ? index + 1 : 0}
          spec={readSpec(text)}
          onChange={(spec) => onChange(agents.with(index, specText(game, spec)))}
          onRemove={agents.length > 1 ? () => onChange(agents.toSpliced(index, 1)) : undefined}
        />
      ))}
      {agents.length < max && (
        <button type="button" onClick={() => onChange([...agents, nextAgent(choices, agents)])}>
          Add an agent
        </button>
      )}
    </div>
  );
}

const specText = (game: Game, spec: Spec): string =>
  writeSpec(spec, game.agents.find(({ name }) => name === spec.name)?.parameters ?? []);

const nextAgent = (choices: Game['agents'], agents: string[]): string =>
  (choices.find(({ name }) => !agents.some((text) => readSpec(text).name === name)) ?? choices[0]!).name;

interface AgentLineProps {
  choices: Game['agents'];
  label: string;
  number: number;
  spec: Spec;
  onChange: (spec: Spec) => void;
  onRemove: (() => void) | undefined;
}

function AgentLine({ choices, label, number, spec, onChange, onRemove }: AgentLineProps) {
  const agent = choices.find(({ name }) => name === spec.name);
  return (
    <div class="agent">
      <div class="row">
        <label class="inline">
          <span>
            {label} {number || ''}
          </span>
          <select value={spec.name} onChange={(event) => onChange({ name: event.currentTarget.value, settings: {} })}>
            {choices.map(({ name }) => (
              <option>{name}</option>
            ))}
          </select>
        </label>
        {onRemove && (
          <button type="button" class="quiet" aria-label={`Remove ${label} ${number}`} onClick={onRemove}>
            ×
          </button>
        )}
      </div>
      {agent && agent.parameters.length > 0 && (
        <details>
          <summary>Settings of {agent.name}</summary>
          <ParameterFields
            parameters={agent.parameters}
            settings={spec.settings}
            onChange={(settings) => onChange({ ...spec, settings })}
          />
        </details>
      )}
    </div>
  );
}
