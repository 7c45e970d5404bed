import { useSignal } from '@preact/signals';
import { marksOf, roomyMarks } from './review';
import type { Review } from './types';
import { scaleOf, shareOf, valueText } from './values';

// The evaluation over the game: above the middle the first team is better. Marks stand as text at their plies.

interface GraphProps {
  review: Review;
  plies: number;
  ply: number;
  teams: [string, string];
  onPly: (ply: number) => void;
}

const kWideWidth = 600;
const kNarrowWidth = 360; // so that letters are readable on a phone
const kLabelWidth = 20;
const kHeight = 150;
const kLeft = 4;

export function EvaluationGraph({ review, plies, ply, teams, onPly }: GraphProps) {
  const asTable = useSignal(false);
  const width = innerWidth > 800 ? kWideWidth : kNarrowWidth;
  const known = review.plies.filter(({ value }) => value !== null);
  const scale = scaleOf(known.map(({ value }) => value!));
  const x = (at: number) => kLeft + ((width - 2 * kLeft) * at) / Math.max(plies, 1);
  const y = (value: number) => kHeight - kHeight * shareOf(value, scale);
  // The value of a ply is that of the position before it.
  const points = known.map((move) => `${x(move.ply - 1)},${y(move.value!)}`);
  const choose = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    onPly(Math.round((Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1)) * plies));
  };
  const first = known.length ? x(known[0]!.ply - 1) : 0;
  const labelled = new Set(roomyMarks(review, (kLabelWidth * plies) / width));
  const last = known.length ? x(known.at(-1)!.ply - 1) : 0;
  return (
    <figure class="graph">
      <figcaption>
        Evaluation: above the line {teams[0]} is better, below it {teams[1]}.{' '}
        <button type="button" class="quiet link" aria-expanded={asTable.value} onClick={() => (asTable.value = !asTable.value)}>
          {asTable.value ? 'Hide data' : 'Show data'}
        </button>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${kHeight}`} role="img" aria-label={`Evaluation over ${plies} plies. Ply ${ply} is shown.`} onClick={choose}>
        <rect class="paper" {...{ width }} height={kHeight} />
        {points.length > 1 && <polygon class="area" points={`${first},${kHeight / 2} ${points.join(' ')} ${last},${kHeight / 2}`} />}
        <line class="zero" x1={0} x2={width} y1={kHeight / 2} y2={kHeight / 2} />
        <polyline class="curve" points={points.join(' ')} />
        <line class="now" x1={x(ply)} x2={x(ply)} y1={0} y2={kHeight} />
        {marksOf(review).map((move) => (
          <MarkLabel {...{ move, width }} labelled={labelled.has(move)} at={x(move.ply - 1)} height={y(move.value ?? 0)} />
        ))}
      </svg>
      {asTable.value && <DataTable {...{ review, teams, onPly }} />}
    </figure>
  );
}

interface MarkLabelProps {
  move: Review['plies'][number];
  labelled: boolean;
  at: number;
  height: number;
  width: number; // of the graph
}

function MarkLabel({ move, labelled, at, height, width }: MarkLabelProps) {
  const above = height > 24;
  return (
    <g class="mark">
      <circle cx={at} cy={height} r={4} />
      {labelled && (
        <text x={Math.min(Math.max(at, 10), width - 10)} y={above ? height - 8 : height + 20}>
          {move.mark}
        </text>
      )}
      <title>{`Ply ${move.ply}: ${move.move}${move.mark}`}</title>
    </g>
  );
}

function DataTable({ review, teams, onPly }: Pick<GraphProps, 'review' | 'teams' | 'onPly'>) {
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label="Evaluation of each ply">
      <table class="answers">
        <thead>
          <tr>
            <th scope="col">Ply</th>
            <th scope="col">Seat</th>
            <th scope="col">Played</th>
            <th scope="col">Best</th>
            <th scope="col">Value</th>
            <th scope="col">Lost</th>
          </tr>
        </thead>
        <tbody>
          {review.plies.map((move) => (
            <tr>
              <th scope="row">
                <button type="button" class="quiet link" onClick={() => onPly(move.ply)}>
                  {move.ply}
                </button>
              </th>
              <td>{move.seat}</td>
              <td>
                {move.move} {move.mark}
              </td>
              <td>{move.best ?? '–'}</td>
              <td>{move.value === null ? '–' : valueText(move.value, teams, move.kind, move.wins_in)}</td>
              <td>{lossText(move)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const lossText = ({ loss, effect }: Review['plies'][number]): string =>
  effect && effect !== 'keeps' ? effect.replaceAll('-', ' ') : loss === null ? '–' : String(Math.round(loss * 100) / 100);
