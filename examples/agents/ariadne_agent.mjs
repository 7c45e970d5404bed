// An agent for Ariadne in a few lines, with nothing but Node.
//
//   import {run} from './ariadne_agent.mjs';
//   run({name: 'first', choose: turn => turn.legal[0]});
//
// Copy this file beside your agent. docs/agent-protocol.md of Ariadne describes what is said on the pipe. Standard output
// belongs to the protocol: use console.error to look at things.
import {createInterface} from 'node:readline';

const say = message => process.stdout.write(JSON.stringify(message) + '\n');

// choose(turn) returns one of turn.legal, or an object {move, score, depth, nodes, pv}. turn has the members of the
// message `act` and `game`, the message `start`. start(game) and end(result) are optional.
export function run({name, version = '1', choose, start = () => {}, end = () => {}}) {
  let game = null;
  const answers = {
    hello: () => say({type: 'ready', protocol: 1, name, version}),
    start: message => {
      game = message;
      start(game);
      say({type: 'ok', id: message.id});
    },
    act: message => {
      const answer = choose({...message, game});
      say({type: 'move', id: message.id, ...(typeof answer === 'string' ? {move: answer} : answer)});
    },
    end: message => end(message.result),
    quit: () => process.exit(0),
  };
  createInterface({input: process.stdin})
      .on('line', line => {
        const message = JSON.parse(line);
        answers[message.type]?.(message);
      })
      .on('close', () => process.exit(0));
}
