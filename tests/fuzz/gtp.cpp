#include "protocols/gtp.hpp"

#include "core/text_reader.hpp"
#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/targets.hpp"

namespace ariadne::fuzz {
namespace {

constexpr std::size_t kMaxLines = 200;

void promise_well_formed(std::string_view answer) {
  promise(answer.starts_with('=') || answer.starts_with('?'), "an answer says whether the command was obeyed");
  promise(answer.find("\n\n") == answer.size() - 2, "an empty line ends an answer, and only that");
  promise_printable(answer);
}

}  // namespace

bool gtp(std::string_view bytes) {
  Gtp engine = std::move(Gtp::make({find_game("reversi:size=4").value(), {"greedy"}, {}, 1}, "0").value());
  bool all_obeyed = true, any = false;
  for (const auto line : TextReader(bytes).lines(kMaxLines)) {
    if (engine.over()) break;
    const std::string answer = engine.answer(line);
    if (answer.empty()) continue;
    promise_well_formed(answer);
    any = true;
    all_obeyed = all_obeyed && answer.starts_with('=');
  }
  return any && all_obeyed;
}

}  // namespace ariadne::fuzz
