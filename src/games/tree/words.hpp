#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/text_reader.hpp"

namespace ariadne::tree {

// Takes a text apart into words, numbers and signs, with any blanks between them.
class Words {
 public:
  explicit Words(std::string_view text) : reader_(text) { reader_.skip_blanks(); }

  std::size_t place() const { return reader_.offset(); }
  bool at_end() const { return reader_.at_end(); }

  // Takes exactly this sign or word, or nothing.
  bool take(std::string_view expected);
  // A word, plain or as a JSON string.
  std::optional<std::string> take_word();
  // The same, if this sign follows it; both are taken.
  std::optional<std::string> take_word_before(char sign);

  bool next_is_number() const;
  bool number_ends_with(char sign) const;
  Result<double> take_number();

  tl::unexpected<Error> expected(const std::string& what) const;
  tl::unexpected<Error> failure_at(std::size_t place, std::string message) const;

 private:
  void skip(std::size_t length);
  std::size_t word_length() const;    // of the plain word here: 0, if there is none
  std::size_t string_length() const;  // likewise of a JSON string, its quotes included
  std::size_t number_length() const;

  TextReader reader_;
};

// As Words takes it: plain where it can be.
std::string word_text(const std::string& word);
// As short as it can be read back.
std::string number_text(double number);

}  // namespace ariadne::tree
