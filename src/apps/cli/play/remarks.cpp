#include "apps/cli/play/remarks.hpp"

#include <fmt/format.h>

#include "agents/registry.hpp"
#include "report/format.hpp"

namespace ariadne {

namespace {

std::string seat_name(const Table& table, Seat seat) { return table.session->seats()[seat]; }

// The first seat plays for the first team, all others for the second.
Seat losing_seat(const Outcome& outcome) { return outcome.sign > 0 ? 1 : 0; }

// Values are seen from the first seat: of a decided game it is said who wins or loses.
std::string value_words(const Table& table, double value) {
  return (is_decided(value) ? seat_name(table, 0) : "value") + " " + value_text(value);
}

}  // namespace

std::string called(const Table& table, Seat seat) {
  const bool human = table.is_human(seat);
  const std::size_t of_this_kind = human ? table.humans() : table.players.size() - table.humans();
  if (human && of_this_kind == 1) return table.name.empty() ? "you" : table.name;
  return !human && table.humans() > 0 ? "computer" : seat_name(table, seat);
}

std::string opening_words(const Table& table) {
  std::vector<std::string> people, agents;
  for (Seat seat = 0; seat < table.seats(); ++seat) {
    const std::string& word = table.players[seat].word;
    (table.is_human(seat) ? people : agents).push_back(table.is_human(seat) ? seat_name(table, seat) : word);
  }
  const std::string who = table.name.empty() ? "you play " : table.name + " plays ";
  return fmt::format("{}: {}{}{}, seed {}", table.game().info().title, who, joined(people, " and "),
                     agents.empty() ? "" : " against " + joined(agents, " and "), table.seed);
}

std::string watch_title(const Table& table) {
  std::vector<std::string> words;
  for (const auto& player : table.players) words.push_back(player.word);
  return fmt::format("{}: {}, seed {}", table.game().info().title, joined(words, " against "), table.seed);
}

std::string closing_remark(const Table& table) {
  const Outcome outcome = table.session->result().value_or(Outcome{});
  if (outcome.sign == 0) return "An even game: nobody needs consoling.";
  const Seat loser = losing_seat(outcome);
  if (loser >= table.seats()) return "Nobody was there to lose.";
  if (!table.is_human(loser)) return "Computer, look one move further next time.";
  const std::string who = called(table, loser);
  return (who == "you" ? "Chin up" : "Chin up, " + who) + ": the next game starts level again.";
}

std::string thought_words(const Table& table, const RecordedPly& ply) {
  std::vector<std::string> parts;
  if (ply.value) parts.push_back(value_words(table, *ply.value));
  if (ply.depth > 0) parts.push_back(fmt::format("depth {}", ply.depth));
  if (ply.nodes > 0) parts.push_back(with_commas(ply.nodes) + " nodes");
  if (ply.time.count() > 0) parts.push_back(short_time(ply.time));
  return joined(parts, ", ");
}

}  // namespace ariadne
