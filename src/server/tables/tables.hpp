#pragma once

#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>

#include "server/tables/table.hpp"

namespace ariadne {

inline constexpr std::size_t kMaxTables = 64;

// All games in play. One thread runs them; others hand it what is to be done.
class Tables {
 public:
  Tables();
  ~Tables();
  Tables(const Tables&) = delete;
  Tables& operator=(const Tables&) = delete;

  // Runs work(table) on the thread of the tables and returns what that returns; an error if there is no such table.
  // `work` returns an Answer.
  template <class Work>
  Answer with(const std::string& id, Work work) {
    return call([this, &id, &work]() -> Answer {
      Table* table = find(id);
      if (table == nullptr) return no_such_table(id);
      table->touch(Table::Clock::now());
      return work(*table);
    });
  }

  // Opens a table for the game and returns its state.
  Answer open(GameInPlay game, TableOptions options);
  Answer close(const std::string& id);
  // Finishes a job that follows or waits as cancelled; any other job is left alone.
  void drop_follower(const std::shared_ptr<Job>& job);

 private:
  using Clock = Table::Clock;

  template <class Work>
  Answer call(Work work) {
    std::promise<Answer> promise;
    auto answer = promise.get_future();
    post([&] {
      try {
        promise.set_value(work());
      } catch (...) {
        promise.set_exception(std::current_exception());  // whoever asked is told, and the other tables go on
      }
    });
    return answer.get();
  }
  void post(std::function<void()> command);
  void run();
  void run_commands(std::unique_lock<std::mutex>& lock);
  Clock::time_point advance_all();
  bool make_room();
  Table* find(const std::string& id);
  static tl::unexpected<CallError> no_such_table(const std::string& id);

  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> commands_;
  bool ended_ = false;
  std::map<std::string, std::unique_ptr<Table>> tables_;  // of the thread alone
  std::jthread thread_;                                   // last: it uses the rest
};

}  // namespace ariadne
