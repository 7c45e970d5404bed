import { catalogue } from '../catalogue';
import { Rules } from '../parts/rules';
import { openKeyHelp } from '../shell/key_help';

export function HelpPage() {
  const { games, version } = catalogue.value!;
  return (
    <div class="prose">
      <h1>Help</h1>
      <p>
        <button type="button" onClick={openKeyHelp}>
          Show all keys
        </button>
      </p>
      {games.map((game) => (
        <section id={game.name}>
          <h2>{game.title}</h2>
          <Rules text={game.rules} />
          <p>
            <a href={`/play/${game.name}`}>Play {game.title}</a>
          </p>
        </section>
      ))}
      <p class="faint">Ariadne {version}</p>
    </div>
  );
}
