#pragma once

#include <chrono>
#include <span>
#include <string>
#include <vector>

#include "apps/cli/context.hpp"
#include "arena/tournament/plan.hpp"

namespace ariadne {

// Shows how a tournament goes on. On a terminal: a line of progress and the top of the ranking, drawn over itself on
// standard error. Elsewhere: a line every tenth. With --json: a line on standard output for every game and every round.
// It is used by one thread.
class TournamentLive {
 public:
  // `games` are those of earlier runs; `total` is how many there will probably be.
  TournamentLive(const TournamentPlan& plan, const Context& context, std::vector<ScheduledGame> games,
                 std::uint64_t total);
  ~TournamentLive();
  TournamentLive(const TournamentLive&) = delete;
  TournamentLive& operator=(const TournamentLive&) = delete;

  // These throw std::system_error once standard output cannot be written.
  void planned(std::span<const ScheduledGame> games);
  void played(const ScheduledGame& game);

 private:
  using Clock = std::chrono::steady_clock;

  void draw(Clock::time_point now);
  void print_tenth();
  void erase();
  std::string state() const;  // "37 of 100 games  eta 1m12s  last: #37 deep beats greedy"

  const TournamentPlan& plan_;
  const bool events_, silent_, over_itself_;
  std::vector<ScheduledGame> games_;
  std::uint64_t planned_ = 0, played_ = 0, before_ = 0, total_;
  std::uint64_t last_ = 0;  // the game that ended last
  const Clock::time_point start_ = Clock::now();
  Clock::time_point last_drawn_ = start_;
  std::uint64_t tenths_printed_ = 0;
  int lines_drawn_ = 0;
};

}  // namespace ariadne
