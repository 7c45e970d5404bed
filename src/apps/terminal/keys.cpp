#include "apps/terminal/keys.hpp"

#include <optional>
#include <string_view>

#include "core/utf8.hpp"

namespace ariadne {

namespace {

constexpr char kEscape = '\x1b';

// A key and the bytes that it was sent as; 0 bytes: unfinished.
struct Taken {
  Key key;
  std::size_t bytes = 0;
};

KeyKind kind_by_letter(char letter) {
  switch (letter) {
    case 'A':
      return KeyKind::up;
    case 'B':
      return KeyKind::down;
    case 'C':
      return KeyKind::right;
    case 'D':
      return KeyKind::left;
    case 'H':
      return KeyKind::home;
    case 'F':
      return KeyKind::end;
    case 'M':
      return KeyKind::enter;  // of the keypad
    default:
      return KeyKind::unknown;
  }
}

KeyKind kind_by_number(std::string_view number) {
  if (number == "1" || number == "7") return KeyKind::home;
  if (number == "4" || number == "8") return KeyKind::end;
  if (number == "3") return KeyKind::backspace;  // the delete key
  if (number == "5") return KeyKind::page_up;
  if (number == "6") return KeyKind::page_down;
  return KeyKind::unknown;
}

// "\x1b[", parameters, a final letter or tilde.
Taken take_control_sequence(std::string_view bytes) {
  std::size_t end = 2;
  while (end < bytes.size() && bytes[end] >= 0x20 && bytes[end] <= 0x3f) ++end;
  if (end == bytes.size()) return {};
  const std::string_view parameters = bytes.substr(2, end - 2);
  if (bytes[end] == '~') return {{kind_by_number(parameters.substr(0, parameters.find(';'))), {}}, end + 1};
  return {{kind_by_letter(bytes[end]), {}}, end + 1};
}

Taken take_escape(std::string_view bytes) {
  if (bytes.size() == 1) return {};
  if (bytes[1] == '[') return take_control_sequence(bytes);
  if (bytes[1] == 'O') return bytes.size() == 2 ? Taken{} : Taken{{kind_by_letter(bytes[2]), {}}, 3};
  return {{KeyKind::escape, {}}, 1};
}

std::optional<KeyKind> control_kind(char byte) {
  switch (byte) {
    case '\r':
    case '\n':
      return KeyKind::enter;
    case '\t':
      return KeyKind::tab;
    case '\x7f':
    case '\b':
      return KeyKind::backspace;
    default:
      break;
  }
  if (static_cast<unsigned char>(byte) < 0x20) return KeyKind::unknown;
  return {};
}

Taken take_one(std::string_view bytes) {
  if (bytes[0] == kEscape) return take_escape(bytes);
  if (const auto kind = control_kind(bytes[0])) return {{*kind, {}}, 1};
  const Utf8Character character = first_character(bytes);
  if (character.valid) return {{KeyKind::text, std::string(bytes.substr(0, character.bytes))}, character.bytes};
  if (character.unfinished) return {};
  return {{KeyKind::unknown, {}}, 1};
}

}  // namespace

std::optional<std::size_t> direction_of(const Key& key) {
  constexpr std::string_view kLetters = "kulnjbhy";
  constexpr KeyKind kKinds[] = {KeyKind::up,   KeyKind::page_up, KeyKind::right, KeyKind::page_down,
                                KeyKind::down, KeyKind::end,     KeyKind::left,  KeyKind::home};
  for (std::size_t direction = 0; direction < kLetters.size(); ++direction) {
    if (key.kind == kKinds[direction] || key.is(kLetters[direction])) return direction;
  }
  return std::nullopt;
}

std::vector<Key> take_keys(std::string& bytes, bool no_more) {
  std::vector<Key> keys;
  std::size_t used = 0;
  while (used < bytes.size()) {
    Taken taken = take_one(std::string_view(bytes).substr(used));
    if (taken.bytes == 0) {
      if (!no_more) break;
      taken = {{bytes[used] == kEscape ? KeyKind::escape : KeyKind::unknown, {}}, 1};
    }
    keys.push_back(std::move(taken.key));
    used += taken.bytes;
  }
  bytes.erase(0, used);
  return keys;
}

}  // namespace ariadne
