#include "arena/journal.hpp"
#include "arena/record_reader.hpp"
#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/targets.hpp"

namespace ariadne::fuzz {
namespace {

// What a reader made of a file that came in pieces.
struct Pieced {
  std::vector<GameRecord> games;
  RecordEnd end;
  bool read = false;
};

Pieced read_in_pieces(std::string_view bytes, std::size_t length, std::vector<Error>* faults = nullptr) {
  Pieced pieced;
  const auto keep = [&](GameRecord record) -> Result<> {
    pieced.games.push_back(std::move(record));
    return {};
  };
  RecordReader reader(
      keep, faults == nullptr ? RecordReader::FaultReceiver{} : [&](const Error& fault) { faults->push_back(fault); });
  Result<> read;
  for (; read && !bytes.empty(); bytes.remove_prefix(std::min(length, bytes.size()))) {
    read = reader.take(bytes.substr(0, length));
  }
  if (read) read = reader.finish();
  if (!read) promise_explained(read.error());
  pieced.read = read.has_value();
  pieced.end = reader.finished();
  return pieced;
}

void promise_cut_is_readable(std::string_view bytes, const Pieced& whole) {
  const Pieced finished = read_in_pieces(bytes.substr(0, whole.end.bytes), bytes.size() + 1);
  promise(finished.read, "a file that is cut after a finished game can be read");
  promise(finished.end.bytes == whole.end.bytes, "and ends with that game");
}

}  // namespace

// A record as a match reads it that goes on: in pieces, and once with all that is wrong in it.
bool resume(std::string_view bytes) {
  const Pieced whole = read_in_pieces(bytes, bytes.size() + 1);
  for (const std::size_t length : {1u, 7u, 4096u}) {
    const Pieced pieced = read_in_pieces(bytes, length);
    promise(pieced.read == whole.read && pieced.games == whole.games, "games do not depend on the pieces");
    promise(pieced.end.bytes == whole.end.bytes && pieced.end.sum == whole.end.sum, "nor does where the last one ends");
  }
  std::vector<Error> faults;
  const Pieced salvaged = read_in_pieces(bytes, 4096, &faults);
  promise(salvaged.read, "what is wrong is told, and reading goes on");
  promise(salvaged.games.size() >= whole.games.size(), "at least what comes before the first fault is kept");
  for (const auto& fault : faults) promise_explained(fault);
  promise(faults.empty() == whole.read, "exactly a file with a fault is refused");
  if (whole.read && whole.end.bytes > 0) promise_cut_is_readable(bytes, whole);
  return whole.read && whole.end.bytes > 0;
}

}  // namespace ariadne::fuzz
