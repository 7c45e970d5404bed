#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agents/solution.hpp"
#include "core/outcome.hpp"
#include "core/result.hpp"
#include "core/scene.hpp"
#include "core/seat.hpp"
#include "core/statistics.hpp"

namespace ariadne {

class GameEntry;

// A game in play, whichever game it is: where it started, what was played, where it stands.
class Session {
 public:
  virtual ~Session() = default;
  virtual std::unique_ptr<Session> clone() const = 0;
  virtual const GameEntry& game() const = 0;

  virtual std::vector<std::string> seats() const = 0;  // the names of those at this board
  virtual Seat to_move() const = 0;
  virtual std::vector<std::string> moves() const = 0;  // the legal ones in the game's order; empty once it is over
  virtual bool must_pass() const = 0;                  // the only move is a pass
  virtual Result<> play(std::string_view move) = 0;    // any accepted spelling; an error changes nothing
  virtual const std::vector<std::string>& history() const = 0;  // what was played, as moves() spells it
  virtual void rewind(std::size_t plies) = 0;                   // back to so many moves after the start

  virtual std::optional<Outcome> result() const = 0;
  virtual std::uint64_t hash() const = 0;

  virtual std::string json() const = 0;        // the position in one line; GameEntry::read() reads it
  virtual std::string start_json() const = 0;  // the position before history()
  virtual std::string text() const = 0;        // a short notation of the game's own; read() reads it too
  virtual std::string write(std::string_view format, const std::vector<std::string>& names) const = 0;  // a whole game
  virtual std::string describe(std::string_view legal_move) const = 0;
  virtual std::string outcome_text() const = 0;  // once it is over
  virtual Scene scene() const = 0;
  virtual Statistics statistics() const = 0;  // of the moves so far

  // Leaves of the tree cut at this depth; a game that ended earlier counts once. Nothing once the flag is set.
  virtual std::optional<std::uint64_t> perft(int depth, const std::atomic<bool>& stop) const = 0;

  // What it takes to solve the board, about; nothing: this game cannot be solved.
  virtual std::optional<SolutionNeed> solution_need() const = 0;
  // The whole board solved: from then on the agent `perfect` knows it. Only if there is a need.
  virtual Result<Solution> solve(const SolveOrder& order) const = 0;
};

}  // namespace ariadne
