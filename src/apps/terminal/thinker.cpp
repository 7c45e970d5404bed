#include "apps/terminal/thinker.hpp"

#include <cassert>
#include <memory>

namespace ariadne {

void Thinker::start(Agent& agent, const Session& session) {
  assert(!busy());
  stop_ = false;
  start_ = std::chrono::steady_clock::now();
  std::packaged_task<Decision()> task([this, &agent, position = std::shared_ptr<Session>(session.clone())] {
    Thinking how;
    how.stop = &stop_;
    return agent.think(*position, how);
  });
  decision_ = task.get_future();
  thread_ = std::jthread(std::move(task));
}

std::chrono::seconds Thinker::elapsed() const {
  return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - start_);
}

std::optional<Decision> Thinker::take() {
  if (!busy() || decision_.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return {};
  return decision_.get();
}

void Thinker::stop() {
  stop_ = true;
  if (thread_.joinable()) thread_.join();
  decision_ = {};
}

}  // namespace ariadne
