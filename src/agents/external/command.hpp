#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"

namespace ariadne {

// The language that a process speaks: ours (protocol.hpp), or that of Go and Reversi engines.
enum class Dialect : std::uint8_t { json, gtp };

// A command line as words. It never goes through a shell.
struct ExternalCommand {
  Dialect dialect = Dialect::json;
  std::vector<std::string> words;  // the first one is the program
};

// Whether a spec names a process rather than a registered agent: `cmd:python3 bot.py`, `cmd:"…"`, `gtp:…`, `./bot`,
// `../bot` or `/folder/bot`.
bool is_external(std::string_view spec);

// The command of such a spec. Words are separated by blanks; '…', "…" and a backslash quote as in a shell. A command
// that is quoted as a whole, cmd:"…", may have commas and plus signs in it even where specs are listed.
Result<ExternalCommand> read_external(std::string_view spec);

// The words of a command line; an error if a quotation is not closed.
Result<std::vector<std::string>> command_words(std::string_view line);

}  // namespace ariadne
