#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "agents/session.hpp"
#include "core/budget.hpp"
#include "core/search_result.hpp"
#include "core/settings.hpp"

namespace ariadne {

struct SearchTree;

// How much is known of a value.
enum class ValueKind : std::uint8_t {
  estimate,   // play was cut off, and an evaluation judged what it led to
  selective,  // play was followed to the end, but for lines that were left out as hardly ever of use
  forced,  // a side that can force its win was found, though lines were cut off: it may win by more than the value says
  proven   // of perfect play to the end of the game
};
constexpr std::string_view name_of(ValueKind kind) {
  constexpr std::array<std::string_view, 4> kNames = {"estimate", "selective", "forced", "proven"};
  return kNames[static_cast<std::size_t>(kind)];
}

// What values count: "1 disc", "2 discs".
struct ValueUnit {
  std::string one, many;  // empty: points of an evaluation
};

struct MoveValue {
  std::string move;
  double value = 0;
  Bound bound = Bound::exact;
  std::vector<std::string> line;
  std::optional<int> wins_in;  // moves of both sides until a team has won, where that is known
};

// How far a search is with a depth that it has begun.
struct DepthProgress {
  int depth = 0;
  double done = 0;                          // a part, from 0 to 1, by a guess of what each move will take
  std::size_t moves_done = 0, moves = 0;    // of the root; one that leads to an image of another's board is left out
  std::optional<double> at_least, at_most;  // what this depth has shown of its value so far, in units
  bool is_last = false;                     // nothing is left to be searched after it
  std::chrono::nanoseconds time{0};         // that was spent on what is done
};

// What an agent answers, as plain data. Only the move is always set: a random agent has no value.
struct Decision {
  std::string move;
  std::optional<double> value;
  std::optional<int> wins_in;
  int depth = 0;
  bool complete = true;                   // false: the budget ended the search early
  StopReason stopped = StopReason::none;  // why the search went no further, if the budget ended it
  bool proven = false;                    // the value is that of perfect play to the end
  bool forces = false;                    // else: the result of a decided value can be forced, whatever was cut off
  std::optional<int> confidence;          // in per cent, of a selective value: how sure it is of each line left out
  ValueUnit unit;                         // what estimates count
  std::uint64_t nodes = 0;
  std::uint64_t cutoffs = 0;
  std::optional<std::uint64_t> distinct;
  std::optional<int> hash_permille;  // how full the transposition table is, if there is one
  std::chrono::nanoseconds time{0};
  std::vector<std::string> pv;
  std::vector<MoveValue> moves;       // every root move, in the game's order
  std::optional<DepthProgress> next;  // of what an agent tells while it thinks: what it is searching now
  std::string log;                    // what it wrote meanwhile, for whoever looks for a fault: lines, safe to print

  // Of the value, or that of one of the moves which is not a bound.
  ValueKind kind_of(double any_value) const {
    if (proven) return ValueKind::proven;
    if (forces && decided_sign(any_value) != 0) return ValueKind::forced;
    return confidence ? ValueKind::selective : ValueKind::estimate;
  }
};

// What is left on an agent's clock when it is asked.
struct ClockState {
  std::optional<std::chrono::milliseconds> left;  // for all its moves together; none: it has no clock
  std::chrono::milliseconds increment{0};         // that each move brings
  bool to_be_spent = false;                       // an agent that plays better with more time should take its share;
                                                  // otherwise it thinks as without a clock, and one that deepens
                                                  // until its budget is spent for no longer than its share
};

// How an agent is asked.
struct Question {
  const Session& session;  // not over, and unchanged while the agent thinks
  Seat seat = 0;           // the one of session.movers() that a move is wanted for
  Limits limits = {};      // beside those of the agent's own settings; the tighter one holds
  ClockState clock = {};
  const std::atomic<bool>* stop = nullptr;  // once set, the best move so far is wanted soon
  // Called with what is known while the agent thinks, on its thread. For this an agent may take somewhat longer.
  std::function<void(const Decision&)> info;
  int lines = 1;  // how many of the best moves get exact values
  bool count_distinct = false;
  SearchTree* tree = nullptr;  // to be filled in by an agent that searches to one depth; others leave it empty
  bool may_hurry = false;      // somebody may not want to wait: an agent that searches to one depth takes the smaller
                               // ones first, so that it has a good move whenever it is stopped
};

// What of a clock a move may take; no limit without one. Nobody knows how many moves are to come: with a fortieth of
// what is left and most of what a move brings, a game may go on for ever. A depth that was begun may take three times
// as long, but not more than half of what is left.
Limits share_of_clock(const ClockState& clock);

// How an agent can fail. A failure costs it the game, not the program.
//   timeout   its clock ran out          invalid   its move cannot be played
//   crash     it ended or threw          protocol  what it said was not understood
//   memory    it needed more than it may start     it could not be started
//   resigned  it, or a person, gave up
enum class FailureKind : std::uint8_t { timeout, invalid, crash, protocol, memory, start, resigned };
inline constexpr std::array<std::string_view, 7> kFailureNames = {"timeout", "invalid", "crash",   "protocol",
                                                                  "memory",  "start",   "resigned"};
constexpr std::string_view name_of(FailureKind kind) { return kFailureNames[static_cast<std::size_t>(kind)]; }

struct AgentFailure {
  FailureKind kind = FailureKind::crash;
  std::string reason;    // one line for people, without the name of the agent
  std::string evidence;  // what it said before it failed: lines, safe to print

  bool operator==(const AgentFailure&) const = default;
};
inline tl::unexpected<AgentFailure> agent_failure(FailureKind kind, std::string reason) {
  return tl::unexpected<AgentFailure>(AgentFailure{kind, std::move(reason)});
}

// How a game ended that an agent played.
struct GameEnd {
  std::optional<Outcome> outcome;  // none: it was not played to its end
  std::string text;                // the same as a sentence
  bool forfeit = false;
};

// Chooses moves for one seat at a time. It belongs to its maker and is used by one thread at a time. It may live
// through many games, one after the other, and may keep what outlives them: transposition tables, processes.
class Agent {
 public:
  virtual ~Agent() = default;
  // A game begins: what was remembered of the last one is void, and all randomness comes from this seed from now on.
  virtual void new_game(std::uint64_t /*seed*/) {}
  // Whether it can play from here at all, within these limits of a move: asked once, before a game or an analysis. It
  // takes hardly any time.
  virtual Result<> check(const Session&, const Limits& = {}) { return {}; }
  // Gets ready to be asked this, such as by starting a process. It does not count as thinking. think() does it if
  // nobody else did.
  virtual tl::expected<void, AgentFailure> prepare(const Question&) { return {}; }
  // Whether the session of a question should have its history, not only the position.
  virtual bool wants_history() const { return false; }
  // Chooses a move for the seat: one of session.moves(seat), or another that the game accepts. The caller checks it.
  virtual tl::expected<Decision, AgentFailure> think(const Question& question) = 0;
  // The game that it played is over.
  virtual void game_over(const GameEnd&) {}
};

struct AgentInfo {
  std::string name;
  std::string summary;
  std::vector<Parameter> parameters;
  std::optional<Team> team;  // the only one that it plays for; none: either

  bool plays(Team which) const { return !team || *team == which; }
};

}  // namespace ariadne
