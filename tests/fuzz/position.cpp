#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/targets.hpp"

namespace ariadne::fuzz {
namespace {

void promise_same(const GameEntry& game, const Session& session, const std::string& text) {
  const auto again = game.read(text);
  promise(again.has_value(), "a position that is written can be read");
  promise((*again)->json() == session.json(), "a position that is read again is the same");
  promise((*again)->hash() == session.hash(), "equal positions hash alike");
}

// Each move of one mover, beside the first moves of the others.
void promise_moves_playable(const Session& session, const Step& first_moves, std::size_t mover) {
  const Seat seat = session.movers()[mover];
  for (const auto& move : session.moves(seat)) {
    Step step = first_moves;
    step[mover] = move;
    promise(!session.describe(seat, move).empty(), "every move can be described");
    promise(session.clone()->play(step).has_value(), "every move that is listed can be played");
  }
}

// What every front end does with a position that it is given.
void promise_usable(const Session& session) {
  const Ground ground = session.scene().ground;
  promise(ground.cells.size() == static_cast<std::size_t>(ground.rows * ground.columns),
          "a scene has all of its cells");
  promise(session.movers().empty() == session.result().has_value(), "a seat moves until the game is over");
  if (session.result()) promise(!session.outcome_text().empty(), "a finished game says how it ended");
  Step step;
  for (const Seat mover : session.movers()) {
    promise(!session.moves(mover).empty(), "every mover has a move");
    step.push_back(session.moves(mover).front());
  }
  for (std::size_t i = 0; i < step.size(); ++i) promise_moves_playable(session, step, i);
}

}  // namespace

bool position(std::string_view bytes) {
  const GameEntry* named = take_game(bytes);
  if (named == nullptr) return false;
  const GameEntry& game = *named;
  const auto session = game.read(bytes);
  if (!session) {
    promise_explained(session.error());
    return false;
  }
  promise_same(game, **session, (*session)->json());
  promise_same(game, **session, game.text(**session));
  promise_usable(**session);
  return true;
}

}  // namespace ariadne::fuzz
