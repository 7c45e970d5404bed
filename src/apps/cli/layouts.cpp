#include "apps/cli/layouts.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "apps/cli/failure.hpp"
#include "apps/cli/files.hpp"
#include "core/file.hpp"
#include "core/suggest.hpp"
#include "mazes/builtin.hpp"
#include "mazes/movingai.hpp"

namespace ariadne {
namespace {

// The largest grid, with room for line ends.
constexpr std::size_t kMaxLayoutBytes = 32u << 20;

[[noreturn]] void no_layout(const std::string& name) {
  const std::string hint = did_you_mean(name, builtin_names());
  throw Failure(ExitCode::input, "no layout or file is called " + in_quotes(name),
                hint.empty() ? "The built-in layouts: ariadne maze show" : hint);
}

constexpr int kMaxFoldersAbove = 3;

// Where the course's program would look, the nearest folder first.
std::vector<std::string> course_places(const std::string& name) {
  const std::string file = name.ends_with(".lay") ? name : name + ".lay";
  std::vector<std::string> places = {name};
  std::string above;
  for (int folder = 0; folder <= kMaxFoldersAbove; ++folder, above += "../") {
    for (const char* const inside : {"layouts/", ""}) places.push_back(fmt::format("{}{}{}", above, inside, file));
  }
  return places;
}

}  // namespace

Layout layout_in(std::string_view text, const std::string& source, Reading reading) {
  return value_or_fail(read_layout_or_map(text, reading), ExitCode::input, source);
}

Layout open_layout(const std::string& name_or_file, Reading reading) {
  if (const auto* builtin = find_builtin(name_or_file)) return layout_in(builtin->text, name_or_file, reading);
  if (name_or_file != "-" && !file_exists(name_or_file)) no_layout(name_or_file);
  return layout_in(read_file(name_or_file, kMaxLayoutBytes), source_name(name_or_file), reading);
}

std::string find_course_layout(const std::string& name) {
  std::error_code unreadable;
  for (const auto& place : course_places(name)) {
    if (std::filesystem::is_regular_file(place, unreadable)) return place;
  }
  return "";
}

Layout open_course_layout(const std::string& name) {
  const std::string file = find_course_layout(name);
  if (!file.empty()) return layout_in(read_file(file, kMaxLayoutBytes), file, Reading::lenient);
  const std::string builtin = name.ends_with(".lay") ? name.substr(0, name.size() - 4) : name;
  if (find_builtin(builtin) == nullptr) no_layout(name);
  return open_layout(builtin, Reading::lenient);
}

}  // namespace ariadne
