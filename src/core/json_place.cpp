#include "core/json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace ariadne {
namespace {

constexpr std::string_view kJsonBlanks = " \t\r\n";

// Moves through a text that is known to be valid JSON.
class Walker {
 public:
  explicit Walker(std::string_view text) : text_(text) { skip_blanks(); }

  std::size_t place() const { return at_; }
  std::size_t key_place() const { return key_; }  // of the value here, if it is a member

  // Goes from the value here to one inside it; stays where there is none of that name or number.
  bool enter(const std::string& step) {
    const std::size_t before = at_;
    const bool is_object = here() == '{';
    if (!is_object && here() != '[') return false;
    skip_sign();
    for (std::size_t number = 0; here() != '}' && here() != ']' && here() != '\0'; ++number) {
      const std::string name = is_object ? take_key() : std::to_string(number);
      if (name == step) return true;
      skip_value();
      if (here() == ',') skip_sign();
    }
    at_ = before;
    return false;
  }

 private:
  char here() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void skip_blanks() { at_ = std::min(text_.find_first_not_of(kJsonBlanks, at_), text_.size()); }
  void skip_sign() {
    ++at_;
    skip_blanks();
  }
  void skip_string() {
    for (++at_; here() != '"' && here() != '\0'; ++at_) at_ += here() == '\\';
    ++at_;
  }
  void skip_value() {
    int depth = 0;
    do {
      const char c = here();
      depth += (c == '{' || c == '[') - (c == '}' || c == ']');
      if (c == '"') {
        skip_string();
      } else {
        ++at_;
      }
    } while (at_ < text_.size() && (depth > 0 || (here() != ',' && here() != '}' && here() != ']')));
  }
  std::string take_key() {
    key_ = at_;
    skip_string();
    const auto key = parse_json(text_.substr(key_, at_ - key_));
    skip_blanks();
    skip_sign();  // the colon
    return key && key->is_string() ? key->get<std::string>() : "";
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t key_ = 0;
};

}  // namespace

Error with_place(std::string_view text, Error error) {
  if (error.path.empty()) return error;
  Walker walker(text);
  bool there = true;
  for (std::size_t i = 0; there && i < error.path.size(); ++i) there = walker.enter(error.path[i]);
  const std::size_t place = there && error.at_key ? walker.key_place() : walker.place();
  return failure_at(text, place, std::move(error.message), std::move(error.hint)).value();
}

}  // namespace ariadne
