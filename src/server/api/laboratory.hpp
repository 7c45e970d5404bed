#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "agents/external/options.hpp"
#include "server/api/call.hpp"
#include "server/api/kept_trees.hpp"
#include "server/tables/tables.hpp"

namespace ariadne {

// Threads that take tasks from a bounded queue, first come, first served.
class WorkQueue {
 public:
  WorkQueue(std::size_t threads, std::size_t max_waiting);
  ~WorkQueue();

  // False: too many are waiting already.
  bool add(std::function<void()> task);

 private:
  void work();

  const std::size_t max_waiting_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> waiting_;
  bool ended_ = false;
  std::vector<std::jthread> threads_;
};

// Stops jobs whose time is up.
class Watchdog {
 public:
  using Clock = std::chrono::steady_clock;

  Watchdog();
  ~Watchdog();
  // Stops the job after this time, unless it is gone by then.
  void watch(const std::shared_ptr<Job>& job, Clock::duration time);

 private:
  void run();

  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::pair<Clock::time_point, std::weak_ptr<Job>>> watched_;  // the next one first
  bool ended_ = false;
  std::jthread thread_;
};

// Everything behind the calls: games in play, threads that work, limits. It is used by any thread. Calls that are under
// way when it ends are stopped, and are not finished.
class Laboratory {
 public:
  // Commands that `external` names may be run for anybody who asks, as agents.
  explicit Laboratory(ExternalOptions external = {});
  ~Laboratory();
  Laboratory(const Laboratory&) = delete;
  Laboratory& operator=(const Laboratory&) = delete;

  // Runs the call of that name with an object of arguments; the job learns how it goes. Returns at once.
  void begin(const std::string& call, Json arguments, std::shared_ptr<Job> job);
  // Nobody waits for the job any more, or what is known is enough.
  void cancel(const std::shared_ptr<Job>& job);

  // What the program was started with, for the page to ask for by the id that is returned: {"call", "arguments"}.
  std::string give(Json thing);
  std::optional<Json> given(const std::string& id) const;

  const ExternalOptions& external() const { return external_; }
  Tables& tables() { return tables_; }
  KeptTrees& trees() { return trees_; }

 private:
  void run(const Call& call, const Json& arguments, const std::shared_ptr<Job>& job);
  void forget_ended_jobs();

  const ExternalOptions external_;
  mutable std::mutex mutex_;
  std::vector<Json> given_;
  std::vector<std::weak_ptr<Job>> jobs_;  // under way, so that the end of all can stop them
  KeptTrees trees_;
  Tables tables_;
  Watchdog watchdog_;
  WorkQueue quick_, work_;  // last: their threads use the rest
};

}  // namespace ariadne
