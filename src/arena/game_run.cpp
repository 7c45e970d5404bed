#include "arena/game_run.hpp"

#include <cassert>

#include "core/rng.hpp"

namespace ariadne {
namespace {

std::vector<std::string> words_of(const std::vector<Player>& players) {
  std::vector<std::string> words;
  for (const auto& player : players) words.push_back(player.word);
  return words;
}

bool is_set(const std::atomic<bool>* flag) { return flag != nullptr && flag->load(std::memory_order_relaxed); }

}  // namespace

std::uint64_t seed_for(std::uint64_t seed, Purpose purpose, std::uint64_t index) {
  return Rng::stream_seed(Rng::stream_seed(seed, static_cast<std::uint64_t>(purpose)), index);
}

std::vector<Player> make_players(const GameEntry& game, const std::vector<std::string>& words, std::uint64_t seed) {
  std::vector<Player> players;
  for (const auto& word : words) {
    auto agent = game.agent(word, Rng::stream_seed(seed, players.size()));
    assert(agent);
    players.push_back({word, std::move(*agent)});
  }
  return players;
}

GameRecord play_game(Session& session, std::vector<Player>& players, const RunOptions& options) {
  GameRecord record = record_of(session, words_of(players), options.seed);
  record.limits = options.limits;
  Thinking how;
  how.limits = options.limits;
  how.stop = options.stop;
  while (!session.result() && !is_set(options.stop)) {
    const Decision decision = players[session.to_move()].agent->think(session, how);
    if (is_set(options.stop)) break;  // cut short, it is not what the agent would have played
    const auto played = session.play(decision.move);
    assert(played);  // agents choose among the legal moves
    if (!played) break;
    record.plies.push_back(recorded(decision));
    if (options.observer) options.observer(session, record.plies.back());
  }
  close_record(record, session);
  return record;
}

}  // namespace ariadne
