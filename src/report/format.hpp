#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/json.hpp"
#include "core/result.hpp"

namespace ariadne {

std::string with_commas(std::uint64_t number);  // 1,234,567
// "1 node", "1,234 nodes".
std::string counted(std::uint64_t count, const std::string& one, const std::string& many);
// "1 node", "950 nodes", "11.5 M nodes".
std::string short_count(std::uint64_t count, const std::string& one, const std::string& many);
std::string short_time(std::chrono::nanoseconds time);  // 3.2 ms
std::string rough_time(std::chrono::nanoseconds time);  // of what is only guessed: 40 s, 12 min, 3 h
std::string rate(std::uint64_t count, std::chrono::nanoseconds time, std::string_view unit);  // 12.3 M nodes/s
double milliseconds(std::chrono::nanoseconds time);
double per_second(std::uint64_t count, std::chrono::nanoseconds time);

// How much is known of the margin of a decided game.
enum class MarginBound : std::uint8_t { exact, at_least, at_most };
// A value for people, with two decimals at most: "+3", "-0.25", and a decided game as "wins by 12" or "loses by 12" for
// the first seat's team, or "wins, 12 steps before the limit" with what the margin counts; "at least 12" where it is
// only a bound.
std::string value_text(double value, std::string_view margin = {}, MarginBound bound = MarginBound::exact);
// The number with two decimals at most, without a sign if it is positive: "3", "0.25".
std::string short_decimal(double number);
bool is_decided(double value);
// A value for programs: whole numbers stay whole.
Json value_json(double value);

std::string joined(const std::vector<std::string>& words, std::string_view between = " ");

}  // namespace ariadne
