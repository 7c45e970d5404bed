#include "apps/cli/unfinished.hpp"

#include "apps/cli/failure.hpp"

namespace ariadne {

std::unique_ptr<Session> open_unfinished(const GameWord& word, const std::string& position, std::uint64_t seed) {
  auto session = open_session(word, position, seed);
  if (!session->result()) return session;
  throw Failure(ExitCode::nothing, "nothing to do: the game is over: " + session->outcome_text());
}

}  // namespace ariadne
