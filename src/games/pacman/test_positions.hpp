#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include "core/settings.hpp"
#include "games/pacman/rules.hpp"

// Positions for tests.
namespace ariadne::pacman {

inline Position start_of(std::string_view settings) {
  Rng rng(1);
  return Rules::start(check_settings(settings, Rules::info().parameters, "pacman").value(), rng);
}

inline Position after(Position position, std::initializer_list<Move> moves) {
  for (const Move move : moves) {
    const auto& legal = position.moves();
    EXPECT_NE(std::find(legal.begin(), legal.end(), move), legal.end()) << name_of(move);
    position.play(move);
  }
  return position;
}

}  // namespace ariadne::pacman
