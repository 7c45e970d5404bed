#include "mazes/movingai.hpp"
#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/targets.hpp"

namespace ariadne::fuzz {

bool scenarios(std::string_view bytes) {
  static const Grid kMap = *read_map("type octile\nheight 3\nwidth 4\nmap\n....\n.@@.\n....\n");
  const auto read = read_scenarios(bytes, kMap);
  if (!read) {
    promise_explained(read.error());
    return false;
  }
  for (const auto& scenario : *read) {
    promise(kMap.is_open(scenario.start) && kMap.is_open(scenario.goal), "a scenario leads from open to open");
    promise(scenario.length >= 0, "a way has a length");
  }
  return true;
}

}  // namespace ariadne::fuzz
