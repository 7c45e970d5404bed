#include "games/flags/drawing.hpp"

#include <array>

#include "core/scene.hpp"
#include "core/text.hpp"
#include "games/flags/ground.hpp"

namespace ariadne::flags {
namespace {

constexpr std::size_t kPitch = 4;  // from one corner to the next

std::string_view bar_of(Edge edge) {
  constexpr std::string_view kBars[] = {"   ", "---", "-^-", "-v-"};
  return kBars[static_cast<std::size_t>(edge)];
}

char upright_of(Edge edge) { return " |<>"[static_cast<std::size_t>(edge)]; }

std::string bar_line(const Ground& ground, int row) {
  std::string line = "+";
  for (int column = 0; column < ground.columns; ++column) line.append(bar_of(edge_above(ground, {row, column}))) += '+';
  return line;
}

// With the insides of the cells blank.
std::string cell_line(const Ground& ground, int row) {
  std::string line;
  for (int column = 0; column <= ground.columns; ++column) {
    line += upright_of(edge_left(ground, {row, column}));
    if (column < ground.columns) line += "   ";
  }
  return line;
}

std::vector<std::string> walls_of(const Maze& maze) {
  const Ground ground = ground_of(maze);
  std::vector<std::string> lines;
  for (int row = 0; row < maze.rows(); ++row) {
    lines.push_back(bar_line(ground, row));
    lines.push_back(cell_line(ground, row));
  }
  lines.push_back(bar_line(ground, maze.rows()));
  return lines;
}

std::string letters_on(const Position& position, Cell cell) {
  std::string letters;
  if (position.pacman() == cell) letters += 'P';
  for (std::size_t i = 0; i < position.ghost_count(); ++i) {
    if (position.ghost(i) == cell) letters += static_cast<char>('0' + i);
  }
  const FlagSet flag = position.maze().flag_on(cell);
  if (flag != 0) letters += (position.captured() & flag) != 0 ? 'f' : 'F';
  return letters;
}

// Looks at a drawing from top to bottom and puts together what it shows.
class DrawingReader {
 public:
  DrawingReader(const TextReader& source, const std::vector<std::string_view>& lines, const Maze& maze)
      : source_(source), lines_(lines), maze_(maze) {}

  Result<State> read() {
    if (lines_.size() < drawing_height(maze_)) {
      return source_.fault_at(source_.rest().size(), "the drawing ends after " +
                                                         count_text(std::ssize(lines_), "line", "lines") +
                                                         ", expected " + std::to_string(drawing_height(maze_)));
    }
    const auto walls = walls_of(maze_);
    for (std::size_t i = 0; i < walls.size(); ++i) {
      if (auto same = compare(walls[i], i); !same) return tl::unexpected(same.error());
    }
    for (std::size_t cell = 0; cell < maze_.cells(); ++cell) {
      if (auto read = read_cell(static_cast<Cell>(cell)); !read) return tl::unexpected(read.error());
    }
    if (auto complete = check_actors(); !complete) return tl::unexpected(complete.error());
    return state_;
  }

 private:
  static bool inside_cell(std::size_t line, std::size_t column) { return line % 2 == 1 && column % kPitch != 0; }

  // Blanks at the end of a line may be missing.
  char at(std::size_t line, std::size_t column) const {
    return column < lines_[line].size() ? lines_[line][column] : ' ';
  }
  std::string_view view(std::size_t line, std::size_t column) const {
    return lines_[line].substr(std::min(column, lines_[line].size()));
  }

  Result<> compare(const std::string& walls, std::size_t line) const {
    if (lines_[line].size() > walls.size()) {
      return source_.fault_at(view(line, walls.size()),
                              "the line is longer than " + std::to_string(walls.size()) + " characters");
    }
    for (std::size_t column = 0; column < walls.size(); ++column) {
      if (inside_cell(line, column) || at(line, column) == walls[column]) continue;
      return source_.fault_at(view(line, column), "this is not a wall of the " + maze_.name() + " maze: expected " +
                                                      in_quotes(walls.substr(column, 1)) + ", found " +
                                                      found(line, column));
    }
    return {};
  }
  std::string found(std::size_t line, std::size_t column) const {
    const std::string_view here = view(line, column);
    return here.empty() ? "the end of the line" : in_quotes(leading_character(here));
  }

