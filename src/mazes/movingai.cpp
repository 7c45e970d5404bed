#include "mazes/movingai.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <optional>

#include "core/text_reader.hpp"

namespace ariadne {
namespace {

constexpr std::string_view kOpen = ".GS", kClosed = "@OTW";
constexpr std::size_t kHeaderLines = 4;

using Lines = std::vector<std::string_view>;

tl::unexpected<Error> too_short(const TextReader& source, const std::string& what) {
  return source.fault_at(source.rest().size(), "expected " + what + ", found the end");
}

// A line of the header such as `height 512`.
Result<int> read_side(const TextReader& source, std::string_view line, const std::string& name) {
  const Lines words = words_of(line);
  if (words.size() != 2 || words[0] != name) return source.expected_at(line, in_quotes(name + " N"));
  const auto side = number_in<int>(words[1]);
  if (!side || *side < 1 || *side > Grid::kLargestSide) {
    return source.expected_at(words[1], "a " + name + " from 1 to " + std::to_string(Grid::kLargestSide));
  }
  return *side;
}

Result<> read_row(const TextReader& source, std::string_view line, int row, Grid& grid) {
  const auto width = static_cast<std::size_t>(grid.width());
  for (std::size_t x = 0; x < std::min(line.size(), width); ++x) {
    const bool open = kOpen.find(line[x]) != std::string_view::npos;
    if (!open && kClosed.find(line[x]) == std::string_view::npos) {
      return source.fault_at(line.substr(x), "unknown terrain " + in_quotes(leading_character(line.substr(x))) +
                                                 ", expected one of ., G, S, @, O, T and W");
    }
    grid.set_open(cell_from_top(static_cast<int>(x), row, grid.height()), open);
  }
  if (line.size() == width) return {};
  return source.fault_at(line.substr(std::min(line.size(), width)),
                         "the row has " + std::to_string(line.size()) + " cells, expected " + std::to_string(width));
}

Result<Grid> read_header(const TextReader& source, const Lines& lines) {
  if (lines.size() < kHeaderLines) return too_short(source, "the lines type, height, width and map");
  if (words_of(lines[0]) != Lines{"type", "octile"}) return source.expected_at(lines[0], "'type octile'");
  const auto height = read_side(source, lines[1], "height");
  if (!height) return tl::unexpected(height.error());
  const auto width = read_side(source, lines[2], "width");
  if (!width) return tl::unexpected(width.error());
  if (lines[3] != "map") return source.expected_at(lines[3], "'map'");
  return Grid(*width, *height);
}

Result<int> read_number(const TextReader& source, std::string_view word, const std::string& what, int min, int max) {
  const auto number = number_in<int>(word);
  if (number && *number >= min && *number <= max) return *number;
  const bool single = min == max;
  return source.expected_at(word, single
                                      ? "the " + what + " of the map, " + std::to_string(min)
                                      : "the " + what + ", from " + std::to_string(min) + " to " + std::to_string(max));
}

Result<Cell> read_end(const TextReader& source, std::string_view x_word, std::string_view row_word, const Grid& map,
                      const std::string& what) {
  const auto x = read_number(source, x_word, "column of the " + what, 0, map.width() - 1);
  if (!x) return tl::unexpected(x.error());
  const auto row = read_number(source, row_word, "row of the " + what, 0, map.height() - 1);
  if (!row) return tl::unexpected(row.error());
  const Cell cell = cell_from_top(*x, *row, map.height());
  if (!map.is_open(cell)) return source.fault_at(x_word, "the " + what + " is not open in the map");
  return cell;
}

Result<double> read_length(const TextReader& source, std::string_view word) {
  const auto length = number_in<double>(word);
  if (!length || !std::isfinite(*length) || *length < 0)
    return source.expected_at(word, "the length of the shortest path");
  return *length;
}

// bucket, name of the map, its width and height, start x and y, goal x and y, length.
Result<Scenario> read_scenario(const TextReader& source, std::string_view line, const Grid& map) {
  const Lines words = words_of(line);
  if (words.size() != 9) {
    return source.fault_at(line, "expected 9 fields, found " + std::to_string(words.size()));
  }
  const auto bucket = read_number(source, words[0], "bucket", 0, 1'000'000);
  if (!bucket) return tl::unexpected(bucket.error());
  const auto width = read_number(source, words[2], "width", map.width(), map.width());
  if (!width) return tl::unexpected(width.error());
  const auto height = read_number(source, words[3], "height", map.height(), map.height());
  if (!height) return tl::unexpected(height.error());
  const auto start = read_end(source, words[4], words[5], map, "start");
  if (!start) return tl::unexpected(start.error());
  const auto goal = read_end(source, words[6], words[7], map, "goal");
  if (!goal) return tl::unexpected(goal.error());
  const auto length = read_length(source, words[8]);
  if (!length) return tl::unexpected(length.error());
  return Scenario{*bucket, *start, *goal, *length};
}

}  // namespace

bool is_map(std::string_view text) { return text.starts_with("type ") || text.starts_with("type\t"); }

Result<Grid> read_map(std::string_view text) {
  const TextReader source(text);
  const Lines lines = source.trimmed_lines();
  auto grid = read_header(source, lines);
  if (!grid) return grid;
  const std::size_t rows = std::min(lines.size() - kHeaderLines, static_cast<std::size_t>(grid->height()));
  for (std::size_t row = 0; row < rows; ++row) {
    const auto read = read_row(source, lines[kHeaderLines + row], static_cast<int>(row), *grid);
    if (!read) return tl::unexpected(read.error());
  }
  if (rows < static_cast<std::size_t>(grid->height()))
    return too_short(source, std::to_string(grid->height()) + " rows");
  for (std::size_t i = kHeaderLines + rows; i < lines.size(); ++i) {
    if (!lines[i].empty())
      return source.fault_at(lines[i], "expected nothing more after " + std::to_string(rows) + " rows");
  }
  return grid;
}

Result<Layout> read_layout_or_map(std::string_view text, Reading reading) {
  if (!is_map(text)) return read_layout(text, reading);
  return read_map(text).map([](Grid grid) {
    Layout layout;
    layout.grid = std::move(grid);
    return layout;
  });
}

Result<std::vector<Scenario>> read_scenarios(std::string_view text, const Grid& map) {
  const TextReader source(text);
  const Lines lines = source.trimmed_lines();
  if (lines.empty()) return too_short(source, "'version 1'");
  const Lines version = words_of(lines[0]);
  if (version != Lines{"version", "1"} && version != Lines{"version", "1.0"}) {
    return source.expected_at(lines[0], "'version 1'");
  }
  std::vector<Scenario> scenarios;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    if (lines[i].empty()) continue;
    const auto scenario = read_scenario(source, lines[i], map);
    if (!scenario) return tl::unexpected(scenario.error());
    scenarios.push_back(*scenario);
  }
  return scenarios;
}

}  // namespace ariadne
