#include "protocols/driven_game.hpp"

#include <algorithm>
#include <cassert>

#include "core/rng.hpp"
#include "core/text.hpp"

namespace ariadne {
namespace {

Result<std::unique_ptr<Session>> started(const GameSpec& spec, std::uint64_t seed) {
  return spec.game->start(spec.settings, seed_for(seed, Purpose::board, 0));
}

Result<std::vector<Player>> made_players(const Session& session, const std::vector<std::string>& specs,
                                         const DrivenSetup& setup) {
  if (std::ranges::count(specs, kHuman) > 0) return failure(in_quotes(kHuman) + " is not an agent");
  return make_players(session, specs, seed_for(setup.seed, Purpose::agents, 0), setup.external);
}

// Whether `now` is the game `before`, perhaps with more moves.
bool continues(const Session& before, const Session& now) {
  const auto& old_moves = before.history();
  const auto& new_moves = now.history();
  return old_moves.size() <= new_moves.size() && std::equal(old_moves.begin(), old_moves.end(), new_moves.begin()) &&
         before.at(0)->json() == now.at(0)->json();
}

}  // namespace

const GameEntry* game_with_gtp_name(std::string_view name) {
  const auto all = games();
  const auto is_called_so = [&](const GameEntry* game) {
    const auto& known = game->info().gtp_name;
    return !known.empty() && same_ignoring_case(known, name);
  };
  const auto found = std::ranges::find_if(all, is_called_so);
  return found == all.end() ? nullptr : *found;
}

const GameEntry& default_driven_game() {
  const auto all = games();
  const auto found = std::ranges::find_if(all, [](const GameEntry* game) { return !game->info().gtp_name.empty(); });
  assert(found != all.end());
  return **found;
}

Result<DrivenGame> DrivenGame::make(DrivenSetup setup) {
  const GameInfo& info = setup.game.game->info();
  if (info.gtp_name.empty()) {
    return failure("programs for Othello do not know the game " + in_quotes(info.id),
                   "Available: " + default_driven_game().info().id);
  }
  auto session = started(setup.game, setup.seed);
  if (!session) return tl::unexpected(session.error());
  const auto specs = specs_for_seats(*setup.game.game, (*session)->seats(), setup.agents);
  if (!specs) return tl::unexpected(specs.error());
  auto players = made_players(**session, *specs, setup);
  if (!players) return tl::unexpected(players.error());
  DrivenGame game(std::move(setup));
  game.session_ = std::move(*session);
  game.players_ = std::move(*players);
  return game;
}

std::vector<std::string> DrivenGame::agents() const {
  std::vector<std::string> specs;
  for (const auto& player : players_) specs.push_back(player.spec);
  return specs;
}

Question DrivenGame::question(const Session& session, Seat mover) const {
  Question question{session, mover};
  question.limits = setup_.limits;
  question.stop = setup_.stop;
  return question;
}

Result<> DrivenGame::start(const GameSpec& spec) {
  if (spec.game != setup_.game.game) {
    DrivenSetup setup = setup_;
    setup.game = spec;
    auto other = make(std::move(setup));
    if (!other) return tl::unexpected(other.error());
    *this = std::move(*other);
    return {};
  }
  auto session = started(spec, setup_.seed);
  if (!session) return tl::unexpected(session.error());
  if (const auto adopted = adopt(std::move(*session), true); !adopted) return adopted;
  setup_.game = spec;
  return {};
}

Result<> DrivenGame::go_on_from(std::unique_ptr<Session> session) {
  const bool same_game = continues(*session_, *session);
  return adopt(std::move(session), !same_game);
}

Result<> DrivenGame::adopt(std::unique_ptr<Session> session, bool new_game) {
  for (const auto& player : players_) {
    if (const auto able = player.agent->check(*session); !able) return able;
  }
  if (new_game) {
    const std::uint64_t seed = seed_for(setup_.seed, Purpose::agents, ++games_);
    for (std::size_t seat = 0; seat < players_.size(); ++seat)
      players_[seat].agent->new_game(Rng::stream_seed(seed, seat));
  }
  session_ = std::move(session);
  told_.clear();
  return {};
}

Result<> DrivenGame::use_agents(const std::vector<std::string>& specs) {
  auto players = made_players(*session_, specs, setup_);
  if (!players) return tl::unexpected(players.error());
  players_ = std::move(*players);
  return {};
}

Result<std::unique_ptr<Session>> DrivenGame::at_turn_of(Seat seat) const {
  auto session = session_->clone();
  const auto is_its_turn = [&] { return !session->result() && first_mover(*session) == seat; };
  if (!session->result() && !is_its_turn() && session->must_pass(first_mover(*session))) {
    static_cast<void>(session->play({session->game().info().pass}));
  }
  if (is_its_turn()) return session;
  if (session->result()) return failure("the game is over");
  return failure("it is the turn of " + session->seats()[first_mover(*session)]);
}

Result<> DrivenGame::play(Seat seat, std::string_view move) {
  const std::size_t before = session_->history().size();
  if (!session_->result() || !is_pass(move)) {
    auto session = at_turn_of(seat);
    if (!session) return tl::unexpected(session.error());
    if (const auto played = (*session)->play({std::string(move)}); !played) return played;
    session_ = std::move(*session);
  }
  told_.push_back(before);
  return {};
}

bool DrivenGame::undo() {
  if (told_.empty()) return false;
  session_ = session_->at(told_.back());
  told_.pop_back();
  return true;
}

bool DrivenGame::is_pass(std::string_view move) const {
  const std::string& pass = session_->game().info().pass;
  return !pass.empty() && same_ignoring_case(trimmed(move), pass);
}

}  // namespace ariadne
