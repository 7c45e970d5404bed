import * as format from '../format';
import { NumberInput } from '../parts/number_input';
import type { Game } from '../protocol';
import { AgentList } from './agent_list';
import { marksOf, type ReviewState } from './review';
import type { Review } from './types';

// Who judges a game, how far the review is, and what it says of each side.

interface ReviewPanelProps {
  game: Game;
  state: ReviewState;
  plies: number;
  judge: string;
  ms: number;
  onJudge: (judge: string) => void;
  onTime: (ms: number) => void;
  onNext: () => void;
  onBefore: () => void;
}

export function ReviewPanel(props: ReviewPanelProps) {
  const { game, state, plies } = props;
  const { review, judged, running, error } = state;
  return (
    <section class="review">
      <h2>Review</h2>
      {running && (
        <p role="status">
          Judged ply {judged} of {plies} <progress value={judged} max={plies} aria-label="Judged plies" />
        </p>
      )}
      {error && <p role="alert" class="fault">{error}</p>}
      {review && (
        <>
          <Sides review={review} />
          <p class="faint">{certaintyText(review)}</p>
          <div class="row">
            <button type="button" disabled={!marksOf(review).length} onClick={props.onBefore}>
              Mistake before
            </button>
            <button type="button" disabled={!marksOf(review).length} onClick={props.onNext}>
              Next mistake
            </button>
          </div>
        </>
      )}
      <details>
        <summary>Judge</summary>
        <AgentList {...{ game }} limited agents={[props.judge]} max={1} label="Judge" onChange={([judge]) => props.onJudge(judge!)} />
        <label class="inline">
          <span>Seconds per position</span>
          <NumberInput min={0.05} max={60} value={props.ms / 1000} onChange={(seconds) => props.onTime(Math.round(seconds * 1000))} />
        </label>
      </details>
    </section>
  );
}

function Sides({ review }: { review: Review }) {
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label="Mistakes of each side">
      <table class="answers">
        <thead>
          <tr>
            <th scope="col">Seat</th>
            <th scope="col">Moves</th>
            <th scope="col" title="dubious">?!</th>
            <th scope="col" title="mistakes">?</th>
            <th scope="col" title="blunders">??</th>
            <th scope="col">Average loss</th>
          </tr>
        </thead>
        <tbody>
          {review.sides.map((side) => (
            <tr>
              <th scope="row">{side.seat}</th>
              <td>{side.moves}</td>
              <td>{side.dubious}</td>
              <td>{side.mistakes}</td>
              <td>{side.blunders}</td>
              <td>{side.average_loss === null ? '–' : Math.round(side.average_loss * 100) / 100}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function certaintyText({ plies, agent }: Review): string {
  const exact = plies.filter((move) => move.exact).length;
  const by = `Judged by ${agent}.`;
  if (exact === plies.length) return `${by} Every verdict is exact.`;
  if (exact === 0) return `${by} The verdicts rest on estimates.`;
  return `${by} ${format.number(exact)} of ${format.number(plies.length)} verdicts are exact; the others rest on estimates.`;
}
