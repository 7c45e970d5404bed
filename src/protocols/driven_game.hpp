#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "agents/registry.hpp"
#include "arena/game.hpp"

namespace ariadne {

// The name by which other programs know us.
inline constexpr std::string_view kEngineName = "Ariadne";

// A line of a protocol is a command; a longer one is refused.
inline constexpr std::size_t kMaxProtocolLine = std::size_t{1} << 16;

// What another program drives, and with which agents.
struct DrivenSetup {
  GameSpec game;
  std::vector<std::string> agents;  // one spec per seat, the last one repeated; empty: the game's default
  Limits limits = {};               // of each move
  std::uint64_t seed = 0;
  ExternalOptions external = {};            // how agents in other processes are run
  const std::atomic<bool>* stop = nullptr;  // once set, thinking ends soon
};

// The game that the protocol's world calls so, as GTP names games, or null.
const GameEntry* game_with_gtp_name(std::string_view name);
// The first game that has such a name, for those who choose none. The registry has one.
const GameEntry& default_driven_game();

// A game that another program drives, move by move. That program knows the rules in its own way: it may leave out
// forced passes, or pass when the game is over, and it takes back what it told, not what we made of it.
class DrivenGame {
 public:
  // An error says what is wrong with a spec, that GTP has no name for the game, or which agent cannot play.
  static Result<DrivenGame> make(DrivenSetup setup);

  const Session& session() const { return *session_; }
  const GameSpec& spec() const { return setup_.game; }
  std::vector<std::string> agents() const;  // one spec per seat
  Agent& agent(Seat seat) { return *players_[seat].agent; }
  // How the agent of a mover is asked about a position.
  Question question(const Session& session, Seat mover) const;

  // An error of these changes nothing.
  Result<> start(const GameSpec& spec);                        // a new game, which may be another one
  Result<> go_on_from(std::unique_ptr<Session> session);       // of the same game
  Result<> use_agents(const std::vector<std::string>& specs);  // one spec per seat

  // The game with this seat to move: as it is, or after a forced pass of the other seat that was left out. An error if
  // it is the other seat's turn, or the game is over.
  Result<std::unique_ptr<Session>> at_turn_of(Seat seat) const;
  // Plays a move, in any accepted spelling, after such a pass. Passes after the end are accepted.
  Result<> play(Seat seat, std::string_view move);
  // Takes back the last move that was told, with the pass before it that was left out. False: there is none.
  bool undo();

 private:
  explicit DrivenGame(DrivenSetup setup) : setup_(std::move(setup)) {}

  Result<> adopt(std::unique_ptr<Session> session, bool new_game);
  bool is_pass(std::string_view move) const;

  DrivenSetup setup_;
  std::unique_ptr<Session> session_;
  std::vector<Player> players_;
  std::vector<std::size_t> told_;  // how many steps had been played before each move that was told
  std::uint64_t games_ = 0;        // that were begun
};

}  // namespace ariadne
