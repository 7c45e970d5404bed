#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "agents/session.hpp"
#include "agents/solution.hpp"
#include "core/json.hpp"

// A solved game in which both sides choose at the same time, for every front end.
namespace ariadne {

struct SolvedStep {
  const Session& session;
  Solution solution;                  // with its step
  std::optional<std::uint64_t> seed;  // of a board that was drawn
};

// The result if it is exact, else what guessing is worth; how the position and all starts end in both orders with each
// meaning of the limit; and the matrix of the step with the mixtures of both sides.
std::string step_solution_text(const SolvedStep& solved);
Json step_solution_json(const SolvedStep& solved);
// A bar for each meaning of the limit, divided by how the starts end.
std::string step_solution_svg(const SolvedStep& solved);

}  // namespace ariadne
