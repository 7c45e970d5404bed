#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ariadne {

// What the writer and the reader of records agree on.
inline constexpr std::string_view kRecordSchema = "ariadne/record/1";
inline constexpr std::array<std::string_view, 3> kEndings = {"finished", "forfeit", "interrupted"};  // as in Ending
inline constexpr std::size_t kMaxRecordLine = 1u << 20;
inline constexpr std::size_t kMaxRecordedPlies = 100'000;
inline constexpr std::size_t kMaxRecordedSeats = 16;

// The checksum of the lines of a game: any change of a single byte changes it (64-bit FNV-1a).
class RecordSum {
 public:
  void add(std::string_view text) {
    for (const char c : text) value_ = (value_ ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325;
};

// Before the checksum, which is the last member of the last line and covers everything before this.
inline constexpr std::string_view kBeforeSum = R"(,"check":")";

}  // namespace ariadne
