#include "agents/registry.hpp"

#include "core/suggest.hpp"

namespace ariadne {

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
