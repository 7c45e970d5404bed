#include "arena/match.hpp"

#include <algorithm>
#include <cassert>
#include <condition_variable>
#include <mutex>

#include "agents/spec.hpp"
#include "arena/delivery.hpp"
#include "arena/referee.hpp"
#include "arena/workers.hpp"
#include "core/rng.hpp"

namespace ariadne {

Pairing pairing_of(const MatchPlan& plan, std::uint64_t game) {
  if (!plan.swap_sides) return {game, game, {0, 1}};
  const std::size_t first = game % 2;
  return {game, game / 2, {first, 1 - first}};
}

PairedSchedule::PairedSchedule(const MatchPlan& plan, std::span<const FinishedGame> played)
    : plan_(plan), played_(plan.games) {
  for (const auto& game : played) played_[game.pairing.game] = true;
}

std::optional<Pairing> PairedSchedule::next() {
  while (next_ < plan_.games && played_[next_]) ++next_;
  if (next_ == plan_.games) return {};
  return pairing_of(plan_, next_++);
}

std::size_t PairedSchedule::games_left() const {
  return static_cast<std::size_t>(
      std::count(played_.begin() + static_cast<std::ptrdiff_t>(next_), played_.end(), false));
}

std::vector<std::string> agents_of_game(const MatchPlan& plan, const Pairing& pairing, std::size_t seats) {
  std::vector<std::string> specs;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const Team team = plan.game->team(static_cast<Seat>(seat));
    specs.push_back(spec_for_team(plan.agents[pairing.agents[team == Team::first ? 0 : 1]], team));
  }
  return specs;
}

std::uint64_t match_index(const GameRecord& record) {
  assert(record.match);
  return record.match->index;
}

namespace {

// They are no part of a record, so the game is played once more.
std::optional<TournamentScores> tournament_scores(const MatchPlan& plan, const GameRecord& record) {
  if (!plan.game->info().has_tournament || !record.forfeits.empty()) return std::nullopt;
  const auto session = replay(record);
  assert(session);
  return plan.game->tournament_scores(**session);
}

}  // namespace

FinishedGame finished_game(const MatchPlan& plan, const Pairing& pairing, const GameRecord& record) {
  assert(record.result);
  FinishedGame game{pairing,
                    *record.result,
                    record.seats.size(),
                    record.plies.size(),
                    0,
                    record.forfeits,
                    tournament_scores(plan, record),
                    {}};
  for (const auto& each : record.excused) game.excused.push_back({each.seat, each.failure});
  for (const auto& ply : record.plies) game.nodes += ply.nodes();
  return game;
}

namespace {

// Before any random plies.
std::unique_ptr<Session> start_of(const MatchPlan& plan, std::uint64_t opening) {
  if (!plan.openings.empty()) return plan.openings[opening % plan.openings.size()]->clone();
  auto session = plan.position.empty() ? plan.game->start(plan.settings, seed_for(plan.seed, Purpose::board, opening))
                                       : plan.game->read(plan.position);
  assert(session);
  return std::move(*session);
}

}  // namespace

std::unique_ptr<Session> open_game(const MatchPlan& plan, const Pairing& pairing) {
  Rng rng(seed_for(plan.seed, Purpose::opening, pairing.opening));
  return with_opening(start_of(plan, pairing.opening), plan.opening_plies, rng);
}

GameRecord play_match_game(const MatchPlan& plan, const Pairing& pairing, AgentPool& pool,
                           const std::atomic<bool>& stop) {
  auto session = open_game(plan, pairing);
  const std::size_t opening = session->history().size();
  auto players = pool.players(agents_of_game(plan, pairing, session->seats().size()),
                              seed_for(plan.seed, Purpose::agents, pairing.game));
  GameInPlay game = game_of(std::move(session), std::move(players), plan.seed);
  game.policy = plan.policy;
  game = play_out(std::move(game), {.limits = plan.limits, .clock = plan.clock, .spends_clock = true, .stop = &stop});
  GameRecord record = record_of(game);
  pool.give_back(std::move(game));
  record.match = MatchPlace{pairing.game, plan.games, plan.opening_plies};
  for (std::size_t ply = 0; ply < opening; ++ply) record.plies[ply] = {record.plies[ply].moves, true, {}};
  return record;
}

