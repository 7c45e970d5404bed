#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.hpp"
#include "core/text.hpp"

namespace ariadne {

// Text from an untrusted source, read from left to right. Errors have line and column in the whole text, also those of
// readers of a part of it. The text must outlive its readers and what they took.
class TextReader {
 public:
  explicit TextReader(std::string_view text) : text_(text), end_(text.size()) {}

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
  TextReader take_until(char stop);
  void skip_blanks() { take_while(is_blank); }
  void skip_spaces() {
    take_while([](char c) { return is_blank(c) && c != '\n'; });
  }

  // Takes a line and returns it without its end, LF or CRLF.
  std::string_view take_line();
  // The lines of the rest. A line end at the very end begins no further line. A text of line ends alone takes sixteen
  // times its size, so a format that knows how many lines it may have asks for no more than that.
  std::vector<std::string_view> lines(std::size_t max = std::string_view::npos) const;
  std::vector<std::string_view> trimmed_lines(
      std::size_t max = std::string_view::npos) const;  // without blanks at both ends

  // Nothing but blanks may follow.
  Result<> finish();

  // Errors: here, at an offset, or at the beginning of a view into the text.
  tl::unexpected<Error> fault(std::string message, std::string hint = {}) const {
    return fault_at(offset_, std::move(message), std::move(hint));
  }
  tl::unexpected<Error> fault_at(std::size_t offset, std::string message, std::string hint = {}) const {
    return failure_at(text_, offset, std::move(message), std::move(hint));
  }
  tl::unexpected<Error> fault_at(std::string_view part, std::string message, std::string hint = {}) const {
    return fault_at(offset_of(part), std::move(message), std::move(hint));
  }
  // "expected …, found …"
  tl::unexpected<Error> expected(const std::string& what, std::string hint = {}) const;
  tl::unexpected<Error> expected_at(std::string_view part, const std::string& what) const;
  // An error of a part of the text, by the lines of that part, as one of the whole.
  tl::unexpected<Error> fault_in(std::string_view part, const Error& error) const;

 private:
  std::size_t offset_of(std::string_view part) const { return static_cast<std::size_t>(part.data() - text_.data()); }

  std::string_view text_;
  std::size_t offset_ = 0;
  std::size_t end_;
};

}  // namespace ariadne
