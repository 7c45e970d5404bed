#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "core/result.hpp"

namespace ariadne {

// Keys keep the order in which they were added.
using Json = nlohmann::ordered_json;

// Reads strict JSON from an untrusted source: one value, no double keys, bounded depth and size; errors have line and
// column.
Result<Json> parse_json(std::string_view text);

// A value on one line. What is not UTF-8 is replaced, and what a terminal would not show as itself is escaped, so that
// a name from anywhere harms neither a terminal nor a reader of JSON.
std::string json_line(const Json& json);

// Gives an error that has a path its line and column in the text that parse_json() read. The place of what is not there
// is that of the value that should have it.
Error with_place(std::string_view text, Error error);

}  // namespace ariadne
