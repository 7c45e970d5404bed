#include "agents/paths/cost_task.hpp"

#include <cmath>
#include <nlohmann/json.hpp>

#include "agents/paths/position_task.hpp"
#include "core/json_place.hpp"

namespace ariadne {
namespace {

constexpr std::string_view kWhat = "a position problem";

Result<std::string> drawing_of(const Json& json) {
  const Json rows = json.value("layout", Json());
  if (!rows.is_array()) return failure_in({"layout"}, "a position problem needs \"layout\", an array of rows");
  std::string text;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (!rows[i].is_string()) return failure_in({"layout", std::to_string(i)}, "a row of \"layout\" is no string");
    text += rows[i].get<std::string>() + "\n";
  }
  return text;
}

// A line of the drawing is a row of the member, whose place in the file is another.
tl::unexpected<Error> failure_in_row(Error error) {
  return failure_in({"layout", std::to_string(error.line - 1)}, std::move(error.message), std::move(error.hint));
}

Result<Cell> cell_member(const Json& json, const char* key, const Grid& grid) {
  const Json cell = json.value(key, Json());
  const auto side = [](const Json& number) {
    return number.is_number_unsigned() && number.get<std::uint64_t>() < Grid::kLargestSide;
  };
  if (!cell.is_array() || cell.size() != 2 || !side(cell[0]) || !side(cell[1])) {
    return failure_in({key}, std::string(kWhat) + " needs \"" + key + "\", a cell [x, y]");
  }
  const Cell read{cell[0].get<std::int16_t>(), cell[1].get<std::int16_t>()};
  if (!grid.is_open(read)) return failure_in({key}, std::string(key) + " " + cell_text(read) + " is not an open cell");
  return read;
}

tl::unexpected<Error> bad_costs(std::vector<std::string> place) {
  place.insert(place.begin(), "costs");
  return failure_in(std::move(place),
                    "\"costs\" needs a row for each row of the layout and a number from 0 up for each cell");
}

// Rows from the top, as the layout draws them.
Result<CellCosts> costs_of(const Json& rows, const Grid& grid) {
  CellCosts costs{static_cast<std::size_t>(grid.width()), std::vector<double>(grid.cell_count())};
  if (!rows.is_array() || rows.size() != static_cast<std::size_t>(grid.height())) return bad_costs({});
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const std::string row_name = std::to_string(row);
    if (!rows[row].is_array() || rows[row].size() != costs.width) return bad_costs({row_name});
    for (std::size_t x = 0; x < costs.width; ++x) {
      const Json& number = rows[row][x];
      const bool right = number.is_number() && number.get<double>() >= 0 && std::isfinite(number.get<double>());
      if (!right) return bad_costs({row_name, std::to_string(x)});
      costs.costs[(rows.size() - 1 - row) * costs.width + x] = number.get<double>();
    }
  }
  return costs;
}

}  // namespace

Result<std::unique_ptr<PathTask>> cost_task(const Json& json) {
  const auto known = only_members(json, {"problem", "layout", "start", "goal", "costs"}, kWhat);
  if (!known) return tl::unexpected(known.error());
  const auto drawing = drawing_of(json);
  if (!drawing) return tl::unexpected(drawing.error());
  const auto layout = read_layout(*drawing);
  if (!layout) return failure_in_row(layout.error());
  const auto start = cell_member(json, "start", layout->grid), goal = cell_member(json, "goal", layout->grid);
  if (!start) return tl::unexpected(start.error());
  if (!goal) return tl::unexpected(goal.error());
  auto costs = costs_of(json.value("costs", Json()), layout->grid);
  if (!costs) return tl::unexpected(costs.error());
  return position_task(layout->grid, *start, *goal, std::move(*costs), "per cell");
}

}  // namespace ariadne
