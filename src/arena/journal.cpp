#include "arena/journal.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <limits>

#include "agents/spec.hpp"

namespace ariadne {
namespace {

std::string step_text(const Step& step) {
  std::string text;
  for (const auto& move : step) text += move + ' ';
  return text;
}

std::string opening_of(const GameRecord& record) {
  std::string moves;
  for (const auto& ply : record.plies) {
    if (ply.opening) moves += step_text(ply.moves);
  }
  return moves;
}

Result<> same(std::string_view what, const std::string& then, const std::string& now) {
  if (then == now) return {};
  return failure("it was played with " + std::string(what) + " " + in_quotes(then) + ", not " + in_quotes(now),
                 "Continue a match with the options it was started with.");
}

Result<> same_start(const MatchPlan& plan, const GameRecord& record) {
  const auto session = open_game(plan, pairing_of(plan, match_index(record)));
  std::string opening;
  for (const auto& step : session->history()) opening += step_text(step);
  if (record.start == session->at(0)->json() && opening_of(record) == opening) return {};
  return failure("it starts from a different position than this match");
}

// What a record must share with the plan, the most obvious difference first.
Result<> check_game(const MatchPlan& plan, const GameRecord& record) {
  assert(record.match);
  const MatchPlace& place = *record.match;
  const auto agents = agents_of_game(plan, pairing_of(plan, place.index), record.seats.size());
  auto checked = same("game", record.game, plan.game->info().id);
  for (std::size_t seat = 0; checked && seat < agents.size() && seat < record.agents.size(); ++seat) {
    checked = same("agent", canonical_spec(*plan.game, record.agents[seat], plan.limits),
                   canonical_spec(*plan.game, agents[seat], plan.limits));
  }
  if (checked) checked = same("seed", std::to_string(record.seed), std::to_string(plan.seed));
  if (checked) {
    checked = same("opening plies", std::to_string(place.opening_plies), std::to_string(plan.opening_plies));
  }
  if (checked) {
    checked = same("limits", terms_text(record.limits, record.clock), terms_text(plan.limits, plan.clock));
  }
  if (checked) checked = verify(record);
  return checked ? same_start(plan, record) : checked;
}

tl::unexpected<Error> of_game(std::size_t index, Error why) {
  why.message = "game " + std::to_string(index + 1) + " of the file: " + why.message;
  return tl::unexpected<Error>(std::move(why));
}

}  // namespace

Result<Journal> Journal::open(const std::string& path) {
  auto file = LockedFile::open(path);
  if (!file) return tl::unexpected(file.error());
  return Journal(std::move(*file));
}

Result<> Journal::begin(JournalStart start) {
  std::ranges::sort(start.later, {}, match_index);
  later_ = {std::make_move_iterator(start.later.begin()), std::make_move_iterator(start.later.end())};
  writer_ = RecordWriter(start.end.sum);
  auto ready = file_.cut(start.end.bytes);
  return ready && start.end.bytes > 0 ? file_.append("\n") : ready;
}

Result<> Journal::add(const GameRecord& record) {
  auto added = later_.empty() ? Result<>{} : write_later_before(match_index(record));
  return added ? write(record) : added;
}

Result<> Journal::write_later_before(std::uint64_t index) {
  while (!later_.empty() && match_index(later_.front()) < index) {
    if (auto written = write(later_.front()); !written) return written;
    later_.pop_front();
  }
  return {};
}

Result<> Journal::write(const GameRecord& record) {
  const auto text = writer_.write(record);
  auto added = text ? file_.append(*text) : tl::unexpected(text.error());
  const auto now = std::chrono::steady_clock::now();
  if (!added || now - synced_ < std::chrono::seconds(1)) return added;
  synced_ = now;
  return file_.sync();
}

Result<> Journal::close() {
  auto written = write_later_before(std::numeric_limits<std::uint64_t>::max());
  return written ? file_.sync() : written;
}

Result<> JournalCheck::add(const GameRecord& record, const RecordEnd& end) {
  if (!record.over()) return {};
  const std::size_t place = games_.size();
  if (!record.match) return of_game(place, failure("it is not part of a match").value());
  if (const auto checked = check_game(plan_, record); !checked) return of_game(place, checked.error());
  if (!seen_.insert(record.match->index).second) return of_game(place, failure("it appears twice").value());
  games_.push_back(finished_game(plan_, pairing_of(plan_, record.match->index), record));
  if (start_.later.empty() && record.match->index == place) {
    start_.end = end;
  } else {
    start_.later.push_back(record);
  }
  return {};
}

Result<std::vector<FinishedGame>> JournalCheck::finish() const {
  if (seen_.empty() || *seen_.rbegin() < plan_.games) return games_;
  return failure("the file holds more games of the match than the " + std::to_string(plan_.games) + " asked for",
                 "Ask for " + std::to_string(*seen_.rbegin() + 1) + " games or more.");
}

}  // namespace ariadne
