#include "tests/fuzz/promise.hpp"

#include <cstdio>
#include <cstdlib>

namespace ariadne::fuzz {

void promise(bool holds, std::string_view what) {
  if (holds) return;
  std::fprintf(stderr, "broken promise: %.*s\n", static_cast<int>(what.size()), what.data());
  std::abort();
}

void promise_explained(const Error& error) {
  promise(!error.message.empty(), "an error says what is wrong");
  promise(error.message.size() < 2000, "an error is not longer than a page");
  promise((error.line == 0) == (error.column == 0), "an error has both a line and a column or neither");
  for (const char c : error.message + error.hint + error.excerpt) {
    promise(c == '\n' || static_cast<unsigned char>(c) >= 32, "an error brings no control characters to the terminal");
  }
}

const GameEntry& take_game(std::string_view& bytes) {
  const auto all = games();
  for (const GameEntry* game : all) {
    const std::string line = game->info().id + "\n";
    if (!bytes.starts_with(line)) continue;
    bytes.remove_prefix(line.size());
    return *game;
  }
  const auto byte = static_cast<unsigned char>(bytes.front());
  bytes.remove_prefix(1);
  return *all[byte % all.size()];
}

}  // namespace ariadne::fuzz
