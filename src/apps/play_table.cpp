#include "apps/play_table.hpp"

#include <algorithm>
#include <cassert>

#include "apps/failure.hpp"
#include "apps/input.hpp"
#include "apps/play_agent_word.hpp"
#include "core/file.hpp"
#include "core/rng.hpp"

namespace ariadne {

bool Table::is_human(Seat seat) const { return players[seat].word == kHuman; }

std::size_t Table::humans() const {
  return static_cast<std::size_t>(std::ranges::count(players, kHuman, &Player::word));
}

Table make_table(std::unique_ptr<Session> session, const std::vector<std::string>& words, std::uint64_t seed) {
  Table table;
  table.seed = seed;
  for (std::size_t seat = 0; seat < words.size(); ++seat) {
    Player player{words[seat], nullptr};
    if (player.word != kHuman) {
      const Team team = session->game().team(static_cast<Seat>(seat));
      player.agent = open_agent(*session, player.word, team, Rng::stream_seed(seed, seat));
    }
    table.players.push_back(std::move(player));
  }
  table.plies = record_of(*session, words, seed).plies;
  table.session = std::move(session);
  return table;
}

Table another_game(const Table& table) {
  auto session = table.session->clone();
  session->rewind(0);
  std::vector<std::string> words;
  for (const auto& player : table.players) words.push_back(player.word);
  Table another = make_table(std::move(session), words, Rng::stream_seed(table.seed, 1) >> 11);
  another.name = table.name;
  return another;
}

Table make_table(RecordedGame game) {
  Table table;
  table.session = std::move(game.session);
  table.plies = std::move(game.record.plies);
  table.seed = game.record.seed;
  for (auto& word : game.record.agents) table.players.push_back({std::move(word), nullptr});
  return table;
}

Result<> play_typed(Table& table, std::string_view move) {
  if (auto played = table.session->play(move); !played) return played;
  table.plies.push_back({});
  table.plies.back().moves = {table.session->history().back()};
  return {};
}

void play_decision(Table& table, const Decision& decision) {
  [[maybe_unused]] const auto played = table.session->play(decision.move);
  assert(played);  // agents choose among the legal moves
  table.plies.push_back(recorded(decision));
}

std::string play_pass(Table& table) {
  assert(table.session->must_pass());
  const std::string pass = table.session->moves().front();
  const std::string sentence = table.session->describe(pass);
  [[maybe_unused]] const auto played = play_typed(table, pass);
  assert(played);
  return sentence;
}

bool undo(Table& table) {
  const auto earlier = table.session->clone();
  for (std::size_t ply = table.session->history().size(); ply-- > 0;) {
    earlier->rewind(ply);
    if (!table.is_human(earlier->to_move()) || earlier->must_pass()) continue;
    table.session->rewind(ply);
    table.plies.resize(ply);
    return true;
  }
  return false;
}

GameRecord record_of(const Table& table) {
  std::vector<std::string> words;
  for (const auto& player : table.players) words.push_back(player.word);
  GameRecord record = record_of(*table.session, std::move(words), table.seed);
  record.plies = table.plies;
  close_record(record, *table.session);
  return record;
}

Result<> save(const Table& table, const std::string& path, bool force) {
  if (!force && file_exists(path)) return failure("the file " + in_quotes(path) + " exists and is kept");
  return write_file(path, write_record(record_of(table)));
}

}  // namespace ariadne
