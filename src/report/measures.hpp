#pragma once

#include <chrono>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "agents/registry.hpp"
#include "core/json.hpp"

// Counts and speeds: what `perft` and `bench` measure.
namespace ariadne {

// A text table of perft: its head, and a row for each depth, so that each can be printed once it is counted.
std::string perft_heading();
std::string perft_row(int depth, std::uint64_t leaves, std::chrono::nanoseconds time);

// The leaves below each move. A count that was interrupted has no sum.
std::string divide_table(std::span<const MoveLeaves> divided, bool with_sum);

// `counts` are those of depth 1, 2 and so on.
Json perft_json(const GameInfo& game, std::span<const std::uint64_t> counts);
Json divide_json(std::span<const MoveLeaves> divided);

// The lines of a game, or of path search.
struct BenchGroup {
  std::string name;
  std::vector<BenchLine> lines;
};

// The sum of all signatures.
std::uint64_t signature_of(std::span<const BenchGroup> groups);
std::string bench_table(std::span<const BenchGroup> groups);
Json bench_json(std::span<const BenchGroup> groups);

}  // namespace ariadne
