#include "apps/cli/records.hpp"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <optional>
#include <utility>

#include "apps/cli/failure.hpp"
#include "apps/cli/files.hpp"
#include "apps/cli/standard_input.hpp"
#include "arena/tournament/store.hpp"

namespace ariadne {
namespace {

constexpr std::size_t kMaxHeadBytes = 1u << 20;  // a header, or a game in a notation
constexpr std::size_t kMaxBytesInMemory = 256u << 20;

// The bytes of a file as they come.
class Input {
 public:
  explicit Input(const std::string& path)
      : source_(source_name(path)),
        file_(path == "-" ? standard_input() : std::fopen(path.c_str(), "rb"),
              path == "-" ? [](std::FILE*) { return 0; } : std::fclose) {
    if (!file_) fail(errno);
  }
  // Some more of it; empty at its end.
  std::string_view next() {
    const std::size_t got = std::fread(buffer_.data(), 1, buffer_.size(), file_.get());
    fail_if_interrupted(source_);
    if (got == 0 && std::ferror(file_.get())) fail(errno);
    return {buffer_.data(), got};
  }

 private:
  [[noreturn]] void fail(int reason) const {
    throw Failure(ExitCode::input, Error{std::strerror(reason), {}, 0, 0, {}}, source_);
  }

  std::string source_;
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_;
  std::array<char, 1 << 16> buffer_;
};

// The first line, and more as it comes; the whole file if that is short.
std::string read_head(Input& input) {
  std::string head;
  while (head.size() <= kMaxHeadBytes && head.find('\n') == std::string::npos) {
    const std::string_view more = input.next();
    if (more.empty()) break;
    head += more;
  }
  return head;
}

// Reads on what is not a record: a game in a notation is short.
GameRecord read_rest_as_notation(std::string text, Input& input, const std::string& path) {
  for (std::string_view more = input.next(); !more.empty() && text.size() <= kMaxHeadBytes; more = input.next()) {
    text += more;
  }
  return value_or_fail(read_notation(text), ExitCode::input, source_name(path));
}

// All games of a tournament that were played.
void visit_stored(const std::string& path, const RecordReader::Receiver& visit) {
  auto store = value_or_fail(TournamentStore::open_to_read(path), ExitCode::input);
  value_or_fail(store.records({}, [&](std::uint64_t, GameRecord record) { return visit(std::move(record)); }),
                ExitCode::input);
}

bool is_stored(const std::string& path) {
  if (path == "-") return false;
  Input input(path);
  return is_store(input.next());
}

}  // namespace

void for_each_piece(const std::string& path, const std::function<Result<>(std::string_view)>& take) {
  Input input(path);
  for (std::string_view piece = input.next(); !piece.empty(); piece = input.next()) {
    value_or_fail(take(piece), ExitCode::input, source_name(path));
  }
}

void for_each_record(const std::string& path, const RecordReader::Receiver& visit) {
  for_each_sound_record(path, visit, {});
}

void for_each_sound_record(const std::string& path, const RecordReader::Receiver& visit,
                           const RecordReader::FaultReceiver& faults) {
  const std::string source = source_name(path);
  Input input(path);
  std::string head = read_head(input);
  if (is_store(head)) return visit_stored(path, visit);
  if (!is_record(head)) {
    return value_or_fail(visit(read_rest_as_notation(std::move(head), input, path)), ExitCode::input, source);
  }
  RecordReader reader(visit, faults);
  auto read = reader.take(head);
  for (std::string_view more = input.next(); read && !more.empty(); more = input.next()) read = reader.take(more);
  if (read) read = reader.finish();
  value_or_fail(std::move(read), ExitCode::input, source);
}

std::vector<GameRecord> load_records(const std::string& path) {
  std::error_code none;
  const auto bytes = std::filesystem::file_size(path, none);
  if (!none && bytes > kMaxBytesInMemory) {
    throw Failure(ExitCode::input,
                  Error{fmt::format("larger than {} MiB, too large to leaf through", kMaxBytesInMemory >> 20),
                        "Show one game of it with --game N --plain.",
                        0,
                        0,
                        {}},
                  path);
  }
  std::vector<GameRecord> records;
  for_each_record(path, [&](GameRecord record) -> Result<> {
    records.push_back(std::move(record));
    return {};
  });
  return records;
}

RecordedGame replayed(GameRecord record, const std::string& path) {
  auto session = value_or_fail(replay(record), ExitCode::input, source_name(path));
  return {std::move(record), std::move(session)};
}

ChosenGame open_recorded(const std::string& path, int number) {
  if (is_stored(path)) {
    auto store = value_or_fail(TournamentStore::open_to_read(path), ExitCode::input);
    auto record = value_or_fail(store.record(static_cast<std::uint64_t>(number) - 1), ExitCode::input);
    return {replayed(std::move(record), path), value_or_fail(store.played(), ExitCode::input)};
  }
  std::optional<GameRecord> chosen;
  std::size_t count = 0;
  for_each_record(path, [&](GameRecord record) -> Result<> {
    if (std::cmp_equal(++count, number)) chosen = std::move(record);
    return {};
  });
  if (chosen) return {replayed(std::move(*chosen), path), count};
  throw no_such_game(path, number, count);
}

Failure no_such_game(const std::string& path, int number, std::size_t count) {
  return {ExitCode::input, Error{fmt::format("game {} does not exist: the file has {}", number, count), {}, 0, 0, {}},
          source_name(path)};
}

}  // namespace ariadne
