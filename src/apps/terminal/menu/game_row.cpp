#include "apps/terminal/menu/game_row.hpp"

#include <algorithm>

namespace ariadne {

Form::Row game_row(const std::vector<const GameEntry*>& games, const GameEntry& chosen) {
  std::vector<std::string> titles;
  for (const auto* entry : games) titles.push_back(entry->info().title);
  return {.label = "Game", .value = chosen.info().title, .help = chosen.info().summary, .choices = std::move(titles)};
}

std::size_t index_of_title(const std::vector<const GameEntry*>& games, const std::string& title) {
  const auto found =
      std::ranges::find(games, title, [](const GameEntry* entry) -> const auto& { return entry->info().title; });
  return static_cast<std::size_t>(found - games.begin());
}

}  // namespace ariadne
