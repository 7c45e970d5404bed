#include "protocols/nboard.hpp"

#include "core/text_reader.hpp"
#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/targets.hpp"

namespace ariadne::fuzz {
namespace {

constexpr std::size_t kMaxLines = 50;  // some of them start a thread

}  // namespace

bool nboard(std::string_view bytes) {
  using namespace std::chrono_literals;
  const auto engine = std::move(NBoard::make({find_game("reversi").value(), {"greedy"}, {}, 1}).value());
  bool any = false, faults = false;
  for (const auto line : TextReader(bytes).lines(kMaxLines)) {
    if (engine->over()) break;
    engine->tell(line);
    while (engine->thinking()) engine->think_for(100ms);
    for (const auto& said : engine->take_said()) {
      promise_printable(said);
      promise(said.find('\n') == std::string::npos, "what is said is a line");
      any = true;
      faults = faults || said.starts_with("status error");
    }
  }
  return any && !faults;
}

}  // namespace ariadne::fuzz
