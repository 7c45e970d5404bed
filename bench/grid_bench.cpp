// grid_bench [MAP SCENARIOS]...: how fast paths are found in grids, beside Boost.Graph's A* in the same run. MAP and
// SCENARIOS are files of the MovingAI benchmarks; without any, mazes of our own are used.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "boost_grid.hpp"
#include "core/result.hpp"
#include "core/rng.hpp"
#include "mazes/generate.hpp"
#include "mazes/grid_search/eight_way_search.hpp"
#include "mazes/grid_search/four_way_search.hpp"
#include "mazes/grid_search/jump_point_search.hpp"
#include "mazes/movingai.hpp"

namespace ariadne::bench {
namespace {

constexpr int kRounds = 3;

struct Query {
  Cell start, goal;
};

struct Course {
  std::string name;
  Grid grid;
  std::vector<Query> queries;
};

// What all queries of a course took together: the quickest of some rounds.
struct Measurement {
  double seconds = 0;
  std::uint64_t expanded = 0;
  std::vector<double> costs;  // -1: no way
};

// Of this process alone: other programs on the machine do not count.
double processor_seconds() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

double cost_of(const GridPath& path) { return path.found ? path.cost() : -1; }
double cost_of(const BoostSearch::Answer& answer) { return answer.found ? answer.cost : -1; }

template <class Search>
Measurement measure_once(const Course& course, Search& search) {
  Measurement result;
  result.costs.reserve(course.queries.size());
  const double begin = processor_seconds();
  for (const Query& query : course.queries) {
    const auto answer = search.find(query.start, query.goal);
    result.expanded += answer.expanded;
    result.costs.push_back(cost_of(answer));
  }
  result.seconds = processor_seconds() - begin;
  return result;
}

template <class Search>
Measurement measure(const Course& course, Search search) {
  Measurement best = measure_once(course, search);
  for (int round = 1; round < kRounds; ++round) {
    Measurement next = measure_once(course, search);
    if (next.seconds < best.seconds) best = std::move(next);
  }
  return best;
}

bool same_costs(const Measurement& a, const Measurement& b) {
  return std::equal(a.costs.begin(), a.costs.end(), b.costs.begin(), b.costs.end(),
                    [](double x, double y) { return std::abs(x - y) < 1e-6; });
}

void print_row(const Course& course, const char* name, const Measurement& it, const Measurement& boost) {
  const auto queries = static_cast<double>(course.queries.size());
  fmt::print("  {:<28} {:>10.4f} {:>12.0f} {:>10.1f} {:>9.1f} x\n", name, 1e3 * it.seconds / queries,
             static_cast<double>(it.expanded) / queries, 1e-6 * static_cast<double>(it.expanded) / it.seconds,
             boost.seconds / it.seconds);
}

// False: the searches do not agree.
bool run(const Course& course) {
  const double begin = processor_seconds();
  const PreparedGrid prepared(course.grid);
  const double preparing = processor_seconds() - begin;
  const Measurement boost_four = measure(course, BoostSearch(prepared, Neighbours::four));
  const Measurement boost_eight = measure(course, BoostSearch(prepared, Neighbours::eight));
  const Measurement four = measure(course, FourWaySearch(course.grid));
  const Measurement eight = measure(course, EightWaySearch(prepared));
  const Measurement jump = measure(course, JumpPointSearch(prepared));
  fmt::print("{}: {} x {}, {} queries, prepared in {:.1f} ms\n", course.name, course.grid.width(), course.grid.height(),
             course.queries.size(), 1e3 * preparing);
  fmt::print("  {:<28} {:>10} {:>12} {:>10} {:>11}\n", "", "ms/query", "expanded", "million/s", "over Boost");
  print_row(course, "4 neighbours: Boost's A*", boost_four, boost_four);
  print_row(course, "4 neighbours: A*", four, boost_four);
  print_row(course, "8 neighbours: Boost's A*", boost_eight, boost_eight);
  print_row(course, "8 neighbours: A*", eight, boost_eight);
  print_row(course, "8 neighbours: jump points", jump, boost_eight);
  fmt::print("  jump points over our A*: {:.1f} x\n\n", eight.seconds / jump.seconds);
  return same_costs(four, boost_four) && same_costs(eight, boost_eight) && same_costs(jump, boost_eight);
}

Result<std::string> read_whole(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return failure("cannot be opened");
  return std::string(std::istreambuf_iterator<char>(stream), {});
}

template <class T>
std::optional<T> value_or_say(const std::string& file, Result<T> result) {
  if (result) return *std::move(result);
  const Error& error = result.error();
  fmt::print(stderr, "{}{}: {}\n", file, error.line > 0 ? fmt::format(":{}", error.line) : "", error.message);
  return std::nullopt;
}

std::optional<Course> read_course(const std::string& map, const std::string& scenarios) {
  const auto grid = value_or_say(map, read_whole(map).and_then([](const std::string& text) { return read_map(text); }));
  if (!grid) return std::nullopt;
  const auto parse = [&](const std::string& text) { return read_scenarios(text, *grid); };
  const auto list = value_or_say(scenarios, read_whole(scenarios).and_then(parse));
  if (!list) return std::nullopt;
  Course course{map, *grid, {}};
  for (const Scenario& scenario : *list) course.queries.push_back({scenario.start, scenario.goal});
  return course;
}

Cell open_cell(const Grid& grid, Rng& rng) {
  while (true) {
    const std::size_t number = rng.below(static_cast<std::uint32_t>(grid.cell_count()));
    if (grid.is_open(number)) return grid.cell(number);
  }
}

Course own_course(std::string name, const Grid& grid) {
  Course course{std::move(name), grid, {}};
  Rng rng(1);
  for (int i = 0; i < 100; ++i) course.queries.push_back({open_cell(grid, rng), open_cell(grid, rng)});
  return course;
}

// The same maze with every cell as a square of cells.
Grid magnified(const Grid& grid, int times) {
  Grid large(grid.width() * times, grid.height() * times);
  for (std::size_t i = 0; i < large.cell_count(); ++i) {
    const Cell cell = large.cell(i);
    const Cell small{static_cast<std::int16_t>(cell.x / times), static_cast<std::int16_t>(cell.y / times)};
    large.set_open(cell, grid.is_open(small));
  }
  return large;
}

Grid scattered_walls(int side, unsigned percent) {
  Grid grid(side, side, true);
  Rng rng(1);
  for (std::size_t i = 0; i < grid.cell_count(); ++i)
    if (rng.below(100) < percent) grid.set_open(grid.cell(i), false);
  return grid;
}

// From narrow corridors, where every cell is a turn, to wide ones, where jumping pays.
std::vector<Course> own_courses() {
  constexpr int kSide = 511;
  const auto maze = [](MazeKind kind, int side) {
    return generate_maze({.kind = kind, .width = side, .height = side}, 1).value().grid;
  };
  return {own_course("maze", maze(MazeKind::perfect, kSide)),
          own_course("braided maze", maze(MazeKind::braided, kSide)),
          own_course("maze, corridors 8 wide", magnified(maze(MazeKind::perfect, kSide / 8), 8)),
          own_course("rooms, doors 4 wide", magnified(maze(MazeKind::rooms, kSide / 4), 4)),
          own_course("a tenth closed", scattered_walls(kSide, 10))};
}

std::vector<Course> courses_of(const std::vector<std::string>& files) {
  if (files.empty()) return own_courses();
  std::vector<Course> courses;
  for (std::size_t i = 0; i + 1 < files.size(); i += 2) {
    auto course = read_course(files[i], files[i + 1]);
    if (!course) return {};
    courses.push_back(*std::move(course));
  }
  return courses;
}

}  // namespace
}  // namespace ariadne::bench

int main(int count, char** arguments) {
  using namespace ariadne::bench;
  const std::vector<std::string> files(arguments + 1, arguments + count);
  if (files.size() % 2 != 0) {
    fmt::print(stderr, "usage: grid_bench [MAP SCENARIOS]...\n");
    return 2;
  }
  const std::vector<Course> courses = courses_of(files);
  if (courses.empty()) return 1;
  for (const Course& course : courses) {
    if (run(course)) continue;
    fmt::print(stderr, "{}: the searches found ways of different costs\n", course.name);
    return 1;
  }
  return 0;
}
