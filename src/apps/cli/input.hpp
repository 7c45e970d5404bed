#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "agents/registry.hpp"

namespace ariadne {

// What these do on bad input: throw a Failure that says what and where.

GameWord game_of(const std::string& word);  // usage error if there is no such game or setting

// The start of a game: from `position` (a file, also a record, "-" for standard input, or the text itself), or new if
// that is empty.
std::unique_ptr<Session> open_session(const GameWord& word, const std::string& position, std::uint64_t seed);

// A player for that team in this game; usage error if it cannot play there.
std::unique_ptr<Agent> open_agent(const Session& session, const std::string& word, Team team, std::uint64_t seed);

}  // namespace ariadne
