import * as format from '../format';
import { letterOf } from './run_fields';
import type { Answer, Solved } from './types';

// What each search cost and found, and what is proven.

export function AnswerTable({ solved, optimum }: { solved: Solved; optimum: number | null }) {
  return (
    <>
      <div class="scroll" tabIndex={0} role="region" aria-label="Results">
        <table class="answers">
          <thead>
            <tr>
              <th scope="col">Search</th>
              <th scope="col">Cost</th>
              <th scope="col">Proven optimum</th>
              <th scope="col">Expanded</th>
              <th scope="col">Generated</th>
              <th scope="col">Largest frontier</th>
              <th scope="col">Time</th>
            </tr>
          </thead>
          <tbody>
            {solved.answers.map((answer, index) => (
              <tr>
                <th scope="row">
                  <span class="letter">{letterOf(index)}</span> {answer.label}
                </th>
                <td>{costText(answer)}</td>
                <td>{optimumText(answer, optimum)}</td>
                <td>{format.number(answer.expanded)}</td>
                <td>{answer.peak_frontier ? format.number(answer.generated) : '–'}</td>
                <td>{answer.peak_frontier ? format.number(answer.peak_frontier) : '–'}</td>
                <td>{timeText(answer.ms)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="conclusion">{solved.conclusion.trim().split('\n').map((line) => <span>{line}</span>)}</p>
    </>
  );
}

export const costNumber = (cost: number): string => cost.toLocaleString('en', { maximumSignificantDigits: 6 });

function costText(answer: Answer): string {
  if (answer.cost !== null) return costNumber(answer.cost);
  return answer.complete ? 'no path' : `stopped: ${answer.stopped ?? ''}`;
}

// What is proven stands beside every answer, also of those that prove nothing.
function optimumText(answer: Answer, optimum: number | null): string {
  if (optimum === null) return answer.lower_bound === undefined ? 'not proven' : `at least ${costNumber(answer.lower_bound)}`;
  if (answer.cost === null) return costNumber(optimum);
  const more = answer.cost - optimum;
  if (more <= 1e-9 * (1 + Math.abs(optimum))) return `${costNumber(optimum)} ✓`;
  return `${costNumber(optimum)} (+${costNumber(more)})`;
}

const timeText = (ms: number): string => (ms < 10 ? `${ms.toFixed(2)} ms` : format.duration(ms));
