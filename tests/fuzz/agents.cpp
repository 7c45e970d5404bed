#include <chrono>

#include "agents/spec.hpp"
#include "core/text_reader.hpp"
#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/targets.hpp"

namespace ariadne::fuzz {
namespace {

// Those who solve a position count no nodes: it is solved or not.
constexpr Limits kLittle{.nodes = 300, .time = std::chrono::milliseconds{100}, .memory = 8u << 20};

void promise_good_answer(Agent& agent, const Session& session, Seat seat) {
  const auto thought = agent.think({session, seat, kLittle});
  if (!thought) return promise(!thought.error().reason.empty(), "an agent that fails says why");
  promise(!thought->move.empty(), "an agent that does not fail chooses a move");
  promise(thought->pv.empty() || thought->pv.front() == thought->move, "its line begins with its move");
  for (const auto& value : thought->moves) promise(!value.move.empty(), "a value is that of a move");
  Step step;
  for (const Seat mover : session.movers()) step.push_back(mover == seat ? thought->move : session.moves(mover)[0]);
  promise(session.clone()->play(step).has_value(), "its move can be played");
}

}  // namespace

// An agent is asked about a position: a line with the game, one with the agent, then the position.
bool agents(std::string_view bytes) {
  const auto game = take_game(bytes);
  if (game == nullptr) return false;
  TextReader reader(bytes);
  const std::string_view spec = reader.take_line();
  const auto agent = game->agent(spec, 1);
  const auto session = game->read(reader.rest());
  if (!agent || !session || (*session)->result()) return false;
  if (const auto able = (*agent)->check(**session); !able) {
    promise_explained(able.error());
    return false;
  }
  bool asked = false;
  for (const Seat seat : (*session)->movers()) {
    if (!check_team(*game, spec, game->team(seat))) continue;
    promise_good_answer(**agent, **session, seat);
    asked = true;
  }
  return asked;
}

}  // namespace ariadne::fuzz
