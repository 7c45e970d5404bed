#pragma once

#include <string_view>

#include "agents/registry.hpp"
#include "core/result.hpp"

namespace ariadne::fuzz {

// Ends the process if a promise does not hold: in every build, unlike an assert.
void promise(bool holds, std::string_view what);

// What everyone who is refused can count on: a sentence of a bounded length, and a place that makes sense.
void promise_explained(const Error& error);

// The game that a byte picks: `a` the first of the list, `b` the second, and round again.
const GameEntry& picked_game(char byte);

}  // namespace ariadne::fuzz
