#include "games/tree/words.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/json.hpp"

namespace ariadne::tree {
namespace {

constexpr std::string_view kBlanks = " \t\r\n", kNumberStarts = "0123456789-.", kNumberSigns = "0123456789-.+eE";

constexpr double kLargestWhole = 1e9;  // that is written without an exponent

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
// A word may look like a number: what follows it tells them apart.
bool starts_with(char c) { return is_letter(c) || is_digit(c); }
bool goes_on_with(char c) { return starts_with(c) || c == '-' || c == '.'; }

}  // namespace

bool Words::take(std::string_view expected) {
  const bool is_word = is_letter(expected.front());
  const auto found = is_word ? text_.substr(at_, end_of_word() - at_) : text_.substr(at_, expected.size());
  if (found != expected) return false;
  skip_to(at_ + expected.size());
  return true;
}

std::optional<std::string> Words::take_word() {
  const std::size_t end = end_of_word(), end_of_quoted = end_of_string();
  if (end > at_) {
    std::string word(text_.substr(at_, end - at_));
    skip_to(end);
    return word;
  }
  if (end_of_quoted == at_) return std::nullopt;
  const auto quoted = parse_json(text_.substr(at_, end_of_quoted - at_));
  if (!quoted || !quoted->is_string()) return std::nullopt;
  skip_to(end_of_quoted);
  return quoted->get<std::string>();
}

std::optional<std::string> Words::take_word_before(char sign) {
  Words ahead = *this;
  auto word = ahead.take_word();
  if (!word || !ahead.take({&sign, 1})) return std::nullopt;
  *this = ahead;
  return word;
}

bool Words::next_is_number() const { return !at_end() && kNumberStarts.find(text_[at_]) != std::string_view::npos; }

bool Words::number_ends_with(char sign) const {
  if (!next_is_number()) return false;
  Words ahead = *this;
  ahead.skip_to(end_of_number());
  return ahead.take({&sign, 1});
}

Result<double> Words::take_number() {
  double number = 0;
  const std::string_view digits = text_.substr(at_, end_of_number() - at_);
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (digits.empty() || read.ec != std::errc() || read.ptr != digits.data() + digits.size())
    return unexpected("a number");
  skip_to(at_ + digits.size());
  return number;
}

tl::unexpected<Error> Words::unexpected(const std::string& expected) const {
  const std::string found = at_end() ? "the text ends" : in_quotes(text_.substr(at_, 1)) + " is not understood";
  return failure_at(at_, found + ", expected " + expected);
}

tl::unexpected<Error> Words::failure_at(std::size_t place, std::string message) const {
  return ariadne::failure_at(text_, place, std::move(message), "A tree is written as in max(min(3,8),min(2,4)).");
}

void Words::skip_blanks() { at_ = std::min(text_.find_first_not_of(kBlanks, at_), text_.size()); }

void Words::skip_to(std::size_t place) {
  at_ = place;
  skip_blanks();
}

std::size_t Words::end_of_word() const {
  if (at_end() || !starts_with(text_[at_])) return at_;
  return static_cast<std::size_t>(
      std::find_if_not(text_.begin() + static_cast<std::ptrdiff_t>(at_), text_.end(), goes_on_with) - text_.begin());
}

std::size_t Words::end_of_string() const {
  if (at_end() || text_[at_] != '"') return at_;
  for (std::size_t i = at_ + 1; i < text_.size(); ++i) {
    if (text_[i] == '"') return i + 1;
    if (text_[i] == '\\') ++i;
  }
  return at_;
}

std::size_t Words::end_of_number() const { return std::min(text_.find_first_not_of(kNumberSigns, at_), text_.size()); }

std::string word_text(const std::string& word) {
  const bool plain = !word.empty() && starts_with(word.front()) && std::ranges::all_of(word, goes_on_with);
  return plain ? word : Json(word).dump();
}

std::string number_text(double number) {
  std::array<char, 32> digits{};
  char* const end = digits.data() + digits.size();
  const bool whole = number == std::trunc(number) && std::abs(number) <= kLargestWhole;
  const auto written =
      whole ? std::to_chars(digits.data(), end, static_cast<int>(number)) : std::to_chars(digits.data(), end, number);
  return {digits.data(), written.ptr};
}

}  // namespace ariadne::tree
