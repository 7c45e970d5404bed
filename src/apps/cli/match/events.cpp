#include "apps/cli/match/events.hpp"

#include <nlohmann/json.hpp>
#include <system_error>

#include "apps/cli/output.hpp"
#include "report/match_table.hpp"

namespace ariadne {

bool MatchEvents::finished(const FinishedGame& game, const Sprt* sprt) {
  if (silent_ || failed_) return !failed_;
  const int sign = game.sign_for(0);
  ++(sign > 0 ? tally_.wins : sign < 0 ? tally_.losses : tally_.draws);
  try {
    print_json(match_event_json(plan_, game, tally_, sprt));
    flush_output();
  } catch (const std::system_error&) {
    failed_ = std::current_exception();
  }
  return !failed_;
}

}  // namespace ariadne
