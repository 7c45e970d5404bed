#include "games/theseus/drawing.hpp"

#include <algorithm>

namespace ariadne::theseus {
namespace {

constexpr std::size_t kPitch = 4;  // from one corner to the next
constexpr std::string_view kBar = "---";
constexpr std::string_view kGap = "   ";

using Lines = std::vector<std::string_view>;

std::string letters_on(const Position& position, int tile) {
  std::string letters;
  if (position.theseus() == tile) letters += 'T';
  if (position.minotaur() == tile) letters += 'M';
  if (position.board().supply_on(tile) & position.supplies()) letters += 'S';
  return letters;
}

// The sides of a row of tiles in one direction, from corner to corner.
std::string bar_line(const Walls& walls, int row, Direction direction) {
  std::string line = "+";
  for (int tile = row * walls.size(); tile < (row + 1) * walls.size(); ++tile) {
    line.append(walls.has(tile, direction) ? kBar : kGap).append("+");
  }
  return line;
}

std::string tile_line(const Position& position, int row) {
  const Walls& walls = position.board().walls();
  std::string line = "|";
  for (int tile = row * walls.size(); tile < (row + 1) * walls.size(); ++tile) {
    std::string inside = " " + letters_on(position, tile);
    inside.resize(kGap.size(), ' ');
    line += inside + (walls.has(tile, Direction::right) ? "|" : " ");
  }
  return line;
}

// Looks at a drawing from top to bottom and puts together what it shows.
class DrawingReader {
 public:
  DrawingReader(const TextReader& source, const Lines& lines, int size)
      : source_(source), lines_(lines), drawn_{Walls(size)} {}

  Result<Drawn> read() {
    for (std::size_t number = 0; number < lines_.size(); ++number) {
      auto checked = number % 2 == 0 ? read_bars(number) : read_tiles(number);
      if (!checked) return tl::unexpected(checked.error());
    }
    if (auto checked = check_walls(); !checked) return tl::unexpected(checked.error());
    if (auto checked = check_players(); !checked) return tl::unexpected(checked.error());
    std::sort(drawn_.supplies.begin(), drawn_.supplies.end());
    return drawn_;
  }

 private:
  int size() const { return drawn_.walls.size(); }
  std::size_t width() const { return kPitch * static_cast<std::size_t>(size()) + 1; }
  // The row of tiles that stands on this line or below it; -1 below the lowest.
  int row_of(std::size_t line) const { return size() - 1 - static_cast<int>(line / 2); }
  std::string_view at(std::size_t line, std::size_t column, std::size_t length = 1) const {
    return lines_[line].substr(column, length);
  }

  Result<> check_length(std::size_t line) const {
    if (lines_[line].size() == width()) return {};
    const std::size_t end = std::min(lines_[line].size(), width());
    return fault(lines_[line].substr(end), "the line has the length " + std::to_string(lines_[line].size()) +
                                               ", expected " + std::to_string(width()) + " as in the first");
  }

  Result<> read_bars(std::size_t line) {
    if (auto checked = check_length(line); !checked) return checked;
    for (int column = 0; column < size(); ++column) {
      if (auto read = read_bar(line, column); !read) return read;
    }
    return check_corner(at(line, width() - 1));
  }

  Result<> read_bar(std::size_t line, int column) {
    const std::size_t left = kPitch * static_cast<std::size_t>(column);
    if (auto corner = check_corner(at(line, left)); !corner) return corner;
    const std::string_view bar = at(line, left + 1, kBar.size());
    if (bar != kBar && bar != kGap) return fault(bar, "expected '---' or three blanks, found " + in_quotes(bar));
    const bool inside = line != 0 && line + 1 != lines_.size();
    if (!inside && bar != kBar) return fault(bar, "the perimeter is open, expected '---'");
    if (inside && bar == kBar) drawn_.walls.set(row_of(line) * size() + column, Direction::up);
    return {};
  }
  Result<> check_corner(std::string_view corner) const {
    if (corner == "+") return {};
    return fault(corner, "expected the corner '+', found " + in_quotes(corner));
  }

  Result<> read_tiles(std::size_t line) {
    if (auto checked = check_length(line); !checked) return checked;
    for (int column = 0; column <= size(); ++column) {
      if (auto read = read_side(line, column); !read) return read;
      if (column == size()) break;
      const std::size_t left = kPitch * static_cast<std::size_t>(column) + 1;
      for (std::size_t i = 0; i < kGap.size(); ++i) {
        if (auto read = read_letter(lines_[line].substr(left + i), row_of(line) * size() + column); !read) return read;
      }
    }
    return {};
  }

