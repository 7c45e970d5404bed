#include "agents/registry.hpp"

#include <algorithm>

#include "core/suggest.hpp"

namespace ariadne {

Question with_share_of_clock(const Question& question) {
  constexpr int kMovesLeft = 30;
  constexpr std::chrono::milliseconds kLeast{1};
  Question asked = question;
  if (!question.clock.left) return asked;
  const auto left = *question.clock.left;
  const auto share = left / kMovesLeft + question.clock.increment * 3 / 4;
  Limits limits;
  limits.soft_time = std::max(std::min(share, left / 4), kLeast);
  limits.time = std::max(std::min(share * 4, left / 3), kLeast);
  asked.limits = tighter(question.limits, limits);
  return asked;
}

bool Session::must_pass(Seat mover) const {
  const std::string& pass = game().info().pass;
  if (pass.empty()) return false;
  const auto all = moves(mover);
  return all.size() == 1 && all.front() == pass;
}

Scene Session::scene() const { return scene(first_mover(*this)); }

Seat first_mover(const Session& session) {
  const auto movers = session.movers();
  return movers.empty() ? Seat{0} : movers.front();
}

Result<GameSpec> find_game(std::string_view text) {
  const auto spec = split_spec(text);
  if (!spec) return tl::unexpected(spec.error());
  std::vector<std::string> names;
  for (const GameEntry* game : games()) {
    if (game->info().id == spec->name) {
      const auto checked = check_settings(spec->settings, game->info().parameters, "game '" + spec->name + "'");
      if (!checked) return tl::unexpected(checked.error());
      return GameSpec{game, spec->settings};
    }
    names.push_back(game->info().id);
    if (std::ranges::count(game->info().aliases, spec->name) > 0) {
      return failure("unknown game " + in_quotes(spec->name), "Did you mean '" + game->info().id + "'?");
    }
  }
  std::string hint = did_you_mean(spec->name, names);
  if (hint.empty()) hint = "Available: " + one_of(names) + ".";
  return failure("unknown game " + in_quotes(spec->name), hint);
}

}  // namespace ariadne
