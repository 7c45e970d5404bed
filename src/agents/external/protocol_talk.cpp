#include "agents/external/protocol_talk.hpp"

#include <algorithm>
#include <utility>

namespace ariadne {
namespace {

constexpr std::size_t kMaxInfos = 100'000;  // in one answer

}  // namespace

AgentFailure as_start_failure(AgentFailure failure) {
  if (failure.kind != FailureKind::memory) failure.kind = FailureKind::start;
  return failure;
}

ProtocolTalk::Done ProtocolTalk::open(std::string_view game) {
  auto started = conversation_.start();
  if (!started) return started;
  auto answer = ask(hello_line(game), ReplyType::ready, options().start_time, {});
  if (!answer) return tl::unexpected(as_start_failure(std::move(answer.error())));
  name_ = std::move(answer->name);
  version_ = std::move(answer->version);
  return {};
}

void ProtocolTalk::tell(const std::string& line) {
  static_cast<void>(conversation_.send(line, Clock::now() + kTimeToQuit));
}

AgentFailure ProtocolTalk::failed(FailureKind kind, std::string reason) {
  return conversation_.failed(kind, std::move(reason), last_line_);
}

std::optional<Ended> ProtocolTalk::quit(std::chrono::milliseconds patience) {
  return conversation_.finish(quit_line(), patience);
}

ProtocolTalk::Answer ProtocolTalk::ask(const std::string& line, ReplyType expected, std::chrono::milliseconds allowed,
                                       const While& meanwhile) {
  if (conversation_.has_more()) {
    last_line_ = conversation_.unheard();
    return tl::unexpected(failed(FailureKind::protocol, "said something without being asked"));
  }
  last_line_.clear();
  conversation_.begin_question(allowed);
  auto deadline = Clock::now() + allowed + kMoveGrace;
  if (const auto sent = conversation_.send(line, deadline); !sent) return tl::unexpected(sent.error());
  deadline = Clock::now() + allowed + kMoveGrace;  // its time begins when it has been asked
  const std::atomic<bool>* stop = meanwhile.stop;
  for (std::size_t infos = 0; infos < kMaxInfos; ++infos) {
    auto reply = hear(deadline, expected, stop);
    if (!reply) return reply;
    if (auto wrong = fault_of(*reply, expected)) return tl::unexpected(std::move(*wrong));
    if (reply->type != ReplyType::info) return reply;
    if (meanwhile.info) meanwhile.info(*reply);
  }
  return tl::unexpected(failed(FailureKind::protocol, "said more than can be listened to"));
}

// The next thing that it says. Whoever wants the answer now tells it once, and then it has little time left.
ProtocolTalk::Answer ProtocolTalk::hear(Clock::time_point& deadline, ReplyType expected,
                                        const std::atomic<bool>*& stop) {
  const std::size_t max_bytes = expected == ReplyType::plan ? kMaxPlanBytes : kMaxReplyBytes;
  for (;;) {
    bool stopped = false;
    auto line = conversation_.hear(deadline, max_bytes, stop, &stopped);
    if (stopped) {
      stop = nullptr;
      deadline = std::min(deadline, Clock::now() + kStopTime);
      if (const auto sent = conversation_.send(stop_line(id_), deadline); !sent) return tl::unexpected(sent.error());
      continue;
    }
    if (!line) return tl::unexpected(line.error());
    last_line_ = std::move(*line);
    auto reply = read_reply(last_line_);
    if (reply) return std::move(*reply);
    return tl::unexpected(failed(FailureKind::protocol, "said what is not a message: " + reply.error().message));
  }
}

std::optional<AgentFailure> ProtocolTalk::fault_of(const Reply& reply, ReplyType expected) {
  const auto wrong = [&](std::string why) { return failed(FailureKind::protocol, std::move(why)); };
  const bool moving = expected == ReplyType::move;
  if (reply.type == ReplyType::error && !moving) return wrong("cannot do it: " + in_quotes(reply.message));
  const bool fits =
      reply.type == expected || reply.type == ReplyType::info || (moving && reply.type == ReplyType::resign);
  if (!fits) return wrong("answered with the wrong type of message");
  if (reply.type != ReplyType::ready && reply.id != id_) {
    return wrong("answered request " + std::to_string(reply.id) + " instead of " + std::to_string(id_));
  }
  if (reply.type == ReplyType::info || !conversation_.has_more()) return std::nullopt;
  last_line_ = conversation_.unheard();
  return wrong("said more after its answer");
}

}  // namespace ariadne
