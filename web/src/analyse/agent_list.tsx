import { kLevelAgent } from '../levels';
import { ParameterFields } from '../parts/parameter_fields';
import type { Game, Parameter } from '../protocol';
import { readSpec, writeSpec, type Spec } from '../spec';
import { underLimits } from './limited';

// The agents that are asked, with their settings.

interface AgentListProps {
  game: Game;
  agents: string[]; // specs
  max: number;
  label: string; // of one of them
  limited?: boolean; // their time and nodes are limited beside them
  onChange: (agents: string[]) => void;
}

export function AgentList({ game, agents, max, label, limited = false, onChange }: AgentListProps) {
  const choices = game.agents.filter(({ name }) => name !== 'human');
  return (
    <div class="agents">
      {agents.map((text, index) => (
        <AgentLine
          {...{ choices, label }}
          number={agents.length > 1 ? index + 1 : 0}
          spec={readSpec(text)}
          parameters={parametersOf(game, readSpec(text), limited)}
          onChange={(spec) => onChange(agents.with(index, writeSpec(spec, parametersOf(game, spec, limited))))}
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

function parametersOf(game: Game, { name, settings }: Spec, limited: boolean): Parameter[] {
  const parameters = game.agents.find((agent) => agent.name === name)?.parameters ?? [];
  return limited ? underLimits(parameters, settings) : parameters;
}

// The first one that is not asked yet. A level plays below its strength on purpose, so it has to be chosen.
const nextAgent = (choices: Game['agents'], agents: string[]): string =>
  (choices.find(({ name }) => name !== kLevelAgent && !agents.some((text) => readSpec(text).name === name)) ?? choices[0]!).name;

interface AgentLineProps {
  choices: Game['agents'];
  parameters: Parameter[];
  label: string;
  number: number;
  spec: Spec;
  onChange: (spec: Spec) => void;
  onRemove: (() => void) | undefined;
}

function AgentLine({ choices, parameters, label, number, spec, onChange, onRemove }: AgentLineProps) {
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
      {parameters.length > 0 && (
        <details>
          <summary>Settings of {spec.name}</summary>
          <ParameterFields
            parameters={parameters}
            settings={spec.settings}
            onChange={(settings) => onChange({ ...spec, settings })}
          />
        </details>
      )}
    </div>
  );
}
