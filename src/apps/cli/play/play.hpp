#pragma once

#include <string>

#include "apps/cli/context.hpp"
#include "apps/cli/play/table.hpp"
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
void write_table_record(const Table& table, const std::string& path);

}  // namespace ariadne
