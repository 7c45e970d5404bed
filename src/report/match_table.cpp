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
#include "report/csv.hpp"
#include "report/format.hpp"
#include "report/text_table.hpp"

namespace ariadne {
namespace {

// One of the two agents with what it achieved.
struct Standing {
  std::string name;
  Tally tally;
  Rating rating;
  Points points;
  std::string label;  // in text tables: tells an agent from itself
};

std::array<Standing, 2> standings_of(const MatchPlan& plan, std::span<const FinishedGame> games) {
  const Tally first = tally_of(games), second = first.reversed();
  Points points;
  if (!games.empty()) points = points_of(games);
  std::array standings = {
      Standing{plan.agents[0], first, rate(first), points, plan.agents[0]},
      Standing{plan.agents[1], second, rate(second), {0 - points.mean, points.error}, plan.agents[1]}};
  if (plan.agents[0] == plan.agents[1]) {
    standings[0].label += " (first)";
    standings[1].label += " (second)";
  }
  return standings;
}

std::string elo_text(const Standing& standing) {
  if (standing.rating.elo) return fmt::format("{:+.1f}", *standing.rating.elo);
  return standing.tally.losses == 0 ? "+inf" : "-inf";
}

std::string error_text(const std::optional<double>& error) { return error ? fmt::format("{:.1f}", *error) : "-"; }

TableRow row(std::size_t rank, const std::string& name, const Standing& standing) {
  const Tally& tally = standing.tally;
  return {fmt::format("{:>4}", rank),
          name,
          elo_text(standing),
          error_text(standing.rating.error),
          std::to_string(tally.wins),
          std::to_string(tally.draws),
          std::to_string(tally.losses),
          fmt::format("{:.1f}%", 100 * tally.score()),
          fmt::format("{:.1f}", standing.points.mean),
          error_text(standing.points.error)};
}

std::string table_of(std::span<const Standing> standings, const std::array<std::string, 2>& names) {
  std::vector<TableRow> rows = {{"Rank", "Name", "Elo", "+/-", "Won", "Drawn", "Lost", "Score", "Points", "s.e."}};
  for (std::size_t i = 0; i < standings.size(); ++i) rows.push_back(row(i + 1, names[i], standings[i]));
  return table_text(rows, 2);
}

// Agents whose specs make the table too wide get letters there.
std::string standings_text(std::span<const Standing> standings) {
  std::string table = table_of(standings, {standings[0].label, standings[1].label});
  if (table.find('\n') <= kTextWidth) return table;
  return fmt::format("A = {}\nB = {}\n", standings[0].label, standings[1].label) + table_of(standings, {"A", "B"});
}

std::string opening_text(const MatchPlan& plan) {
  std::string plies = fmt::format("{} opening plies", plan.opening_plies);
  if (plan.openings.empty()) return plies;
  const std::string openings = counted(plan.openings.size(), "opening", "openings");
  return plan.opening_plies == 0 ? openings : openings + " and " + plies;
}

// "A vs B" and the terms of the match, broken into lines.
std::string heading(const MatchPlan& plan, std::size_t finished) {
  const std::string &first = plan.agents[0], &second = plan.agents[1];
  const bool fits = first.size() + second.size() + 15 <= kTextWidth;
  std::vector<std::string> terms = {plan.game->info().id + (plan.settings.empty() ? "" : ":") + plan.settings,
                                    fmt::format("{} of {} games", finished, plan.games), opening_text(plan)};
  if (!plan.swap_sides) terms.emplace_back("sides fixed");
  if (!plan.limits.none() || !plan.clock.none()) terms.push_back(terms_text(plan.limits, plan.clock));
  terms.push_back(fmt::format("seed {}", plan.seed));
  return fmt::format("Results of {}{}vs {}\n", first, fits ? " " : "\n  ", second) + wrapped(terms, ", ") + "\n";
}

std::string pairs_text(const Standing& standing) {
  if (standing.tally.whole_pairs() == 0) return "";
  const auto& pairs = standing.tally.pairs;
  return fmt::format("Pairs in which rank 1 got 0, 1/2, 1, 1 1/2, 2 points: {}\n", fmt::join(pairs, ", "));
}

// What the columns mean, as far as they have something to say.
std::string meaning_text(const Standing& best) {
  const Rating& rating = best.rating;
  if (rating.error) return "+/- is the 95 % confidence interval of Elo, s.e. the standard error of Points.\n";
  if (rating.elo) return "Too few pairs that ended differently to say how certain the Elo is.\n";
  if (!rating.bound) return "A clean sweep: too few pairs to say how far apart the two are.\n";
  return fmt::format("A clean sweep: with 95 % confidence the difference is more than {:.0f} Elo.\n", *rating.bound);
}

std::string superiority_text(const Standing& best) {
  return fmt::format("Likelihood that rank 1 is the stronger agent: {:.1f} %.\n",
                     100 * likelihood_of_superiority(best.tally));
}

std::string accepted_text(const Sprt& sprt) {
  const SprtTerms& terms = sprt.terms();
  switch (sprt.accepted()) {
    case Accepted::elo0:
      return fmt::format("{} is accepted, {} is not", terms.elo0, terms.elo1);
    case Accepted::elo1:
      return fmt::format("{} is accepted", terms.elo1);
    case Accepted::none:
      break;
  }
  return "undecided";
}

// The test is about the first agent, whatever its rank.
std::string sprt_lines(const MatchPlan& plan, const Sprt& sprt) {
  const SprtTerms& terms = sprt.terms();
  return fmt::format(
      "Test whether {} leads by {} or {} normalised Elo,\n  error rates {} and {}: {}\n  after {}: {}.\n",
      plan.agents[0], terms.elo0, terms.elo1, terms.alpha, terms.beta, llr_text(sprt),
      counted(sprt.judged(), "game", "games"), accepted_text(sprt));
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
          {"los", std::round(likelihood_of_superiority(tally) * 1e4) / 1e4},
          {"pentanomial", tally.pairs}};
}

// By the names of the teams.
Json tournament_json(const GameInfo& info, const TournamentScores& scores) {
  return {{info.team_name(0), scores[0]}, {info.team_name(1), scores[1]}};
}

Json failures_json(const MatchPlan& plan, const FinishedGame& game, const std::vector<Forfeit>& failures) {
  const auto specs = agents_of_game(plan, game.pairing, game.seats);
  Json json = Json::array();
  for (const auto& [seat, failed] : failures) {
    json.push_back({{"agent", specs[seat]}, {"kind", name_of(failed.kind)}, {"reason", failed.reason}});
    if (!failed.evidence.empty()) json.back()["evidence"] = failed.evidence;
  }
  return json;
}

// "forfeits: alphabeta 1 timeout; bot 2 crash", or nothing.
std::string failure_line(const MatchPlan& plan, std::span<const FinishedGame> games, std::string_view title,
                         std::vector<Forfeit> FinishedGame::* failures) {
  std::map<std::string, std::map<std::string_view, int>> counts;
  for (const auto& game : games) {
    const auto specs = agents_of_game(plan, game.pairing, game.seats);
    for (const auto& [seat, failed] : game.*failures) ++counts[specs[seat]][name_of(failed.kind)];
  }
  std::vector<std::string> parts;
  for (const auto& [agent, kinds] : counts) {
    std::vector<std::string> words = {agent};
    for (const auto& [kind, count] : kinds) words.push_back(fmt::format("{} {}", count, kind));
    parts.push_back(joined(words));
  }
  return parts.empty() ? "" : fmt::format("{}: {}\n", title, joined(parts, "; "));
}

Json game_json(const MatchPlan& plan, const FinishedGame& game) {
  Json json = {{"index", game.pairing.game},
               {"seats", agents_of_game(plan, game.pairing, game.seats)},
               {"result", winner_name(plan.game->info().seats, game.outcome)},
               {"score", value_json(game.outcome.score)},
               {"plies", game.plies}};
  if (game.tournament) json["tournament_score"] = tournament_json(plan.game->info(), *game.tournament);
  if (!game.forfeits.empty()) json["forfeits"] = failures_json(plan, game, game.forfeits);
  if (!game.excused.empty()) json["excused"] = failures_json(plan, game, game.excused);
  return json;
}

Json sprt_json(const Sprt& sprt) {
  const SprtTerms& terms = sprt.terms();
  constexpr std::array kNames = {"none", "elo0", "elo1"};
  return {{"elo0", terms.elo0},
          {"elo1", terms.elo1},
          {"alpha", terms.alpha},
          {"beta", terms.beta},
          {"lower", rounded(terms.lower())},
          {"upper", rounded(terms.upper())},
          {"llr", rounded(sprt.llr())},
          {"accepted", kNames[static_cast<std::size_t>(sprt.accepted())]}};
}

bool has_clock(const GameEntry& game, const std::string& program) {
  return std::ranges::any_of(std::array{Team::first, Team::second}, [&](Team team) {
    const std::string spec = spec_for_team(program, team);
    const Parameter* time = parameter_of(game, spec, "time");
    return time != nullptr && setting_in(spec, *time) != "0";
  });
}

}  // namespace

