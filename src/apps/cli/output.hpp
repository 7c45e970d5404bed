#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <optional>
#include <utility>

#include "agents/agent.hpp"
#include "core/json.hpp"

namespace ariadne {

// One object on a line of standard output.
void print_json(const Json& json);

// Sends standard output on its way, now. Throws std::system_error once it cannot be written, so that long work ends.
void flush_output();

// Those of the terminal that standard output is; none without one, or if it does not say.
std::optional<int> output_columns();

// The reader of a pipe went away, as `head` does: no fault of anybody.
bool output_was_closed();

// Remarks on standard error, written if that is possible: they never end the work.
template <class... Arguments>
void print_aside(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
  std::fputs(fmt::format(format, std::forward<Arguments>(arguments)...).c_str(), stderr);
}

// What a failed agent said, if anything, on standard error.
void print_evidence(const AgentFailure& failure);

}  // namespace ariadne
