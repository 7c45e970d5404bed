#include "tests/fuzz/promise.hpp"

#include <cstdio>
#include <cstdlib>

#include "core/text_reader.hpp"

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
  promise_printable(error.message + error.hint + error.excerpt);
}

void promise_printable(std::string_view text) {
  for (TextReader reader(text); !reader.at_end();) {
    promise(is_safe_to_print(reader.take_until('\n').rest()), "what is printed has nothing that a terminal would obey");
  }
}

const GameEntry* take_game(std::string_view& bytes) {
  TextReader reader(bytes);
  const std::string_view name = reader.take_line();
  bytes = reader.rest();
  for (const GameEntry* game : games()) {
    if (game->info().id == name) return game;
  }
  return nullptr;
}

}  // namespace ariadne::fuzz
