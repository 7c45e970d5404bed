#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/game.hpp"
#include "arena/terms.hpp"
#include "arena/thinker.hpp"

namespace ariadne {

// How a game is run.
struct GameOptions {
  Limits limits = {};  // of each move; agents keep to them by themselves
  TimeControl clock = {};
  bool spends_clock = false;  // whether agents of our own think for their share of the clock: ClockState::to_be_spent
  const std::atomic<bool>* stop = nullptr;          // once set, no agent is asked and pending thoughts are dropped
  bool describe = false;                            // turns describe in sentences what was played
  bool may_hurry = false;                           // hurry() may be called
  std::function<void(Seat, const Decision&)> info;  // an agent's progress, called on its thread
};

// A step that was played.
struct Turn {
  std::vector<Seat> movers;
  RecordedPly ply;                     // one move per mover
  std::vector<std::string> sentences;  // one per mover, with GameOptions::describe
  std::vector<std::string> remarks;    // excused failures and the game's statistics of the step, likewise
  bool forced = false;                 // everybody could only pass
};

// Runs one game from its current position to its result. It asks all movers about the same position, plays forced
// passes itself, keeps the clocks, and turns failures of agents into forfeits: an agent that fails loses the game, and
// if agents of both teams fail in the same step the game is a draw. The game's policy may excuse some failures. Nobody
// learns what others chose before everybody has chosen. A HostFault that an agent throws comes out of ready(), poll()
// or wait(): the game is void.
//
// A front end that must stay responsive calls ask() and poll(); agents then think on threads of their own. One that has
// nothing else to do calls wait(). Either way all functions must be called by the same thread.
class Referee {
 public:
  Referee(GameInPlay game, GameOptions options);
  Referee(const Referee&) = delete;
  Referee& operator=(const Referee&) = delete;

  const GameInPlay& game() const { return game_; }
  bool over() const { return game_.over(); }
  // Hands over the game and its players. The referee must not be used afterwards.
  GameInPlay release();

  // Starts the agents that are to move and are not thinking yet.
  void ask();
  // Whether poll() would play a step or end the game now.
  bool ready();
  // Plays the step if all movers have chosen. Empty if they have not, or if a failure ended the game.
  std::optional<Turn> poll();
  // Waits until poll() has something to do, but no longer than that; whether it has.
  bool ready_within(std::chrono::milliseconds time);
  // Asks the agents, waits and plays the step. Empty if the game is over, if a failure ended it, if it was stopped, or
  // if a person has yet to choose.
  std::optional<Turn> wait();

  // The seats of persons who have yet to choose.
  std::vector<Seat> awaited() const;
  // Sets a person's move, in any accepted notation; it is played once everybody has chosen. An error changes nothing.
  Result<> choose(Seat seat, std::string_view move);

  bool thinking() const { return !thinkers().empty(); }
  std::vector<Seat> thinkers() const;
  std::chrono::milliseconds thinking_for() const;  // the longest of those who think

  // What is left of a seat's time, if there are clocks.
  std::optional<std::chrono::milliseconds> time_left(Seat seat) const;

  // A person gives up: the game is over. An error if it is over already, or if no person sits there.
  Result<> resign(Seat seat);
  // Tells those who think to play the best move that they know by now.
  void hurry();
  // Stops all agents and drops the choices of this step.
  void stop();
  // Takes back what a person chose in this step, or goes back to where a person last had a choice, also from the end of
  // a game. False if there is nothing to take back: then nothing has changed. Clocks show again what they showed then.
  bool take_back();
  // Plays again what take_back() took back last. False if there is nothing, or something else was played since.
  bool redo();
  bool can_redo() const { return !undone_.empty(); }

 private:
  struct Choice {
    std::string move;
    RecordedThought thought;
  };
  // One of those who move now.
  struct Mover {
    Seat seat = 0;
    bool forced = false;
    std::optional<Choice> choice;
    std::optional<AgentFailure> failure;

    bool has_answered() const { return choice || failure; }
  };
  using Clock = std::chrono::steady_clock;
  using Clocks = std::vector<std::chrono::nanoseconds>;  // what is left, by seat; empty: no clocks

  // Steps that were taken back together.
  struct Undone {
    std::vector<RecordedPly> plies;
    std::vector<Forfeit> forfeits;
    std::vector<ExcusedFailure> excused;
    std::vector<Clocks> clocks_before;  // of these steps
    Clocks clocks;                      // after the last one
  };

  void begin_step();
  bool stopped() const { return options_.stop != nullptr && options_.stop->load(std::memory_order_relaxed); }
  bool thinks_on_threads() const;
  Question question_for(Seat seat) const;
  Agent* agent_of(const Mover& mover) const { return game_.players[mover.seat].agent.get(); }
  bool wants_asking(const Mover& mover) const { return !mover.has_answered() && agent_of(mover) != nullptr; }
  void wait_for_thinkers();
  void collect();
  void accept(Mover& mover, Thought thought);
  void run_clock(Mover& mover, Clock::duration used);
  void fail(Mover& mover, AgentFailure failure);
  std::string substitute(Seat seat, OnFailure policy) const;
  void tell_end() const;
  std::vector<std::string> remarks() const;
  void drop_excused_after(std::size_t plies);
  bool all_answered() const;
  std::optional<Turn> finish_step();
  void play(const Step& moves);
  bool take_back_choice();
  bool take_back_steps();
  void go_back_to(std::size_t steps, std::unique_ptr<Session> earlier);
  void forfeit();
  void tell_change() const;

  GameInPlay game_;
  GameOptions options_;
  std::vector<Mover> movers_;                    // of the step that is being played; empty: not begun yet
  std::vector<std::unique_ptr<Thinker>> minds_;  // by seat, made when needed
  std::vector<std::string> last_moves_;          // by seat; empty: none yet
  Clocks clocks_;
  Clocks step_clocks_;                 // at the beginning of this step
  std::vector<Clocks> clocks_before_;  // at the beginning of each step of the history
  std::vector<Undone> undone_;         // the latest last
  Clock::time_point asked_;            // when the step began
};

// Plays a game between agents to its end and returns it; it is not over if it was stopped. `watch` is called after each
// step.
GameInPlay play_out(GameInPlay game, GameOptions options,
                    const std::function<void(const GameInPlay&, const Turn&)>& watch = {});

}  // namespace ariadne