std::string llr_text(const Sprt& sprt) {
  return fmt::format("LLR {:.2f} ({:.2f} to {:.2f})", sprt.llr() + 0.0, sprt.terms().lower(), sprt.terms().upper());
}

std::string match_csv(const MatchPlan& plan, std::span<const FinishedGame> games) {
  const GameInfo& info = plan.game->info();
  std::string text = csv_row(
      {"game", "opening", info.team_name(0), info.team_name(1), "result", "score", "plies", "nodes", "forfeit"});
  for (const auto& game : games) {
    std::vector<std::string> failures;
    for (const auto& [seat, failed] : game.forfeits) failures.emplace_back(name_of(failed.kind));
    const auto& [index, opening, agents] = game.pairing;
    text += csv_row({std::to_string(index + 1), std::to_string(opening + 1), plan.agents[agents[0]],
                     plan.agents[agents[1]], winner_name(info.seats, game.outcome), short_decimal(game.outcome.score),
                     std::to_string(game.plies), std::to_string(game.nodes), joined(failures)});
  }
  return text;
}

std::string match_table(const MatchPlan& plan, std::span<const FinishedGame> games, const Sprt* sprt) {
  auto standings = standings_of(plan, games);
  if (games.empty()) return heading(plan, 0);
  if (standings[0].tally.score() < standings[1].tally.score()) std::swap(standings[0], standings[1]);
  return heading(plan, games.size()) + "\n" + standings_text(standings) + meaning_text(standings[0]) +
         (plan.swap_sides ? pairs_text(standings[0]) : "") + superiority_text(standings[0]) +
         (sprt != nullptr ? sprt_lines(plan, *sprt) : "") + tournament_line(plan, games) +
         failure_line(plan, games, "forfeits", &FinishedGame::forfeits) +
         failure_line(plan, games, "excused failures", &FinishedGame::excused);
}

