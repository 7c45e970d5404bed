#include "games/reversi/patterns/weights.hpp"

// The path comes from CMake, which compiles this again when the file changes.
__asm__(
    ".section .rodata\n"
    "reversi_pattern_weights:\n.incbin \"" ARIADNE_PATTERN_WEIGHTS
    "\"\n"
    "reversi_pattern_weights_end:\n.byte 0\n"
    ".previous\n");
extern "C" const char reversi_pattern_weights[], reversi_pattern_weights_end[];

namespace ariadne::reversi {

std::string_view builtin_weights_file() {
  return {reversi_pattern_weights, static_cast<std::size_t>(reversi_pattern_weights_end - reversi_pattern_weights)};
}

}  // namespace ariadne::reversi
