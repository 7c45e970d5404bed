#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "core/result.hpp"

namespace ariadne {

// What a duration can be, for messages about one that is not.
inline constexpr const char* kDurations = "500ms, 1.5s, 2m or 1h, at most a day";

// A number of milliseconds, seconds, minutes or hours as above, exact to the millisecond.
Result<std::chrono::milliseconds> read_duration(std::string_view text);
std::string duration_text(std::chrono::milliseconds duration);  // the same again

}  // namespace ariadne
