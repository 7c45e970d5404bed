#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "agents/registry.hpp"
#include "agents/session.hpp"
#include "core/rng.hpp"

namespace ariadne {

// Whether new games of these settings, which are valid, differ by their seeds, so that no two of a match are alike.
bool starts_vary(const GameEntry& game, const std::string& settings);

// The session after at most `plies` random plies, so that deterministic agents do not repeat the same game. Where
// several seats move at the same time, a ply is one move of each. An opening after which two more moves can end the
// game, one of each side, is drawn again, and shortened if that does not help.
std::unique_ptr<Session> with_opening(std::unique_ptr<Session> session, int plies, Rng& rng);

// Where games begin: positions, or games with some moves played, none of them over.
using Openings = std::vector<std::shared_ptr<const Session>>;

// A file of openings, one per line; empty lines and those that begin with '#' are left out. An opening is moves with
// blanks between, from the start of a new game, or a position or a game in any notation that the game reads. An error
// has its line and column.
Result<Openings> read_openings(const GameEntry& game, const std::string& settings, std::string_view text);

}  // namespace ariadne