namespace {

// Hands out the games of a schedule to several threads. One that gets none now waits until another has finished a game,
// for that may lead to new ones; when none is in play any more, that is the end.
class GameQueue {
 public:
  explicit GameQueue(Schedule& schedule) : schedule_(schedule) {}

  struct Order {
    Pairing pairing;
    std::size_t turn = 0;  // how many were handed out before
  };
  std::optional<Order> next(const std::function<bool()>& wanted) {
    std::unique_lock lock(mutex_);
    while (wanted()) {
      if (const auto pairing = schedule_.next()) {
        ++in_play_;
        return Order{*pairing, turns_++};
      }
      if (in_play_ == 0) break;
      one_ended_.wait(lock);
    }
    return std::nullopt;
  }
  // A game that was handed out is over, or will not be finished.
  void end(const FinishedGame* game) {
    const std::lock_guard lock(mutex_);
    --in_play_;
    if (game != nullptr) schedule_.finished(*game);
    one_ended_.notify_all();
  }

 private:
  Schedule& schedule_;
  std::mutex mutex_;
  std::condition_variable one_ended_;
  std::size_t in_play_ = 0;
  std::size_t turns_ = 0;
};

// A game that was handed out, until it is given back.
class HeldGame {
 public:
  explicit HeldGame(GameQueue& queue) : queue_(queue) {}
  HeldGame(const HeldGame&) = delete;
  HeldGame& operator=(const HeldGame&) = delete;
  ~HeldGame() { queue_.end(game_ ? &*game_ : nullptr); }

  void finish(const FinishedGame& game) { game_ = game; }

 private:
  GameQueue& queue_;
  std::optional<FinishedGame> game_;
};

// `take` gets every game with its turn, from any thread and several at a time; false: it wants no more.
void play_all(const MatchPlan& plan, Schedule& schedule, int jobs, const std::atomic<bool>& stop,
              const std::function<bool(std::size_t turn, CompletedGame)>& take) {
  GameQueue queue(schedule);
  std::atomic<bool> wanted = true;
  run_workers(jobs, plan.games, [&](const std::atomic<bool>& failed) {
    AgentPool pool(*plan.game, plan.external);
    const auto goes_on = [&] { return !stop && !failed && wanted; };
    while (const auto order = queue.next(goes_on)) {
      HeldGame held(queue);
      GameRecord record = play_match_game(plan, order->pairing, pool, stop);
      if (!record.over()) continue;
      CompletedGame played{finished_game(plan, order->pairing, record), std::move(record)};
      held.finish(played.summary);
      if (!take(order->turn, std::move(played))) wanted = false;
    }
  });
}

}  // namespace

void play_games(const MatchPlan& plan, Schedule& schedule, int jobs, const std::atomic<bool>& stop,
                const GameSink& sink) {
  std::mutex mutex;
  play_all(plan, schedule, jobs, stop, [&](std::size_t, CompletedGame game) {
    const std::lock_guard lock(mutex);
    return sink(std::move(game));
  });
}

void play_match(const MatchPlan& plan, Schedule& schedule, int jobs, const std::atomic<bool>& stop,
                const GameSink& sink) {
  Delivery<CompletedGame> delivery(sink);
  try {
    play_all(plan, schedule, jobs, stop, [&](std::size_t turn, CompletedGame game) {
      delivery.add(turn, std::move(game));
      return delivery.wanted();
    });
  } catch (...) {
    delivery.flush();  // what is finished is kept
    throw;
  }
  delivery.flush();
}

}  // namespace ariadne
