#include "report/match_table.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>

#include "agents/spec.hpp"
#include "arena/rating.hpp"
#include "report/format.hpp"

namespace ariadne {
namespace {

// One of the two agents with what it achieved.
struct Standing {
  std::string name;
  Tally tally;
  Rating rating;
  Points points;
};

std::array<Standing, 2> standings_of(const MatchPlan& plan, std::span<const FinishedGame> games) {
  const Tally first = tally_of(games), second = first.reversed();
  Points points;
  if (!games.empty()) points = points_of(games);
  return {Standing{plan.agents[0], first, rate(first), points},
          Standing{plan.agents[1], second, rate(second), {0 - points.mean, points.error}}};
}

std::string elo_text(const Standing& standing) {
  if (standing.rating.elo) return fmt::format("{:+.1f}", *standing.rating.elo);
  return standing.tally.losses == 0 ? "+inf" : "-inf";
}

// Half the width of the interval, or on which side of what bound the Elo lies.
std::string error_text(const Standing& standing) {
  const Rating& rating = standing.rating;
  if (rating.error) return fmt::format("{:.1f}", *rating.error);
  if (!rating.bound) return "-";
  return fmt::format("{} {:+.0f}", standing.tally.losses == 0 ? ">" : "<", *rating.bound);
}

std::string points_error_text(const Points& points) {
  return points.error ? fmt::format("{:.1f}", *points.error) : "-";
}

std::string row(std::size_t rank, const Standing& standing, std::size_t width) {
  const Tally& tally = standing.tally;
  return fmt::format("{:>4} {:<{}} {:>7} {:>7} {:>6} {:>5} {:>5} {:>5} {:>6.1f}%  {:<17} {:>8.1f} {:>6}\n", rank,
                     standing.name, width, elo_text(standing), error_text(standing), tally.games(), tally.wins,
                     tally.draws, tally.losses, 100 * tally.score(), fmt::format("[{}]", fmt::join(tally.pairs, ", ")),
                     standing.points.mean, points_error_text(standing.points));
}

// What an agent got in all its games and per game, where the game has a tournament.
struct TournamentTotal {
  double sum = 0, mean = 0;
};
std::optional<TournamentTotal> tournament_total(const MatchPlan& plan, std::span<const FinishedGame> games,
                                                std::size_t agent) {
  if (!plan.game->info().has_tournament || games.empty()) return std::nullopt;
  TournamentTotal total;
  for (const auto& game : games) total.sum += game.tournament_for(agent);
  total.mean = total.sum / static_cast<double>(games.size());
  return total;
}

// "tournament score: minmax 123.5 (3.09 per game), classic 48.25 (1.21 per game)", or nothing.
std::string tournament_line(const MatchPlan& plan, std::span<const FinishedGame> games) {
  std::vector<std::string> parts;
  for (std::size_t agent = 0; agent < plan.agents.size(); ++agent) {
    const auto total = tournament_total(plan, games, agent);
    if (total) parts.push_back(fmt::format("{} {:.2f} ({:.2f} per game)", plan.agents[agent], total->sum, total->mean));
  }
  return parts.empty() ? "" : "tournament score: " + joined(parts, ", ") + "\n";
}

// To two digits: the last bits of a logarithm are not the same on every machine.
Json rounded(const std::optional<double>& value) {
  if (!value) return nullptr;
  return std::round(*value * 100) / 100 + 0.0;
}

Json standing_json(const Standing& standing) {
  const Tally& tally = standing.tally;
  return {{"agent", standing.name},
          {"wins", tally.wins},
          {"draws", tally.draws},
          {"losses", tally.losses},
          {"score", tally.score()},
          {"points", rounded(standing.points.mean)},
          {"points_error", rounded(standing.points.error)},
          {"elo", rounded(standing.rating.elo)},
          {"error", rounded(standing.rating.error)},
          {"bound", rounded(standing.rating.bound)},
          {"pentanomial", tally.pairs}};
}

// By the names of the teams.
Json tournament_json(const GameInfo& info, const TournamentScores& scores) {
  return {{info.team_name(0), scores[0]}, {info.team_name(1), scores[1]}};
}

Json forfeits_json(const MatchPlan& plan, const FinishedGame& game) {
  const auto specs = agents_of_game(plan, game.pairing, game.seats);
  Json json = Json::array();
  for (const auto& [seat, failed] : game.forfeits) {
    json.push_back({{"agent", specs[seat]}, {"kind", name_of(failed.kind)}, {"reason", failed.reason}});
  }
  return json;
}

// "forfeits: alphabeta 1 timeout; bot 2 crash", or nothing.
std::string failure_line(const MatchPlan& plan, std::span<const FinishedGame> games) {
  std::map<std::string, std::map<std::string_view, int>> counts;
  for (const auto& game : games) {
    const auto specs = agents_of_game(plan, game.pairing, game.seats);
    for (const auto& [seat, failed] : game.forfeits) ++counts[specs[seat]][name_of(failed.kind)];
  }
  std::vector<std::string> parts;
  for (const auto& [agent, kinds] : counts) {
    std::vector<std::string> words = {agent};
    for (const auto& [kind, count] : kinds) words.push_back(fmt::format("{} {}", count, kind));
    parts.push_back(joined(words));
  }
  return parts.empty() ? "" : "forfeits: " + joined(parts, "; ") + "\n";
}

Json game_json(const MatchPlan& plan, const FinishedGame& game) {
  Json json = {{"index", game.pairing.game},
               {"seats", agents_of_game(plan, game.pairing, game.seats)},
               {"result", winner_name(plan.game->info().seats, game.outcome)},
               {"score", value_json(game.outcome.score)},
               {"plies", game.plies}};
  if (game.tournament) json["tournament_score"] = tournament_json(plan.game->info(), *game.tournament);
  if (!game.forfeits.empty()) json["forfeits"] = forfeits_json(plan, game);
  return json;
}

bool has_clock(const GameEntry& game, const std::string& program) {
  return std::ranges::any_of(std::array{Team::first, Team::second}, [&](Team team) {
    const std::string spec = spec_for_team(program, team);
    const Parameter* time = parameter_of(game, spec, "time");
    return time != nullptr && setting_in(spec, *time) != "0";
  });
}

}  // namespace

std::string match_table(const MatchPlan& plan, std::span<const FinishedGame> games) {
  auto standings = standings_of(plan, games);
  std::string text =
      fmt::format("Results of {} vs {} ({}{}{}, {} of {} games, {} opening plies{}{}, seed {})\n", plan.agents[0],
                  plan.agents[1], plan.game->info().id, plan.settings.empty() ? "" : ":", plan.settings, games.size(),
                  plan.games, plan.opening_plies, plan.swap_sides ? "" : ", sides fixed",
                  plan.limits.none() ? "" : ", " + limits_text(plan.limits), plan.seed);
  if (games.empty()) return text;
  if (standings[0].tally.score() < standings[1].tally.score()) std::swap(standings[0], standings[1]);
  const std::size_t width = std::max({plan.agents[0].size(), plan.agents[1].size(), std::size_t{4}});
  text += fmt::format("{:>4} {:<{}} {:>7} {:>7} {:>6} {:>5} {:>5} {:>5} {:>7}  {:<17} {:>8} {:>6}\n", "Rank", "Name",
                      width, "Elo", "+/-", "Games", "Won", "Drawn", "Lost", "Score", "Pairs (0..2)", "Points", "s.e.");
  for (std::size_t i = 0; i < standings.size(); ++i) text += row(i + 1, standings[i], width);
  return text + tournament_line(plan, games) + failure_line(plan, games);
}

Json match_json(const MatchPlan& plan, std::span<const FinishedGame> games) {
  Json agents = Json::array(), results = Json::array();
  for (const auto& standing : standings_of(plan, games)) agents.push_back(standing_json(standing));
  for (std::size_t agent = 0; agent < agents.size(); ++agent) {
    if (const auto total = tournament_total(plan, games, agent)) {
      agents[agent]["tournament_score"] = {{"sum", rounded(total->sum)}, {"mean", rounded(total->mean)}};
    }
  }
  std::uint64_t nodes = 0;
  for (const auto& game : games) {
    results.push_back(game_json(plan, game));
    nodes += game.nodes;
  }
  Json json = {{"schema", "ariadne/match/1"}, {"game", plan.game->info().id},        {"settings", plan.settings},
               {"seed", plan.seed},           {"opening_plies", plan.opening_plies}, {"swap_sides", plan.swap_sides}};
  if (!plan.position.empty()) json["position"] = parse_json(plan.position).value_or(Json());
  json["limits"] = {{"nodes", plan.limits.nodes}, {"ms", plan.limits.time.count()}};
  json["games"] = games.size();
  json["complete"] = games.size() == plan.games;
  json["agents"] = std::move(agents);
  json["nodes"] = nodes;
  json["results"] = std::move(results);
  return json;
}

bool uses_time(const MatchPlan& plan) {
  return plan.limits.time.count() != 0 ||
         std::ranges::any_of(plan.agents, [&](const auto& spec) { return has_clock(*plan.game, spec); });
}

}  // namespace ariadne
