#include "arena/journal.hpp"

#include <cassert>
#include <set>

#include "arena/file.hpp"

namespace ariadne {
namespace {

std::string opening_of(const GameRecord& record) {
  std::string moves;
  for (const auto& ply : record.plies) {
    if (ply.opening) moves += ply.moves.front() + ' ';
  }
  return moves;
}

std::string limits_text(const Limits& limits) {
  return std::to_string(limits.nodes) + " nodes and " + std::to_string(limits.time.count()) + " ms a move";
}

Result<> same(std::string_view what, const std::string& then, const std::string& now) {
  if (then == now) return {};
  return failure("it was played with " + std::string(what) + " " + in_quotes(then) + ", asked for is " + in_quotes(now),
                 "A match is continued with the options it was begun with.");
}

Result<> same_start(const MatchPlan& plan, const GameRecord& record) {
  const auto session = open_game(plan, match_index(record));
  std::string opening;
  for (const auto& move : session->history()) opening += move + ' ';
  if (record.start == session->start_json() && opening_of(record) == opening) return {};
  return failure("it began from another position than this match would");
}

// What a record must share with the plan, the plainest difference first.
Result<> check_game(const MatchPlan& plan, const GameRecord& record) {
  assert(record.match);
  const MatchPlace& place = *record.match;
  const auto agents = agents_of_game(plan, place.index);
  auto checked = same("game", record.game, plan.game->info().id);
  for (std::size_t seat = 0; checked && seat < agents.size() && seat < record.agents.size(); ++seat) {
    checked = same("agent", record.agents[seat], agents[seat]);
  }
  if (checked) checked = same("seed", std::to_string(record.seed), std::to_string(plan.seed));
  if (checked) {
    checked = same("opening plies", std::to_string(place.opening_plies), std::to_string(plan.opening_plies));
  }
  if (checked) checked = same("limits", limits_text(record.limits), limits_text(plan.limits));
  if (checked) checked = verify(record);
  return checked ? same_start(plan, record) : checked;
}

tl::unexpected<Error> of_game(std::size_t index, Error why) {
  why.message = "game " + std::to_string(index + 1) + " of the file: " + why.message;
  return tl::unexpected<Error>(std::move(why));
}

}  // namespace

Result<Journal> Journal::create(std::string path, std::span<const GameRecord> games) {
  std::string text;
  for (const auto& record : games) text += write_record(record);
  const auto written = write_file(path, text);
  if (!written) return tl::unexpected(written.error());
  return Journal(std::move(path));
}

Result<> Journal::add(const GameRecord& record) { return append_to_file(path_, write_record(record)); }

Result<std::vector<GameRecord>> read_journal(std::string_view text) {
  auto games = read_records(text);
  if (!games) return games;
  std::erase_if(*games, [](const GameRecord& record) { return record.ending != Ending::finished; });
  for (std::size_t i = 0; i < games->size(); ++i) {
    if (!(*games)[i].match) return of_game(i, failure("it is not of a match").value());
  }
  return games;
}

Result<> check_journal(const MatchPlan& plan, std::span<const GameRecord> games) {
  std::set<std::uint64_t> seen;
  for (std::size_t i = 0; i < games.size(); ++i) {
    const std::uint64_t index = match_index(games[i]);
    if (const auto checked = check_game(plan, games[i]); !checked) return of_game(i, checked.error());
    if (!seen.insert(index).second) return of_game(i, failure("it is there twice").value());
  }
  if (!seen.empty() && *seen.rbegin() >= plan.games) {
    return failure("the file holds more games of the match than the " + std::to_string(plan.games) + " asked for",
                   "Ask for " + std::to_string(*seen.rbegin() + 1) + " games or more.");
  }
  return {};
}

std::vector<std::uint64_t> missing_games(const MatchPlan& plan, std::span<const GameRecord> games) {
  std::vector<bool> played(plan.games);
  for (const auto& record : games) played[match_index(record)] = true;
  std::vector<std::uint64_t> missing;
  for (std::uint64_t index = 0; index < plan.games; ++index) {
    if (!played[index]) missing.push_back(index);
  }
  return missing;
}

}  // namespace ariadne
