#pragma once

#include <atomic>
#include <chrono>
#include <future>
#include <optional>
#include <thread>

#include "agents/agent.hpp"

namespace ariadne {

using Thought = tl::expected<Decision, AgentFailure>;

// What the agent answers, with the time that it took as measured here.
Thought timed_thought(Agent& agent, const Question& question);

// Runs one agent at a time on a thread of its own, so that the caller can do other things meanwhile. All functions must
// be called by the thread that owns the thinker.
class Thinker {
 public:
  using Clock = std::chrono::steady_clock;

  Thinker() = default;
  ~Thinker() { stop(); }
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;

  // The agent gets a copy of the question's position and the thinker's own stop flag. It must live until the thought is
  // taken or stop() returns. Must not be called while busy().
  void start(Agent& agent, const Question& question);
  bool busy() const { return thought_.valid(); }
  Clock::duration elapsed() const { return Clock::now() - start_; }
  // Waits until the thought is ready, but no longer than that time; whether it is.
  bool ready_by(Clock::time_point time) const;
  // The thought, if it is ready; the thinker is then free again.
  std::optional<Thought> take();
  // Tells the agent to come to an end; its thought is then taken as usual.
  void hurry() { stop_ = true; }
  // Stops the agent, waits for it and drops its thought.
  void stop();

 private:
  std::atomic<bool> stop_{false};
  std::future<Thought> thought_;
  Clock::time_point start_;
  std::jthread thread_;
};

}  // namespace ariadne
