import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameOf } from '../catalogue';
import { useKeys } from '../keys';
import { MoveEntry } from '../parts/move_entry';
import { MoveList } from '../parts/move_list';
import { NumberInput } from '../parts/number_input';
import { Notes } from '../parts/notes';
import { Share } from '../parts/share';
import { Toggle } from '../parts/toggle';
import { Transport } from '../parts/transport';
import { usePlayback } from '../playback';
import type { Game, State } from '../protocol';
import { recordLink } from '../records';
import { address, go, setQuery } from '../router';
import { Board, textBoard } from '../scene/board';
import { readSpec } from '../spec';
import { announce } from '../status';
import { remembered } from '../store';
import { moveArrows } from './arrows';
import { useEngine, type Opinion } from './engine';
import { bestMoves, EnginePanel, isFirstTeam } from './engine_panel';
import { EvaluationGraph } from './graph';
import { lineAddress, lineArguments, type Line } from './line';
import { OpenForm } from './open_form';
import { judgementText, markBefore, markedHistory, nextMark, useReview } from './review';
import { ReviewPanel } from './review_panel';
import { changeSettings, readSettings } from './settings';
import type { Review } from './types';
import { useView } from './use_view';
import { ValueBar } from './value_bar';

// A position with what agents think of it, or a game with its review. Moves can be tried on the board.

interface StudyProps {
  line: Line;
  record: { text: string; number: number; count: number } | null; // a game of a file
}

const kSpeed = 1;

const engineOn = remembered('engine', true);
const arrowsOn = remembered('arrows', true);

