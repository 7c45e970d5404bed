#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "agents/spec.hpp"
#include "apps/cli/context.hpp"
#include "arena/record.hpp"
#include "arena/referee.hpp"

namespace ariadne {

// What these do on bad input: throw a Failure that says what and where.

GameSpec game_spec(const std::string& spec);  // usage error if there is no such game or setting
// Usage error if the game has settings: what the option gives, such as "a record", has its own.
void check_without_settings(const GameSpec& spec, std::string_view what, std::string_view option);

// What the options --position and --lenient say.
struct GivenPosition {
  std::string text;      // a file, also a record, "-" for standard input, or the position itself; empty: none
  bool lenient = false;  // accept drawings of a loose form

  bool empty() const { return text.empty(); }
};

// A game as far as it was played.
struct OpenedGame {
  std::unique_ptr<Session> session;
  std::vector<std::string> agents;  // of a record: who played it, one spec per seat
  std::vector<RecordedPly> plies;   // of a record: what they said
};

// The start of a game, from a position or, if that is empty, new.
OpenedGame open_game(const GameSpec& spec, const GivenPosition& position, std::uint64_t seed);
std::unique_ptr<Session> open_session(const GameSpec& spec, const GivenPosition& position, std::uint64_t seed);
// The same where there must be something left to do.
void check_unfinished(const Session& session);
std::unique_ptr<Session> open_unfinished(const GameSpec& spec, const GivenPosition& position, std::uint64_t seed);

// An agent for that team in this game; usage error if it cannot play there.
std::unique_ptr<Agent> open_agent(const Session& session, const std::string& spec, Team team, const Context& context);
// What becomes of agents that are late or play illegal moves.
struct PolicyOptions {
  std::string on_timeout = "forfeit", on_invalid = "forfeit";
};
// The policy of these names, which the command line has checked.
FailurePolicy policy_of(const PolicyOptions& names);
// What the agent of this spec answers; its failure ends the command.
Decision decision_or_fail(Agent& agent, const Question& question, const std::string& spec);

}  // namespace ariadne
