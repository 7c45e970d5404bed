#include "report/tournament/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cmath>

#include "report/drawing/text.hpp"
#include "report/format.hpp"
#include "report/text_table.hpp"

namespace ariadne {
namespace {

constexpr std::size_t kColumnGap = 2;

std::string elo_text_of(const TournamentView& view, std::size_t entrant) {
  const RatingList& ratings = view.standings.ratings;
  return ratings.is_rated(entrant) ? fmt::format("{:+.1f}", ratings.elo(entrant) + 0.0) : "-";
}

std::string error_text_of(const TournamentView& view, std::size_t entrant) {
  const RatingList& ratings = view.standings.ratings;
  const auto error = ratings.is_rated(entrant) ? ratings.error(entrant) : std::nullopt;
  return error ? fmt::format("{:.1f}", *error) : "-";
}

// How likely it is that an agent is stronger than the next one in the table.
std::string superiority_over_next(const TournamentView& view, std::size_t place) {
  const auto& table = view.standings.table;
  if (place + 1 >= table.size()) return "";
  const std::size_t agent = table[place].entrant, next = table[place + 1].entrant;
  const RatingList& ratings = view.standings.ratings;
  if (!ratings.is_rated(agent) || !ratings.is_rated(next)) return "-";
  const auto superiority = ratings.superiority(agent, next);
  return superiority ? fmt::format("{:.0f}%", 100 * *superiority) : "-";
}

TableRow ranking_row(const TournamentView& view, std::size_t place) {
  const TournamentStanding& standing = view.standings.table[place];
  const Tally& tally = standing.tally;
  TableRow row = {fmt::format("{:>4}", place + 1),
                  view.name(standing.entrant),
                  elo_text_of(view, standing.entrant),
                  error_text_of(view, standing.entrant),
                  std::to_string(tally.games()),
                  points_text(standing.points),
                  tally.games() == 0 ? "-" : fmt::format("{:.1f}%", 100 * tally.score()),
                  std::to_string(tally.draws),
                  superiority_over_next(view, place)};
  if (view.plan.format == Format::swiss) row.push_back(points_text(standing.buchholz));
  if (view.plan.format == Format::knockout) {
    row.push_back(standing.last_round < 0 ? "-" : std::to_string(standing.last_round + 1));
  }
  return row;
}

TableRow ranking_head(const TournamentView& view) {
  TableRow row = {"Rank", "Name", "Elo", "+/-", "Games", "Points", "Score", "Draws", "LOS"};
  if (view.plan.format == Format::swiss) row.emplace_back("Buchh.");
  if (view.plan.format == Format::knockout) row.emplace_back("Round");
  return row;
}

// Cuts the texts of a column so that the table fits.
void fit(std::vector<TableRow>& rows, std::size_t column) {
  std::size_t others = 0, widest_name = 0;
  for (std::size_t i = 0; i < rows.front().size(); ++i) {
    std::size_t width = 0;
    for (const auto& row : rows) width = std::max(width, row[i].size());
    (i == column ? widest_name : others) += width;
    if (i > 0) others += kColumnGap;
  }
  if (others + widest_name <= kTextWidth) return;
  const std::size_t room = std::max<std::size_t>(kTextWidth > others ? kTextWidth - others : 0, 8);
  for (auto& row : rows) row[column] = shortened(row[column], static_cast<int>(room));
}

// "forfeits: deep 2 timeout; greedy 1 crash", or nothing.
std::string failures_text(const TournamentView& view, const std::string& title,
                          TournamentStanding::Failures TournamentStanding::* failures) {
  std::vector<std::string> parts;
  for (const auto& standing : view.standings.table) {
    if ((standing.*failures).empty()) continue;
    parts.push_back(view.name(standing.entrant) + " " + joined(failure_counts(standing.*failures), " "));
  }
  return parts.empty() ? "" : wrapped({title + ": " + joined(parts, "; ")}, " ") + "\n";
}

std::string withdrawn_text(const TournamentView& view) {
  std::vector<std::string> names;
  for (const auto& entrant : view.plan.entrants) {
    if (entrant.withdrawn) names.push_back(entrant.name);
  }
  return names.empty() ? "" : "withdrawn: " + joined(names, ", ") + "\n";
}

std::string meaning_of_columns(const TournamentView& view) {
  if (view.standings.played == 0) return "";
  std::string text =
      "+/- is the 95 % confidence interval of Elo, whose mean is 0; LOS the likelihood\n"
      "that an agent is stronger than the next one.\n";
  if (view.plan.format == Format::swiss)
    text += "Points are those of meetings and byes; Buchh. is the sum for those it met.\n";
  if (view.plan.format == Format::knockout) text += "Round is the last one that it reached.\n";
  if (view.standings.ratings.uses_prior()) {
    text +=
        "Some agents won or lost everything against all others: to keep their Elo finite,\n"
        "a draw with an imaginary agent of Elo 0 was added for everybody.\n";
  }
  return text;
}

std::string cross_cell(const TournamentView& view, std::size_t row, std::size_t column) {
  if (row == column) return "*";
  const Tally* tally = view.standings.meeting_of(row, column);
  if (tally == nullptr) return ".";
  return points_text(row < column ? tally->points() : tally->reversed().points());
}

// Some columns of the crosstable, each headed by the rank of an opponent.
std::string cross_block(const TournamentView& view, std::size_t from, std::size_t to, std::size_t name_width) {
  const auto& table = view.standings.table;
  TableRow head = {"Rank", "Name"};
  for (std::size_t i = from; i < to; ++i) head.push_back(std::to_string(i + 1));
  std::vector<TableRow> rows = {head};
  for (std::size_t place = 0; place < table.size(); ++place) {
    TableRow row = {fmt::format("{:>4}", place + 1),
                    shortened(view.name(table[place].entrant), static_cast<int>(name_width))};
    for (std::size_t i = from; i < to; ++i) row.push_back(cross_cell(view, table[place].entrant, table[i].entrant));
    rows.push_back(std::move(row));
  }
  return table_text(rows, 2);
}

}  // namespace

bool TournamentView::complete() const {
  return standings.played == standings.planned && next_games(plan, games).empty();
}

std::string points_text(double points) {
  return points == std::floor(points) ? fmt::format("{:.0f}", points) : fmt::format("{:.1f}", points);
}

std::vector<std::string> failure_counts(const TournamentStanding::Failures& failures) {
  std::vector<std::string> counts;
  for (const auto& [kind, count] : failures) counts.push_back(fmt::format("{} {}", count, kind));
  return counts;
}

std::string tournament_heading(const TournamentView& view) {
  const TournamentPlan& plan = view.plan;
  const MatchPlan& games = plan.games;
  std::vector<std::string> terms = {
      fmt::format("{} of {}", name_of(plan.format),
                  games.game->info().id + (games.settings.empty() ? "" : ":" + games.settings)),
      fmt::format("{} of {} games", view.standings.played, view.standings.planned)};
  if (plan.rounds > 0) terms.push_back(counted(static_cast<std::uint64_t>(plan.rounds), "round", "rounds"));
  if (plan.pairs > 1) terms.push_back(fmt::format("{} pairs per meeting", plan.pairs));
  if (!games.openings.empty()) terms.push_back(counted(games.openings.size(), "opening", "openings"));
  if (games.opening_plies > 0) terms.push_back(fmt::format("{} opening plies", games.opening_plies));
  if (!games.limits.none() || !games.clock.none()) terms.push_back(terms_text(games.limits, games.clock));
  terms.push_back(fmt::format("seed {}", games.seed));
  return shortened(plan.name, static_cast<int>(kTextWidth)) + "\n" + wrapped(terms, ", ") + "\n";
}

std::string ranking_text(const TournamentView& view, std::size_t rows) {
  std::vector<TableRow> table = {ranking_head(view)};
  for (std::size_t place = 0; place < std::min(rows, view.standings.table.size()); ++place) {
    table.push_back(ranking_row(view, place));
  }
  fit(table, 1);
  return table_text(table, 2);
}

std::string tournament_table(const TournamentView& view) {
  return tournament_heading(view) + "\n" + ranking_text(view, view.standings.table.size()) + meaning_of_columns(view) +
         failures_text(view, "forfeits", &TournamentStanding::forfeits) +
         failures_text(view, "excused failures", &TournamentStanding::excused) + withdrawn_text(view);
}

std::string crosstable_text(const TournamentView& view) {
  constexpr std::size_t kMaxCrossName = 20;
  const std::size_t agents = view.standings.table.size();
  std::size_t widest_cell = std::to_string(agents).size(), widest_name = 4;
  for (std::size_t a = 0; a < agents; ++a) {
    widest_name = std::max(widest_name, view.name(a).size());
    for (std::size_t b = 0; b < agents; ++b) widest_cell = std::max(widest_cell, cross_cell(view, a, b).size());
  }
  const std::size_t name_width = std::min(widest_name, kMaxCrossName);
  const std::size_t columns = (kTextWidth - 4 - kColumnGap - name_width) / (widest_cell + kColumnGap);
  std::string text;
  for (std::size_t from = 0; from < agents; from += columns) {
    text += (from == 0 ? "" : "\n") + cross_block(view, from, std::min(from + columns, agents), name_width);
  }
  return text;
}

std::string game_result_text(const TournamentView& view, const ScheduledGame& game) {
  if (game.state == GameState::bye) return "bye";
  if (game.state == GameState::cancelled) return "cancelled";
  if (game.state == GameState::planned) return "";
  assert(game.result);
  const FinishedGame& result = *game.result;
  std::string text =
      result.outcome.sign == 0 ? "draw" : view.name(game.pairing.agents[result.outcome.sign > 0 ? 0 : 1]);
  for (const auto& [seat, failed] : result.forfeits) text += fmt::format(" ({})", name_of(failed.kind));
  return text;
}

std::string games_text(const TournamentView& view, const std::vector<ScheduledGame>& games) {
  const GameInfo& info = view.plan.games.game->info();
  std::vector<TableRow> rows = {{"Game", "Round", info.team_name(0), info.team_name(1), "Winner", "Score", "Plies"}};
  for (const auto& game : games) {
    const bool bye = game.state == GameState::bye;
    rows.push_back(
        {fmt::format("{:>4}", game.pairing.game + 1), fmt::format("{:>5}", game.round + 1),
         shortened(view.name(game.pairing.agents[0]), 14), bye ? "" : shortened(view.name(game.pairing.agents[1]), 14),
         shortened(game_result_text(view, game), 18), game.result ? short_decimal(game.result->outcome.score) : "",
         game.result ? std::to_string(game.result->plies) : ""});
  }
  return table_text(rows, 5);
}

}  // namespace ariadne