export function Study({ line, record }: StudyProps) {
  const game = gameOf(readSpec(line.game).name)!;
  const settings = readSettings(address.value.query, game.default_agents[0]);
  const { known, base, plies, ply, state, history: plain, error } = useView(line, settings.ply ?? (record ? 0 : null));
  const playing = useSignal(false);
  const speed = useSignal(kSpeed);
  const over = state?.over ?? false;
  const shown = known && state?.ply === ply;
  const steps = ply - base; // of the line
  const agents = settings.agents.length ? settings.agents : [game.default_agents[moverTeam(state)]!];
  const opinions = useEngine(line, steps, agents, settings.limits, engineOn.value && shown && !over);
  const reviewState = useReview(record && { record: record.text, number: record.number, agent: settings.judge, ms: settings.judgeMs });
  const { review } = reviewState;
  const history = markedHistory(plain, review);

  const to = (next: number) => {
    if (next >= plies) playing.value = false;
    setQuery({ ply: Math.max(next, base) });
  };
  usePlayback(playing.value, speed.value, ply, () => to(Math.min(ply + 1, plies)));
  const judged = review?.plies.find((move) => move.ply === ply);
  const verdict = judged ? judgementText(judged) : '';
  const status = [history[ply - 1]?.sentences.join('; '), verdict].filter(Boolean).join(' – ');
  useEffect(() => announce(status), [status]);

  const play = (step: string[]) => {
    if (same(line.steps[steps], step)) return to(ply + 1);
    const next = { ...line, steps: [...line.steps.slice(0, steps), step] };
    const query = new URLSearchParams(address.value.query);
    for (const name of ['ply', 'number']) query.delete(name);
    go(lineAddress('/analyse', next, query));
  };
  const chosen = useSignal<string[]>([]);
  useEffect(() => void (chosen.value = []), [ply, line]);
  const choose = (move: string) => {
    const step = [...chosen.value, move];
    if (state && step.length < state.movers.length) chosen.value = step;
    else play(step);
  };
  const jump = (move: { ply: number } | undefined) => move && to(move.ply);
  const toggle = (signal: { value: boolean }) => () => (signal.value = !signal.value);
  useKeys('Analysis', [
    { keys: ['l'], text: 'engine on or off', run: toggle(engineOn) },
    { keys: ['a'], text: 'arrows on or off', run: toggle(arrowsOn) },
    { keys: ['b'], text: 'next mistake', run: () => jump(nextMark(review, ply)) },
    { keys: ['B'], text: 'mistake before', run: () => jump(markBefore(review, ply)) },
    { keys: ['x'], text: 'board as text', run: toggle(textBoard) },
  ]);

  if (error && !state) {
    return (
      <div class="prose">
        <h1>Analyse</h1>
        <OpenForm path="/analyse" game={game.name} message={error} />
      </div>
    );
  }
  if (!state) return <p class="empty">Loading…</p>;
  const together = state.movers.length > 1; // a step needs a move of each
  const mover = state.movers[chosen.value.length] ?? state.movers[0];
  const analysis = opinions[0]?.analysis ?? null;
  const arrows = movesToShow(game, state, engineOn.value ? opinions[0] : undefined, review, settings.limits.lines);
  return (
    <div class="game analyse">
      <div class="stage">
        <Board
          scene={state.scene}
          seats={state.seats.map(({ name }) => name)}
          label={`${game.title}, ply ${ply}`}
          onMove={over || chosen.value.length > 0 ? undefined : choose}
          overlay={arrowsOn.value ? moveArrows(state.scene, state.seats.findIndex(({ name }) => name === state.movers[0]), arrows) : undefined}
          {...(record && { maxHeight: Math.max(innerHeight - 430, 280) })}
        />
        <div class="status">
          <span>{over ? state.result?.text : status || `${mover} to move`}</span>
        </div>
        <Transport
          {...{ history, ply }}
          onPly={to}
          playable={plies > 0}
          playing={playing.value}
          onPlaying={(on) => {
            if (on && ply === plies) to(base);
            playing.value = on;
          }}
          speed={speed.value}
          onSpeed={(next) => (speed.value = next)}
        />
        {review && <EvaluationGraph {...{ review, plies, ply }} teams={game.teams} onPly={to} />}
      </div>
      <aside class="side">
        <h1>{game.title}</h1>
        {record && record.count > 1 && (
          <label class="inline">
            <span>Game of {record.count}</span>
            <NumberInput min={1} max={record.count} value={record.number} onChange={(number) => setQuery({ number: Math.round(number), ply: null })} />
          </label>
        )}
        <Notes lines={state.scene.notes} />
        {engineOn.value && !over && (
          <ValueBar {...{ analysis }} teams={game.teams} />
        )}
        <div class="row actions">
          <Toggle on={engineOn.value} onClick={toggle(engineOn)} text="Engine" />
          <Toggle on={arrowsOn.value} onClick={toggle(arrowsOn)} text="Arrows" />
          <Toggle on={textBoard.value} onClick={toggle(textBoard)} text="Text board" />
          <a class="button" href={lineAddress('/tree', { ...line, steps: line.steps.slice(0, steps) }, new URLSearchParams())}>
            Tree
          </a>
        </div>
        {over ? (
          <p>The game is over: there is nothing to search.</p>
        ) : (
          <EnginePanel
            {...{ game, opinions, agents }}
            limits={settings.limits}
            on={engineOn.value}
            onAgents={(agents) => changeSettings({ agents })}
            onLimits={(limits) => changeSettings({ limits })}
            onMove={together ? undefined : choose}
          />
        )}
        {record && (
          <ReviewPanel
            {...{ game, plies }}
            state={reviewState}
            judge={settings.judge}
            ms={settings.judgeMs}
            onJudge={(judge) => setQuery({ judge })}
            onTime={(ms) => setQuery({ judge_ms: ms })}
            onNext={() => jump(nextMark(review, ply))}
            onBefore={() => jump(markBefore(review, ply))}
          />
        )}
        {together && <p class="faint">{togetherText(state.movers, chosen.value)}</p>}
        {!over && mover && <MoveEntry seat={mover} moves={state.moves[mover] ?? []} onMove={choose} />}
        <h2>Moves</h2>
        <MoveList {...{ history, ply }} onPly={to} />
        {record ? (
          <Share
            name="game"
            what={{ record: record.text, number: record.number }}
            {...{ ply }}
            record={async () => record.text}
            link={() => recordLink(record.text, record.number, ply)}
          />
        ) : (
          <Share name={game.name} what={lineArguments(line)} {...{ ply }} />
        )}
        <details>
          <summary>Another position or record</summary>
          <OpenForm path="/analyse" game={game.name} />
        </details>
      </aside>
    </div>
  );

}

// What the engine says, or else what the review says of the next move.
function movesToShow(game: Game, state: State, opinion: Opinion | undefined, review: Review | null, lines: number): string[] {
  const analysis = opinion?.analysis;
  if (analysis) {
    const best = bestMoves(analysis, isFirstTeam(game, analysis.seat ?? state.movers[0])).map(({ move }) => move);
    return best.length ? best.slice(0, lines) : [analysis.move];
  }
  const next = review?.plies.find((move) => move.ply === state.ply + 1);
  return next?.best ? [next.best] : [];
}

function togetherText(movers: string[], chosen: string[]): string {
  const said = chosen.map((move, index) => `${movers[index]}: ${move}`);
  return [`${movers.join(' and ')} move at the same time.`, ...said].join(' ');
}

const moverTeam = (state: State | null): number =>
  state?.seats.find(({ name }) => name === state.movers[0])?.team ?? 0;

const same = (a: string[] | undefined, b: string[]): boolean => a !== undefined && a.join('|') === b.join('|');
