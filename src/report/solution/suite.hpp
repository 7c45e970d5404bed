#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "agents/registry.hpp"
#include "report/analysis.hpp"

// Solved positions beside the values that were expected of them.
namespace ariadne {

struct SuiteRow {
  std::string position, move;
  std::optional<double> score, expected;  // for the side to move; no score: it was not solved
  std::uint64_t nodes = 0;
  std::chrono::nanoseconds time{0};

  bool is_right() const { return score && (!expected || *expected == *score); }
};
struct SuiteSummary {
  std::vector<SuiteRow> rows;

  bool is_right() const;
};

// `expected` is seen from the first team, as an Outcome is.
SuiteRow suite_row(const Analysis& analysis, const std::optional<double>& expected);

std::string suite_heading();
std::string suite_row_text(std::size_t number, const SuiteRow& row);
std::string suite_total(const SuiteSummary& summary);
Json suite_json(const GameInfo& game, const SuiteSummary& summary);

}  // namespace ariadne
