#pragma once

#include <memory>

#include "agents/session.hpp"
#include "core/rng.hpp"

namespace ariadne {

// The session after `plies` more random moves, or fewer, so that agents that always choose alike do not play the same
// game again and again. Where several seats move at a time, a ply is a move of each. An opening after which two plies
// can end the game is drawn again, and made shorter if that does not help.
std::unique_ptr<Session> with_opening(std::unique_ptr<Session> session, int plies, Rng& rng);

}  // namespace ariadne
