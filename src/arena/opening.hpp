#pragma once

#include <memory>

#include "agents/registry.hpp"
#include "agents/session.hpp"
#include "core/rng.hpp"

namespace ariadne {

// Whether new games of these settings, which are valid, differ by their seeds, so that no two of a match are alike.
bool starts_vary(const GameEntry& game, const std::string& settings);

// The session after at most `plies` random plies, so that deterministic agents do not repeat the same game. Where
// several seats move at the same time, a ply is one move of each. An opening after which two plies can end the game is
// drawn again, and shortened if that does not help.
std::unique_ptr<Session> with_opening(std::unique_ptr<Session> session, int plies, Rng& rng);

}  // namespace ariadne
