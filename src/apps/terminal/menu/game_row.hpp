#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "agents/registry.hpp"
#include "apps/terminal/menu/form.hpp"

namespace ariadne {

// The row in which one of these games is chosen, by its title.
Form::Row game_row(const std::vector<const GameEntry*>& games, const GameEntry& chosen);

// Which of the games has a title of that row.
std::size_t index_of_title(const std::vector<const GameEntry*>& games, const std::string& title);

}  // namespace ariadne
