import { catalogue } from '../catalogue';
import { begun, forgetBegun, type Begun } from '../continue';
import { pages } from '../pages';
import { Miniature } from '../parts/miniature';
import type { Game } from '../protocol';

export function HomePage() {
  const { games, version } = catalogue.value!;
  const unfinished = begun.value.filter((entry) => !entry.over);
  return (
    <>
      <section class="hero">
        <h1>A laboratory for search in mazes and games</h1>
        <p>
          Play against agents, watch them play each other, and look into what they think. <a href="/help">Rules and keys</a>
        </p>
      </section>
      {unfinished.length > 0 && (
        <section>
          <h2>Continue</h2>
          <ul class="begun">
            {unfinished.map((entry) => (
              <BegunGame entry={entry} />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>Games</h2>
        <div class="cards">
          {games.map((game) => (
            <Card game={game} />
          ))}
        </div>
      </section>
      <Tools />
      <footer class="faint">Ariadne {version}</footer>
    </>
  );
}

// Pages that say what they are for.
function Tools() {
  const tools = pages.filter((page) => page.summary);
  if (!tools.length) return null;
  return (
    <section class="tools-list">
      <h2>Tools</h2>
      <ul>
        {tools.map((page) => (
          <li>
            <a href={page.path}>{page.title}</a> <span>{page.summary}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ game }: { game: Game }) {
  return (
    <article class="card">
      <Miniature game={game.name} title={game.title} />
      <h3>{game.title}</h3>
      <p>{game.summary}</p>
      <div class="row">
        <a class="button primary" href={`/play/${game.name}`}>
          Play<span class="hidden"> {game.title}</span>
        </a>
        <a class="button" href={`/watch/${game.name}`}>
          Watch<span class="hidden"> {game.title}</span>
        </a>
        <a class="button" href={`/analyse?game=${game.name}`}>
          Analyse<span class="hidden"> {game.title}</span>
        </a>
      </div>
    </article>
  );
}

function BegunGame({ entry }: { entry: Begun }) {
  return (
    <li>
      <a href={`/game/${entry.table}`}>{entry.title}</a>
      <span class="faint">ply {entry.ply}</span>
      <button type="button" class="quiet" onClick={() => forgetBegun(entry.table)} aria-label={`Forget ${entry.title}`}>
        ×
      </button>
    </li>
  );
}
