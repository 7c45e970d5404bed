#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "agents/agent.hpp"
#include "agents/registry.hpp"
#include "agents/session.hpp"
#include "agents/spec.hpp"
#include "arena/record.hpp"

namespace ariadne {

class LiveRecord;

// Who has a seat: an agent with the spec that it was made from, or a person, whose spec is `human`.
struct Player {
  std::string spec;
  std::unique_ptr<Agent> agent;  // null: a person, or nobody in a game that is only viewed

  bool is_person() const { return spec == kHuman; }
};

// What becomes of an agent that has no move to play: it forfeits the game, a random move is played for it, or what it
// played last, if that is possible again.
enum class OnFailure : std::uint8_t { forfeit, random, repeat };
inline constexpr std::array<std::string_view, 3> kOnFailureNames = {"forfeit", "random", "repeat"};

// Which failures of agents cost them the game.
struct FailurePolicy {
  OnFailure on_timeout = OnFailure::forfeit, on_invalid = OnFailure::forfeit;

  OnFailure of(FailureKind kind) const;
  bool operator==(const FailurePolicy&) const = default;
};

// A game with its players: what a referee runs and what front ends show. It may be over.
struct GameInPlay {
  std::unique_ptr<Session> session;
  std::vector<Player> players;          // one per seat
  std::vector<RecordedPly> plies;       // one per step of the session's history
  std::vector<Forfeit> forfeits;        // failures that ended the game early
  std::vector<ExcusedFailure> excused;  // failures that did not
  std::uint64_t seed = 0;
  Limits limits;
  TimeControl clock;
  FailurePolicy policy;              // of its agents' failures
  std::string person;                // the name of the person, if it was given
  ExternalOptions external;          // of players that are made for another game
  std::shared_ptr<LiveRecord> live;  // where it is recorded while it is played; null: nowhere

  const GameEntry& game() const { return session->game(); }
  Seat seats() const { return seat_count(players); }
  std::size_t persons() const;
  // By its rules or by forfeit.
  bool over() const { return !forfeits.empty() || session->result().has_value(); }
  std::optional<Outcome> result() const;  // once it is over
  std::string outcome_text() const;       // once it is over
};

// What is to be said about the excused failures of a ply, which is counted from 1: "black failed (timeout): …".
std::vector<std::string> excused_sentences(const GameInPlay& game, std::size_t ply);

// Every purpose draws from its own random stream, so that none affects another.
enum class Purpose : std::uint64_t { board, opening, agents };
std::uint64_t seed_for(std::uint64_t seed, Purpose purpose, std::uint64_t index);

// One player per seat from specs, `human` for a person, each with its own random stream. An error says which spec is
// wrong, or why its agent cannot play there within these limits of a move.
Result<std::vector<Player>> make_players(const Session& session, const std::vector<std::string>& specs,
                                         std::uint64_t seed, const ExternalOptions& external = {},
                                         const Limits& limits = {});

// Players for game after game, by one thread: an agent that was given back plays the next game of its spec, so that it
// can keep what outlives a game. Specs are ones that the game knows, and name agents.
class AgentPool {
 public:
  explicit AgentPool(const GameEntry& game, ExternalOptions external = {})
      : game_(game), external_(std::move(external)) {}

  std::vector<Player> players(const std::vector<std::string>& specs, std::uint64_t seed);
  // Takes the agents of a game that is over. One that failed in it is not used again.
  void give_back(GameInPlay game);

 private:
  const GameEntry& game_;
  const ExternalOptions external_;
  std::multimap<std::string, std::unique_ptr<Agent>> idle_;  // by spec
};

// The game of this session so far with these players around it.
GameInPlay game_of(std::unique_ptr<Session> session, std::vector<Player> players, std::uint64_t seed);

// Another game from the start of this one, with new players of the same specs and other random numbers. A live record
// goes on with it.
GameInPlay another_game(const GameInPlay& game);

// The players after both sides changed places, with default agents (where people play, levels) instead of those that
// cannot play for the other side. An error if one of them cannot play from here.
Result<std::vector<Player>> swapped_players(const GameInPlay& game);

// The game of a record that was replayed to this session. It has no players to continue it.
GameInPlay game_of(std::unique_ptr<Session> session, const GameRecord& record);

GameRecord record_of(const GameInPlay& game);

// Writes the record of the game so far. An error leaves an existing file as it was; without `replace`, its
// existence is one.
Result<> save(const GameInPlay& game, const std::string& path, bool replace);

// An agent for hints to this seat: the best that the game has for it and that can play here, whoever the opponent is.
Result<std::unique_ptr<Agent>> hint_agent(const GameInPlay& game, Seat seat);

}  // namespace ariadne
