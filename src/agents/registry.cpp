#include "agents/registry.hpp"

#include <algorithm>

#include "core/suggest.hpp"

namespace ariadne {

Limits share_of_clock(const ClockState& clock) {
  using std::chrono::milliseconds;
  constexpr milliseconds kReserve{30}, kLeast{1};
  if (!clock.left) return {.memory = 0};
  const milliseconds share = *clock.left / 40 + clock.increment * 3 / 4;
  const milliseconds hard = std::clamp(3 * share, kLeast, std::max((*clock.left - kReserve) / 2, kLeast));
  return {.time = hard, .memory = 0, .soft_time = std::clamp(share, kLeast, hard)};
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
