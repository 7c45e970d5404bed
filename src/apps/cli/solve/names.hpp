#pragma once

#include <string>
#include <vector>

namespace ariadne {

// What a problem such as "food" can be searched with. A name that is not among maze_problems() stands for all problems;
// each name is given once.
std::vector<std::string> algorithm_names(const std::string& problem);
std::vector<std::string> heuristic_names(const std::string& problem);

}  // namespace ariadne