  Result<> read_cell(Cell cell) {
    const auto line = static_cast<std::size_t>(2 * maze_.row(cell) + 1);
    const std::size_t left = kPitch * static_cast<std::size_t>(maze_.column(cell)) + 1;
    bool flag_seen = false;
    for (std::size_t column = left; column < left + kPitch - 1; ++column) {
      const char letter = at(line, column);
      if (letter == 'F' || letter == 'f') {
        if (maze_.flag_on(cell) == 0 || flag_seen) return source_.fault_at(view(line, column), "there is no flag here");
        flag_seen = true;
        if (letter == 'f') state_.captured |= maze_.flag_on(cell);
      } else if (letter != ' ') {
        if (auto placed = place(letter, cell, line, column); !placed) return placed;
      }
    }
    if (maze_.flag_on(cell) == 0 || flag_seen) return {};
    return source_.fault_at(view(line, left), "a flag is missing: expected F, or f if it is captured");
  }

  Result<> place(char letter, Cell cell, std::size_t line, std::size_t column) {
    if (letter != 'P' && (letter < '0' || letter > '3')) {
      return source_.fault_at(view(line, column),
                              "unknown letter " + found(line, column) + ", expected P, 0, 1, 2, 3, F, f or a blank");
    }
    std::optional<Cell>& actor = letter == 'P' ? pacman_ : ghosts_[static_cast<std::size_t>(letter - '0')];
    if (actor) return source_.fault_at(view(line, column), "a second " + found(line, column) + ", expected one");
    actor = cell;
    return {};
  }

  Result<> check_actors() {
    if (!pacman_) return source_.fault_at(0, "there is no P: expected Pac-Man on a cell");
    state_.pacman = *pacman_;
    state_.ghost_count = 0;
    for (const auto& ghost : ghosts_) {
      if (!ghost) break;
      state_.ghosts[state_.ghost_count++] = *ghost;
    }
    for (std::size_t i = state_.ghost_count; i < kMaxGhosts; ++i) {
      if (ghosts_[i] || i == 0) return missing_ghost();
    }
    return {};
  }
  Result<> missing_ghost() const {
    return source_.fault_at(0, "there is no ghost " + std::to_string(state_.ghost_count) +
                                   ": expected ghosts 0, 1, ... one after the other");
  }

  const TextReader& source_;
  const std::vector<std::string_view>& lines_;
  const Maze& maze_;
  State state_;
  std::optional<Cell> pacman_;
  std::array<std::optional<Cell>, kMaxGhosts> ghosts_;
};

}  // namespace

std::vector<std::string> drawing_of(const Position& position) {
  const Maze& maze = position.maze();
  std::vector<std::string> lines = walls_of(maze);
  for (std::size_t i = 0; i < maze.cells(); ++i) {
    const auto cell = static_cast<Cell>(i);
    const std::string letters = letters_on(position, cell);
    auto& line = lines[static_cast<std::size_t>(2 * maze.row(cell) + 1)];
    const std::size_t left = kPitch * static_cast<std::size_t>(maze.column(cell)) + 1;
    line.replace(left + (letters.size() < kPitch - 1 ? 1 : 0), letters.size(), letters);
  }
  return lines;
}

std::size_t drawing_height(const Maze& maze) { return static_cast<std::size_t>(2 * maze.rows() + 1); }

Result<State> read_drawing(const TextReader& source, const std::vector<std::string_view>& lines, const Maze& maze) {
  return DrawingReader(source, lines, maze).read();
}

}  // namespace ariadne::flags
