#pragma once

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "apps/cli/failure.hpp"

namespace ariadne {

// Each kind of option parses its value strictly and throws a Failure with our own message for an invalid one. The type
// name shown for the value in the help also tells the completion what to offer.

CLI::Option* text_option(CLI::App& command, const std::string& name, std::string& text, const std::string& kind,
                         const std::string& help);
CLI::Option* choice_option(CLI::App& command, const std::string& name, std::string& choice,
                           const std::vector<std::string>& words, const std::string& help);
// A comma-separated list; a comma in quotation marks separates nothing.
CLI::Option* list_option(CLI::App& command, const std::string& name, std::vector<std::string>& list,
                         const std::string& kind, const std::string& help);
CLI::Option* time_option(CLI::App& command, std::chrono::milliseconds& time, const std::string& help,
                         const std::string& name = "--time");

// A number from 1 to `most`, which may be written as 20k or 1.5M.
CLI::Option* count_option(CLI::App& command, const std::string& name, std::uint64_t& count, std::uint64_t most,
                          const std::string& help);

// A number of bytes, at most `most`.
CLI::Option* size_option(CLI::App& command, const std::string& name, std::uint64_t& size, std::uint64_t most,
                         const std::string& help);

// The whole text as a number in the range; a Failure otherwise.
template <class Number>
Number number_in(const std::string& text, const std::string& name, Number least, Number most) {
  Number number{};
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  if (read.ec != std::errc() || read.ptr != end || !(number >= least && number <= most)) {
    throw Failure(ExitCode::usage, fmt::format("{} is {}, expected a{} number {}..{}", name, in_quotes(text),
                                               std::is_integral_v<Number> ? " whole" : "", least, most));
  }
  return number;
}

// " (default 10)" if the slot has a number in the range.
template <class Slot, class Number>
std::string default_words(const Slot& slot, Number least, Number most) {
  if constexpr (std::is_same_v<Slot, Number>) {
    if (slot >= least && slot <= most) return fmt::format(" (default {})", slot);
  }
  return "";
}

// The value already in `slot` is the default if it is in the range.
template <class Slot, class Number>
CLI::Option* number_option(CLI::App& command, const std::string& name, Slot& slot, Number least, Number most,
                           const std::string& help) {
  const std::string shown = name.substr(name.rfind(',') + 1);  // of "-n,--games" the long one
  const auto read = [&slot, shown, least, most](const std::string& typed) {
    slot = number_in(typed, shown, least, most);
  };
  return command.add_option_function<std::string>(name, read, help + default_words(slot, least, most))
      ->type_name(fmt::format("{}..{}", least, most));
}

}  // namespace ariadne
