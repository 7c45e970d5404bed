#include "games/tree/words.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/json.hpp"

namespace ariadne::tree {
namespace {

constexpr std::string_view kNumberStarts = "0123456789-.", kNumberSigns = "0123456789-.+eE";

constexpr double kMaxWhole = 1e9;  // that is written without an exponent
constexpr const char* kHint = "A tree is written as in max(min(3,8),min(2,4)).";

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
// A word may look like a number: what follows it tells them apart.
bool starts_with(char c) { return is_letter(c) || is_digit(c); }
bool goes_on_with(char c) { return starts_with(c) || c == '-' || c == '.'; }

}  // namespace

bool Words::take(std::string_view expected) {
  const std::size_t length = is_letter(expected.front()) ? word_length() : expected.size();
  if (reader_.rest().substr(0, length) != expected) return false;
  skip(length);
  return true;
}

std::optional<std::string> Words::take_word() {
  if (const std::size_t length = word_length(); length > 0) {
    std::string word(reader_.rest().substr(0, length));
    skip(length);
    return word;
  }
  const std::size_t length = string_length();
  const auto quoted = parse_json(reader_.rest().substr(0, length));
  if (!quoted || !quoted->is_string()) return std::nullopt;
  skip(length);
  return quoted->get<std::string>();
}

std::optional<std::string> Words::take_word_before(char sign) {
  Words ahead = *this;
  auto word = ahead.take_word();
  if (!word || !ahead.take({&sign, 1})) return std::nullopt;
  *this = ahead;
  return word;
}

bool Words::next_is_number() const { return !at_end() && kNumberStarts.find(reader_.peek()) != std::string_view::npos; }

bool Words::number_ends_with(char sign) const {
  if (!next_is_number()) return false;
  Words ahead = *this;
  ahead.skip(number_length());
  return ahead.take({&sign, 1});
}

Result<double> Words::take_number() {
  const auto number = number_in<double>(reader_.rest().substr(0, number_length()));
  if (!number) return expected("a number");
  skip(number_length());
  return *number;
}

tl::unexpected<Error> Words::expected(const std::string& what) const { return reader_.expected(what, kHint); }

tl::unexpected<Error> Words::failure_at(std::size_t place, std::string message) const {
  return reader_.fault_at(place, std::move(message), kHint);
}

void Words::skip(std::size_t length) {
  reader_.take(length);
  reader_.skip_blanks();
}

std::size_t Words::word_length() const {
  if (!starts_with(reader_.peek())) return 0;
  return TextReader(reader_).take_while(goes_on_with).size();
}

std::size_t Words::string_length() const {
  const std::string_view rest = reader_.rest();
  if (!rest.starts_with('"')) return 0;
  for (std::size_t i = 1; i < rest.size(); ++i) {
    if (rest[i] == '"') return i + 1;
    if (rest[i] == '\\') ++i;
  }
  return 0;
}

std::size_t Words::number_length() const {
  const std::string_view rest = reader_.rest();
  return std::min(rest.find_first_not_of(kNumberSigns), rest.size());
}

std::string word_text(const std::string& word) {
  const bool plain = !word.empty() && starts_with(word.front()) && std::ranges::all_of(word, goes_on_with);
  return plain ? word : Json(word).dump();
}

std::string number_text(double number) {
  std::array<char, 32> digits{};
  char* const end = digits.data() + digits.size();
  const bool whole = number == std::trunc(number) && std::abs(number) <= kMaxWhole;
  const auto written =
      whole ? std::to_chars(digits.data(), end, static_cast<int>(number)) : std::to_chars(digits.data(), end, number);
  return {digits.data(), written.ptr};
}

}  // namespace ariadne::tree
