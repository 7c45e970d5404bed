#pragma once

#include "agents/session.hpp"
#include "core/rng.hpp"

namespace ariadne {

// Plays up to `plies` random legal moves from the session's position, so that players who always choose alike do not
// play the same game again and again. An opening after which two plies can end the game is drawn again, and made
// shorter if that does not help.
void play_opening(Session& session, int plies, Rng& rng);

}  // namespace ariadne
