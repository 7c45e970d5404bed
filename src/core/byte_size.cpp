#include "core/byte_size.hpp"

#include <array>
#include <charconv>

namespace ariadne {

Result<std::uint64_t> read_byte_size(std::string_view text) {
  std::uint64_t number = 0;
  const char* const begin = text.data();
  const char* const end = begin + text.size();
  const auto read = std::from_chars(begin, end, number);
  const std::string_view unit(read.ptr, static_cast<std::size_t>(end - read.ptr));
  const int shift = unit == "K" ? 10 : unit == "M" ? 20 : unit == "G" ? 30 : 0;
  constexpr std::uint64_t kMax = std::uint64_t{1} << 50;
  if (read.ec != std::errc() || shift == 0 || number == 0 || number > kMax >> shift) {
    return failure(in_quotes(text) + " is not a size; expected one such as 512M or 4G");
  }
  return number << shift;
}

std::string byte_size_text(std::uint64_t bytes) {
  constexpr std::array kUnits = {" bytes", " KiB", " MiB", " GiB"};
  std::size_t unit = 0;
  std::uint64_t scale = 1;
  while (unit + 1 < kUnits.size() && bytes / scale >= 1024) {
    scale *= 1024;
    ++unit;
  }
  const std::uint64_t whole = bytes / scale, tenths = bytes % scale * 10 / scale;
  const std::string fraction = whole < 10 && tenths > 0 ? "." + std::to_string(tenths) : "";
  return std::to_string(whole) + fraction + kUnits[unit];
}

}  // namespace ariadne