  // What stands to the left of a column, or to the right of the last.
  Result<> read_side(std::size_t line, int column) {
    const std::string_view sign = at(line, kPitch * static_cast<std::size_t>(column));
    const bool inside = column > 0 && column < size();
    if (!inside && sign == " ") return fault(sign, "the perimeter is open, expected '|'");
    if (sign != "|" && sign != " ") return fault(sign, "expected '|' or a blank, found " + in_quotes(sign));
    if (inside && sign == "|") drawn_.walls.set(row_of(line) * size() + column, Direction::left);
    return {};
  }

  // `here` begins with the letter.
  Result<> read_letter(std::string_view here, int tile) {
    switch (here.front()) {
      case ' ':
        return {};
      case 'T':
        return place(theseus_, here, tile, "Theseus");
      case 'M':
        return place(minotaur_, here, tile, "Minotaur");
      case 'S':
        return add_supply(here, tile);
      default:
        return fault(here, "unknown letter " + in_quotes(leading_character(here)) + ", expected T, M, S or a blank");
    }
  }
  Result<> place(std::optional<int>& player, std::string_view here, int tile, const std::string& name) const {
    if (player) return fault(here, "a second " + name + ", expected one");
    player = tile;
    return {};
  }
  Result<> add_supply(std::string_view here, int tile) {
    if (!drawn_.supplies.empty() && drawn_.supplies.back() == tile) {
      return fault(here, "a second supply on one tile, expected one");
    }
    if (drawn_.supplies.size() == kMaxSupplies) {
      return fault(here, "there are more than " + std::to_string(kMaxSupplies) + " supplies");
    }
    drawn_.supplies.push_back(tile);
    return {};
  }

  Result<> check_walls() const {
    for (int tile = 0; tile < drawn_.walls.tiles(); ++tile) {
      const int walls = drawn_.walls.count(tile);
      if (walls > kMaxWalls) {
        return fault(place_of(tile),
                     "the tile has " + std::to_string(walls) + " walls, expected at most " + std::to_string(kMaxWalls));
      }
    }
    return {};
  }
  Result<> check_players() {
    if (!theseus_) return source_.fault_at(0, "there is no T: expected Theseus on a tile");
    if (!minotaur_) return source_.fault_at(0, "there is no M: expected the Minotaur on a tile");
    drawn_.theseus = *theseus_;
    drawn_.minotaur = *minotaur_;
    const auto& supplies = drawn_.supplies;
    if (std::find(supplies.begin(), supplies.end(), *theseus_) == supplies.end()) return {};
    return fault(place_of(*theseus_), "Theseus stands on a supply, which he would have taken: expected T or S");
  }
  // Where the inside of a tile begins.
  std::string_view place_of(int tile) const {
    const auto line = static_cast<std::size_t>(2 * (size() - 1 - tile / size()) + 1);
    return at(line, kPitch * static_cast<std::size_t>(tile % size()) + 1);
  }

  tl::unexpected<Error> fault(std::string_view place, std::string message) const {
    return source_.fault_at(place, std::move(message));
  }

  const TextReader& source_;
  const Lines& lines_;
  Drawn drawn_;
  std::optional<int> theseus_, minotaur_;
};

// The size according to the first line.
Result<int> read_size(const TextReader& source, const Lines& lines) {
  if (lines.empty()) return source.fault_at(0, "there is no board, expected a drawing that starts with '+---+'");
  const std::string_view first = lines.front();
  const std::size_t size = first.size() / kPitch;
  const bool fits = size >= kSmallestSize && size <= kLargestSize && size % 2 == 1 && first.size() % kPitch == 1;
  if (!fits) {
    return source.fault_at(first, "the first line has the length " + std::to_string(first.size()) +
                                      ", expected four characters per tile and one more, for 3, 5, 7, ... or 31 tiles");
  }
  if (lines.size() < 2 * size + 1) {
    return source.fault_at(source.rest().size(), "the drawing ends after " + std::to_string(lines.size()) +
                                                     " lines, expected " + std::to_string(2 * size + 1) + " for " +
                                                     std::to_string(size) + " rows");
  }
  return static_cast<int>(size);
}

}  // namespace

std::vector<std::string> drawing_of(const Position& position) {
  const Walls& walls = position.board().walls();
  std::vector<std::string> lines;
  for (int row = walls.size() - 1; row >= 0; --row) {
    lines.push_back(bar_line(walls, row, Direction::up));
    lines.push_back(tile_line(position, row));
  }
  lines.push_back(bar_line(walls, 0, Direction::down));
  return lines;
}

Result<Drawn> read_drawing(const TextReader& source, Lines& lines) {
  const auto size = read_size(source, lines);
  if (!size) return tl::unexpected(size.error());
  const auto end = lines.begin() + 2 * *size + 1;
  const Lines drawing(lines.begin(), end);
  lines.erase(lines.begin(), end);
  return DrawingReader(source, drawing, *size).read();
}

}  // namespace ariadne::theseus
