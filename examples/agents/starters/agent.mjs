// An agent for Ariadne's game GAME.
//
//   ariadne check-agent "node agent.mjs" --game GAME      does it speak the protocol?
//   ariadne watch GAME --agents 'cmd:"node agent.mjs",random'
//   ariadne match GAME 'cmd:"node agent.mjs"' random --games 20
import {run} from './ariadne_agent.mjs';

// A game begins. game.seat is the number of your seat, game.seats has the names of all, game.seed is for all your random
// numbers.
function start(game) {}

// Returns one of turn.legal, the moves that you may choose from. turn.state is the position. Have a look at it: what you
// write with console.error is shown if something goes wrong, and is kept in the record of a game (--record FILE).
function choose(turn) {
  if (turn.ply < 2) console.error('the state is', JSON.stringify(turn.state));
  const best = turn.legal[0];  // here your idea goes
  return best;
}

run({name: 'my agent', start, choose});
