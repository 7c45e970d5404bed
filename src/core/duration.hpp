#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "core/result.hpp"

namespace ariadne {

// "500ms", "2s", "1m", "1h", at most a day.
Result<std::chrono::milliseconds> read_duration(std::string_view text);
std::string duration_text(std::chrono::milliseconds duration);  // the same again

}  // namespace ariadne
