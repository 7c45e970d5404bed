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

// What every front end does with a position that somebody gave it.
void promise_usable(const Session& session) {
  const Ground ground = session.scene().ground;
  promise(ground.cells.size() == static_cast<std::size_t>(ground.rows * ground.columns),
          "a scene has all of its cells");
  promise(session.moves().empty() == session.result().has_value(), "there are moves until the game is over");
  if (session.result()) promise(!session.outcome_text().empty(), "a finished game says how it ended");
  for (const auto& move : session.moves()) {
    promise(!session.describe(move).empty(), "every move can be described");
    promise(session.clone()->play(move).has_value(), "every move that is listed can be played");
  }
}

}  // namespace

bool position(std::string_view bytes) {
  if (bytes.empty()) return false;
  const GameEntry& game = picked_game(bytes.front());
  const auto session = game.read(bytes.substr(1));
  if (!session) {
    promise_explained(session.error());
    return false;
  }
  promise_same(game, **session, (*session)->json());
  promise_same(game, **session, (*session)->text());
  promise_usable(**session);
  return true;
}

}  // namespace ariadne::fuzz
