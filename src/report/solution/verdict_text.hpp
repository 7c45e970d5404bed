#pragma once

#include <optional>
#include <string>
#include <vector>

namespace ariadne {

// "theseus wins in 26 moves", "draw": a value that is known to the end of the game.
std::string verdict_text(double value, const std::optional<int>& wins_in, const std::vector<std::string>& seats);

}  // namespace ariadne
