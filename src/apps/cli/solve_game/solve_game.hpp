#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "agents/solution.hpp"
#include "apps/cli/context.hpp"
#include "apps/cli/input.hpp"

namespace ariadne {

struct SolveGameOptions {
  std::vector<std::string> games;  // one, or with boards any number
  GivenPosition position;          // empty: a new board
  std::uint64_t memory = kDefaultMemory;
  std::chrono::milliseconds time{0};  // for a board, 0: no limit

  int lines = 1;      // of a game that is solved by search: the N best moves get exact values
  int threads = 1;    // that search together
  std::string suite;  // instead of a position, a file of positions with their known values

  int boards = 0;      // N new boards of each game instead, 0: none
  std::string agents;  // who plays on them, one per seat, the last one repeats; empty: nobody
  int jobs = 0;        // 0: as many as there are cores
  std::string svg;     // a picture of the boards or of all starts, "-" for standard output
  bool force = false;
};
int run_solve_game(const SolveGameOptions&, const Context&);

// Throws a Failure if the picture cannot be written where it is to go.
void check_output_streams(const SolveGameOptions&, const Context&);

// The part of it that goes through many boards.
int solve_boards(const SolveGameOptions&, const Context&);
// The parts for games whose positions are solved by search.
int solve_by_search(const SolveGameOptions&, const Context&);
int solve_suite(const SolveGameOptions&, const Context&);

}  // namespace ariadne
