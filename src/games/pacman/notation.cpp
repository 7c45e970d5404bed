#include "games/pacman/notation.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/json_place.hpp"
#include "games/pacman/json_reader.hpp"
#include "games/pacman/state_json.hpp"

namespace ariadne::pacman {
namespace {

bool is_one_of(const std::string& word, std::string_view first, std::string_view second) {
  return word == first || word == second;
}

// What stands beside the layout.
StartOptions read_options(const Json& json, JsonReader& reader) {
  StartOptions options;
  if (json.contains("order")) {
    const std::string order = reader.word(json, "order", "");
    if (!is_one_of(order, "multiagent", "search")) {
      reader.fault("order", "is " + in_quotes(order) + ", expected multiagent or search");
    }
    options.order = order == "search" ? Order::search : Order::multiagent;
  }
  if (json.contains("ghosts")) {
    options.ghosts = static_cast<std::size_t>(reader.whole(json, "ghosts", 0, kMostGhosts, ""));
  }
  if (json.contains("limit")) options.limit = reader.whole(json, "limit", 1, kLargestLimit, "");
  return options;
}

Reading read_compat(const Json& json, JsonReader& reader) {
  if (!json.contains("compat")) return Reading::strict;
  const std::string compat = reader.word(json, "compat", "");
  if (compat != "cs188") reader.fault("compat", "is " + in_quotes(compat) + ", expected cs188");
  return Reading::lenient;
}

std::string joined_rows(const Json& json, JsonReader& reader) {
  std::string text;
  const Json& rows = reader.array(json, "layout", "");
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto* row = rows[i].get_ptr<const std::string*>();
    if (row == nullptr || row->find('\n') != std::string::npos) {
      reader.fault("layout[" + std::to_string(i) + "]", "is no line of text");
      return {};
    }
    text += *row + "\n";
  }
  return text;
}

Result<Position> position_on(const Layout& layout, const Json& json, const StartOptions& options) {
  const auto state = json.find("state");
  if (state == json.end()) return start_on(layout, options);
  auto position = read_state(*state, layout, options);
  if (position && json.contains("ghosts") && position->board().ghosts() > options.ghosts) {
    return failure("the state has " + std::to_string(position->board().ghosts()) + " ghosts, but 'ghosts' allows " +
                   std::to_string(options.ghosts));
  }
  return position;
}

// The drawing, and what JSON says besides.
Result<Position> read_drawing(std::string_view drawing, const Json& json, JsonReader& reader) {
  const Reading reading = read_compat(json, reader);
  const StartOptions options = read_options(json, reader);
  if (reader.failed()) return reader.failure();
  const auto layout = read_layout(drawing, reading);
  if (!layout) return tl::unexpected(layout.error());
  auto position = position_on(*layout, json, options);
  if (position && position->board().ghosts() == 0 && options.ghosts != 0) {
    return failure("there is no ghost, expected at least one",
                   "Without ghosts it is a search: ariadne solve. To play it all the same: \"ghosts\":0.");
  }
  return position;
}

// Where food and capsules are or were; agents stand in the state.
std::string drawing_of(const Board& board) {
  return write_layout({board.plan().grid, board.plan().food, board.plan().capsules, std::nullopt, {}});
}

// A fault of the drawing, whose lines are rows of JSON.
tl::unexpected<Error> in_row(const Error& error) {
  return failure_in({"layout", std::to_string(error.line - 1)}, "layout: " + error.message, error.hint);
}

// A fault of JSON that begins here in a text.
tl::unexpected<Error> in_text(std::string_view text, std::size_t start, const Error& error) {
  Error placed = with_place(text.substr(start), error);
  if (placed.line == 1) placed.column += static_cast<int>(start - (text.substr(0, start).rfind('\n') + 1));
  if (placed.line > 0)
    placed.line += static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(start), '\n'));
  return tl::unexpected<Error>(std::move(placed));
}

Json write_rest(const Position& position) {
  const BoardPlan& plan = position.board().plan();
  Json json = {{"order", plan.order == Order::search ? "search" : "multiagent"}, {"limit", plan.limit}};
  if (plan.starts.empty()) json["ghosts"] = 0;
  json["state"] = write_state(position);
  return json;
}

}  // namespace

Result<Position> read_json(const Json& json) {
  if (!json.is_object()) return failure("a Pac-Man position in JSON is an object");
  JsonReader reader;
  reader.only(json, {"layout", "compat", "order", "ghosts", "limit", "state"}, "");
  const std::string drawing = joined_rows(json, reader);
  if (reader.failed()) return reader.failure();
  auto position = read_drawing(drawing, json, reader);
  if (!position && position.error().line > 0) return in_row(position.error());
  return position;
}

Json write_json(const Position& position) {
  Json json = {{"layout", Json::array()}};
  const std::string drawing = drawing_of(position.board());
  for (std::size_t row = 0; row < drawing.size();) {
    const std::size_t end = drawing.find('\n', row);
    json["layout"].push_back(drawing.substr(row, end - row));
    row = end + 1;
  }
  json.update(write_rest(position));
  return json;
}

Result<Transcript> read_text(std::string_view text) {
  const std::size_t brace = std::min(text.find('{'), text.size());
  const std::string_view rest = text.substr(brace);
  const auto json = rest.empty() ? Json::object() : parse_json(rest);
  if (!json) return in_text(text, brace, json.error());
  JsonReader reader;
  reader.only(*json, {"compat", "order", "ghosts", "limit", "state"}, "");
  const auto position = read_drawing(text.substr(0, brace), *json, reader);
  if (!position)
    return position.error().line > 0 ? tl::unexpected(position.error()) : in_text(text, brace, position.error());
  return Transcript{*position, {}};
}

std::string write_text(const Position& position) {
  return drawing_of(position.board()) + write_rest(position).dump() + "\n";
}

}  // namespace ariadne::pacman
