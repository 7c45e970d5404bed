#include "arena/match.hpp"

#include <algorithm>
#include <cassert>
#include <mutex>

#include "agents/spec.hpp"
#include "arena/delivery.hpp"
#include "arena/opening.hpp"
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

FinishedGame finished_game(const MatchPlan& plan, const GameRecord& record) {
  assert(record.result);
  FinishedGame game{pairing_of(plan, match_index(record)),
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

std::string limits_text(const Limits& limits) {
  std::string text;
  if (limits.nodes != 0) text = std::to_string(limits.nodes) + " nodes/move";
  if (limits.time.count() != 0) text += (text.empty() ? "" : ", ") + std::to_string(limits.time.count()) + "ms/move";
  return text.empty() ? "no limits" : text;
}

std::unique_ptr<Session> open_game(const MatchPlan& plan, const Pairing& pairing) {
  auto session = plan.position.empty()
                     ? plan.game->start(plan.settings, seed_for(plan.seed, Purpose::board, pairing.opening))
                     : plan.game->read(plan.position);
  assert(session);
  Rng rng(seed_for(plan.seed, Purpose::opening, pairing.opening));
  return with_opening(std::move(*session), plan.opening_plies, rng);
}

GameRecord play_match_game(const MatchPlan& plan, const Pairing& pairing, AgentPool& pool,
                           const std::atomic<bool>& stop) {
  auto session = open_game(plan, pairing);
  const std::size_t opening = session->history().size();
  auto players = pool.players(agents_of_game(plan, pairing, session->seats().size()),
                              seed_for(plan.seed, Purpose::agents, pairing.game));
  GameInPlay game =
      play_out(game_of(std::move(session), std::move(players), plan.seed),
               {.limits = plan.limits, .on_timeout = plan.on_timeout, .on_invalid = plan.on_invalid, .stop = &stop});
  GameRecord record = record_of(game);
  pool.give_back(std::move(game));
  record.match = MatchPlace{pairing.game, plan.games, plan.opening_plies};
  for (std::size_t ply = 0; ply < opening; ++ply) record.plies[ply] = {record.plies[ply].moves, true, {}};
  return record;
}

void play_match(const MatchPlan& plan, Schedule& schedule, int jobs, const std::atomic<bool>& stop,
                const GameSink& sink) {
  Delivery<GameRecord> delivery(sink);
  std::mutex mutex;
  std::size_t turns = 0;
  const auto work = [&](const std::atomic<bool>& failed) {
    AgentPool pool(*plan.game, plan.external);
    while (!stop && !failed && delivery.wanted()) {
      std::unique_lock lock(mutex);
      const auto pairing = schedule.next();
      if (!pairing) return;  // whoever finishes a game asks again
      const std::size_t turn = turns++;
      lock.unlock();
      GameRecord record = play_match_game(plan, *pairing, pool, stop);
      if (!record.over()) continue;
      lock.lock();
      schedule.finished(finished_game(plan, record));
      lock.unlock();
      delivery.add(turn, std::move(record));
    }
  };
  try {
    run_workers(jobs, plan.games, work);
  } catch (...) {
    delivery.flush();  // what is finished is kept
    throw;
  }
  delivery.flush();
}

}  // namespace ariadne
