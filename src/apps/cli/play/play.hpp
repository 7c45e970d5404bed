#pragma once

#include <string>

#include "apps/cli/context.hpp"
#include "apps/cli/play/lines.hpp"
#include "arena/game.hpp"

namespace ariadne {

// Whether the game is shown on a screen: there is a terminal, and `plain` lines were not asked for.
bool wants_screen(const Context& context, bool plain);

// How boards look in line mode: whole and in ASCII, so that pipes always get the same, but with symbols on a UTF-8
// terminal, and no wider than that.
LineStyle line_style(const Context& context);

// Throws a Failure if the record cannot be written there, or not without overwriting a file. Called before the game, so
// that nobody plays for nothing.
void check_record_path(const std::string& path, bool force);
// From now on the game is recorded in this file as it is played, unless the path is empty. Throws a Failure.
void record_live(GameInPlay& game, const std::string& path);
// Ends that record. Throws a Failure if not all of the game is in it.
void finish_record(const GameInPlay& game);

// What agents that failed said, on standard error.
void print_all_evidence(const GameInPlay& game);

// The session's game with players of these specs, `human` for a person. Throws a Failure for a wrong
// spec.
GameInPlay new_game(std::unique_ptr<Session> session, const std::vector<std::string>& specs, std::uint64_t seed,
                    const ExternalOptions& external = {});

}  // namespace ariadne
