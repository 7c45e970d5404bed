#include "apps/path_source.hpp"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

#include "apps/failure.hpp"
#include "apps/layouts.hpp"
#include "apps/read_file.hpp"
#include "arena/file.hpp"
#include "core/json.hpp"

namespace ariadne {
namespace {

constexpr std::size_t kLargestProblem = 64u << 20;

bool is_json(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return first != std::string::npos && text[first] == '{';
}

// Whether something was asked that is not in the layout itself.
bool any_given(const PathProblemOptions& options) {
  return !options.problem.empty() || !options.cost.empty() || !options.start.empty() || !options.goal.empty();
}

Cell cell_in(const Json& json) { return {json[0].get<std::int16_t>(), json[1].get<std::int16_t>()}; }

// The maze of a position problem that was read already, so that all of it is known to be there.
MazeScene scene_in(const Json& json) {
  std::string drawing;
  for (const Json& row : json.at("layout")) drawing += row.get<std::string>() + "\n";
  MazeProblem problem;
  problem.start = cell_in(json.at("start"));
  problem.goal = cell_in(json.at("goal"));
  return scene_of(*read_layout(drawing), problem);
}

PathSource json_source(const PathProblemOptions& options, const std::string& text) {
  if (options.lenient || any_given(options)) {
    throw Failure(ExitCode::usage, "a JSON problem says itself what is searched",
                  "--problem, --cost, --start, --goal and --lenient are for layouts.");
  }
  PathSource source;
  source.name = source_name(options.source);
  source.task = value_or_fail(task_from_json(text), ExitCode::input, source.name);
  const Json json = *parse_json(text);
  source.problem = json.at("problem").get<std::string>();
  if (source.problem == "position") source.scene = scene_in(json);
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

PathSource maze_source(const PathProblemOptions& options, const Layout& layout) {
  const MazeProblem problem = maze_problem(options);
  PathSource source;
  source.name = source_name(options.source);
  source.problem = problem.problem;
  auto task = maze_task(layout, problem);
  source.task = any_given(options) ? value_or_fail(std::move(task), ExitCode::usage)
                                   : value_or_fail(std::move(task), ExitCode::input, source.name);
  source.scene = scene_of(layout, problem);
  return source;
}

}  // namespace

PathSource open_path_source(const PathProblemOptions& options) {
  const Reading reading = options.lenient ? Reading::lenient : Reading::strict;
  const bool builtin = std::ranges::count(builtin_names(), options.source) > 0;
  if (builtin || (options.source != "-" && !file_exists(options.source))) {
    return maze_source(options, open_layout(options.source, reading));
  }
  // Read once: a pipe has nothing to give the second time.
  const std::string text = read_file(options.source, kLargestProblem);
  if (is_json(text)) return json_source(options, text);
  return maze_source(options, layout_in(text, source_name(options.source), reading));
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
