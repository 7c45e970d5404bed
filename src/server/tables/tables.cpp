#include "server/tables/tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <random>

namespace ariadne {
namespace {

using namespace std::chrono_literals;

constexpr auto kIdleTable = 30min;   // then a table that nobody follows is cleared
constexpr auto kUnwatched = 30s;     // then nobody thinks at it
constexpr auto kLookAtTables = 10s;  // how often that is checked

// Hard to guess, so that only those who were told it play there.
std::string new_id() {
  std::random_device random;
  return fmt::format("{:08x}{:08x}", random(), random());
}

std::size_t max_thinking_tables() { return std::max(2u, std::thread::hardware_concurrency()); }

}  // namespace

Tables::Tables() : thread_([this] { run(); }) {}

Tables::~Tables() {
  {
    const std::lock_guard lock(mutex_);
    ended_ = true;
  }
  wake_.notify_all();
}

void Tables::post(std::function<void()> command) {
  {
    const std::lock_guard lock(mutex_);
    commands_.push_back(std::move(command));
  }
  wake_.notify_one();
}

void Tables::run() {
  auto next = Clock::time_point::max();
  std::unique_lock lock(mutex_);
  while (!ended_) {
    wake_.wait_until(lock, std::min(next, Clock::now() + kLookAtTables),
                     [this] { return ended_ || !commands_.empty(); });
    run_commands(lock);
    lock.unlock();
    next = advance_all();
    lock.lock();
  }
  lock.unlock();
  tables_.clear();  // here, by the thread that all of them belong to
}

// The lock is held before and after, not while they run.
void Tables::run_commands(std::unique_lock<std::mutex>& lock) {
  for (auto commands = std::exchange(commands_, {}); !commands.empty(); commands.pop_front()) {
    lock.unlock();
    commands.front()();
    lock.lock();
  }
}

Tables::Clock::time_point Tables::advance_all() {
  const auto now = Clock::now();
  auto next = Clock::time_point::max();
  auto thinking = static_cast<std::size_t>(
      std::ranges::count_if(tables_, [](const auto& entry) { return entry.second->thinking(); }));
  for (auto entry = tables_.begin(); entry != tables_.end();) {
    Table& table = *entry->second;
    const auto unused = now - table.last_used(now);
    if (unused > kIdleTable) {
      table.close();
      entry = tables_.erase(entry);
      continue;
    }
    const auto here = entry++;
    if (unused > kUnwatched) {
      table.rest();
      continue;
    }
    const bool thought = table.thinking();
    try {
      next = std::min(next, table.advance(now, thinking < max_thinking_tables()));
    } catch (const std::exception&) {
      table.close();  // a fault at one table is no reason to end the others
      tables_.erase(here);
      continue;
    }
    if (!thought && table.thinking()) ++thinking;
  }
  return next;
}

Table* Tables::find(const std::string& id) {
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : found->second.get();
}

tl::unexpected<CallError> Tables::no_such_table(const std::string& id) {
  return refuse(Refusal::unknown, "no table is called " + in_quotes(id),
                "A table that nobody follows is cleared after half an hour.");
}

// Clears the table that was not used for longest, unless all are followed.
bool Tables::make_room() {
  const auto now = Clock::now();
  const auto oldest =
      std::ranges::min_element(tables_, {}, [&](const auto& entry) { return entry.second->last_used(now); });
  if (oldest->second->last_used(now) == now) return false;
  oldest->second->close();
  tables_.erase(oldest);
  return true;
}

Answer Tables::open(GameInPlay game, TableOptions options) {
  return call([&]() -> Answer {
    if (tables_.size() >= kMaxTables && !make_room()) {
      return refuse(Refusal::busy, fmt::format("all {} tables are in use", kMaxTables), "Close one of them.");
    }
    auto table = std::make_unique<Table>(new_id(), std::move(game), std::move(options));
    Json state = table->state();
    tables_.emplace(table->id(), std::move(table));
    return state;
  });
}

Answer Tables::close(const std::string& id) {
  return call([&]() -> Answer {
    Table* table = find(id);
    if (table == nullptr) return no_such_table(id);
    table->close();
    tables_.erase(id);
    return Json{{"table", id}, {"closed", true}};
  });
}

void Tables::drop_follower(const std::shared_ptr<Job>& job) {
  post([this, job] {
    for (const auto& [id, table] : tables_) {
      if (table->drop(job)) return job->finish(refuse(Refusal::cancelled, "cancelled"));
    }
  });
}

}  // namespace ariadne
