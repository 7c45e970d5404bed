#pragma once

#include <span>
#include <string>
#include <string_view>

namespace ariadne {

// "Did you mean 'solve'?" for the closest of the known names, or nothing if none is close.
std::string did_you_mean(std::string_view typed, std::span<const std::string> known);

// The same, and if none is close a list of all: "Available: a, b, c."
std::string suggestion(std::string_view typed, std::span<const std::string> known);

// "a, b, c" and "a, b or c".
std::string list_of(std::span<const std::string> names);
std::string one_of(std::span<const std::string> names);

}  // namespace ariadne
