#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "games/reversi/notation.hpp"

// Texts of games in tests.
namespace ariadne::reversi {

inline Position position_of(std::string_view text) {
  const auto game = read_text(text);
  EXPECT_TRUE(game) << text << ": " << (game ? "" : game.error().message);
  return game ? last_position(*game) : Position();
}

// "line:column: message" of what is wrong with the text.
inline std::string fault(std::string_view text) {
  const auto game = read_text(text);
  if (game) return "no error";
  return std::to_string(game.error().line) + ":" + std::to_string(game.error().column) + ": " + game.error().message;
}

}  // namespace ariadne::reversi
