#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "core/result.hpp"

namespace ariadne {

// Keys keep their order, so that what is written reads as it was meant.
using Json = nlohmann::ordered_json;

// Reads strict JSON from a stranger: one value, no double keys, bounded depth and size; errors have line and column.
Result<Json> parse_json(std::string_view text);

// Members of an object that must be there and of the right kind; `what` names the object in errors. These have a path,
// for with_place() of json_place.hpp.
Result<std::string> string_member(const Json& object, const char* key, std::string_view what);
Result<std::int64_t> integer_member(const Json& object, const char* key, std::string_view what);

// Refuses members that nobody reads: a typo must not be silently ignored.
Result<> only_members(const Json& object, std::initializer_list<std::string_view> known, std::string_view what);

}  // namespace ariadne
