#pragma once

#include <string>
#include <vector>

namespace ariadne {

// What can be asked of a problem, such as "food"; of all of them, each name once, where it is none of maze_problems().
std::vector<std::string> algorithm_names(const std::string& problem);
std::vector<std::string> heuristic_names(const std::string& problem);

}  // namespace ariadne
