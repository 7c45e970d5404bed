// Pac-Man: walks to the nearest dot or capsule, and does not step where a ghost could be next. As a ghost it walks
// towards Pac-Man. A heuristic agent: it looks at the maze, but not ahead in the game.
import {run} from './ariadne_agent.mjs';

const STEPS = {North: [0, 1], South: [0, -1], East: [1, 0], West: [-1, 0]};
const key = (x, y) => `${x},${y}`;

// The steps from every cell to the nearest of the goals.
function distances(layout, goals) {
  const isOpen = (x, y) => layout[layout.length - 1 - y][x] !== '%';
  const found = new Map(goals.map(([x, y]) => [key(x, y), 0]));
  const waiting = [...goals];
  for (let next = 0; next < waiting.length; ++next) {
    const [x, y] = waiting[next];
    for (const [right, up] of Object.values(STEPS)) {
      const [u, v] = [x + right, y + up];
      if (found.has(key(u, v)) || !isOpen(u, v)) continue;
      found.set(key(u, v), found.get(key(x, y)) + 1);
      waiting.push([u, v]);
    }
  }
  return found;
}

function choose({legal, seat, state: {layout, state}}) {
  const own = seat === 0 ? state.pacman : state.ghosts[seat - 1];
  const goals = seat === 0 ? [...state.food, ...state.capsules] : [[state.pacman.x, state.pacman.y]];
  const away = distances(layout, goals.map(([x, y]) => [Math.round(x), Math.round(y)]));
  const value = move => {
    const [right, up] = STEPS[move] ?? [0, 0];
    const [x, y] = [Math.round(own.x) + right, Math.round(own.y) + up];
    const danger = seat === 0 && state.ghosts.some(
        ghost => ghost.scared === 0 && Math.abs(ghost.x - x) + Math.abs(ghost.y - y) <= 1);
    return -(away.get(key(x, y)) ?? 1000) - (danger ? 10000 : 0) - (move === 'Stop' ? 0.5 : 0);
  };
  const best = legal.reduce((a, b) => (value(b) > value(a) ? b : a));
  return {move: best, depth: 1, nodes: legal.length, score: value(best)};
}

run({name: 'dots', choose});
