#include "agents/external/planner.hpp"

#include <nlohmann/json.hpp>

namespace ariadne {
namespace {

std::string reason_of(const Error& error) { return error.message; }

}  // namespace

tl::expected<PathAnswer, AgentFailure> external_plan(const ExternalCommand& command, const PathTask& task,
                                                     const Json& problem, const PathQuestion& question,
                                                     const ExternalOptions& options) {
  check_sandbox(options.sandbox);
  ProtocolTalk talk(command, options);
  if (const auto open = talk.open("maze"); !open) return tl::unexpected(open.error());
  const auto allowed = question.limits.time.count() > 0 ? question.limits.time : options.move_time;
  const auto start = Process::Clock::now();
  auto reply = talk.ask(solve_line(talk.next_id(), problem, allowed), ReplyType::plan, allowed, {question.stop, {}});
  if (!reply) return tl::unexpected(reply.error());
  const auto time = Process::Clock::now() - start;
  auto answer = task.replay(reply->path);
  if (!answer) return tl::unexpected(talk.failed(FailureKind::invalid, reason_of(answer.error())));
  answer->algorithm = question.algorithm;
  answer->time = time;
  return std::move(*answer);
}

}  // namespace ariadne
