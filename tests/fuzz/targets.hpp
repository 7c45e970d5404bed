#pragma once

#include <string_view>

namespace ariadne::fuzz {

// Each takes any bytes, says whether they were accepted, and aborts if a promise of the parser is broken.
bool json(std::string_view bytes);
bool settings(std::string_view bytes);  // game and agent words
bool position(std::string_view bytes);  // a line with the game, then the position
bool moves(std::string_view bytes);     // a line with the game, then a move a line
bool agents(
    std::string_view bytes);  // a line with the game, one with the agent, then the position that it is asked about
bool record(std::string_view bytes);
bool protocol(std::string_view bytes);      // what an agent in another process says, a message a line
bool resume(std::string_view bytes);        // a record that a match goes on with, in pieces
bool tournament(std::string_view bytes);    // TOML
bool path_problem(std::string_view bytes);  // JSON
bool values(std::string_view bytes);        // durations, sizes, cells, entries of files
bool command_line(std::string_view bytes);  // an argument a line
bool course(std::string_view bytes);        // Pac-Man, his arguments and the ghosts, a line each
bool keys(std::string_view bytes);          // of a terminal
bool dialogue(std::string_view bytes);      // the lines that a person types
bool gtp(std::string_view bytes);           // the lines of another program; accepted if all are obeyed
bool nboard(std::string_view bytes);        // the same in the other protocol
bool layout(std::string_view bytes);        // strictly and leniently; accepted if strictly
bool map(std::string_view bytes);           // of MovingAI
bool scenarios(std::string_view bytes);     // of MovingAI, for a small map
bool weights(std::string_view bytes);       // of Reversi's patterns: a file, or the first numbers of one

}  // namespace ariadne::fuzz
