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

const GameEntry* game_also_called(std::string_view name) {
  const auto all = games();
  const auto found = std::ranges::find_if(
      all, [&](const GameEntry* game) { return std::ranges::count(game->info().aliases, name) > 0; });
  return found == all.end() ? nullptr : *found;
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
  }
  const GameEntry* meant = game_also_called(spec->name);
  return failure("unknown game " + in_quotes(spec->name),
                 meant != nullptr ? "Did you mean '" + meant->info().id + "'?" : suggestion(spec->name, names));
}

}  // namespace ariadne
