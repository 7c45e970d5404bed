#pragma once

#include <span>
#include <string>
#include <string_view>

namespace ariadne {

// "Did you mean 'solve'?" for the closest of the known names, or nothing if none is close.
std::string did_you_mean(std::string_view typed, std::span<const std::string> known);

// "a, b or c".
std::string one_of(std::span<const std::string> names);

}  // namespace ariadne
