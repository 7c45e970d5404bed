import { catalogue } from '../catalogue';
import { NumberInput } from '../parts/number_input';
import { kDefaultWeight, kMaxRuns, problemOf, takesWeight, usesHeuristic, type Run, type SolveSetup } from './setup';

// One to four searches: algorithm, heuristic, weight.

interface RunFieldsProps {
  setup: SolveSetup;
  change: (changes: Partial<SolveSetup>) => void;
}

export function RunFields({ setup, change }: RunFieldsProps) {
  const { runs } = setup;
  const put = (index: number, run: Run) => change({ runs: runs.with(index, run) });
  return (
    <fieldset>
      <legend>Searches</legend>
      <div class="runs">
        {runs.map((run, index) => (
          <RunLine
            {...{ run, index }}
            problem={setup.problem}
            onChange={(next) => put(index, next)}
            onRemove={runs.length > 1 ? () => change({ runs: runs.toSpliced(index, 1) }) : undefined}
          />
        ))}
      </div>
      {runs.length < kMaxRuns && (
        <button type="button" onClick={() => change({ runs: [...runs, nextRun(setup)] })}>
          Add a search
        </button>
      )}
    </fieldset>
  );
}

// The first algorithm that is not there yet.
function nextRun({ problem, runs }: SolveSetup): Run {
  const { algorithms } = problemOf(problem);
  const unused = algorithms.find((name) => !runs.some(({ algorithm }) => algorithm === name));
  return { algorithm: unused ?? algorithms[0]!, heuristic: '', weight: kDefaultWeight };
}

interface RunLineProps {
  run: Run;
  index: number;
  problem: string;
  onChange: (run: Run) => void;
  onRemove: (() => void) | undefined;
}

function RunLine({ run, index, problem, onChange, onRemove }: RunLineProps) {
  const { algorithms, heuristics } = problemOf(problem);
  const summary = catalogue.value!.algorithms.find(({ name }) => name === run.algorithm)?.summary;
  return (
    <div class="run">
      <span class="letter" aria-hidden="true">
        {letterOf(index)}
      </span>
      <label>
        <span class="hidden">Algorithm of search {letterOf(index)}</span>
        <select
          value={run.algorithm}
          title={summary}
          onChange={(event) => onChange({ ...run, algorithm: event.currentTarget.value })}
        >
          {algorithms.map((name) => (
            <option>{name}</option>
          ))}
        </select>
      </label>
      {usesHeuristic(run.algorithm) && (
        <label>
          <span class="hidden">Heuristic of search {letterOf(index)}</span>
          <select
            value={run.heuristic || heuristics[0]}
            onChange={(event) => onChange({ ...run, heuristic: event.currentTarget.value })}
          >
            {heuristics.map((name) => (
              <option>{name}</option>
            ))}
          </select>
        </label>
      )}
      {takesWeight(run.algorithm) && (
        <label>
          <span class="hidden">Weight of search {letterOf(index)}</span>
          <NumberInput min={1} max={1000} value={run.weight} onChange={(weight) => onChange({ ...run, weight })} />
        </label>
      )}
      {onRemove && (
        <button type="button" class="quiet" aria-label={`Remove search ${letterOf(index)}`} onClick={onRemove}>
          ×
        </button>
      )}
      <small class="faint">{summary}</small>
    </div>
  );
}

export const letterOf = (index: number): string => 'ABCD'[index]!;
