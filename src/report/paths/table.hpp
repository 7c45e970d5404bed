#pragma once

#include <span>
#include <string>

#include "agents/paths/path_task.hpp"
#include "core/json.hpp"

namespace ariadne {

// One row for each search, then what they prove together. Ends with a newline.
std::string answer_table(std::span<const PathAnswer> answers);

// "optimal cost 210 (proved by bfs, astar)", "no path (proved by bfs)", and a line for each search that was stopped.
std::string conclusion(std::span<const PathAnswer> answers);

// One search of `results`; with its order of expansion if that is wanted.
Json answer_json(const PathAnswer& answer, bool with_expansion);

// A line of JSON for each search: the states in the order of expansion.
std::string trace_lines(std::span<const PathAnswer> answers);

// "astar, manhattan".
std::string label_of(const PathAnswer& answer);
// A cost for people: whole numbers in full, others with six figures.
std::string cost_text(double cost);

}  // namespace ariadne
