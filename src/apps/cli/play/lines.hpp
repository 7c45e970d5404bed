#pragma once

#include <iosfwd>
#include <string>

#include "apps/cli/exit_code.hpp"
#include "arena/game.hpp"
#include "report/drawing/look.hpp"
#include "report/drawing/scene.hpp"

namespace ariadne {

struct LineStyle {
  Look look;
  Room room;             // that a board may take
  bool echo = false;     // the terminal does not echo the input, so it is printed after the prompt
  bool console = false;  // boards as console games print them: numbered rows and columns, initials for pieces
  bool lingers = false;  // asks for another game when one is over
};

// Plays the game with a person who types one move per line: for pipes and plain terminals. Returns when the game or
// the input ends, or when the person leaves.
ExitCode play_by_lines(GameInPlay& game, std::istream& in, std::ostream& out, const LineStyle& style);

// Prints the game's statistics after an empty line; most games have none.
void print_statistics(std::ostream& out, const Session& session);

// Prints the board with its notes, and how the game ended unless the notes say so.
void print_board(std::ostream& out, const Session& session, const LineStyle& style, bool legal_moves = false);

// Whether an answer means to leave.
bool is_quit(const std::string& answer);

// Asks once and reads the answer, trimmed. False: the input has ended.
bool ask_line(std::istream& in, std::ostream& out, const LineStyle& style, const std::string& prompt,
              std::string& answer);

}  // namespace ariadne
