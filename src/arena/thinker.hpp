#pragma once

#include <atomic>
#include <chrono>
#include <future>
#include <optional>
#include <thread>

#include "agents/agent.hpp"

namespace ariadne {

using Thought = tl::expected<Decision, AgentFailure>;

// One agent thinking on a thread of its own, so that whoever asked can do other things meanwhile, or ask others too.
// All functions are called by the thread that owns the thinker.
class Thinker {
 public:
  using Clock = std::chrono::steady_clock;

  Thinker() = default;
  ~Thinker() { stop(); }
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;

  // The agent thinks about a fork of the question's session, and about its own stop flag in place of the question's. It
  // must live until the thought is taken or stop() returns. Nothing else is being thought about.
  void start(Agent& agent, const Question& question);
  bool busy() const { return thought_.valid(); }
  Clock::duration elapsed() const { return Clock::now() - start_; }
  // Whether the thought is there, or comes before that time.
  bool ready_by(Clock::time_point time) const;
  // The thought, once it is there: then the thinker is free again.
  std::optional<Thought> take();
  // Ends the thinking soon and forgets it.
  void stop();

 private:
  std::atomic<bool> stop_{false};
  std::future<Thought> thought_;
  Clock::time_point start_;
  std::jthread thread_;
};

}  // namespace ariadne
