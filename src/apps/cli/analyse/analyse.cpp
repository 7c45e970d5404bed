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

std::string judge_of(const AnalyseOptions& options, const Session& session) {
  const Team team = session.game().team(first_mover(session));
  return options.agent.empty() ? default_agent(session.game(), team) : options.agent;
}

int run_analyse(const AnalyseOptions& options, const Context& context) {
  return options.record.empty() ? analyse_position(options, context) : analyse_record(options, context);
}

}  // namespace ariadne
