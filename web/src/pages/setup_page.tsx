import { useSignal } from '@preact/signals';
import { catalogue } from '../catalogue';
import { call } from '../client';
import { levelIn, levelsOf, type Levels } from '../levels';
import type { PageProps } from '../pages';
import { Miniature } from '../parts/miniature';
import { ParameterFields } from '../parts/parameter_fields';
import type { Agent, State } from '../protocol';
import { openRecordFile } from '../records';
import { address, go } from '../router';
import type { Spec } from '../spec';
import { tellError } from '../status';
import { agentOf, canPlay, openArguments, placesOf, readSetup, setupAddress, type Place, type Setup } from './setup';
import { useComplaint } from './use_complaint';

export const PlayPage = (props: PageProps) => <SetupPage {...props} watching={false} />;
export const WatchPage = (props: PageProps) => <SetupPage {...props} watching={true} />;

// Game, board, players and clock; then the game begins.
function SetupPage({ params, watching }: PageProps & { watching: boolean }) {
  const { games } = catalogue.value!;
  const name = params.game ?? games[0]!.name;
  const setup = readSetup(name, address.value.query, watching);
  const starting = useSignal(false);
  if (!setup) return <p class="empty">There is no game called “{name}”.</p>;
  const change = (changes: Partial<Setup>) => go(setupAddress({ ...setup, ...changes }, watching), 'replace');
  const start = (event: Event) => {
    event.preventDefault();
    starting.value = true;
    call<State>('table.open', openArguments(setup))
      .then((state) => go(`/game/${state.table}`), tellError)
      .finally(() => (starting.value = false));
  };
  return (
    <form class="setup" onSubmit={start}>
      <header>
        <h1>
          {watching ? 'Watch' : 'Play'} {setup.game.title}
        </h1>
        <p>{setup.game.summary}</p>
        <Complaint {...{ setup }} query={address.value.query} />
        <label class="field">
          <span>Game</span>
          <select value={name} onChange={(event) => go(`/${watching ? 'watch' : 'play'}/${event.currentTarget.value}`)}>
            {games.map((game) => (
              <option value={game.name}>{game.title}</option>
            ))}
          </select>
        </label>
      </header>
      <aside>
        <Miniature key={name} game={name} title={setup.game.title} height={innerWidth > 800 ? 300 : 180} />
        <div class="row start">
          <button type="submit" class="primary" disabled={starting.value}>
            {watching ? 'Watch' : 'Play'}
          </button>
          <button type="button" onClick={() => void openRecordFile()}>
            Open a record…
          </button>
          <a href={`/help#${name}`}>Rules</a>
        </div>
      </aside>
      <div>
        <Players {...{ setup, change, watching }} />
        <fieldset>
          <legend>Board</legend>
          <ParameterFields
            parameters={setup.game.parameters}
            settings={setup.board}
            onChange={(board) => change({ board })}
          />
        </fieldset>
        <Clock {...{ setup, change }} />
      </div>
    </form>
  );
}

function Complaint({ setup, query }: { setup: Setup; query: URLSearchParams }) {
  const text = useComplaint(setup, query);
  return text ? (
    <p class="fault" role="alert">
      {text}
    </p>
  ) : null;
}

interface PartProps {
  setup: Setup;
  change: (changes: Partial<Setup>) => void;
}

function Players({ setup, change, watching }: PartProps & { watching: boolean }) {
  const places = placesOf(setup.game);
  const put = (index: number, player: Spec) => change({ players: setup.players.with(index, player) });
  return (
    <fieldset>
      <legend>Players</legend>
      <div class="players">
        {places.map((place, index) => (
          <PlayerFields
            {...{ setup, place, watching }}
            player={setup.players[index]!}
            onChange={(player) => put(index, player)}
          />
        ))}
      </div>
      {!watching && (
        <button type="button" onClick={() => change({ players: setup.players.toReversed() })}>
          Swap seats
        </button>
      )}
    </fieldset>
  );
}

