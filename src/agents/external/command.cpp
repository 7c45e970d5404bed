#include "agents/external/command.hpp"

#include <algorithm>

#include "agents/external/options.hpp"
#include "core/text.hpp"

namespace ariadne {
namespace {

constexpr std::string_view kOurs = "cmd:", kGtp = "gtp:";
constexpr std::size_t kMaxCommand = 4096;

bool is_path(std::string_view spec) {
  return spec.starts_with("./") || spec.starts_with("../") || spec.starts_with('/');
}

// One word from the front of a line that does not begin with a blank.
Result<std::string> take_word(std::string_view& line) {
  std::string word;
  char quote = 0;
  while (!line.empty() && (quote != 0 || !is_blank(line.front()))) {
    const char c = line.front();
    line.remove_prefix(1);
    if (c == quote) {
      quote = 0;
    } else if (quote == 0 && (c == '\'' || c == '"')) {
      quote = c;
    } else if (c == '\\' && quote != '\'' && !line.empty()) {
      word += line.front();
      line.remove_prefix(1);
    } else {
      word += c;
    }
  }
  if (quote != 0) return failure("the quotation in the command is not closed");
  return word;
}

// Without the quotation marks around the whole of it.
std::string_view unquoted(std::string_view command) {
  if (command.size() < 2 || (command.front() != '"' && command.front() != '\'')) return command;
  const bool whole = command.back() == command.front() && command.find(command.front(), 1) == command.size() - 1;
  return whole ? command.substr(1, command.size() - 2) : command;
}

}  // namespace

bool ExternalOptions::allows(std::string_view spec) const { return any || std::ranges::count(named, spec) > 0; }

bool is_external(std::string_view spec) { return spec.starts_with(kOurs) || spec.starts_with(kGtp) || is_path(spec); }

Result<std::vector<std::string>> command_words(std::string_view line) {
  std::vector<std::string> words;
  for (line = trimmed(line); !line.empty(); line = trimmed(line)) {
    auto word = take_word(line);
    if (!word) return tl::unexpected(word.error());
    words.push_back(std::move(*word));
  }
  return words;
}

Result<ExternalCommand> read_external(std::string_view spec) {
  if (spec.size() > kMaxCommand)
    return failure("a command of more than " + std::to_string(kMaxCommand) + " characters");
  if (!is_safe_to_print(spec)) return failure("the command " + in_quotes(spec) + " has control characters");
  const bool gtp = spec.starts_with(kGtp);
  const std::string_view line = is_path(spec) ? spec : unquoted(spec.substr(kOurs.size()));
  auto words = command_words(line);
  if (!words) return tl::unexpected(words.error());
  if (words->empty() || words->front().empty()) {
    return failure(in_quotes(spec) + " names no program", "Such as cmd:\"python3 bot.py\" or ./bot");
  }
  return ExternalCommand{gtp ? Dialect::gtp : Dialect::json, std::move(*words)};
}

}  // namespace ariadne
