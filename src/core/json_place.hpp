#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"

namespace ariadne {

// What is wrong with a value inside JSON. The path leads to it from the outermost value, by keys and by numbers from 0.
// It may name a member that is missing.
tl::unexpected<Error> failure_in(std::vector<std::string> path, std::string message, std::string hint = {});

// Gives an error that has a path its line and column in the text that parse_json() read. The place of what is not there
// is that of the value that should have it.
Error with_place(std::string_view text, Error error);

}  // namespace ariadne
