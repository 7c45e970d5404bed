#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "agents/spec.hpp"

namespace ariadne {

// What these do on bad input: throw a Failure that says what and where.

GameSpec game_spec(const std::string& spec);  // usage error if there is no such game or setting

// The start of a game: from `position` (a file, also a record, "-" for standard input, or the text itself), or new if
// that is empty.
std::unique_ptr<Session> open_session(const GameSpec& spec, const std::string& position, std::uint64_t seed);
// The same where there must be something left to do.
std::unique_ptr<Session> open_unfinished(const GameSpec& spec, const std::string& position, std::uint64_t seed);

// An agent for that team in this game; usage error if it cannot play there.
std::unique_ptr<Agent> open_agent(const Session& session, const std::string& spec, Team team, std::uint64_t seed);
// What the agent of this spec answers; its failure ends the command.
Decision decision_or_fail(Agent& agent, const Question& question, const std::string& spec);

}  // namespace ariadne
