#include "games/flags/notation.hpp"

#include <array>
#include <nlohmann/json.hpp>

#include "core/json_reader.hpp"
#include "games/flags/drawing.hpp"
#include "games/flags/words.hpp"

namespace ariadne::flags {
namespace {

constexpr std::size_t kMaxBytes = 1u << 16;
constexpr std::array<std::string_view, 3> kLimitWins = {"pacman", "ghosts", "draw"};  // by LimitWins

using Lines = std::vector<std::string_view>;

// The draft before its pending choice: that side is to move.
Position before_choice(const Draft& draft) {
  return Position(*draft.maze, draft.state, draft.limit).with_first(draft.first);
}
std::string pending_text(const Draft& draft, Move pending) { return move_text(before_choice(draft), pending); }
Result<> read_pending(Draft& draft, Seat seat, std::string_view text) {
  draft.first = seat;
  const auto move = read_move(before_choice(draft), text);
  if (!move) return tl::unexpected(move.error());
  draft.pending = *move;
  return {};
}

// What stands below a drawing.
std::string status_line(const Draft& draft) {
  std::string line = draft.maze->name() + ", step " + std::to_string(draft.state.step) + " of " +
                     std::to_string(draft.limit.steps) + ", limit wins " +
                     std::string(kLimitWins[static_cast<std::size_t>(draft.limit.wins)]);
  if (draft.pending)
    line += ", pending " + std::string(seat_name(draft.first)) + " " + pending_text(draft, *draft.pending);
  if (draft.state.caught_by != 0) {
    line += ", caught by";
    for (std::size_t i = 0; i < kMaxGhosts; ++i) {
      if (draft.state.caught_by >> i & 1) line += " " + std::to_string(i);
    }
  }
  return line;
}

Result<int> read_number(TextReader& reader) {
  const std::string_view digits = reader.take_while(is_digit);
  const auto number = number_in<int>(digits);
  if (!number || *number > kMaxLimit) return reader.expected_at(digits, "a number 0.." + std::to_string(kMaxLimit));
  return *number;
}

// Reads the line below a drawing from left to right.
class StatusReader {
 public:
  StatusReader(TextReader reader, Draft& draft) : reader_(reader), draft_(draft) {}

  // The name of the maze stands first: the drawing is read before the rest.
  Result<> read_maze() {
    const std::string_view name = reader_.take_while([](char c) { return c != ',' && c != '\n'; });
    draft_.maze = maze_called(name);
    if (draft_.maze == nullptr) return reader_.expected_at(name, "a maze, classic or open");
    return {};
  }
  Result<> read_rest() {
    if (auto read = read_steps(); !read) return read;
    if (auto read = read_limit_wins(); !read) return read;
    if (reader_.accept(", pending ")) {
      if (auto read = read_pending_move(); !read) return read;
    }
    if (reader_.accept(", caught by")) {
      if (auto read = read_caught(); !read) return read;
    }
    if (!reader_.at_line_end()) return reader_.expected("the end of the line");
    return {};
  }

 private:
  Result<> read_steps() {
    if (!reader_.accept(", step ")) return reader_.expected("', step '");
    const auto step = read_number(reader_);
    if (!step) return tl::unexpected(step.error());
    if (!reader_.accept(" of ")) return reader_.expected("' of '");
    const auto limit = read_number(reader_);
    if (!limit) return tl::unexpected(limit.error());
    if (*limit < 1 || *step > *limit) return reader_.fault("expected a limit of at least 1 and a step within it");
    draft_.state.step = *step;
    draft_.limit.steps = *limit;
    return {};
  }
  Result<> read_limit_wins() {
    if (!reader_.accept(", limit wins ")) return reader_.expected("', limit wins '");
    for (std::size_t i = 0; i < kLimitWins.size(); ++i) {
      if (!reader_.accept(kLimitWins[i])) continue;
      draft_.limit.wins = static_cast<LimitWins>(i);
      return {};
    }
    return reader_.expected("pacman, ghosts or draw");
  }
  Result<> read_pending_move() {
    const Seat seat = reader_.accept("ghosts ") ? kGhosts : kPacman;
    if (seat == kPacman && !reader_.accept("pacman ")) return reader_.expected("pacman or ghosts");
    const std::string_view text = reader_.take_while([](char c) { return c != ',' && !is_blank(c); });
    const auto read = read_pending(draft_, seat, text);
    if (!read) return reader_.fault_at(text, read.error().message, read.error().hint);
    return {};
  }
  Result<> read_caught() {
    while (reader_.accept(" ")) {
      const std::string_view digit = reader_.take(1);
      if (digit.empty() || digit[0] < '0' || digit[0] >= '0' + static_cast<int>(kMaxGhosts)) {
        return reader_.expected_at(digit, "the number of a ghost");
      }
      draft_.state.caught_by |= static_cast<GhostSet>(1u << (digit[0] - '0'));
    }
    return {};
  }

