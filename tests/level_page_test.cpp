// docs/levels.md shows the strengths of all levels.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "core/level_tuning.hpp"
#include "games/flags/rules.hpp"
#include "games/pacman/rules.hpp"
#include "games/reversi/rules.hpp"
#include "games/theseus/rules.hpp"
#include "report/format.hpp"

namespace ariadne {
namespace {

std::string cell(const LevelStrength& strength) {
  const std::string text = fmt::format("{}, {}", with_commas(strength.nodes), strength.tolerance);
  return strength.lapses < 1 ? fmt::format("{}, {}", text, strength.lapses) : text;
}

std::string row(int level) {
  std::string text = fmt::format("| {} |", level);
  const auto add = [&](const LevelTuning& tuning, Team team) {
    text += " " + cell(tuning.strength(level, team)) + " |";
  };
  add(reversi::Rules::levels, Team::first);
  for (const LevelTuning& tuning : {pacman::Rules::levels, theseus::Rules::levels, flags::Rules::levels}) {
    add(tuning, Team::first);
    add(tuning, Team::second);
  }
  add(LevelTuning(), Team::first);
  return text + "\n";
}

TEST(LevelPage, has_the_strengths_of_all_levels) {
  std::stringstream page;
  page << std::ifstream(std::string(ARIADNE_SOURCES) + "/docs/levels.md").rdbuf();
  for (int level = 1; level < kLevels; ++level) {
    EXPECT_NE(page.str().find("\n" + row(level)), std::string::npos) << "expected " << row(level);
  }
}

}  // namespace
}  // namespace ariadne
