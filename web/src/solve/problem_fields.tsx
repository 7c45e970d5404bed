import { catalogue } from '../catalogue';
import { kCosts, problemOf, takesGoal, type SolveSetup } from './setup';

// The maze, what is looked for in it, and what a step costs.
export function ProblemFields({ setup, change }: { setup: SolveSetup; change: (changes: Partial<SolveSetup>) => void }) {
  const { layouts, problems } = catalogue.value!;
  const toProblem = (name: string) => {
    const { algorithms } = problemOf(name);
    const runs = setup.runs.map((run) => ({ ...run, heuristic: '', algorithm: algorithms.includes(run.algorithm) ? run.algorithm : 'astar' }));
    change({ problem: name, runs, ...(takesGoal(name) ? {} : { goal: null }), cost: kCosts[0]! });
  };
  return (
    <div class="fields">
      <label>
        <span>Layout</span>
        <select
          value={setup.drawn ? '' : setup.name}
          onChange={(event) => change({ name: event.currentTarget.value, drawn: null, start: null, goal: null })}
        >
          {setup.drawn && <option value="">drawn here</option>}
          {layouts.map(({ name, width, height }) => (
            <option value={name}>
              {name} ({width} × {height})
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Problem</span>
        <select value={setup.problem} onChange={(event) => toProblem(event.currentTarget.value)}>
          {problems.map(({ name }) => (
            <option>{name}</option>
          ))}
        </select>
      </label>
      {setup.problem === 'position' && (
        <label>
          <span>Cost of a step</span>
          <select value={setup.cost} onChange={(event) => change({ cost: event.currentTarget.value })}>
            {kCosts.map((name) => (
              <option>{name}</option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
