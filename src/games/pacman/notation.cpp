#include "games/pacman/notation.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/json_reader.hpp"
#include "core/text_reader.hpp"
#include "games/pacman/state_json.hpp"

namespace ariadne::pacman {
namespace {

constexpr std::string_view kWhat = "a Pac-Man position";

// What stands beside the layout.
StartOptions read_options(const JsonReader& reader) {
  StartOptions options;
  if (reader.has("order")) {
    options.order = reader["order"].choice({"multiagent", "search"}) == 1 ? Order::search : Order::multiagent;
  }
  if (reader.has("ghosts")) options.ghosts = reader["ghosts"].count(kMaxGhosts);
  if (reader.has("limit")) options.limit = static_cast<int>(reader["limit"].integer(1, kLargestLimit));
  return options;
}

Reading read_compat(const JsonReader& reader, Reading otherwise) {
  if (!reader.has("compat")) return otherwise;
  reader["compat"].choice({"cs188"});
  return Reading::lenient;
}

Result<Position> position_on(const Layout& layout, const JsonReader& reader, const StartOptions& options) {
  if (!reader.has("state")) return start_on(layout, options);
  auto position = read_state(reader["state"], layout, options);
  if (position && reader.has("ghosts") && position->board().ghosts() > options.ghosts) {
    return failure("the state has " + std::to_string(position->board().ghosts()) + " ghosts, but 'ghosts' allows " +
                   std::to_string(options.ghosts));
  }
  return position;
}

// Whether only the strict form of the drawing is in the way of a game.
bool would_do_loosely(std::string_view drawing, const StartOptions& options) {
  const auto layout = read_layout(drawing, Reading::lenient);
  return layout && start_on(*layout, options);
}

// The drawing, and what JSON says besides. Errors of the drawing have a line.
Result<Position> read_drawing(std::string_view drawing, const JsonReader& reader, Reading otherwise) {
  const Reading reading = read_compat(reader, otherwise);
  const StartOptions options = read_options(reader);
  if (reader.failed()) return reader.failure();
  auto layout = read_layout(drawing, reading);
  if (!layout && reading == Reading::strict && would_do_loosely(drawing, options)) {
    layout.error().hint = R"(With {"compat":"cs188"} it is read as the course's program does.)";
  }
  if (!layout) return tl::unexpected(layout.error());
  auto position = position_on(*layout, reader, options);
  if (position && position->board().ghosts() == 0 && options.ghosts != 0) {
    return failure("there is no ghost, expected at least one",
                   "To search a maze without ghosts: ariadne solve. To play in one: \"ghosts\":0.");
  }
  return position;
}

// Where food and capsules are or were; the pieces are in the state.
std::string drawing_of(const Board& board) {
  return write_layout({board.plan().grid, board.plan().food, board.plan().capsules, std::nullopt, {}});
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
  const JsonReader reader(json, std::string(kWhat));
  reader.only({"layout", "compat", "order", "ghosts", "limit", "state"});
  const std::string drawing = reader["layout"].lines();
  if (reader.failed()) return reader.failure();
  auto position = read_drawing(drawing, reader, Reading::strict);
  if (position || position.error().line == 0) return position;
  reader["layout"].fault_in_lines(position.error());
  return reader.failure();
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

Result<Transcript> read_text(std::string_view text, Reading reading) {
  const TextReader source(text);
  const std::size_t brace = std::min(text.find('{'), text.size());
  const std::string_view rest = text.substr(brace);
  const auto json = rest.empty() ? Json::object() : parse_json(rest);
  if (!json) return source.fault_in(rest, json.error());
  const JsonReader reader(*json, std::string(kWhat));
  reader.only({"compat", "order", "ghosts", "limit", "state"});
  const auto position = read_drawing(text.substr(0, brace), reader, reading);
  if (position) return Transcript{*position, {}};
  const Error& error = position.error();
  return error.path.empty() ? tl::unexpected(error) : source.fault_in(rest, with_place(rest, error));
}

std::string write_text(const Position& position) {
  return drawing_of(position.board()) + write_rest(position).dump() + "\n";
}

}  // namespace ariadne::pacman
