#include "apps/cli/context.hpp"

#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <string_view>

namespace ariadne {
namespace {

bool environment_says(const char* name, std::string_view value) {
  const char* found = std::getenv(name);
  return found != nullptr && value == found;
}

bool is_set(const char* name) {
  const char* found = std::getenv(name);
  return found != nullptr && *found != '\0';
}

bool wants_color(const std::string& choice, bool terminal) {
  if (choice != "auto") return choice == "always";
  return terminal && !is_set("NO_COLOR") && !environment_says("TERM", "dumb");
}

// The locale's own order of precedence.
bool speaks_utf8() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* found = std::getenv(name);
    if (found == nullptr || *found == '\0') continue;
    std::string locale = found;
    std::transform(locale.begin(), locale.end(), locale.begin(), [](unsigned char c) { return std::tolower(c); });
    return locale.find("utf-8") != std::string::npos || locale.find("utf8") != std::string::npos;
  }
  return false;
}

}  // namespace

Context context_of_terminal(const std::string& color) {
  const bool output_tty = isatty(STDOUT_FILENO) != 0;
  const bool input_tty = isatty(STDIN_FILENO) != 0;
  Context context;
  context.color = wants_color(color, output_tty);
  context.utf8 = speaks_utf8();
  context.input_tty = input_tty && output_tty && !environment_says("TERM", "dumb");
  context.progress_tty = isatty(STDERR_FILENO) != 0;
  return context;
}

}  // namespace ariadne
