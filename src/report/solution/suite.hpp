#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agents/registry.hpp"
#include "report/analysis.hpp"

// Solved positions beside the values that were expected of them.
namespace ariadne {

// What a solution says about the value that was expected; `unknown`: none was.
enum class SuiteVerdict : std::uint8_t { right, wrong, unsolved, unknown };
constexpr std::string_view name_of(SuiteVerdict verdict) {
  constexpr std::array<std::string_view, 4> kNames = {"right", "wrong", "unsolved", "unknown"};
  return kNames[static_cast<std::size_t>(verdict)];
}

struct SuiteRow {
  std::string position, move;
  std::optional<double> score, expected;  // for the side to move; no score: it was not solved
  std::uint64_t nodes = 0;
  std::chrono::nanoseconds time{0};

  SuiteVerdict verdict() const;
};
struct SuiteSummary {
  std::vector<SuiteRow> rows;

  std::size_t count(SuiteVerdict verdict) const;
  // All were solved, and none otherwise than expected.
  bool passed() const { return count(SuiteVerdict::wrong) == 0 && count(SuiteVerdict::unsolved) == 0; }
};

// `expected` is seen from the first team, as an Outcome is.
SuiteRow suite_row(const Analysis& analysis, const std::optional<double>& expected);

std::string suite_heading();
std::string suite_row_text(std::size_t number, const SuiteRow& row);
std::string suite_total(const SuiteSummary& summary);
Json suite_json(const GameInfo& game, const SuiteSummary& summary);

}  // namespace ariadne
