#include "arena/tournament/run.hpp"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

namespace ariadne {
namespace {

constexpr std::size_t kMaxWaiting = 4096;  // games that are over and not stored yet

// Writes to the store on a thread of its own: whatever came in while the last change was being written is the next one.
// So a disk that takes its time delays nobody, and quick games share their commits.
class StoreWriter {
 public:
  StoreWriter(TournamentStore& store, const TournamentEvents& events)
      : store_(store), events_(events), thread_([this] { work(); }) {}
  StoreWriter(const StoreWriter&) = delete;
  StoreWriter& operator=(const StoreWriter&) = delete;
  ~StoreWriter() { finish(); }

  bool wanted() const { return !refused_; }
  void add(CompletedGame game, int round) {
    std::unique_lock lock(mutex_);
    room_.wait(lock, [this] { return waiting_.change.played.size() < kMaxWaiting || refused_; });
    waiting_.news.push_back({{game.summary.pairing, round, GameState::played, game.summary}});
    waiting_.change.played.push_back(std::move(game));
    more_.notify_one();
  }
  void add(const std::vector<ScheduledGame>& planned) {
    const std::lock_guard lock(mutex_);
    waiting_.news.push_back(planned);
    waiting_.change.planned.insert(waiting_.change.planned.end(), planned.begin(), planned.end());
    more_.notify_one();
  }
  // Returns when everything is stored.
  void finish() {
    {
      const std::lock_guard lock(mutex_);
      ended_ = true;
      more_.notify_one();
    }
    if (thread_.joinable()) thread_.join();
  }
  // After finish().
  Result<> result() const {
    if (fault_) std::rethrow_exception(fault_);
    return result_;
  }

 private:
  // What is stored together, and what is to be told of it, in the order in which it happened: games that were drawn up
  // together, or one that was played.
  struct Batch {
    StoreChange change;
    std::vector<std::vector<ScheduledGame>> news;
  };

  void work() {
    try {
      while (write_next()) {
      }
    } catch (...) {
      fault_ = std::current_exception();
    }
    const std::lock_guard lock(mutex_);
    refused_ = true;
    room_.notify_all();
  }
  bool write_next() {
    Batch batch;
    {
      std::unique_lock lock(mutex_);
      more_.wait(lock, [this] { return ended_ || !waiting_.change.empty(); });
      if (waiting_.change.empty()) return false;
      std::swap(batch, waiting_);
      room_.notify_all();
    }
    result_ = store_.write(batch.change);
    return result_ && std::ranges::all_of(batch.news, [this](const auto& games) { return tell(games); });
  }
  bool tell(const std::vector<ScheduledGame>& games) const {
    if (games.front().state == GameState::played) return !events_.played || events_.played(games.front());
    return !events_.planned || events_.planned(games);
  }

  TournamentStore& store_;
  const TournamentEvents& events_;
  std::mutex mutex_;
  std::condition_variable more_, room_;
  Batch waiting_;
  bool ended_ = false;
  std::atomic<bool> refused_ = false;
  Result<> result_;
  std::exception_ptr fault_;
  std::thread thread_;
};

// Hands out what is planned, and draws up more when all of that is over.
class TournamentSchedule : public Schedule {
 public:
  TournamentSchedule(const TournamentPlan& plan, std::vector<ScheduledGame>& games, StoreWriter& writer)
      : plan_(plan), games_(games), writer_(writer) {}

  std::optional<Pairing> next() override {
    if (const auto game = next_planned()) return game;
    if (in_play_ > 0 || over_) return {};
    const auto more = next_games(plan_, games_);
    over_ = more.empty();
    if (over_) return {};
    games_.insert(games_.end(), more.begin(), more.end());
    writer_.add(more);
    return next();
  }
  void finished(const FinishedGame& game) override {
    --in_play_;
    ScheduledGame& scheduled = games_[game.pairing.game];
    scheduled.state = GameState::played;
    scheduled.result = game;
  }

 private:
  std::optional<Pairing> next_planned() {
    for (; next_ < games_.size(); ++next_) {
      if (games_[next_].state != GameState::planned) continue;
      ++in_play_;
      return games_[next_++].pairing;
    }
    return {};
  }

  const TournamentPlan& plan_;
  std::vector<ScheduledGame>& games_;
  StoreWriter& writer_;
  std::size_t next_ = 0;
  std::size_t in_play_ = 0;
  bool over_ = false;
};

}  // namespace

Result<> play_tournament(const TournamentPlan& plan, TournamentStore& store, std::vector<ScheduledGame>& games,
                         int jobs, const std::atomic<bool>& stop, const TournamentEvents& events) {
  StoreWriter writer(store, events);
  TournamentSchedule schedule(plan, games, writer);
  const auto add = [&](CompletedGame game) {
    // The list only grows when no game is in play, and this one is until the schedule is told of it.
    const int round = games[game.summary.pairing.game].round;
    writer.add(std::move(game), round);
    return writer.wanted();
  };
  play_games(plan.games, schedule, jobs, stop, add);
  writer.finish();
  return writer.result();
}

}  // namespace ariadne
