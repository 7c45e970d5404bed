import { catalogue } from '../catalogue';
import { Rules } from '../parts/rules';
import type { Game } from '../protocol';
import { openKeyHelp } from '../shell/key_help';

export function HelpPage() {
  const { games, version } = catalogue.value!;
  return (
    <div class="prose">
      <h1>Help</h1>
      <nav aria-label="On this page">
        <ul class="contents">
          <li>
            <a href="#keys">Moving and keys</a>
          </li>
          {games.map((game) => (
            <li>
              <a href={`#${game.name}`}>{game.title}</a>
            </li>
          ))}
          <li>
            <a href="#more">More</a>
          </li>
        </ul>
      </nav>
      <Keys />
      {games.map((game) => (
        <RulesOf game={game} />
      ))}
      <section id="more">
        <h2>More</h2>
        <p>
          Everything here can also be done on the <a href="/docs/command-line">command line</a>, and over{' '}
          <a href="/docs/web-api">HTTP</a> by programs of your own. <a href="/docs">The documentation</a> describes the agents, the
          file <a href="/docs/formats">formats</a>, and how to <a href="/docs/writing-an-agent">write an agent</a> or{' '}
          <a href="/docs/adding-a-game">add a game</a>.
        </p>
        <p class="faint">Ariadne {version}</p>
      </section>
    </div>
  );
}

function Keys() {
  return (
    <section id="keys">
      <h2>Moving and keys</h2>
      <p>
        A cell with a ring can be chosen: click or touch it, or move the cursor there with the arrow keys and press Enter. In games
        in which you walk, the arrow keys move at once, and so do Home, End, Page Up and Page Down for diagonals; on a touch
        screen there is a pad. Where the game does not wait, the first arrow begins it and Space pauses it. You can also type a
        move, or show the board as text.
      </p>
      <p>
        <button type="button" onClick={openKeyHelp}>
          Show all keys
        </button>
      </p>
    </section>
  );
}

function RulesOf({ game }: { game: Game }) {
  return (
    <section id={game.name}>
      <h2>{game.title}</h2>
      <Rules text={game.rules} />
      <p class="row">
        <a href={`/play/${game.name}`}>Play {game.title}</a>
        <a href={`/watch/${game.name}`}>Watch it</a>
      </p>
    </section>
  );
}
