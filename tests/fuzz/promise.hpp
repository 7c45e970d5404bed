#pragma once

#include <string_view>

#include "agents/registry.hpp"
#include "core/result.hpp"

namespace ariadne::fuzz {

// Ends the process if a promise does not hold: in every build, unlike an assert.
void promise(bool holds, std::string_view what);

// What everyone who is refused can count on: a sentence of a bounded length, and a place that makes sense.
void promise_explained(const Error& error);

// Takes the game off the bytes that it begins with: a line with its name, so that a corpus stays what it is when games
// are added, or any other byte, which picks one. The bytes are not empty.
const GameEntry& take_game(std::string_view& bytes);

}  // namespace ariadne::fuzz
