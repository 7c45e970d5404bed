#pragma once

#include <string>
#include <vector>

namespace ariadne {

// What a game has to say about the moves that were played, once it is over. Most games say nothing.
struct Statistics {
  std::vector<std::string> lines;  // for people
  std::string json;                // the same as a JSON value; empty: none
};

}  // namespace ariadne
