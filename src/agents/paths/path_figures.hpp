#pragma once

#include <gtest/gtest.h>

#include <string>

#include "agents/paths/path_task.hpp"

namespace ariadne {

// What a search of a layout is known to give.
struct PathFigure {
  const char* layout;
  const char* problem;
  const char* algorithm;
  const char* heuristic;
  double cost;
  std::uint64_t expanded;
  const char* cost_of_steps = "unit";
};

inline void expect_figure(const PathFigure& figure, const Layout& layout) {
  const auto task = maze_task(layout, {.problem = figure.problem, .cost = figure.cost_of_steps}).value();
  const auto answer = task->solve({.algorithm = figure.algorithm, .heuristic = figure.heuristic}).value();
  const std::string what = std::string(figure.layout) + " " + figure.problem + " " + figure.algorithm + " " +
                           figure.heuristic + " " + figure.cost_of_steps;
  // Costs that are not whole numbers are given with six digits.
  EXPECT_NEAR(answer.cost, figure.cost, figure.cost_of_steps == std::string("stay-east") ? 1e-6 : 0) << what;
  EXPECT_EQ(answer.expanded, figure.expanded) << what;
}

}  // namespace ariadne
