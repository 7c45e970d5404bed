#pragma once

#include <string_view>

#include "agents/registry.hpp"
#include "core/result.hpp"

namespace ariadne::fuzz {

// Ends the process if a promise does not hold: in every build, unlike an assert.
void promise(bool holds, std::string_view what);

// What everyone who is refused can count on: a sentence of a bounded length, and a place that makes sense.
void promise_explained(const Error& error);

// Lines that a terminal shows as they are.
void promise_printable(std::string_view text);

// Takes the first line off the bytes: the game that it names, null if there is none.
const GameEntry* take_game(std::string_view& bytes);

}  // namespace ariadne::fuzz
