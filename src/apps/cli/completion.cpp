#include <fmt/format.h>

#include <string_view>

#include "apps/cli/commands.hpp"

namespace ariadne {
namespace {

// Each script asks the program for candidates, so it never goes out of date. Where there are none, file names complete.
constexpr std::string_view kBash = R"(_ariadne() {
  local IFS=$'\n'
  COMPREPLY=($(ariadne __complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _ariadne ariadne
)";

constexpr std::string_view kZsh = R"(#compdef ariadne
_ariadne() {
  local -a candidates
  candidates=("${(@f)$(ariadne __complete "${(@)words[2,CURRENT]}" 2>/dev/null)}")
  [[ -n "${candidates[*]}" ]] && compadd -- $candidates || _files
}
compdef _ariadne ariadne
)";

constexpr std::string_view kFish = R"(function __ariadne_complete
  set -l words (commandline -opc) (commandline -ct)
  ariadne __complete $words[2..-1] 2>/dev/null
end
complete -c ariadne -a '(__ariadne_complete)'
)";

}  // namespace

int run_completion(const std::string& shell, const Context&) {
  fmt::print("{}", shell == "bash" ? kBash : shell == "zsh" ? kZsh : kFish);
  return 0;
}

}  // namespace ariadne
