#include "apps/cli/analyse/analyse.hpp"

#include "apps/cli/input.hpp"
#include "apps/cli/unfinished.hpp"
#include "report/format.hpp"
#include "report/solution/verdict_text.hpp"

namespace ariadne {
namespace {

// Whose values they are.
const std::string& first_seat(const Session& session) { return session.game().info().seats.front(); }

}  // namespace

Thinking thinking_of(const AnalyseOptions& options) {
  Thinking how;
  how.limits = {options.nodes, options.time};
  how.stop = &interrupted();
  how.lines = options.lines;
  how.count_distinct = options.distinct;
  return how;
}

Team team_to_move(const Session& session) { return session.game().team(session.to_move()); }

std::string judge_of(const AnalyseOptions& options, const Session& session) {
  return options.agent.empty() ? usual_agent(session.game(), team_to_move(session)) : options.agent;
}

std::string name_to_move(const Session& session) { return session.seats()[session.to_move()]; }

std::string known_or_value(const Session& session, double value, const std::optional<int>& wins_in, bool proven) {
  const bool known = wins_in || (proven && value == 0 && !session.game().info().for_points);
  return known ? verdict_text(value, wins_in, session.seats()) : value_text(value, first_seat(session));
}

int run_analyse(const AnalyseOptions& options, const Context& context) {
  return options.record.empty() ? analyse_position(options, context) : analyse_record(options, context);
}

}  // namespace ariadne
