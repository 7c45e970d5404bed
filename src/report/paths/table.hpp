#pragma once

#include <span>
#include <string>

#include "agents/paths/path_task.hpp"
#include "core/json.hpp"
#include "report/paths/source.hpp"

namespace ariadne {

// One row for each search, then what they prove together. Ends with a newline.
std::string answer_table(std::span<const PathAnswer> answers);

// "optimal cost 210 (proved by bfs, astar)", "no path (proved by bfs)", and a line for each search that was stopped.
std::string conclusion(std::span<const PathAnswer> answers);

// One search of `results`; with its order of expansion if that is wanted.
Json answer_json(const PathAnswer& answer, bool with_expansion);

// All searches of a problem, the object of `ariadne solve --json`.
Json solve_json(const PathSource& source, std::span<const PathAnswer> answers, bool with_expansion);

// The same for people: what was searched, the text table, and whether a scenario states another length. The weight is
// named where a search used it.
std::string solve_text(const PathSource& source, std::span<const PathAnswer> answers, double weight);

// A line of JSON for each search: the states in the order of expansion.
std::string trace_lines(std::span<const PathAnswer> answers);

// "astar, manhattan".
std::string label_of(const PathAnswer& answer);
// A cost for people: whole numbers in full, others with six figures.
std::string cost_text(double cost);

}  // namespace ariadne
