#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace ariadne {

// What the writer and the reader of records agree on.
inline constexpr std::string_view kRecordSchema = "ariadne/record/1";
inline constexpr std::array<std::string_view, 3> kEndings = {"finished", "forfeit", "interrupted"};  // as in Ending
inline constexpr std::size_t kMaxRecordLine = 1u << 20;
inline constexpr std::size_t kMaxRecordedPlies = 100'000;
inline constexpr std::size_t kMaxRecordedSeats = 16;

}  // namespace ariadne
