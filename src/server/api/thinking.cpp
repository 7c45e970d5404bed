#include "server/api/thinking.hpp"

#include <fmt/format.h>

namespace ariadne {

Result<Decision> asked(Agent& agent, const Question& question, const std::string& spec, const CallContext& context,
                       std::chrono::milliseconds max_time) {
  constexpr auto kLookAtStop = std::chrono::milliseconds(5);
  const auto deadline = Thinker::Clock::now() + max_time;
  Thinker thinker;
  thinker.start(agent, question);
  while (!thinker.ready_by(Thinker::Clock::now() + kLookAtStop)) {
    if (context.job->stop || Thinker::Clock::now() > deadline) thinker.hurry();
  }
  auto thought = thinker.take();
  if (*thought) return std::move(**thought);
  const AgentFailure& why = thought->error();
  return failure(fmt::format("{} failed ({}): {}", in_quotes(spec), name_of(why.kind), why.reason));
}

}  // namespace ariadne
