#include "core/json.hpp"

#include <nlohmann/json.hpp>

#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/targets.hpp"

namespace ariadne::fuzz {

bool json(std::string_view bytes) {
  const auto value = parse_json(bytes);
  if (!value) {
    promise_explained(value.error());
    return false;
  }
  const std::string written = value->dump();
  const auto again = parse_json(written);
  promise(again.has_value(), "JSON that is written can be read");
  promise(*again == *value && again->dump() == written, "JSON that is read again is the same");
  return true;
}

}  // namespace ariadne::fuzz
