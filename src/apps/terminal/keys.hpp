#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ariadne {

enum class KeyKind : std::uint8_t {
  text,
  up,
  down,
  left,
  right,
  home,
  end,
  page_up,
  page_down,
  enter,
  escape,
  backspace,
  tab,
  unknown,
};

// One key press; `text` is the character of a key that writes one, whole UTF-8.
struct Key {
  KeyKind kind = KeyKind::unknown;
  std::string text;

  bool is(char letter) const { return kind == KeyKind::text && text.size() == 1 && text[0] == letter; }
  bool operator==(const Key&) const = default;
};

// Which of the eight directions a key stands for, clockwise from up, by its place on the keypad or as in vi:
//   y k u     Home  up    Page Up
//   h   l     left        right
//   b j n     End   down  Page Down
std::optional<std::size_t> direction_of(const Key& key);

// Takes the keys off the front of what a terminal sent. An unfinished sequence stays in `bytes` for the next read,
// unless no more is coming: then a single escape byte was the escape key.
std::vector<Key> take_keys(std::string& bytes, bool no_more);

}  // namespace ariadne
