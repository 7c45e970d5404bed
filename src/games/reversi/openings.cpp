#include "games/reversi/rules.hpp"

// The path comes from CMake, which compiles this again when the file changes.
__asm__(
    ".section .rodata\n"
    "reversi_openings:\n.incbin \"" ARIADNE_REVERSI_OPENINGS
    "\"\n"
    "reversi_openings_end:\n.byte 0\n"
    ".previous\n");
extern "C" const char reversi_openings[], reversi_openings_end[];

namespace ariadne::reversi {

std::string_view Rules::balanced_openings() {
  return {reversi_openings, static_cast<std::size_t>(reversi_openings_end - reversi_openings)};
}

}  // namespace ariadne::reversi
