#include "report/tournament/page.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "report/format.hpp"
#include "report/svg/ratings.hpp"
#include "report/svg/svg.hpp"

namespace ariadne {
namespace {

constexpr std::size_t kMaxListedGames = 1000;
constexpr std::size_t kMaxLines = 16;  // in the plot of scores
constexpr std::size_t kLineSteps = 60;

constexpr const char* kStyle = R"(
body { font: 15px/1.5 system-ui, "DejaVu Sans", sans-serif; color: #22252b; background: #fff; max-width: 62rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: 0; } h2 { font-size: 1.15rem; margin-top: 2rem; }
p.terms { color: #5c636e; margin-top: .2rem; }
div.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid #e4e6ea; }
th { font-weight: 600; border-bottom: 2px solid #c8ccd3; }
table.cross td { text-align: center; } td.self { background: #eceef1; }
th.word, table td.word { text-align: left; white-space: normal; }
td.word small { display: block; min-width: 10rem; max-width: 20rem; color: #5c636e; overflow-wrap: anywhere; }
svg { max-width: 100%; height: auto; }
)";

std::string cell(const std::string& text, const char* tag = "td", const char* attributes = "") {
  return fmt::format("<{0}{1}>{2}</{0}>", tag, attributes, svg_escaped(text));
}
constexpr const char* kWord = " class=\"word\"";

// The name, and below it the spec if that says more.
std::string entrant_cell(const Entrant& entrant) {
  const std::string spec = entrant.spec == entrant.name ? "" : "<small>" + svg_escaped(entrant.spec) + "</small>";
  return "<td class=\"word\">" + svg_escaped(entrant.name) + spec + "</td>";
}

std::string failures_cell(const TournamentStanding& standing, bool withdrawn) {
  std::vector<std::string> failures = failure_counts(standing.forfeits);
  for (const auto& excused : failure_counts(standing.excused)) failures.push_back(excused + " excused");
  if (withdrawn) failures.emplace_back("withdrawn");
  return cell(joined(failures, ", "), "td", kWord);
}

// What a format ranks by beside the points.
std::string format_head(Format format) {
  if (format == Format::swiss) return cell("Buchholz", "th");
  return format == Format::knockout ? cell("Round", "th") : "";
}
std::string format_cell(Format format, const TournamentStanding& standing) {
  if (format == Format::swiss) return cell(points_text(standing.buchholz));
  if (format != Format::knockout) return "";
  return cell(standing.last_round < 0 ? "–" : std::to_string(standing.last_round + 1));
}

std::string ranking_html(const TournamentView& view) {
  const RatingList& ratings = view.standings.ratings;
  const Format format = view.plan.format;
  std::string html =
      "<table><thead><tr><th>Rank</th><th class=\"word\">Name</th><th>Elo</th><th>±</th><th>Games</th><th>Won</th>"
      "<th>Drawn</th><th>Lost</th><th>Points</th>" +
      format_head(format) + "<th>Score</th><th class=\"word\">Failures</th></tr></thead><tbody>\n";
  for (std::size_t place = 0; place < view.standings.table.size(); ++place) {
    const TournamentStanding& standing = view.standings.table[place];
    const Entrant& entrant = view.plan.entrants[standing.entrant];
    const bool rated = ratings.is_rated(standing.entrant);
    const auto error = rated ? ratings.error(standing.entrant) : std::nullopt;
    html += "<tr>" + cell(std::to_string(place + 1)) + entrant_cell(entrant) +
            cell(rated ? fmt::format("{:+.1f}", ratings.elo(standing.entrant) + 0.0) : "–") +
            cell(error ? fmt::format("{:.1f}", *error) : "–") + cell(std::to_string(standing.tally.games())) +
            cell(std::to_string(standing.tally.wins)) + cell(std::to_string(standing.tally.draws)) +
            cell(std::to_string(standing.tally.losses)) + cell(points_text(standing.points)) +
            format_cell(format, standing) +
            cell(standing.tally.games() == 0 ? "–" : fmt::format("{:.1f} %", 100 * standing.tally.score())) +
            failures_cell(standing, entrant.withdrawn) + "</tr>\n";
  }
  return html + "</tbody></table>\n";
}

// From red through white to blue; the numbers say the same.
std::string score_color(double score) {
  const auto channel = [](double from, double to, double part) { return static_cast<int>(from + (to - from) * part); };
  const bool won = score >= 0.5;
  const double part = std::abs(score - 0.5) * 2;
  return fmt::format("rgb({},{},{})", channel(255, won ? 190 : 245, part), channel(255, won ? 215 : 205, part),
                     channel(255, won ? 245 : 200, part));
}

std::string cross_cell_html(const TournamentView& view, std::size_t row, std::size_t column) {
  if (row == column) return "<td class=\"self\"></td>";
  const Tally* tally = view.standings.meeting_of(row, column);
  if (tally == nullptr) return "<td></td>";
  const Tally own = row < column ? *tally : tally->reversed();
  return fmt::format("<td style=\"background:{}\">{} / {}</td>", score_color(own.score()), points_text(own.points()),
                     own.games());
}

std::string crosstable_html(const TournamentView& view) {
  const auto& table = view.standings.table;
  std::string html = "<div class=\"wide\"><table class=\"cross\"><thead><tr><th></th><th class=\"word\">Name</th>";
  for (std::size_t i = 0; i < table.size(); ++i) html += cell(std::to_string(i + 1), "th");
  html += "</tr></thead><tbody>\n";
  for (std::size_t place = 0; place < table.size(); ++place) {
    html += "<tr>" + cell(std::to_string(place + 1)) + cell(view.name(table[place].entrant), "td", kWord);
    for (const auto& other : table) html += cross_cell_html(view, table[place].entrant, other.entrant);
    html += "</tr>\n";
  }
  return html + "</tbody></table></div>\n";
}

std::string ratings_plot(const TournamentView& view) {
  std::vector<RatingMark> marks;
  for (const auto& standing : view.standings.table) {
    const RatingList& ratings = view.standings.ratings;
    const bool rated = ratings.is_rated(standing.entrant);
    marks.push_back({view.name(standing.entrant), rated ? std::optional(ratings.elo(standing.entrant)) : std::nullopt,
                     rated ? ratings.error(standing.entrant) : std::nullopt});
  }
  return ratings_svg("Elo with 95 % confidence intervals", marks);
}

// Without byes, and games that were cancelled or are yet to be played.
std::vector<ScheduledGame> played_games(const TournamentView& view) {
  std::vector<ScheduledGame> games;
  std::ranges::copy_if(view.games, std::back_inserter(games),
                       [](const ScheduledGame& game) { return game.state == GameState::played; });
  return games;
}

// The score of the leading agents in all games up to a moment.
std::string scores_plot(const TournamentView& view) {
  const std::vector<ScheduledGame> games = played_games(view);
  const std::size_t agents = view.plan.entrants.size();
  std::vector<double> points(agents), played(agents);
  std::vector<ShareLine> lines;
  for (const auto& standing : view.standings.table) {
    if (lines.size() < kMaxLines && standing.tally.games() > 0) lines.push_back({view.name(standing.entrant), {}});
  }
  if (lines.empty()) return "";
  const std::size_t steps = std::min(kLineSteps, games.size());
  std::size_t next = 0;
  for (std::size_t step = 0; step <= steps; ++step) {
    for (; next < games.size() * step / steps; ++next) {
      for (const std::size_t agent : games[next].pairing.agents) {
        points[agent] += games[next].points_for(agent, view.plan);
        ++played[agent];
      }
    }
    std::size_t line = 0;
    for (const auto& standing : view.standings.table) {
      if (line == lines.size()) break;
      if (standing.tally.games() == 0) continue;
      const double count = played[standing.entrant];
      lines[line++].shares.push_back(count == 0 ? 0.5 : points[standing.entrant] / count);
    }
  }
  return share_lines_svg("Score so far", fmt::format("games of the tournament, 0 to {}", games.size()), lines);
}

std::string games_html(const TournamentView& view) {
  const GameInfo& info = view.plan.games.game->info();
  std::string html = "<div class=\"wide\"><table><thead><tr><th>Game</th><th>Round</th>" +
                     cell(info.team_name(0), "th", kWord) + cell(info.team_name(1), "th", kWord) +
                     "<th class=\"word\">Winner</th><th>Score</th><th>Plies</th></tr></thead><tbody>\n";
  for (std::size_t i = 0; i < std::min(view.games.size(), kMaxListedGames); ++i) {
    const ScheduledGame& game = view.games[i];
    const bool bye = game.state == GameState::bye;
    html += "<tr>" + cell(std::to_string(game.pairing.game + 1)) + cell(std::to_string(game.round + 1)) +
            cell(view.name(game.pairing.agents[0]), "td", kWord) +
            cell(bye ? "" : view.name(game.pairing.agents[1]), "td", kWord) +
            cell(game_result_text(view, game), "td", kWord) +
            cell(game.result ? short_decimal(game.result->outcome.score) : "") +
            cell(game.result ? std::to_string(game.result->plies) : "") + "</tr>\n";
  }
  html += "</tbody></table></div>\n";
  if (view.games.size() > kMaxListedGames) {
    html += fmt::format("<p>The first {} of {} games are listed.</p>\n", kMaxListedGames, view.games.size());
  }
  return html;
}

}  // namespace

std::string tournament_page(const TournamentView& view) {
  const std::string heading = tournament_heading(view);
  std::string terms = heading.substr(heading.find('\n') + 1);
  std::ranges::replace(terms, '\n', ' ');
  const std::string title = svg_escaped(view.plan.name);
  std::string html = "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n<title>" + title +
                     "</title>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<style>" +
                     kStyle + "</style></head><body>\n<h1>" + title + "</h1>\n<p class=\"terms\">" +
                     svg_escaped(terms) + "</p>\n<h2>Ranking</h2>\n<div class=\"wide\">" + ranking_html(view) +
                     "</div>\n";
  html += "<p>± is half of the 95 % confidence interval of Elo; the mean Elo is 0.";
  if (view.standings.ratings.uses_prior()) {
    html +=
        " Some agents won or lost everything against all others: to keep their Elo finite, a draw with an imaginary "
        "agent "
        "of Elo 0 was added for everybody.";
  }
  if (view.plan.format == Format::swiss) html += " Buchholz: the points of those it met.";
  if (view.plan.format == Format::knockout) html += " Round: the last one it reached.";
  html += "</p>\n<h2>Ratings</h2>\n" + ratings_plot(view) +
          "<h2>Crosstable</h2>\n<p>Points of the row against the column "
          "of that rank.</p>\n" +
          crosstable_html(view) + "<h2>Scores</h2>\n" + scores_plot(view) + "<h2>Games</h2>\n<p>The score is that of " +
          svg_escaped(view.plan.games.game->info().team_name(0)) + ".</p>\n" + games_html(view);
  return html + "</body></html>\n";
}

}  // namespace ariadne
