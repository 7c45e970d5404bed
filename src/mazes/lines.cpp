#include "mazes/lines.hpp"

#include <utility>

#include "core/trimmed.hpp"

namespace ariadne {
namespace {

bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

}  // namespace

std::vector<std::string_view> trimmed_lines(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    lines.push_back(trimmed(text.substr(0, end)));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

tl::unexpected<Error> failure_at_view(std::string_view text, std::string_view place, std::string message,
                                      std::string hint) {
  return failure_at(text, static_cast<std::size_t>(place.data() - text.data()), std::move(message), std::move(hint));
}

std::string_view leading_character(std::string_view text) {
  std::size_t length = text.empty() ? 0 : 1;
  while (length < text.size() && length < 4 && is_continuation(text[length])) ++length;
  return text.substr(0, length);
}

}  // namespace ariadne
