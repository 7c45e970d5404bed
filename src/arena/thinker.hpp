#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <future>
#include <optional>
#include <thread>

#include "agents/agent.hpp"

namespace ariadne {

using Thought = tl::expected<Decision, AgentFailure>;

// What the agent answers, with the time that it took as measured here. Getting ready does not count; `ready` is called
// when that is done.
Thought timed_thought(Agent& agent, const Question& question, const std::function<void()>& ready = {});

// Runs one agent at a time on a thread of its own, so that the caller can do other things meanwhile. All functions must
// be called by the thread that owns the thinker.
class Thinker {
 public:
  using Clock = std::chrono::steady_clock;

  Thinker() = default;
  ~Thinker() { stop(); }
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;

  // The agent gets a copy of the question's position, with its history if it wants that, and the thinker's own stop
  // flag. It must live until the thought is taken or stop() returns. Must not be called while busy().
  void start(Agent& agent, const Question& question);
  bool busy() const { return thought_.valid(); }
  // For how long it has been thinking, or zero while it gets ready.
  Clock::duration elapsed() const { return ready_ ? Clock::now() - start_.load() : Clock::duration::zero(); }
  // Waits until the thought is ready, but no longer than that time; whether it is.
  bool ready_by(Clock::time_point time) const;
  // The thought, if it is ready; the thinker is then free again.
  std::optional<Thought> take();
  // Tells the agent to finish; its thought is then taken by take().
  void hurry() { stop_ = true; }
  // Stops the agent, waits for it and drops its thought.
  void stop();

 private:
  std::atomic<bool> stop_{false};
  std::future<Thought> thought_;
  std::atomic<bool> ready_{false};
  std::atomic<Clock::time_point> start_;
  std::jthread thread_;
};

}  // namespace ariadne
