#pragma once

#include <string>
#include <string_view>

#include "agents/registry.hpp"
#include "core/budget.hpp"

namespace ariadne {

// The agent of the word in the one spelling of all words that mean the same under these limits: settings in their
// order, without those that say what holds anyway. A word that the game does not know stays as it is.
std::string plainest_word(const GameEntry& game, std::string_view word, const Limits& limits);

}  // namespace ariadne
