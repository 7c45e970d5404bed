#include "arena/match.hpp"

#include <cassert>

#include "arena/delivery.hpp"
#include "arena/game_run.hpp"
#include "arena/opening.hpp"
#include "arena/workers.hpp"
#include "core/rng.hpp"

namespace ariadne {
bool first_agent_begins(const MatchPlan& plan, std::uint64_t index) { return !plan.swap_sides || index % 2 == 0; }

std::vector<std::string> agents_of_game(const MatchPlan& plan, std::uint64_t index, std::size_t seats) {
  const std::size_t beginner = first_agent_begins(plan, index) ? 0 : 1;
  std::vector<std::string> words;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    words.push_back(plan.agents[plan.game->team(static_cast<Seat>(seat)) == Team::first ? beginner : 1 - beginner]);
  }
  return words;
}

std::uint64_t match_index(const GameRecord& record) {
  assert(record.match);
  return record.match->index;
}

FinishedGame finished_game(const MatchPlan& plan, const GameRecord& record) {
  assert(record.result);
  const std::uint64_t index = match_index(record);
  const int sign = first_agent_begins(plan, index) ? record.result->sign : -record.result->sign;
  FinishedGame game{index, *record.result, sign, record.seats.size(), record.plies.size(), 0};
  for (const auto& ply : record.plies) game.nodes += ply.nodes;
  return game;
}

std::string limits_text(const Limits& limits) {
  std::string text;
  if (limits.nodes != 0) text = std::to_string(limits.nodes) + " nodes/move";
  if (limits.time.count() != 0) text += (text.empty() ? "" : ", ") + std::to_string(limits.time.count()) + "ms/move";
  return text.empty() ? "no limits" : text;
}

std::unique_ptr<Session> open_game(const MatchPlan& plan, std::uint64_t index) {
  const std::uint64_t pair = plan.swap_sides ? index / 2 : index;
  auto session = plan.position.empty() ? plan.game->start(plan.settings, seed_for(plan.seed, Purpose::board, pair))
                                       : plan.game->read(plan.position);
  assert(session);
  Rng rng(seed_for(plan.seed, Purpose::opening, pair));
  play_opening(**session, plan.opening_plies, rng);
  return std::move(*session);
}

GameRecord play_match_game(const MatchPlan& plan, std::uint64_t index, const std::atomic<bool>& stop) {
  const auto session = open_game(plan, index);
  const std::size_t opening = session->history().size();
  auto players = make_players(*plan.game, agents_of_game(plan, index, session->seats().size()),
                              seed_for(plan.seed, Purpose::agents, index));
  RunOptions options;
  options.limits = plan.limits;
  options.seed = plan.seed;
  options.stop = &stop;
  GameRecord record = play_game(*session, players, options);
  record.match = MatchPlace{index, plan.opening_plies};
  for (std::size_t ply = 0; ply < opening; ++ply) record.plies[ply].opening = true;
  return record;
}

void play_match(const MatchPlan& plan, const std::vector<std::uint64_t>& indices, int jobs,
                const std::atomic<bool>& stop, const GameSink& sink) {
  Delivery<GameRecord> delivery(sink);
  std::atomic<std::size_t> next_turn = 0;
  const auto work = [&] {
    while (!stop && delivery.wanted()) {
      const std::size_t turn = next_turn++;
      if (turn >= indices.size()) return;
      GameRecord record = play_match_game(plan, indices[turn], stop);
      if (record.ending == Ending::finished) delivery.add(turn, std::move(record));
    }
  };
  run_workers(jobs, indices.size(), work);
  delivery.flush();
}

}  // namespace ariadne
