#include "games/reversi/patterns/weights_file.hpp"

#include <limits>
#include <optional>

namespace ariadne::reversi {
namespace {

constexpr std::string_view kFormatLine = "ariadne reversi patterns 1\n";
constexpr std::size_t kChecksumBytes = 8;

std::uint64_t checksum(std::string_view bytes) {
  std::uint64_t sum = mix(bytes.size() + 1);
  for (const char byte : bytes) sum = mix(sum + static_cast<unsigned char>(byte));
  return sum;
}

void append_checksum(std::string& out, std::uint64_t sum) {
  for (std::size_t i = 0; i < kChecksumBytes; ++i) out.push_back(static_cast<char>(sum >> (8 * i) & 0xff));
}

std::uint64_t take_checksum(std::string_view& bytes) {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < kChecksumBytes; ++i) {
    sum |= std::uint64_t{static_cast<unsigned char>(bytes[i])} << (8 * i);
  }
  bytes.remove_prefix(kChecksumBytes);
  return sum;
}

void append_number(std::string& out, std::int16_t number) {
  unsigned left = number < 0 ? 2u * static_cast<unsigned>(-(number + 1)) + 1 : 2u * static_cast<unsigned>(number);
  for (; left >= 0x80; left >>= 7) out.push_back(static_cast<char>((left & 0x7f) | 0x80));
  out.push_back(static_cast<char>(left));
}

// Nothing if the bytes end, if there are more of them than the number needs, or if it does not fit.
std::optional<std::int16_t> take_number(std::string_view& bytes) {
  unsigned taken = 0;
  for (unsigned shift = 0; shift < 21; shift += 7) {
    if (bytes.empty()) return std::nullopt;
    const auto byte = static_cast<unsigned char>(bytes.front());
    bytes.remove_prefix(1);
    taken |= (byte & 0x7fu) << shift;
    if (byte & 0x80) continue;
    const bool too_long = byte == 0 && shift > 0;
    if (too_long || taken > std::numeric_limits<std::uint16_t>::max()) return std::nullopt;
    const int half = static_cast<int>(taken / 2);
    return static_cast<std::int16_t>(taken % 2 != 0 ? -half - 1 : half);
  }
  return std::nullopt;
}

template <class Numbers>
bool take_numbers(std::string_view& bytes, Numbers& numbers) {
  for (std::int16_t& number : numbers) {
    const auto taken = take_number(bytes);
    if (!taken) return false;
    number = *taken;
  }
  return true;
}

bool take_stages(std::string_view& bytes, StoredWeights& weights) {
  for (auto& stage : weights.stages) {
    if (!take_numbers(bytes, stage)) return false;
  }
  return true;
}

}  // namespace

Result<StoredWeights> read_weights(std::string_view bytes) {
  if (!bytes.starts_with(kFormatLine)) return failure("not a file of Reversi pattern weights");
  bytes.remove_prefix(kFormatLine.size());
  if (bytes.size() < 2 * kChecksumBytes) return failure("the file of weights ends too early");
  if (take_checksum(bytes) != layout_checksum()) {
    return failure("the weights are for other patterns than this program has");
  }
  if (take_checksum(bytes) != checksum(bytes)) return failure("the file of weights is damaged: its checksum differs");
  StoredWeights weights;
  if (!take_numbers(bytes, weights.base) || !take_stages(bytes, weights)) {
    return failure("the file of weights has a number that is cut off or too large");
  }
  if (!bytes.empty()) return failure("the file of weights is longer than its weights");
  return weights;
}

std::string write_weights(const StoredWeights& weights) {
  std::string numbers;
  for (const std::int16_t number : weights.base) append_number(numbers, number);
  for (const auto& stage : weights.stages) {
    for (const std::int16_t number : stage) append_number(numbers, number);
  }
  return weights_file(numbers);
}

std::string weights_file(std::string_view numbers) {
  std::string out(kFormatLine);
  append_checksum(out, layout_checksum());
  append_checksum(out, checksum(numbers));
  return out.append(numbers);
}

}  // namespace ariadne::reversi
