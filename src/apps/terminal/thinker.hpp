#pragma once

#include <atomic>
#include <chrono>
#include <future>
#include <optional>
#include <thread>

#include "agents/agent.hpp"

namespace ariadne {

// One agent thinking on a thread of its own, so that a screen stays alive meanwhile.
class Thinker {
 public:
  Thinker() = default;
  ~Thinker() { stop(); }
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;

  // The agent must live until the decision is taken or stop() returns. Nothing else is being thought about.
  void start(Agent& agent, const Session& session);
  bool busy() const { return decision_.valid(); }
  std::chrono::seconds elapsed() const;
  // The decision, once it is there: then the thinker is free again.
  std::optional<Decision> take();
  // Ends the thinking soon and forgets it.
  void stop();

 private:
  std::atomic<bool> stop_{false};
  std::future<Decision> decision_;
  std::chrono::steady_clock::time_point start_;
  std::jthread thread_;
};

}  // namespace ariadne
