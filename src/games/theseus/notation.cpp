#include "games/theseus/notation.hpp"

#include <array>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "core/json_reader.hpp"
#include "games/theseus/drawing.hpp"
#include "games/theseus/words.hpp"

namespace ariadne::theseus {
namespace {

constexpr std::size_t kMaxBytes = 1u << 16;

using Lines = std::vector<std::string_view>;

// What stands beside a drawing.
struct Progress {
  std::string to_move = "theseus";
  std::int64_t ply = 0;
  std::int64_t limit = kDefaultMoves;
  std::int64_t collected = 0;
};

Progress progress_of(const Position& position) {
  return {std::string(seat_name(position.to_move())), position.ply(), position.limit(), position.collected()};
}

std::string progress_line(const Progress& progress) {
  return progress.to_move + " to move, ply " + std::to_string(progress.ply) + " of " + std::to_string(progress.limit) +
         ", " + std::to_string(progress.collected) + " collected";
}

std::string_view side_at(std::int64_t ply) { return seat_name(ply % 2 == 0 ? kTheseus : kMinotaur); }

// What is wrong with the progress, if anything is: `member` finds where one of its numbers or names stands.
struct ProgressFault {
  const char* member;
  std::string message;
  std::string hint;
};

std::optional<ProgressFault> out_of_range(const char* name, std::int64_t number, std::int64_t min, std::int64_t max) {
  if (number >= min && number <= max) return std::nullopt;
  return ProgressFault{name,
                       "'" + std::string(name) + "' is " + std::to_string(number) + ", expected an integer " +
                           std::to_string(min) + ".." + std::to_string(max),
                       ""};
}

std::optional<ProgressFault> fault_in(const Progress& progress, std::size_t supplies) {
  if (auto limit = out_of_range("limit", progress.limit, 1, kMaxMoves)) return limit;
  if (auto ply = out_of_range("ply", progress.ply, 0, progress.limit)) return ply;
  const auto room = kMaxSupplies - static_cast<std::int64_t>(supplies);
  if (auto collected = out_of_range("collected", progress.collected, 0, room)) return collected;
  if (progress.to_move == side_at(progress.ply)) return std::nullopt;
  return ProgressFault{"to_move",
                       "'to_move' is " + in_quotes(progress.to_move) + ", expected " +
                           std::string(side_at(progress.ply)) + " at ply " + std::to_string(progress.ply),
                       "Theseus moves first and then they take turns."};
}

// Of a progress without a fault.
Position assembled(Drawn drawn, const Progress& progress) {
  const auto board = std::make_shared<const Board>(std::move(drawn.walls), std::move(drawn.supplies),
                                                   static_cast<int>(progress.collected));
  const State state{drawn.theseus, drawn.minotaur, board->all_supplies(), static_cast<int>(progress.ply)};
  return {board, state, static_cast<int>(progress.limit)};
}

// The whole numbers in a line, if there are just three.
std::optional<std::array<std::int64_t, 3>> three_numbers(std::string_view line) {
  constexpr std::string_view kDigits = "0123456789";
  std::array<std::int64_t, 3> numbers{};
  std::size_t found = 0;
  for (std::size_t at = line.find_first_of(kDigits); at != line.npos; at = line.find_first_of(kDigits, at)) {
    if (found == numbers.size()) return std::nullopt;
    const auto read = std::from_chars(line.data() + at, line.data() + line.size(), numbers[found++]);
    if (read.ec != std::errc()) return std::nullopt;
    at = static_cast<std::size_t>(read.ptr - line.data());
  }
  if (found != numbers.size()) return std::nullopt;
  return numbers;
}

// A line that is not written exactly like this is not such a line.
std::optional<Progress> read_progress(std::string_view line) {
  const auto numbers = three_numbers(line);
  if (!numbers) return std::nullopt;
  const auto [ply, limit, collected] = *numbers;
  Progress progress{std::string(line.substr(0, line.find(' '))), ply, limit, collected};
  if (progress_line(progress) != line) return std::nullopt;
  return progress;
}

// The line below a drawing, if there is any.
struct Below {
  std::string_view line;
  Progress progress;
};

Result<Below> read_below(const TextReader& source, const Lines& lines) {
  Below below;
  for (const std::string_view line : lines) {
    if (line.empty()) continue;
    const auto read = below.line.empty() ? read_progress(line) : std::nullopt;
    if (!read) {
      return source.fault_at(line, "expected the end or a line such as '" + progress_line(Progress{}) + "'");
    }
    below = {line, *read};
  }
  return below;
}

Result<Drawn> read_board(const JsonReader& board) {
  const std::string text = board.lines(kMaxBytes);
  if (board.failed()) return board.failure();
  const TextReader source(text);
  Lines lines = source.lines();
  auto drawn = read_drawing(source, lines);
  if (drawn && lines.empty()) return drawn;
  board.fault_in_lines(drawn ? source.fault_at(lines.front(), "expected the end of the board").value() : drawn.error());
  return board.failure();
}

}  // namespace

Result<Position> read_text(std::string_view text) {
  if (text.size() > kMaxBytes) return failure("a text of more than 64 KiB is not a position");
  const TextReader source(text);
  Lines lines = source.lines();
  while (!lines.empty() && lines.front().empty()) lines.erase(lines.begin());
  auto drawn = read_drawing(source, lines);
  if (!drawn) return tl::unexpected(drawn.error());
  const auto below = read_below(source, lines);
  if (!below) return tl::unexpected(below.error());
  if (const auto fault = fault_in(below->progress, drawn->supplies.size())) {
    return source.fault_at(below->line, fault->message, fault->hint);
  }
  return assembled(std::move(*drawn), below->progress);
}

std::string write_text(const Position& position) {
  std::string text;
  for (const auto& line : drawing_of(position)) text += line + "\n";
  return text + progress_line(progress_of(position));
}

Result<Position> read_json(const Json& json) {
  const JsonReader reader(json, "a position of Theseus");
  reader.only({"board", "to_move", "ply", "limit", "collected"});
  auto drawn = read_board(reader["board"]);
  const Progress progress{reader["to_move"].text(), reader["ply"].integer(), reader["limit"].integer(),
                          reader["collected"].integer()};
  if (reader.failed()) return reader.failure();
  if (const auto fault = fault_in(progress, drawn->supplies.size())) {
    reader[fault->member].fault(fault->message, fault->hint);
    return reader.failure();
  }
  return assembled(std::move(*drawn), progress);
}

Json write_json(const Position& position) {
  const Progress progress = progress_of(position);
  return {{"board", drawing_of(position)},
          {"to_move", progress.to_move},
          {"ply", progress.ply},
          {"limit", progress.limit},
          {"collected", progress.collected}};
}

}  // namespace ariadne::theseus
