#include "games/theseus/notation.hpp"

#include <array>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "core/json_place.hpp"
#include "games/theseus/drawing.hpp"
#include "games/theseus/words.hpp"
#include "mazes/lines.hpp"

namespace ariadne::theseus {
namespace {

constexpr std::size_t kLongestText = 1u << 16;
constexpr std::string_view kWhat = "a position of Theseus";

using Lines = std::vector<std::string_view>;

// Blanks count in a drawing, so nothing is cut off but the end of a line, LF or CRLF.
Lines lines_of(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    lines.push_back(text.substr(0, end));
    if (lines.back().ends_with('\r')) lines.back().remove_suffix(1);
    text.remove_prefix(end == text.npos ? text.size() : end + 1);
  }
  return lines;
}

// What stands beside a drawing.
struct Progress {
  std::string to_move = "theseus";
  std::int64_t ply = 0;
  std::int64_t limit = kUsualMoves;
  std::int64_t collected = 0;
};

Progress progress_of(const Position& position) {
  return {std::string(seat_name(position.to_move())), position.ply(), position.limit(), position.collected()};
}

std::string progress_line(const Progress& progress) {
  return progress.to_move + " to move, ply " + std::to_string(progress.ply) + " of " + std::to_string(progress.limit) +
         ", " + std::to_string(progress.collected) + " collected";
}

Result<> check_range(std::string_view name, std::int64_t number, std::int64_t least, std::int64_t most) {
  if (number >= least && number <= most) return {};
  return failure_in({std::string(name)}, "'" + std::string(name) + "' is " + std::to_string(number) + ", expected " +
                                             std::to_string(least) + " to " + std::to_string(most));
}

Result<> check_side(const Progress& progress) {
  const std::string_view side = seat_name(progress.ply % 2 == 0 ? kTheseus : kMinotaur);
  if (progress.to_move == side) return {};
  return failure_in({"to_move"},
                    "'to_move' is " + in_quotes(progress.to_move) + ", expected " + std::string(side) + " at ply " +
                        std::to_string(progress.ply),
                    "Theseus moves first and then they take turns.");
}

Result<> check_progress(const Progress& progress, std::size_t supplies) {
  if (auto limit = check_range("limit", progress.limit, 1, kMostMoves); !limit) return limit;
  if (auto ply = check_range("ply", progress.ply, 0, progress.limit); !ply) return ply;
  const auto room = kMostSupplies - static_cast<std::int64_t>(supplies);
  if (auto collected = check_range("collected", progress.collected, 0, room); !collected) return collected;
  return check_side(progress);
}

Result<Position> assembled(Drawn drawn, const Progress& progress) {
  if (auto checked = check_progress(progress, drawn.supplies.size()); !checked) return tl::unexpected(checked.error());
  const auto board = std::make_shared<const Board>(std::move(drawn.walls), std::move(drawn.supplies),
                                                   static_cast<int>(progress.collected));
  const State state{drawn.theseus, drawn.minotaur, board->all_supplies(), static_cast<int>(progress.ply)};
  return Position(board, state, static_cast<int>(progress.limit));
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

// It is what it would be written as, or it is none.
std::optional<Progress> read_progress(std::string_view line) {
  const auto numbers = three_numbers(line);
  if (!numbers) return std::nullopt;
  const auto [ply, limit, collected] = *numbers;
  Progress progress{std::string(line.substr(0, line.find(' '))), ply, limit, collected};
  if (progress_line(progress) != line) return std::nullopt;
  return progress;
}

// The line below a drawing, if there is any.
Result<Progress> read_below(std::string_view text, const Lines& lines) {
  Progress progress;
  bool known = false;
  for (const std::string_view line : lines) {
    if (line.empty()) continue;
    const auto read = known ? std::nullopt : read_progress(line);
    if (!read) {
      return failure_at_view(text, line, "expected the end or a line such as '" + progress_line(Progress{}) + "'");
    }
    progress = *read;
    known = true;
  }
  return progress;
}

Result<std::string> read_board_text(const Json& json) {
  if (!json.contains("board")) return failure(std::string(kWhat) + " has no 'board'");
  const Json& board = json["board"];
  if (!board.is_array())
    return failure_in({"board"}, "'board' is " + std::string(board.type_name()) + ", expected an array of lines");
  std::string text;
  for (std::size_t i = 0; i < board.size(); ++i) {
    if (!board[i].is_string()) {
      return failure_in({"board", std::to_string(i)}, "line " + std::to_string(i + 1) + " of 'board' is no string");
    }
    text += board[i].get_ref<const std::string&>() + "\n";
    if (text.size() > kLongestText) return failure_in({"board"}, "'board' is too large");
  }
  return text;
}

// A fault of the drawing as one of the line of JSON that it is in.
tl::unexpected<Error> failure_in_board(const Error& error) {
  return failure_in({"board", std::to_string(error.line - 1)},
                    "character " + std::to_string(error.column) + " of the line: " + error.message, error.hint);
}

Result<Drawn> read_board(const Json& json) {
  const auto text = read_board_text(json);
  if (!text) return tl::unexpected(text.error());
  Lines lines = lines_of(*text);
  auto drawn = read_drawing(*text, lines);
  if (!drawn) return failure_in_board(drawn.error());
  if (!lines.empty()) {
    return failure_in_board(failure_at_view(*text, lines.front(), "expected the end of the board").value());
  }
  return drawn;
}

Result<Progress> read_progress(const Json& json) {
  const auto to_move = string_member(json, "to_move", kWhat);
  if (!to_move) return tl::unexpected(to_move.error());
  const auto ply = integer_member(json, "ply", kWhat);
  if (!ply) return tl::unexpected(ply.error());
  const auto limit = integer_member(json, "limit", kWhat);
  if (!limit) return tl::unexpected(limit.error());
  const auto collected = integer_member(json, "collected", kWhat);
  if (!collected) return tl::unexpected(collected.error());
  return Progress{*to_move, *ply, *limit, *collected};
}

Result<> check_members(const Json& json) {
  if (!json.is_object()) return failure(std::string(kWhat) + " in JSON is an object");
  return only_members(json, {"board", "to_move", "ply", "limit", "collected"}, kWhat);
}

}  // namespace

Result<Position> read_text(std::string_view text) {
  if (text.size() > kLongestText) return failure("the text is too large for a position");
  Lines lines = lines_of(text);
  while (!lines.empty() && lines.front().empty()) lines.erase(lines.begin());
  auto drawn = read_drawing(text, lines);
  if (!drawn) return tl::unexpected(drawn.error());
  const auto progress = read_below(text, lines);
  if (!progress) return tl::unexpected(progress.error());
  return assembled(std::move(*drawn), *progress);
}

std::string write_text(const Position& position) {
  std::string text;
  for (const auto& line : drawing_of(position)) text += line + "\n";
  return text + progress_line(progress_of(position));
}

Result<Position> read_json(const Json& json) {
  if (auto members = check_members(json); !members) return tl::unexpected(members.error());
  auto drawn = read_board(json);
  if (!drawn) return tl::unexpected(drawn.error());
  const auto progress = read_progress(json);
  if (!progress) return tl::unexpected(progress.error());
  return assembled(std::move(*drawn), *progress);
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
