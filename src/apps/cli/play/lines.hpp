#pragma once

#include <iosfwd>
#include <string>

#include "apps/cli/exit_code.hpp"
#include "arena/game.hpp"
#include "report/drawing/look.hpp"

namespace ariadne {

struct LineStyle {
  Look look;
  bool echo = false;  // the terminal does not echo the input, so it is printed after the prompt
};

// Plays the game with a person who types one move per line: for pipes and plain terminals. Returns when the game or
// the input ends, or when the person leaves.
ExitCode play_by_lines(GameInPlay& game, std::istream& in, std::ostream& out, const LineStyle& style);

// Prints the game's statistics after an empty line; most games have none.
void print_statistics(std::ostream& out, const Session& session);

// Prints the board with its notes, and how the game ended unless the notes say so.
void print_board(std::ostream& out, const Session& session, const Look& look, bool legal_moves = false);

// Asks once and reads the answer, trimmed. False: the input has ended.
bool ask_line(std::istream& in, std::ostream& out, const LineStyle& style, const std::string& prompt,
              std::string& answer);

}  // namespace ariadne
