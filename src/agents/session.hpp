#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/outcome.hpp"
#include "core/result.hpp"
#include "core/scene.hpp"
#include "core/seat.hpp"

namespace ariadne {

class GameEntry;

// What is played in one step of a game: one move per mover, in the order of Session::movers(). In most games one seat
// moves at a time.
using Step = std::vector<std::string>;

// A game in play, whichever game it is: where it started, what was played, where it stands.
//
// Where several seats move at the same time, their moves arrive together, in one call of play(). So a session never
// knows a choice that is still secret, and nothing that it shows can reveal one.
//
// A session belongs to its maker and is used by one thread at a time; const functions may be called by several.
// An agent on another thread gets a fork() of its own. A GameEntry outlives all its sessions.
class Session {
 public:
  virtual ~Session() = default;

  const GameEntry& game() const { return *game_; }
  const std::vector<std::string>& seats() const { return seats_; }  // the names of those at this board
  const std::vector<Step>& history() const { return history_; }     // what was played, as moves() spells it
  std::unique_ptr<Session> clone() const { return at(history_.size()); }
  Scene scene() const;  // with what whoever moves first may choose
  // The only thing that this mover can do is to pass.
  bool must_pass(Seat mover) const;

  // A copy as it was after the first `steps` of history(), with that part of the history.
  virtual std::unique_ptr<Session> at(std::size_t steps) const = 0;
  // A copy of the position alone, as if the game began here.
  virtual std::unique_ptr<Session> fork() const = 0;

  // Who moves now: one seat, or several at the same time. Empty once the game is over.
  virtual std::vector<Seat> movers() const = 0;
  // What a mover may play, in the game's order, in the spelling that everybody uses.
  virtual std::vector<std::string> moves(Seat mover) const = 0;
  // A mover's move from any accepted spelling in that of moves(). An error explains why it cannot be played.
  virtual Result<std::string> read_move(Seat mover, std::string_view text) const = 0;
  // What a move does, in a sentence; it is one that read_move() accepts.
  virtual std::string describe(Seat mover, std::string_view move) const = 0;
  // One move per mover, in any accepted spelling. An error changes nothing.
  virtual Result<> play(const Step& moves) = 0;

  virtual std::optional<Outcome> result() const = 0;
  virtual std::string outcome_text() const = 0;  // once it is over
  virtual std::uint64_t hash() const = 0;        // of the position; equal positions hash alike
  virtual std::string json() const = 0;          // the position in one line; GameEntry::read() reads it
  virtual Scene scene(Seat mover) const = 0;     // what this mover may choose is marked

 protected:
  Session(const GameEntry& game, std::vector<std::string> seats) : game_(&game), seats_(std::move(seats)) {}
  Session(const Session&) = default;

  std::vector<Step> history_;

 private:
  const GameEntry* game_;
  std::vector<std::string> seats_;
};

// The seat to move in a game in which one moves at a time, or the first of those that move now; 0 once it is over.
Seat first_mover(const Session& session);

}  // namespace ariadne
