#pragma once

#include <string>
#include <string_view>

#include "core/result.hpp"
#include "games/reversi/position.hpp"

namespace ariadne::reversi {

std::string square_text(int square);  // "d3": columns a.. from the left, rows 1.. from the top
std::string move_text(Move move);     // a square, or "pass"

// "pass", "pa" or "--", in any case.
bool is_pass_word(std::string_view text);

// A legal move, "d3", or row and column as in "3 4", "3,4" or "(3,4)"; or why the text is not one: no such square,
// taken, turns nothing, passing is wrong or needed.
Result<Move> read_move(const Position& position, std::string_view text);

}  // namespace ariadne::reversi