  TextReader reader_;
  Draft& draft_;
};

Result<Draft> with_drawing(const TextReader& source, const Lines& lines, Draft draft) {
  const auto drawn = read_drawing(source, lines, *draft.maze);
  if (!drawn) return tl::unexpected(drawn.error());
  draft.state = *drawn;
  return draft;
}

// A drawing alone: of any of the mazes.
Result<Draft> read_start(const TextReader& source, const Lines& lines) {
  auto classic = with_drawing(source, lines, {.maze = &classic_maze()});
  if (classic) return classic;
  auto open = with_drawing(source, lines, {.maze = &open_maze()});
  if (open) return open;
  return classic;
}

// The lines after the drawing that are not empty.
Lines lines_below(const Lines& lines) {
  Lines below;
  for (std::size_t i = drawing_height(classic_maze()); i < lines.size(); ++i) {
    if (!trimmed(lines[i]).empty()) below.push_back(lines[i]);
  }
  return below;
}

Result<Draft> read_status(const TextReader& source, const Lines& lines, std::string_view line) {
  Draft draft;
  TextReader at_line = source;
  at_line.take(static_cast<std::size_t>(line.data() - source.rest().data()));
  StatusReader status(at_line.take_until('\n'), draft);
  if (auto read = status.read_maze(); !read) return tl::unexpected(read.error());
  auto drawn = with_drawing(source, lines, draft);
  if (!drawn) return drawn;
  draft = *drawn;
  if (auto read = status.read_rest(); !read) return tl::unexpected(read.error());
  return draft;
}

Cell read_cell(const JsonReader& reader, const Maze& maze) {
  const auto pair = reader.tuple(2, "[row, column]");
  const auto row = pair[0].integer(0, maze.rows() - 1), column = pair[1].integer(0, maze.columns() - 1);
  return maze.cell(static_cast<int>(row), static_cast<int>(column));
}

void read_ghosts(const JsonReader& reader, Draft& draft) {
  draft.state.ghost_count = 0;
  for (const JsonReader& ghost : reader.items(kMaxGhosts)) {
    draft.state.ghosts[draft.state.ghost_count++] = read_cell(ghost, *draft.maze);
  }
  if (draft.state.ghost_count == 0 && !reader.failed()) reader.expected("at least one ghost");
}

void read_captured(const JsonReader& reader, Draft& draft) {
  const auto flags = reader.tuple(draft.maze->flags().size(), "one for each flag");
  for (std::size_t i = 0; i < flags.size(); ++i) {
    if (flags[i].flag()) draft.state.captured |= static_cast<FlagSet>(1u << i);
  }
}

void read_caught(const JsonReader& reader, Draft& draft) {
  for (const JsonReader& ghost : reader.items(kMaxGhosts)) {
    const auto bit = static_cast<GhostSet>(1u << ghost.integer(0, kMaxGhosts - 1));
    if ((draft.state.caught_by & bit) != 0) ghost.refuse("is listed twice");
    draft.state.caught_by |= bit;
  }
  if (draft.state.caught_by == 0 && !reader.failed()) reader.expected("at least one ghost");
}

// A number is Pac-Man's direction, a text the ghosts' move.
void read_pending(const JsonReader& reader, bool is_text, Draft& draft) {
  const std::string text = is_text ? reader.text() : std::to_string(reader.integer(0, 3));
  if (reader.failed()) return;
  const auto read = read_pending(draft, is_text ? kGhosts : kPacman, text);
  if (!read) reader.fault(read.error().message, read.error().hint);
}

Json cell_json(const Maze& maze, Cell cell) { return {maze.row(cell), maze.column(cell)}; }

}  // namespace

Result<Position> read_text(std::string_view text) {
  if (text.size() > kMaxBytes) return failure("a text of more than 64 KiB is not a position");
  const TextReader source(text);
  Lines lines = source.lines();
  while (!lines.empty() && trimmed(lines.front()).empty()) lines.erase(lines.begin());
  const Lines below = lines_below(lines);
  const auto draft = below.empty() ? read_start(source, lines) : read_status(source, lines, below.front());
  if (!draft) return tl::unexpected(draft.error());
  if (below.size() > 1) return source.fault_at(below[1], "expected the end of the position");
  if (const auto fault = fault_in(*draft)) {
    return source.fault_at(below.empty() ? lines.front() : below.front(), fault->message);
  }
  return position_of(*draft);
}

std::string write_text(const Position& position) {
  std::string text;
  for (const auto& line : drawing_of(position)) text += line + "\n";
  return text + status_line(draft_of(position));
}

Result<Position> read_json(const Json& json) {
  const JsonReader reader(json, "a position of the flags");
  reader.only({"maze", "pacman", "ghosts", "captured", "step", "limit", "limit_wins", "caught", "pending"});
  const std::array<const Maze*, 2> mazes = {&classic_maze(), &open_maze()};
  Draft draft{.maze = mazes[reader["maze"].choice({mazes[0]->name(), mazes[1]->name()})]};
  draft.state.pacman = read_cell(reader["pacman"], *draft.maze);
  read_ghosts(reader["ghosts"], draft);
  read_captured(reader["captured"], draft);
  draft.state.step = static_cast<int>(reader["step"].integer(0, kMaxLimit));
  if (reader.has("limit")) draft.limit.steps = static_cast<int>(reader["limit"].integer(1, kMaxLimit));
  if (reader.has("limit_wins"))
    draft.limit.wins =
        static_cast<LimitWins>(reader["limit_wins"].choice({kLimitWins[0], kLimitWins[1], kLimitWins[2]}));
  if (reader.has("caught")) read_caught(reader["caught"], draft);
  if (reader.failed()) return reader.failure();
  if (const auto fault = fault_in(draft)) {
    reader[reader.has(fault->member) ? fault->member : "ghosts"].fault(fault->message);
    return reader.failure();
  }
  if (reader.has("pending")) read_pending(reader["pending"], json["pending"].is_string(), draft);
  if (reader.failed()) return reader.failure();
  return position_of(draft);
}

Json write_json(const Position& position) {
  const Maze& maze = position.maze();
  const Draft draft = draft_of(position);
  Json json = {{"maze", maze.name()}, {"pacman", cell_json(maze, position.pacman())}};
  Json& ghosts = json["ghosts"] = Json::array();
  for (std::size_t i = 0; i < position.ghost_count(); ++i) ghosts.push_back(cell_json(maze, position.ghost(i)));
  Json& captured = json["captured"] = Json::array();
  for (std::size_t i = 0; i < maze.flags().size(); ++i) captured.push_back((position.captured() >> i & 1) != 0);
  json["step"] = position.step();
  if (draft.limit.steps != kDefaultLimit) json["limit"] = draft.limit.steps;
  if (draft.limit.wins != LimitWins::pacman)
    json["limit_wins"] = kLimitWins[static_cast<std::size_t>(draft.limit.wins)];
  for (std::size_t i = 0; i < kMaxGhosts; ++i) {
    if (position.caught_by() >> i & 1) json["caught"].push_back(i);
  }
  if (draft.pending && draft.first == kPacman) json["pending"] = draft.pending->code;
  if (draft.pending && draft.first == kGhosts) json["pending"] = pending_text(draft, *draft.pending);
  return json;
}

}  // namespace ariadne::flags
