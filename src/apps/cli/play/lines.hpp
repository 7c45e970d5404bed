#pragma once

#include <iosfwd>
#include <string>

#include "apps/cli/exit_code.hpp"
#include "arena/game.hpp"
#include "report/drawing/look.hpp"

namespace ariadne {

struct LineStyle {
  Look look;
  bool echo = false;  // the input is not seen beside the prompts, so they are completed by it
};

// Plays the game with a person who types a line for a move: for pipes and plain terminals.
// Returns at the end of the game, of the input, or when the person leaves.
ExitCode play_by_lines(GameInPlay& game, std::istream& in, std::ostream& out, const LineStyle& style);

// What the game says about its moves, after an empty line; nothing for most games.
void print_statistics(std::ostream& out, const Session& session);

// The board with its notes, and how the game ended if the notes do not say it.
void print_board(std::ostream& out, const Session& session, const Look& look, bool legal_moves = false);

// Asks once and reads the answer, without spaces around it; false: the input has ended.
bool ask_line(std::istream& in, std::ostream& out, const LineStyle& style, const std::string& prompt,
              std::string& answer);

}  // namespace ariadne
