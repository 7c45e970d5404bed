#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/result.hpp"

namespace ariadne::tree {

// Takes a text apart into words, numbers and signs, with any blanks between them.
class Words {
 public:
  explicit Words(std::string_view text) : text_(text) { skip_blanks(); }

  std::size_t place() const { return at_; }
  bool at_end() const { return at_ == text_.size(); }

  // A sign or a word that must be this one; nothing is taken if it is not.
  bool take(std::string_view expected);
  // A word, plain or as a JSON string.
  std::optional<std::string> take_word();
  // The same, if this sign follows it; both are taken.
  std::optional<std::string> take_word_before(char sign);

  bool next_is_number() const;
  bool number_ends_with(char sign) const;
  Result<double> take_number();

  tl::unexpected<Error> unexpected(const std::string& expected) const;
  tl::unexpected<Error> failure_at(std::size_t place, std::string message) const;

 private:
  void skip_blanks();
  void skip_to(std::size_t place);
  std::size_t end_of_word() const;    // where the plain word here ends: here, if there is none
  std::size_t end_of_string() const;  // likewise for a JSON string, its quotes included
  std::size_t end_of_number() const;

  std::string_view text_;
  std::size_t at_ = 0;
};

// As Words takes it: plain where it can be.
std::string word_text(const std::string& word);
// As short as it can be read back.
std::string number_text(double number);

}  // namespace ariadne::tree
