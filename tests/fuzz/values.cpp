#include "apps/cli/failure.hpp"
#include "apps/cli/solve/scenario_files.hpp"
#include "apps/cli/solve/source.hpp"
#include "arena/sprt.hpp"
#include "arena/terms.hpp"
#include "core/byte_size.hpp"
#include "core/duration.hpp"
#include "report/format.hpp"
#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/targets.hpp"

namespace ariadne::fuzz {
namespace {

template <class T>
bool told(const Result<T>& result) {
  if (!result) promise_explained(result.error());
  return result.has_value();
}

bool duration(std::string_view text) {
  const auto time = read_duration(text);
  if (!told(time)) return false;
  promise(time->count() > 0 && *time <= std::chrono::hours(24), "a duration is between nothing and a day");
  return true;
}

bool terms(std::string_view text) {
  const auto read = read_terms(text);
  if (!told(read)) return false;
  promise(!read->limits.none() || !read->clock.none() || read->depth > 0, "terms limit something");
  return true;
}

bool sprt(std::string_view text) {
  const auto read = read_sprt(text);
  if (!told(read)) return false;
  promise(read_sprt(sprt_text(*read)) == *read, "a test is read again as it is written");
  promise(read->lower() < 0 && read->upper() > 0, "the bounds are on both sides");
  return true;
}

bool byte_size(std::string_view text) {
  const auto size = read_byte_size(text);
  if (!told(size)) return false;
  promise(*size > 0 && *size % 1024 == 0, "a size is a number of whole KiB");
  return true;
}

bool cell(std::string_view text) { return told(read_cell(std::string(text), "--start")); }

// Every text names a file; a number behind a colon is an entry of it.
bool entry_of_a_file(std::string_view text) {
  try {
    const ScenarioChoice choice = read_scenario_choice(std::string(text));
    if (choice.entry == 0) {
      promise(choice.file == text, "without a number the whole text is the name");
    } else {
      promise(text.starts_with(choice.file + ":"), "the name stands before the colon");
    }
    return choice.entry > 0;
  } catch (const Failure& failure) {
    promise_printable(failure.text());
    return false;
  }
}

}  // namespace

bool values(std::string_view bytes) {
  const bool time = duration(bytes), size = byte_size(bytes), place = cell(bytes), entry = entry_of_a_file(bytes);
  const bool spent = terms(bytes), test = sprt(bytes);
  return time || size || place || entry || spent || test;
}

}  // namespace ariadne::fuzz
