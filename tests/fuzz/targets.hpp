#pragma once

#include <string_view>

namespace ariadne::fuzz {

// Each takes any bytes, says whether they were accepted, and aborts if a promise of the parser is broken.
bool json(std::string_view bytes);
bool settings(std::string_view bytes);  // game and agent words
bool position(std::string_view bytes);  // the first line names the game
bool moves(std::string_view bytes);     // the first line names the game, then a move a line
bool record(std::string_view bytes);
bool layout(std::string_view bytes);     // strictly and leniently; accepted if strictly
bool map(std::string_view bytes);        // of MovingAI
bool scenarios(std::string_view bytes);  // of MovingAI, for a small map

}  // namespace ariadne::fuzz
