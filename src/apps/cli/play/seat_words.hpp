#pragma once

#include <string>
#include <vector>

#include "agents/registry.hpp"

namespace ariadne {

// One word a seat: the last one given repeats, as far as it can play there, and the usual agents have the rest. More
// words than seats are a Failure.
std::vector<std::string> words_for_seats(const GameEntry& game, const std::vector<std::string>& seats,
                                         std::vector<std::string> given);

}  // namespace ariadne
