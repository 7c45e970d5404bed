#include "agents/registry.hpp"

#include "core/suggest.hpp"

namespace ariadne {

Result<> check_team(const GameEntry& game, std::string_view text, Team team) {
  const auto word = split_word(text);
  if (!word) return tl::unexpected(word.error());
  for (const auto& info : game.agents()) {
    if (info.name != word->name || info.plays(team)) continue;
    const auto& seats = game.info().seats;
    const std::size_t own = team == Team::first ? 1 : 0;
    return failure("agent " + in_quotes(info.name) + " plays only for the side of " + seats[own] + ", not for " +
                   seats[1 - own]);
  }
  return {};
}

std::string usual_agent(const GameEntry& game, Team team) {
  const std::string& usual = game.info().usual[team == Team::first ? 0 : 1];
  if (!usual.empty()) return usual;
  std::string last;
  for (const auto& info : game.agents()) {
    if (info.plays(team)) last = info.name;
  }
  return last;
}

Result<GameWord> find_game(std::string_view text) {
  const auto word = split_word(text);
  if (!word) return tl::unexpected(word.error());
  std::vector<std::string> names;
  for (const GameEntry* game : games()) {
    if (game->info().id == word->name) {
      const auto checked = check_settings(word->settings, game->info().parameters, "game '" + word->name + "'");
      if (!checked) return tl::unexpected(checked.error());
      return GameWord{game, word->settings};
    }
    names.push_back(game->info().id);
  }
  std::string hint = did_you_mean(word->name, names);
  if (hint.empty()) hint = "There is " + one_of(names) + ".";
  return failure("unknown game " + in_quotes(word->name), hint);
}

}  // namespace ariadne
