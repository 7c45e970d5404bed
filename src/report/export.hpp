#pragma once

#include <string>
#include <vector>

#include "arena/game.hpp"

namespace ariadne {

// The formats in which a game can be given away that are not a page or lines for a terminal: json, svg, those of the
// game itself.
std::vector<std::string> export_formats(const GameEntry& game);

// The game in one of these formats; a picture is of `shown`, one of its positions. Another format is an error that
// lists `known`.
Result<std::string> exported(const GameInPlay& game, const Session& shown, const std::string& format,
                             const std::string& title, const std::vector<std::string>& known);

}  // namespace ariadne
