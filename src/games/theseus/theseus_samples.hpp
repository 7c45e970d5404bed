#pragma once

#include <string>

#include "games/theseus/notation.hpp"

// Labyrinths that several tests use.
namespace ariadne::theseus {

inline Position position_of(const std::string& text) { return read_text(text).value(); }

// Theseus at the bottom left, a wall to the right of the Minotaur in the middle.
inline Position small() {
  return position_of(
      "+---+---+---+\n"
      "|         S |\n"
      "+   +   +   +\n"
      "|     M |   |\n"
      "+   +   +   +\n"
      "| T       S |\n"
      "+---+---+---+\n");
}

// A supply two tiles below Theseus and the Minotaur three tiles to his left.
inline const std::string kCrossing =
    "+---+---+---+---+---+\n"
    "|                   |\n"
    "+   +   +   +   +   +\n"
    "|                   |\n"
    "+   +   +   +   +   +\n"
    "| M           T     |\n"
    "+   +   +   +   +   +\n"
    "|                   |\n"
    "+   +   +   +   +   +\n"
    "|             S     |\n"
    "+---+---+---+---+---+\n";

}  // namespace ariadne::theseus
