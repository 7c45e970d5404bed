#pragma once

#include <string>

#include "apps/cli/context.hpp"
#include "arena/game.hpp"
#include "report/drawing/look.hpp"

namespace ariadne {

// A screen is wanted and possible.
bool wants_screen(const Context& context, bool plain);

// How boards look in line mode: letters, so that every pipe gives the same, but symbols on a terminal that has them.
Look line_look(const Context& context);

// Ends the command if the record could not be written there, or not without replacing a file: said before the game, not
// after it.
void check_record_path(const std::string& path, bool force);
// Writes the game's record, if one is wanted; a failure ends the command.
void write_game_record(const GameInPlay& game, const std::string& path);

// The session's game with players of these specs, `human` for a person; a wrong spec ends the command.
GameInPlay new_game(std::unique_ptr<Session> session, const std::vector<std::string>& specs, std::uint64_t seed);

}  // namespace ariadne
