#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "arena/steering.hpp"
#include "report/state.hpp"
#include "server/api/call.hpp"

namespace ariadne {

// How a game at a table is played.
struct TableOptions {
  GameOptions game;
  std::optional<double> speed;  // moves, or rounds, a second where nobody has to be waited for; 0: as they come
  bool running = true;
};

// A game in play that people follow and play from elsewhere. It belongs to one thread, which calls advance() whenever
// something may be due.
class Table {
 public:
  using Clock = std::chrono::steady_clock;

  Table(std::string id, GameInPlay game, TableOptions options);
  ~Table();
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  const std::string& id() const { return id_; }
  const GameInPlay& game() const { return referee_->game(); }
  bool thinking() const { return referee_->thinking(); }
  // When it was last used, as far as anybody still follows it or waits for it: now.
  Clock::time_point last_used(Clock::time_point now) const {
    return followers_.empty() && waiters_.empty() ? last_used_ : now;
  }
  void touch(Clock::time_point now) { last_used_ = now; }

  // Plays what is due, tells those who follow, and returns when it wants to be called again. Agents begin to think only
  // if they may.
  Clock::time_point advance(Clock::time_point now, bool may_think);
  // Stops all thinking until advance() is called again.
  void rest() { referee_->stop(); }

  Json state(std::size_t history_from = 0) const;
  Json state_at(std::size_t ply) const;
  Json history(std::size_t from) const { return story_.from(from); }

  Result<> choose(Seat seat, const std::string& move, std::optional<std::size_t> ply);
  Result<> steer(const std::string& move);
  void run(bool running, std::optional<double> speed);
  Result<> take_back();
  Result<> redo();
  Result<> resign(Seat seat);
  Result<> swap_sides();
  void move_now() { referee_->hurry(); }
  void rematch();

  void follow(std::shared_ptr<Job> job);
  // True if it was a follower.
  bool drop(const std::shared_ptr<Job>& job);
  // Finishes the job once a person has to choose, or the game is over.
  void tell_when_settled(std::shared_ptr<Job> job);
  // Tells everybody that the table is gone.
  void close();

 private:
  // What the agents say while they think, on their own threads.
  struct Thoughts {
    std::mutex mutex;
    std::vector<std::optional<Decision>> latest;  // by seat
    bool changed = false;
  };

  void seat_referee(GameInPlay game);
  bool is_paced() const { return !steering_ && game().persons() == 0; }
  bool in_round() const;
  bool is_due(Clock::time_point now) const;
  Clock::time_point due_at() const;
  bool step(Clock::time_point now, bool may_think);
  bool settled() const;
  void changed();
  void publish(Clock::time_point now);
  Clock::time_point next_time(Clock::time_point now, bool may_think) const;
  Json thinking_json() const;
  Json clocks_json() const;
  Json can_json() const;

  const std::string id_;
  const TableOptions options_;
  std::shared_ptr<Thoughts> thoughts_;
  std::unique_ptr<Referee> referee_;
  std::optional<Steering> steering_;  // of a game to a beat in which one person steers
  Story story_;
  bool running_;
  double speed_;
  std::uint64_t sequence_ = 0;
  bool dirty_ = false;  // something changed that nobody was told of
  Clock::time_point last_step_{}, last_published_{}, last_used_ = Clock::now();
  std::vector<std::shared_ptr<Job>> followers_, waiters_;
};

}  // namespace ariadne
