#include "server/api/laboratory.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/suggest.hpp"

namespace ariadne {
namespace {

constexpr std::size_t kQuickThreads = 2;
constexpr std::size_t kMaxWaitingCalls = 256;
constexpr std::size_t kMaxWaitingWork = 64;

std::size_t cores() { return std::max(1u, std::thread::hardware_concurrency()); }

tl::unexpected<CallError> no_such_call(const std::string& name) {
  std::vector<std::string> names;
  for (const Call& call : calls()) names.emplace_back(call.name);
  return refuse(Refusal::unknown, "unknown call " + in_quotes(name), did_you_mean(name, names));
}

}  // namespace

WorkQueue::WorkQueue(std::size_t threads, std::size_t max_waiting) : max_waiting_(max_waiting) {
  for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

WorkQueue::~WorkQueue() {
  {
    const std::lock_guard lock(mutex_);
    ended_ = true;
    waiting_.clear();
  }
  wake_.notify_all();
}

bool WorkQueue::add(std::function<void()> task) {
  {
    const std::lock_guard lock(mutex_);
    if (ended_ || waiting_.size() >= max_waiting_) return false;
    waiting_.push_back(std::move(task));
  }
  wake_.notify_one();
  return true;
}

void WorkQueue::work() {
  for (;;) {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [this] { return ended_ || !waiting_.empty(); });
    if (ended_) return;
    const auto task = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    task();
  }
}

Laboratory::Laboratory() : quick_(kQuickThreads, kMaxWaitingCalls), work_(cores(), kMaxWaitingWork) {}

Laboratory::~Laboratory() {
  const std::lock_guard lock(mutex_);
  for (const auto& job : jobs_) {
    if (const auto alive = job.lock()) alive->stop = true;
  }
}

void Laboratory::forget_ended_jobs() {
  std::erase_if(jobs_, [](const std::weak_ptr<Job>& job) { return job.expired(); });
}

void Laboratory::begin(const std::string& name, Json arguments, std::shared_ptr<Job> job) {
  const Call* call = find_call(name);
  if (call == nullptr) return job->finish(no_such_call(name));
  {
    const std::lock_guard lock(mutex_);
    forget_ended_jobs();
    jobs_.push_back(job);
  }
  const auto run_it = [this, call, arguments = std::move(arguments), job] { run(*call, arguments, job); };
  if (!(call->lane == Call::Lane::quick ? quick_ : work_).add(run_it)) {
    job->finish(refuse(Refusal::busy, "the server is busy", "Try again in a moment."));
  }
}

void Laboratory::run(const Call& call, const Json& arguments, const std::shared_ptr<Job>& job) {
  if (job->stop) return job->finish(refuse(Refusal::cancelled, "cancelled"));
  CallContext context{*this, job};
  try {
    Answer answer = call.run(JsonReader(arguments, "the arguments"), context);
    if (!context.kept) job->finish(std::move(answer));
  } catch (const std::bad_alloc&) {
    job->finish(refuse(Refusal::busy, "out of memory"));
  } catch (const std::exception& error) {
    job->finish(refuse(Refusal::fault, std::string("internal error: ") + error.what()));
  }
}

void Laboratory::cancel(const std::shared_ptr<Job>& job) {
  job->stop = true;
  tables_.drop_follower(job);
}

}  // namespace ariadne
