import * as format from '../format';
import { NumberInput } from '../parts/number_input';
import type { Game } from '../protocol';
import { AgentList } from './agent_list';
import type { EngineLimits, Opinion } from './engine';
import type { Analysis, MoveValue } from './types';
import { effortText, kKindTexts, valueText } from './values';

// What the agents say: best moves with values, the line that each leads to, and how the search deepened.

interface EnginePanelProps {
  game: Game;
  agents: string[];
  limits: EngineLimits;
  opinions: Opinion[];
  on: boolean;
  onAgents: (agents: string[]) => void;
  onLimits: (limits: EngineLimits) => void;
  onMove: ((move: string) => void) | undefined;
}

const kMaxAgents = 4;

export function EnginePanel(props: EnginePanelProps) {
  const { game, agents, limits, opinions, on } = props;
  return (
    <section class="engine">
      {on && (
        <div class={`opinions of-${Math.min(opinions.length, 2)}`}>
          {opinions.map((opinion) => (
            <OpinionView {...{ opinion, game }} lines={limits.lines} onMove={props.onMove} />
          ))}
        </div>
      )}
      <details open={agents.length > 1}>
        <summary>Agents and limits</summary>
        <AgentList {...{ game, agents }} limited max={kMaxAgents} label="Agent" onChange={props.onAgents} />
        <div class="fields">
          <LimitField name="Seconds" value={limits.ms / 1000} min={0.1} max={60} onChange={(value) => props.onLimits({ ...limits, ms: Math.round(value * 1000) })} />
          <LimitField name="Nodes (0: no limit)" value={limits.nodes} min={0} max={1e9} onChange={(nodes) => props.onLimits({ ...limits, nodes })} />
          <LimitField name="Best moves" value={limits.lines} min={1} max={20} onChange={(lines) => props.onLimits({ ...limits, lines })} />
        </div>
        <p class="faint">These replace the time and nodes that an agent takes by itself. The depth is a setting of the agent.</p>
      </details>
    </section>
  );
}

interface LimitFieldProps {
  name: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

function LimitField({ name, value, min, max, onChange }: LimitFieldProps) {
  return (
    <label>
      <span>{name}</span>
      <NumberInput {...{ min, max, value, onChange }} />
    </label>
  );
}

interface OpinionViewProps {
  opinion: Opinion;
  game: Game;
  lines: number;
  onMove: ((move: string) => void) | undefined;
}

function OpinionView({ opinion, game, lines, onMove }: OpinionViewProps) {
  const { agent, analysis, log, running, error } = opinion;
  return (
    <article class="opinion" aria-busy={running}>
      <h2>
        {agent} {running && <span class="faint">thinking…</span>}
      </h2>
      {error && <p role="alert" class="fault">{error}</p>}
      {analysis && (
        <>
          <p class="faint">{effortText(analysis)}</p>
          <BestMoves {...{ analysis, game, lines, onMove }} />
          {analysis.pv.length > 0 && (
            <p>
              Line: <span class="variation">{analysis.pv.join(' ')}</span>
            </p>
          )}
          {log.length > 1 && <SearchLog {...{ log, game }} />}
        </>
      )}
    </article>
  );
}

// The best first, as the team to move sees it; those of which only a bound is known last.
export function bestMoves(analysis: Analysis, first: boolean): MoveValue[] {
  const sign = first ? -1 : 1;
  return analysis.moves.toSorted((a, b) => Number(Boolean(a.bound)) - Number(Boolean(b.bound)) || sign * (a.value - b.value) || Number(b.move === analysis.move) - Number(a.move === analysis.move));
}

export const isFirstTeam = (game: Game, seat: string | undefined): boolean =>
  seat === undefined || seat === game.seats[0] || seat === game.teams[0];

function BestMoves({ analysis, game, lines, onMove }: Omit<OpinionViewProps, 'opinion'> & { analysis: Analysis }) {
  const best = bestMoves(analysis, isFirstTeam(game, analysis.seat)).slice(0, lines);
  if (!best.length) return <MoveLine rank={1} move={{ move: analysis.move, value: analysis.value ?? 0, line: analysis.pv }} game={game} known={analysis.value !== null} onMove={onMove} />;
  return (
    <ol class="best">
      {best.map((move, index) => (
        <li>
          <MoveLine rank={index + 1} {...{ move, game, onMove }} known />
        </li>
      ))}
    </ol>
  );
}

interface MoveLineProps {
  rank: number;
  move: MoveValue;
  game: Game;
  known: boolean;
  onMove: ((move: string) => void) | undefined;
}

function MoveLine({ rank, move, game, known, onMove }: MoveLineProps) {
  const text = known ? valueText(move.value, game.teams, move.kind, move.wins_in) : '';
  return (
    <button type="button" class="quiet best-move" disabled={!onMove} onClick={() => onMove?.(move.move)} title={move.kind && kKindTexts[move.kind]}>
      <span class="rank">{rank}</span>
      <strong>{move.move}</strong>
      <span>{move.bound ? `not better than ${text}` : text}</span>
      <span class="variation faint">{move.line.slice(0, 8).join(' ')}</span>
    </button>
  );
}

function SearchLog({ log, game }: { log: Analysis[]; game: Game }) {
  return (
    <details>
      <summary>Search log</summary>
      <div class="scroll" tabIndex={0} role="region" aria-label="Search log">
        <table class="answers">
          <thead>
            <tr>
              <th scope="col">Depth</th>
              <th scope="col">Value</th>
              <th scope="col">Nodes</th>
              <th scope="col">Time</th>
              <th scope="col">Line</th>
            </tr>
          </thead>
          <tbody>
            {log.map((entry) => (
              <tr>
                <td>{entry.depth}</td>
                <td>{entry.value === null ? '–' : valueText(entry.value, game.teams, entry.kind, entry.wins_in)}</td>
                <td>{format.number(entry.nodes)}</td>
                <td>{format.duration(entry.ms)}</td>
                <td class="variation">{entry.pv.slice(0, 8).join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
