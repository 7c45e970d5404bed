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

std::unique_ptr<Agent> open_agent(const GameEntry& game, const std::string& word, std::uint64_t seed);

// The same, refused if it cannot play from there.
std::unique_ptr<Agent> open_able_agent(const Session& session, const std::string& word, std::uint64_t seed);

// The agent word used where none is given: the strongest that every game has.
std::string default_agent(const GameEntry& game);

}  // namespace ariadne