Json match_event_json(const MatchPlan& plan, const FinishedGame& game, const Tally& tally, const Sprt* sprt) {
  Json json = {{"schema", "ariadne/match-game/1"}};
  json.update(game_json(plan, game));
  json["finished"] = tally.games();
  json["games"] = plan.games;
  json["wins"] = tally.wins;
  json["draws"] = tally.draws;
  json["losses"] = tally.losses;
  if (sprt != nullptr) json["llr"] = rounded(sprt->llr());
  return json;
}

Json match_json(const MatchPlan& plan, std::span<const FinishedGame> games, const Sprt* sprt) {
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
  if (!plan.clock.none()) {
    json["clock"] = {{"bank_ms", plan.clock.bank.count()}, {"increment_ms", plan.clock.increment.count()}};
  }
  if (!plan.openings.empty()) json["openings"] = plan.openings.size();
  json["games"] = games.size();
  json["complete"] = games.size() == plan.games || (sprt != nullptr && sprt->accepted() != Accepted::none);
  if (sprt != nullptr) json["sprt"] = sprt_json(*sprt);
  json["agents"] = std::move(agents);
  json["nodes"] = nodes;
  json["results"] = std::move(results);
  return json;
}

bool uses_time(const MatchPlan& plan) {
  return plan.limits.time.count() != 0 || !plan.clock.none() ||
         std::ranges::any_of(plan.agents, [&](const auto& spec) { return has_clock(*plan.game, spec); });
}

}  // namespace ariadne