interface PlayerFieldsProps {
  setup: Setup;
  place: Place;
  player: Spec;
  watching: boolean;
  onChange: (player: Spec) => void;
}

function PlayerFields({ setup, place, player, watching, onChange }: PlayerFieldsProps) {
  const { game } = setup;
  const agents = game.agents.filter((agent) => canPlay(agent, game, place) && !(watching && agent.name === 'human'));
  const agent = agentOf(game, player.name);
  const levels = levelsOf(game);
  const byLevel = levels !== null && player.name === levels.agent.name;
  return (
    <div class="player">
      <label>
        <span>{place.name}</span>
        <PlayerSelect
          {...{ agents, levels }}
          name={player.name}
          onChange={(name) => onChange({ name, settings: {} })}
        />
        {agent && agent.name !== 'human' && <small class="faint">{agent.summary}</small>}
      </label>
      {byLevel && (
        <LevelField {...{ levels, player }} onChange={(settings) => onChange({ ...player, settings })} />
      )}
      {agent && !byLevel && agent.parameters.length > 0 && (
        <details>
          <summary>Settings of {agent.name}</summary>
          <ParameterFields
            parameters={agent.parameters}
            settings={player.settings}
            onChange={(settings) => onChange({ ...player, settings })}
          />
        </details>
      )}
    </div>
  );
}

interface PlayerSelectProps {
  agents: Agent[];
  levels: Levels | null;
  name: string;
  onChange: (name: string) => void;
}

// Strength by level comes first; who wants a certain agent finds them all below.
function PlayerSelect({ agents, levels, name, onChange }: PlayerSelectProps) {
  const first = agents.filter((agent) => agent.name === 'human' || agent.name === levels?.agent.name);
  const others = agents.filter((agent) => !first.includes(agent));
  const options = others.map((agent) => <option value={agent.name}>{agent.name}</option>);
  return (
    <select value={name} onChange={(event) => onChange(event.currentTarget.value)}>
      {first.map((agent) => (
        <option value={agent.name}>{agent.name === 'human' ? 'a person' : 'the computer, by level'}</option>
      ))}
      {levels ? <optgroup label="Agents">{options}</optgroup> : options}
    </select>
  );
}

interface LevelFieldProps {
  levels: Levels;
  player: Spec;
  onChange: (settings: Spec['settings']) => void;
}

function LevelField({ levels, player, onChange }: LevelFieldProps) {
  const { name, min, max } = levels.parameter;
  const level = levelIn(levels, player);
  const offered = Number(level) >= min && Number(level) <= max;
  return (
    <label class="level">
      <span>
        {offered ? `Level ${level} of ${max}` : `Level, ${min} to ${max}`}
      </span>
      <input type="range" {...{ min, max }} value={level} onInput={(event) => onChange({ [name]: event.currentTarget.value })} />
      <small class="faint">{min} is the weakest</small>
    </label>
  );
}

function Clock({ setup, change }: PartProps) {
  return (
    <details class="more">
      <summary>Clock and seed</summary>
      <div class="fields">
        <label>
          <span>Minutes per player</span>
          <input
            type="number"
            min={0}
            max={1440}
            value={setup.minutes}
            onInput={(event) => change({ minutes: Number(event.currentTarget.value) })}
          />
          <small class="faint">0: no clock</small>
        </label>
        <label>
          <span>Seconds per move</span>
          <input
            type="number"
            min={0}
            max={600}
            value={setup.increment}
            onInput={(event) => change({ increment: Number(event.currentTarget.value) })}
          />
          <small class="faint">added after each move</small>
        </label>
        <label>
          <span>Seed</span>
          <input
            type="number"
            min={0}
            value={setup.seed}
            onInput={(event) => change({ seed: event.currentTarget.value })}
          />
          <small class="faint">for all randomness; drawn when empty</small>
        </label>
      </div>
    </details>
  );
}
