#include "apps/terminal/keys.hpp"

#include "core/result.hpp"
#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/targets.hpp"

namespace ariadne::fuzz {
namespace {

// The keys of bytes that arrive in pieces of this length.
std::vector<Key> keys_in_pieces(std::string_view bytes, std::size_t length) {
  std::vector<Key> keys;
  std::string waiting;
  while (!bytes.empty()) {
    waiting += bytes.substr(0, length);
    bytes.remove_prefix(std::min(length, bytes.size()));
    for (auto& key : take_keys(waiting, false)) keys.push_back(std::move(key));
  }
  for (auto& key : take_keys(waiting, true)) keys.push_back(std::move(key));
  promise(waiting.empty(), "when no more comes every byte is part of a key");
  return keys;
}

}  // namespace

bool keys(std::string_view bytes) {
  const auto at_once = keys_in_pieces(bytes, bytes.size() + 1);
  for (const std::size_t length : {1u, 2u, 3u}) {
    promise(keys_in_pieces(bytes, length) == at_once, "keys do not depend on the pieces they arrive in");
  }
  bool known = !at_once.empty();
  for (const auto& key : at_once) {
    promise(key.text.empty() != (key.kind == KeyKind::text), "exactly a key of text has a text");
    known = known && key.kind != KeyKind::unknown;
  }
  return known;
}

}  // namespace ariadne::fuzz
