#include "apps/cli/analyse/analyse.hpp"

#include "agents/spec.hpp"

namespace ariadne {

Question question_of(const AnalyseOptions& options, const Session& session, Seat seat) {
  Question question{session, seat, {options.nodes, options.time}};
  question.stop = &interrupted();
  question.lines = options.lines;
  question.count_distinct = options.distinct;
  return question;
}

std::vector<std::string> judges_of(const AnalyseOptions& options, const Session& session) {
  if (!options.agents.empty()) return options.agents;
  return {default_agent(session.game(), session.game().team(first_mover(session)))};
}

int run_analyse(const AnalyseOptions& options, const Context& context) {
  return options.record.empty() ? analyse_position(options, context) : analyse_record(options, context);
}

}  // namespace ariadne
