#include "apps/cli/solve/source.hpp"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

#include "apps/cli/failure.hpp"
#include "apps/cli/files.hpp"
#include "apps/cli/layouts.hpp"
#include "core/file.hpp"
#include "core/json.hpp"
#include "mazes/builtin.hpp"

namespace ariadne {
namespace {

constexpr std::size_t kMaxProblemBytes = 64u << 20;

bool is_json(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return first != std::string::npos && text[first] == '{';
}

// Whether an option names something that is not in the layout itself.
bool any_given(const PathProblemOptions& options) {
  return !options.problem.empty() || !options.cost.empty() || !options.start.empty() || !options.goal.empty();
}

Cell cell_in(const Json& json) { return {json[0].get<std::int16_t>(), json[1].get<std::int16_t>()}; }

// The maze of a position problem that was read already, so that all of it is known to be there.
Scene scene_in(const Json& json) {
  std::string drawing;
  for (const Json& row : json.at("layout")) drawing += row.get<std::string>() + "\n";
  MazeProblem problem;
  problem.start = cell_in(json.at("start"));
  problem.goal = cell_in(json.at("goal"));
  return scene_of(*read_layout(drawing), problem);
}

PathSource json_source(const PathProblemOptions& options, const std::string& text) {
  if (options.lenient || any_given(options)) {
    throw Failure(ExitCode::usage, "a JSON problem already says what is searched",
                  "--problem, --cost, --start, --goal and --lenient are for layouts.");
  }
  PathSource source;
  source.name = source_name(options.source);
  source.task = value_or_fail(task_from_json(text), ExitCode::input, source.name);
  const Json json = *parse_json(text);
  source.problem = json.at("problem").get<std::string>();
  if (source.problem == "position") source.scene = [json] { return scene_in(json); };
  source.description = [json] { return json; };
  return source;
}

std::optional<Cell> cell_option(const std::string& text, const std::string& option) {
  if (text.empty()) return std::nullopt;
  return value_or_fail(read_cell(text, option), ExitCode::usage);
}

MazeProblem maze_problem(const PathProblemOptions& options) {
  MazeProblem problem;
  if (!options.problem.empty()) problem.problem = options.problem;
  if (!options.cost.empty()) problem.cost = options.cost;
  problem.start = cell_option(options.start, "--start");
  problem.goal = cell_option(options.goal, "--goal");
  return problem;
}

// What a layout can leave out and its problem cannot do without.
void check_ends(const Layout& layout, const MazeProblem& problem, const std::string& name) {
  const auto refuse = [&](const char* message, const std::string& hint) {
    throw Failure(ExitCode::input, Error{message, hint + "; 0,0 is at the bottom left, y counts upward.", 0, 0, {}},
                  name);
  };
  if (!problem.start && !layout.pacman) {
    refuse("there is no Pac-Man, so no start", "Give --start X,Y, and --goal X,Y if it is not 1,1");
  }
  const bool has_goal = problem.problem == "position" || problem.problem == "octile";
  if (has_goal && !problem.goal && !layout.grid.is_open(Cell{1, 1})) {
    refuse("the default goal 1,1 is not an open cell", "Give --goal X,Y");
  }
}

// What was typed wrongly is a usage error, what a layout itself lacks an input error.
PathSource layout_source(const PathProblemOptions& options, const Layout& layout) {
  const MazeProblem problem = maze_problem(options);
  const std::string name = source_name(options.source);
  check_ends(layout, problem, name);
  auto source = maze_source(layout, name, problem);
  return any_given(options) ? value_or_fail(std::move(source), ExitCode::usage)
                            : value_or_fail(std::move(source), ExitCode::input, name);
}

}  // namespace

PathSource open_path_source(const PathProblemOptions& options) {
  const Reading reading = options.lenient ? Reading::lenient : Reading::strict;
  // Read once: a pipe has nothing to give the second time.
  const LayoutText found = layout_text_of(options.source, kMaxProblemBytes);
  if (is_json(found.text)) return json_source(options, found.text);
  return layout_source(options, layout_in(found.text, found.source, reading));
}

Result<Cell> read_cell(const std::string& text, const std::string& option) {
  Cell cell;
  const char* const end = text.data() + text.size();
  const auto x = std::from_chars(text.data(), end, cell.x);
  const bool comma = x.ec == std::errc() && x.ptr != end && *x.ptr == ',';
  const auto y = comma ? std::from_chars(x.ptr + 1, end, cell.y) : x;
  if (!comma || y.ec != std::errc() || y.ptr != end || cell.x < 0 || cell.y < 0) {
    return failure(option + " is " + in_quotes(text) + ", expected a cell x,y such as 3,4",
                   "0,0 is at the bottom left.");
  }
  return cell;
}

}  // namespace ariadne
