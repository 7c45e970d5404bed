#pragma once

#include <string>
#include <vector>

#include "apps/cli/play/table.hpp"

namespace ariadne {

// "Reversi: you play black against alphabeta:depth=4, seed 7".
std::string opening_words(const Table& table);

// "Reversi: alphabeta against random, seed 7".
std::string watch_title(const Table& table);

// Who sits there: a person's name, "you" or "computer"; the seat's own name where several of a kind play.
std::string called(const Table& table, Seat seat);

// Once the game is over: a remark to the loser.
std::string closing_remark(const Table& table);

// "value +3, depth 6, 12,345 nodes, 3.2 ms" or "black wins by 2, …", as far as it is known.
std::string thought_words(const Table& table, const RecordedPly& ply);

}  // namespace ariadne
