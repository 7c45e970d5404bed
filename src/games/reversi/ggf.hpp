#pragma once

#include <string>
#include <vector>

#include "core/text_reader.hpp"
#include "games/reversi/game_text.hpp"

// GGF, the Generic Game Format of the Othello servers: (;GM[Othello]…BO[8 … *]B[d3//0.5]W[c5];)
namespace ariadne::reversi {

// Takes the whole text, which must be one game. Other tags than GM, BO, B and W only need to be well formed.
Result<Transcript> read_ggf(TextReader& reader);

// Without a date, so that the same game is always the same text. `names` are those of the seats.
std::string write_ggf(const Transcript& game, const std::vector<std::string>& names);

}  // namespace ariadne::reversi
