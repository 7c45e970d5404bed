#include "arena/record.hpp"

#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/targets.hpp"

namespace ariadne::fuzz {

bool record(std::string_view bytes) {
  const auto records = read_records(bytes);
  if (!records) {
    promise_explained(records.error());
    return false;
  }
  std::string written;
  bool verified = true;
  for (const auto& one : *records) {
    written += write_record(one);
    const auto sound = verify(one);
    if (!sound) promise_explained(sound.error());
    verified = verified && sound.has_value();
  }
  const auto again = read_records(written);
  promise(again.has_value(), "records that are written can be read");
  promise(*again == *records, "records that are read again are the same");
  return verified;
}

}  // namespace ariadne::fuzz
