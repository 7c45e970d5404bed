#include "agents/paths/cost_task.hpp"

#include "agents/paths/position_task.hpp"
#include "core/json_reader.hpp"

namespace ariadne {
namespace {

Cell read_cell(const JsonReader& reader, const Grid& grid) {
  const auto pair = reader.tuple(2, "a cell [x, y]");
  const auto x = pair[0].integer(0, grid.width() - 1), y = pair[1].integer(0, grid.height() - 1);
  const Cell cell{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
  if (!grid.is_open(cell)) reader.refuse("is " + cell_text(cell) + ", which is not an open cell");
  return cell;
}

// Rows from the top, as the layout draws them.
CellCosts read_costs(const JsonReader& reader, const Grid& grid) {
  CellCosts costs{static_cast<std::size_t>(grid.width()), std::vector<double>(grid.cell_count())};
  const auto height = static_cast<std::size_t>(grid.height());
  const auto rows =
      reader.tuple(height, "an array with a row for each of the " + std::to_string(height) + " rows of the layout");
  for (std::size_t row = 0; row < height; ++row) {
    const auto cells =
        rows[row].tuple(costs.width, "an array with a number for each of " + std::to_string(costs.width) + " cells");
    for (std::size_t x = 0; x < costs.width; ++x) {
      costs.costs[(height - 1 - row) * costs.width + x] = cells[x].number(0);
    }
  }
  return costs;
}

}  // namespace

Result<std::unique_ptr<PathTask>> cost_task(const Json& json) {
  const JsonReader reader(json, "a position problem");
  reader.only({"problem", "layout", "start", "goal", "costs"});
  const std::string drawing = reader["layout"].lines();
  if (reader.failed()) return reader.failure();
  const auto layout = read_layout(drawing);
  if (!layout) return reader["layout"].fault_in_lines(layout.error()), reader.failure();
  const Cell start = read_cell(reader["start"], layout->grid), goal = read_cell(reader["goal"], layout->grid);
  CellCosts costs = read_costs(reader["costs"], layout->grid);
  if (reader.failed()) return reader.failure();
  return position_task(layout->grid, start, goal, std::move(costs), "per cell");
}

}  // namespace ariadne
