#include "agents/external/protocol.hpp"

#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/targets.hpp"

namespace ariadne::fuzz {

bool protocol(std::string_view bytes) {
  bool all = true;
  while (!bytes.empty()) {
    const std::size_t end = std::min(bytes.find('\n'), bytes.size());
    const auto reply = read_reply(bytes.substr(0, end));
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
    all = all && reply.has_value();
    if (!reply) {
      promise_explained(reply.error());
      continue;
    }
    promise(is_safe_to_print(reply->name + reply->version + reply->move + reply->message),
            "what an agent says can be printed");
    promise(!reply->said.score || *reply->said.score == *reply->said.score, "a score is a number");
    promise(reply->said.depth >= 0, "a depth is not negative");
  }
  return all;
}

}  // namespace ariadne::fuzz
