#include "apps/cli/thinking.hpp"

#include <chrono>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "apps/cli/output.hpp"

namespace ariadne {

void tell_thinking(const Analysis& analysis, const Decision& known, const std::string& what, const Context& context,
                   SolveProgress& progress) {
  constexpr std::chrono::milliseconds kQuickThought{500};
  if (!context.json) return progress.tell(what, thinking_text(*analysis.session, known));
  if (context.quiet || known.time < kQuickThought) return;
  print_json(thinking_json(analysis, known));
  std::fflush(stdout);  // if that fails, the end of the program says so
}

}  // namespace ariadne
