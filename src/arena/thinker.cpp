#include "arena/thinker.hpp"

#include <cassert>
#include <memory>

namespace ariadne {

Thought timed_thought(Agent& agent, const Question& question, const std::function<void()>& ready) {
  if (const auto prepared = agent.prepare(question); !prepared) return tl::unexpected(prepared.error());
  const auto start = Thinker::Clock::now();
  if (ready) ready();
  auto thought = agent.think(question);
  if (thought) thought->time = Thinker::Clock::now() - start;
  return thought;
}

void Thinker::start(Agent& agent, const Question& question) {
  assert(!busy());
  stop_ = false;
  ready_ = false;
  std::shared_ptr<Session> session = agent.wants_history() ? question.session.clone() : question.session.fork();
  Question asked{*session,      question.seat,  question.limits,         question.clock, &stop_,
                 question.info, question.lines, question.count_distinct, question.tree,  question.may_hurry};
  std::packaged_task<Thought()> task([this, &agent, session = std::move(session), asked = std::move(asked)] {
    return timed_thought(agent, asked, [this] {
      start_ = Clock::now();
      ready_ = true;
    });
  });
  thought_ = task.get_future();
  thread_ = std::jthread(std::move(task));
}

bool Thinker::ready_by(Clock::time_point time) const {
  return busy() && thought_.wait_until(time) == std::future_status::ready;
}

std::optional<Thought> Thinker::take() {
  if (!ready_by(Clock::time_point::min())) return {};
  return thought_.get();
}

void Thinker::stop() {
  stop_ = true;
  if (thread_.joinable()) thread_.join();
  thought_ = {};
}

}  // namespace ariadne
