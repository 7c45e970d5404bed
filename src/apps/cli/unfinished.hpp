#pragma once

#include "apps/cli/input.hpp"

namespace ariadne {

// open_session() for commands that play on or look ahead: a game that is over ends the command, since there is nothing
// to do.
std::unique_ptr<Session> open_unfinished(const GameWord& word, const std::string& position, std::uint64_t seed);

}  // namespace ariadne
