#include "arena/game.hpp"

#include <algorithm>
#include <cassert>

#include "arena/live_record.hpp"
#include "core/file.hpp"
#include "core/rng.hpp"

namespace ariadne {
namespace {

std::vector<std::string> specs_of(const std::vector<Player>& players) {
  std::vector<std::string> specs;
  for (const auto& player : players) specs.push_back(player.spec);
  return specs;
}

Result<Player> make_player(const Session& session, Seat seat, const std::string& spec, std::uint64_t seed,
                           const ExternalOptions& external, const Limits& limits) {
  if (spec == kHuman) return Player{spec, nullptr};
  auto agent = make_agent(session.game(), spec, seed, external);
  if (!agent) return tl::unexpected(agent.error());
  if (const auto plays = check_team(session.game(), spec, session.game().team(seat)); !plays)
    return tl::unexpected(plays.error());
  if (auto able = (*agent)->check(session, limits); !able) {
    able.error().message = spec + ": " + able.error().message;
    return tl::unexpected(able.error());
  }
  return Player{spec, std::move(*agent)};
}

}  // namespace

OnFailure FailurePolicy::of(FailureKind kind) const {
  if (kind == FailureKind::timeout) return on_timeout;
  return kind == FailureKind::invalid ? on_invalid : OnFailure::forfeit;
}

std::size_t GameInPlay::persons() const {
  return static_cast<std::size_t>(std::ranges::count_if(players, &Player::is_person));
}

std::optional<Outcome> GameInPlay::result() const {
  return forfeits.empty() ? session->result() : std::optional(outcome_of(game(), forfeits));
}

std::string GameInPlay::outcome_text() const {
  return forfeits.empty() ? session->outcome_text() : forfeit_text(game(), session->seats(), forfeits);
}

std::uint64_t seed_for(std::uint64_t seed, Purpose purpose, std::uint64_t index) {
  return Rng::stream_seed(Rng::stream_seed(seed, static_cast<std::uint64_t>(purpose)), index);
}

Result<std::vector<Player>> make_players(const Session& session, const std::vector<std::string>& specs,
                                         std::uint64_t seed, const ExternalOptions& external, const Limits& limits) {
  assert(specs.size() == session.seats().size());
  std::vector<Player> players;
  for (const auto& spec : specs) {
    const auto seat = static_cast<Seat>(players.size());
    auto player = make_player(session, seat, spec, Rng::stream_seed(seed, seat), external, limits);
    if (!player) return tl::unexpected(player.error());
    players.push_back(std::move(*player));
  }
  return players;
}

std::vector<Player> AgentPool::players(const std::vector<std::string>& specs, std::uint64_t seed) {
  std::vector<Player> players;
  for (const auto& spec : specs) {
    const std::uint64_t own_seed = Rng::stream_seed(seed, players.size());
    if (auto idle = idle_.extract(spec)) {
      idle.mapped()->new_game(own_seed);
      players.push_back({spec, std::move(idle.mapped())});
    } else {
      players.push_back({spec, std::move(make_agent(game_, spec, own_seed, external_).value())});
    }
  }
  return players;
}

void AgentPool::give_back(GameInPlay game) {
  for (const auto& forfeit : game.forfeits) game.players[forfeit.seat].agent.reset();
  for (auto& player : game.players) {
    if (player.agent != nullptr) idle_.emplace(std::move(player.spec), std::move(player.agent));
  }
}

GameInPlay game_of(std::unique_ptr<Session> session, std::vector<Player> players, std::uint64_t seed) {
  GameInPlay game;
  game.plies = record_of(*session, specs_of(players), seed).plies;
  game.session = std::move(session);
  game.players = std::move(players);
  game.seed = seed;
  return game;
}

GameInPlay another_game(const GameInPlay& game) {
  const std::uint64_t seed = Rng::stream_seed(game.seed, 1) >> 11;
  auto session = game.session->at(0);
  std::vector<Player> players;
  for (const auto& player : game.players) {
    const std::uint64_t own_seed = Rng::stream_seed(seed, players.size());
    auto agent = player.is_person() ? nullptr : make_agent(game.game(), player.spec, own_seed, game.external).value();
    players.push_back({player.spec, std::move(agent)});
  }
  GameInPlay another = game_of(std::move(session), std::move(players), seed);
  another.limits = game.limits;
  another.clock = game.clock;
  another.policy = game.policy;
  another.person = game.person;
  another.external = game.external;
  another.live = game.live;
  if (another.live) {
    static_cast<void>(another.live->finish(game));  // an error comes up again when the last game is finished
    another.live->begin(another);
  }
  return another;
}

Result<std::vector<Player>> swapped_players(const GameInPlay& game) {
  const auto team_of = [&](Seat seat) { return game.game().team(seat); };
  const auto default_of = game.persons() > 0 ? agent_for_people : default_agent;
  std::vector<std::string> specs;
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    Seat across = 0;
    while (across < game.seats() && team_of(across) == team_of(seat)) ++across;
    const std::string spec = across < game.seats() ? game.players[across].spec : game.players[seat].spec;
    const bool can_play = spec == kHuman || check_team(game.game(), spec, team_of(seat)).has_value();
    specs.push_back(can_play ? spec : default_of(game.game(), team_of(seat)));
  }
  return make_players(*game.session, specs, game.seed, game.external, game.limits);
}

GameInPlay game_of(std::unique_ptr<Session> session, const GameRecord& record) {
  GameInPlay game;
  game.session = std::move(session);
  game.plies = record.plies;
  game.forfeits = record.forfeits;
  game.excused = record.excused;
  game.seed = record.seed;
  game.limits = record.limits;
  game.clock = record.clock;
  for (const auto& spec : record.agents) game.players.push_back({spec, nullptr});
  return game;
}

std::vector<std::string> excused_sentences(const GameInPlay& game, std::size_t ply) {
  std::vector<std::string> sentences;
  for (const auto& [when, seat, failure] : game.excused) {
    if (when != ply) continue;
    sentences.push_back(game.session->seats()[seat] + " failed (" + std::string(name_of(failure.kind)) +
                        "): " + failure.reason + "; another move was played for it");
  }
  return sentences;
}

GameRecord record_of(const GameInPlay& game) {
  GameRecord record = record_of(*game.session, specs_of(game.players), game.seed);
  record.limits = game.limits;
  record.clock = game.clock;
  record.plies = game.plies;
  record.forfeits = game.forfeits;
  record.excused = game.excused;
  if (game.forfeits.empty()) return record;
  record.ending = Ending::forfeit;
  record.result = game.result();
  record.result_text = game.outcome_text();
  return record;
}

Result<> save(const GameInPlay& game, const std::string& path, bool replace) {
  if (!replace && file_exists(path)) return failure(in_quotes(path) + " exists");
  return write_record(record_of(game)).and_then([&](const std::string& text) { return write_file(path, text); });
}

Result<std::unique_ptr<Agent>> hint_agent(const GameInPlay& game, Seat seat) {
  const Team team = game.game().team(seat);
  auto specs = game.game().info().hint_agents;
  specs.push_back(default_agent(game.game(), team));
  Error error;
  for (const auto& spec : specs) {
    auto player = make_player(*game.session, seat, spec, game.seed, {}, game.limits);
    if (player) return std::move(player->agent);
    error = player.error();
  }
  return tl::unexpected(error);
}

}  // namespace ariadne
