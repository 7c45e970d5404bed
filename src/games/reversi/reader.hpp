#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "core/result.hpp"

namespace ariadne::reversi {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// A text read from left to right; its faults say where in the text they are.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text), end_(text.size()) {}

  bool at_end() const { return offset_ == end_; }
  bool at_line_end() const { return at_end() || peek() == '\n'; }
  char peek(std::size_t ahead = 0) const { return offset_ + ahead < end_ ? text_[offset_ + ahead] : '\0'; }
  std::size_t offset() const { return offset_; }
  std::string_view rest() const { return text_.substr(offset_, end_ - offset_); }
  // What stands here, for an error message.
  std::string found() const;

  // Each of these takes what it accepts and leaves the rest.
  bool accept(std::string_view expected);
  template <class Predicate>
  std::string_view take_while(Predicate wanted) {
    const std::size_t start = offset_;
    while (!at_end() && wanted(text_[offset_])) ++offset_;
    return text_.substr(start, offset_ - start);
  }
  std::string_view take(std::size_t length);
  // A reader of the part up to this character, which is taken too if it is there.
  Reader take_until(char stop);
  void skip_blanks() { take_while(is_blank); }
  void skip_spaces() {
    take_while([](char c) { return is_blank(c) && c != '\n'; });
  }

  // Nothing but blanks may follow.
  Result<> finish();

  tl::unexpected<Error> fault(std::string message, std::string hint = {}) const {
    return fault_at(offset_, std::move(message), std::move(hint));
  }
  tl::unexpected<Error> fault_at(std::size_t offset, std::string message, std::string hint = {}) const {
    return failure_at(text_, offset, std::move(message), std::move(hint));
  }

 private:
  std::string_view text_;
  std::size_t offset_ = 0;
  std::size_t end_;
};

// "+3", "-0.5", "12": a decimal number of a sensible length.
bool is_decimal(std::string_view text);

}  // namespace ariadne::reversi
