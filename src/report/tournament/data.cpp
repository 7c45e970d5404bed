#include "report/tournament/data.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "report/csv.hpp"
#include "report/format.hpp"

namespace ariadne {
namespace {

// The last bits of a logarithm are not the same on every machine.
Json in_cents(const std::optional<double>& value) {
  if (!value) return nullptr;
  return std::round(*value * 100) / 100 + 0.0;
}

std::optional<double> elo_of(const RatingList& ratings, std::size_t agent) {
  return ratings.is_rated(agent) ? std::optional(ratings.elo(agent)) : std::nullopt;
}
std::optional<double> error_of(const RatingList& ratings, std::size_t agent) {
  return ratings.is_rated(agent) ? ratings.error(agent) : std::nullopt;
}

Json agent_json(const TournamentView& view, std::size_t place) {
  const TournamentStanding& standing = view.standings.table[place];
  const RatingList& ratings = view.standings.ratings;
  const Entrant& entrant = view.plan.entrants[standing.entrant];
  Json json = {{"rank", place + 1},
               {"name", entrant.name},
               {"spec", entrant.spec},
               {"elo", in_cents(elo_of(ratings, standing.entrant))},
               {"error", in_cents(error_of(ratings, standing.entrant))},
               {"games", standing.tally.games()},
               {"wins", standing.tally.wins},
               {"draws", standing.tally.draws},
               {"losses", standing.tally.losses},
               {"points", standing.points},
               {"score", standing.tally.score()}};
  if (place + 1 < view.standings.table.size()) {
    const std::size_t next = view.standings.table[place + 1].entrant;
    const bool rated = ratings.is_rated(standing.entrant) && ratings.is_rated(next);
    const auto superiority = rated ? ratings.superiority(standing.entrant, next) : std::nullopt;
    json["los_over_next"] = superiority ? Json(std::round(*superiority * 1e4) / 1e4) : Json();
  }
  if (view.plan.format == Format::swiss) json["buchholz"] = standing.buchholz;
  if (view.plan.format == Format::knockout && standing.last_round >= 0) json["round"] = standing.last_round + 1;
  if (entrant.withdrawn) json["withdrawn"] = true;
  for (const auto& [kind, count] : standing.forfeits) json["forfeits"][std::string(kind)] = count;
  for (const auto& [kind, count] : standing.excused) json["excused"][std::string(kind)] = count;
  return json;
}

Json meeting_json(const TournamentView& view, const Meeting& meeting) {
  return {{"first", view.name(meeting.first)}, {"second", view.name(meeting.second)},
          {"wins", meeting.tally.wins},        {"draws", meeting.tally.draws},
          {"losses", meeting.tally.losses},    {"pentanomial", meeting.tally.pairs}};
}

Json game_json_of(const TournamentPlan& plan, const ScheduledGame& game) {
  const auto name = [&](std::size_t team) { return plan.entrants[game.pairing.agents[team]].name; };
  Json json = {{"game", game.pairing.game + 1},
               {"round", game.round + 1},
               {"state", kGameStates[static_cast<std::size_t>(game.state)]},
               {"first", name(0)}};
  if (game.state != GameState::bye) json["second"] = name(1);
  if (!game.result) return json;
  const FinishedGame& result = *game.result;
  json["opening"] = game.pairing.opening + 1;
  json["winner"] = result.outcome.sign == 0 ? Json() : Json(name(result.outcome.sign > 0 ? 0 : 1));
  json["score"] = value_json(result.outcome.score);
  json["plies"] = result.plies;
  json["nodes"] = result.nodes;
  const auto add_failures = [&](const char* key, const std::vector<Forfeit>& failures) {
    for (const auto& [seat, failed] : failures) {
      const std::size_t team = plan.games.game->team(seat) == Team::first ? 0 : 1;
      json[key].push_back({{"agent", name(team)}, {"kind", name_of(failed.kind)}, {"reason", failed.reason}});
    }
  };
  add_failures("forfeits", result.forfeits);
  add_failures("excused", result.excused);
  return json;
}

}  // namespace

Json tournament_json(const TournamentView& view) {
  const TournamentPlan& plan = view.plan;
  const MatchPlan& games = plan.games;
  Json json = {{"schema", "ariadne/tournament/1"},
               {"name", plan.name},
               {"game", games.game->info().id},
               {"settings", games.settings},
               {"format", name_of(plan.format)},
               {"rounds", plan.rounds},
               {"pairs", plan.pairs},
               {"seed", games.seed},
               {"opening_plies", games.opening_plies}};
  if (!games.openings.empty()) json["openings"] = games.openings.size();
  json["limits"] = {{"nodes", games.limits.nodes}, {"ms", games.limits.time.count()}};
  if (!games.clock.none()) {
    json["clock"] = {{"bank_ms", games.clock.bank.count()}, {"increment_ms", games.clock.increment.count()}};
  }
  json["planned"] = view.standings.planned;
  json["played"] = view.standings.played;
  json["complete"] = view.complete();
  json["confidence"] = 0.95;
  json["prior"] = view.standings.ratings.uses_prior();
  json["agents"] = Json::array();
  for (std::size_t place = 0; place < view.standings.table.size(); ++place)
    json["agents"].push_back(agent_json(view, place));
  json["meetings"] = Json::array();
  for (const auto& meeting : view.standings.meetings) json["meetings"].push_back(meeting_json(view, meeting));
  return json;
}

std::string ranking_csv(const TournamentView& view) {
  std::string text =
      csv_row({"rank", "name", "spec", "elo", "error", "games", "wins", "draws", "losses", "points", "score"});
  const auto number = [](const std::optional<double>& value) {
    return value ? fmt::format("{:.2f}", *value + 0.0) : "";
  };
  for (std::size_t place = 0; place < view.standings.table.size(); ++place) {
    const TournamentStanding& standing = view.standings.table[place];
    const Entrant& entrant = view.plan.entrants[standing.entrant];
    const Tally& tally = standing.tally;
    text += csv_row({std::to_string(place + 1), entrant.name, entrant.spec,
                     number(elo_of(view.standings.ratings, standing.entrant)),
                     number(error_of(view.standings.ratings, standing.entrant)), std::to_string(tally.games()),
                     std::to_string(tally.wins), std::to_string(tally.draws), std::to_string(tally.losses),
                     points_text(standing.points), fmt::format("{:.4f}", tally.score())});
  }
  return text;
}

Json scheduled_game_json(const TournamentView& view, const ScheduledGame& game) {
  return game_json_of(view.plan, game);
}

std::string games_csv(const TournamentView& view, const std::vector<ScheduledGame>& games) {
  std::string text =
      csv_row({"game", "round", "opening", "state", "first", "second", "winner", "score", "plies", "nodes", "forfeit"});
  for (const auto& game : games) {
    const bool bye = game.state == GameState::bye;
    std::vector<std::string> row = {std::to_string(game.pairing.game + 1),
                                    std::to_string(game.round + 1),
                                    bye ? "" : std::to_string(game.pairing.opening + 1),
                                    std::string(kGameStates[static_cast<std::size_t>(game.state)]),
                                    view.name(game.pairing.agents[0]),
                                    bye ? "" : view.name(game.pairing.agents[1])};
    row.resize(11);
    if (game.result) {
      const FinishedGame& result = *game.result;
      row[6] = result.outcome.sign == 0 ? "draw" : view.name(game.pairing.agents[result.outcome.sign > 0 ? 0 : 1]);
      row[7] = short_decimal(result.outcome.score);
      row[8] = std::to_string(result.plies);
      row[9] = std::to_string(result.nodes);
      std::vector<std::string> failures;
      for (const auto& [seat, failed] : result.forfeits) failures.emplace_back(name_of(failed.kind));
      row[10] = joined(failures);
    }
    text += csv_row(row);
  }
  return text;
}

Json tournament_game_event(const TournamentPlan& plan, const ScheduledGame& game, std::uint64_t played,
                           std::uint64_t planned) {
  Json json = {{"schema", "ariadne/tournament-game/1"}};
  json.update(game_json_of(plan, game));
  json["played"] = played;
  json["planned"] = planned;
  return json;
}

Json tournament_round_event(std::span<const ScheduledGame> games, std::uint64_t planned) {
  return {{"schema", "ariadne/tournament-round/1"},
          {"round", games.front().round + 1},
          {"games", std::ranges::count(games, GameState::planned, &ScheduledGame::state)},
          {"planned", planned}};
}

}  // namespace ariadne
