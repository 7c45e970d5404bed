#pragma once

#include <string>

#include "agents/training.hpp"
#include "core/json.hpp"

namespace ariadne {

// What a round of training led to, for people and for programs.
std::string round_text(const TrainedRound& round);
Json round_json(const std::string& game, std::uint64_t seed, const TrainedRound& round);

}  // namespace ariadne
