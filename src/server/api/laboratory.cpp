#include "server/api/laboratory.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/suggest.hpp"

namespace ariadne {
namespace {

constexpr std::size_t kQuickThreads = 2;
constexpr std::size_t kMaxWaitingCalls = 256;
constexpr std::size_t kMaxWaitingWork = 64;
constexpr std::chrono::minutes kMaxWork{2};  // of one call

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

Watchdog::Watchdog() : thread_([this] { run(); }) {}

Watchdog::~Watchdog() {
  {
    const std::lock_guard lock(mutex_);
    ended_ = true;
  }
  wake_.notify_all();
}

void Watchdog::watch(const std::shared_ptr<Job>& job, Clock::duration time) {
  {
    const std::lock_guard lock(mutex_);
    std::erase_if(watched_, [](const auto& entry) { return entry.second.expired(); });
    watched_.emplace_back(Clock::now() + time, job);
  }
  wake_.notify_all();
}

// Every job has the same time, so they end in the order in which they came.
void Watchdog::run() {
  std::unique_lock lock(mutex_);
  while (!ended_) {
    if (watched_.empty()) {
      wake_.wait(lock);
      continue;
    }
    const auto [time, job] = watched_.front();
    if (Clock::now() < time) {
      wake_.wait_until(lock, time);
      continue;
    }
    watched_.pop_front();
    if (const auto alive = job.lock()) alive->stop = true;
  }
}

Laboratory::Laboratory(ExternalOptions external)
    : external_(std::move(external)), quick_(kQuickThreads, kMaxWaitingCalls), work_(cores(), kMaxWaitingWork) {}

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

std::string Laboratory::give(Json thing) {
  const std::lock_guard lock(mutex_);
  given_.push_back(std::move(thing));
  return std::to_string(given_.size());
}

std::optional<Json> Laboratory::given(const std::string& id) const {
  const std::lock_guard lock(mutex_);
  for (std::size_t i = 0; i < given_.size(); ++i) {
    if (std::to_string(i + 1) == id) return given_[i];
  }
  return std::nullopt;
}

void Laboratory::run(const Call& call, const Json& arguments, const std::shared_ptr<Job>& job) {
  if (job->stop) return job->finish(refuse(Refusal::cancelled, "cancelled"));
  CallContext context{*this, job};
  if (call.lane == Call::Lane::work) watchdog_.watch(job, kMaxWork);
  try {
    Answer answer = call.run(JsonReader(arguments, "the call"), context);
    if (!context.kept) job->finish(std::move(answer));
  } catch (const std::bad_alloc&) {
    job->finish(refuse(Refusal::busy, "out of memory"));
  } catch (const HostFault& fault) {
    job->finish(refuse(Refusal::fault, fault.what(), fault.hint()));
  } catch (const std::exception& error) {
    job->finish(refuse(Refusal::fault, std::string("internal error: ") + error.what()));
  }
}

void Laboratory::cancel(const std::shared_ptr<Job>& job) {
  job->stop = true;
  tables_.drop_follower(job);
}

}  // namespace ariadne
