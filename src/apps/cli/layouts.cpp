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
constexpr std::string_view kLayoutEnding = ".lay";

const BuiltinLayout* builtin_called(std::string_view name) {
  if (name.ends_with(kLayoutEnding)) name.remove_suffix(kLayoutEnding.size());
  return find_builtin(name);
}

[[noreturn]] void no_layout(const std::string& name) {
  const std::string hint = did_you_mean(name, builtin_names());
  throw Failure(ExitCode::input, "no layout or file is called " + in_quotes(name),
                hint.empty() ? "The built-in layouts: ariadne maze show" : hint);
}

constexpr int kMaxFoldersAbove = 3;

bool is_regular_file(const std::string& path) {
  std::error_code unreadable;
  return std::filesystem::is_regular_file(path, unreadable);
}

// As the course's program looks for it, the nearest folder first.
std::string file_in_folders(const std::string& name) {
  const std::string file = name.ends_with(kLayoutEnding) ? name : name + std::string(kLayoutEnding);
  std::string above;
  for (int folder = 0; folder <= kMaxFoldersAbove; ++folder, above += "../") {
    for (const char* const inside : {"layouts/", ""}) {
      std::string place = fmt::format("{}{}{}", above, inside, file);
      if (is_regular_file(place)) return place;
    }
  }
  return "";
}

}  // namespace

Result<Layout> checked_layout(std::string_view text, Reading reading) {
  auto layout = read_layout_or_map(text, reading);
  const bool strict = reading == Reading::strict;
  if (!layout && strict && read_layout_or_map(text, Reading::lenient)) layout.error().hint = kLenientHint;
  return layout;
}

Layout layout_in(std::string_view text, const std::string& source, Reading reading) {
  return value_or_fail(checked_layout(text, reading), ExitCode::input, source);
}

std::string find_layout_file(const std::string& name) {
  std::error_code unreadable;
  const bool is_folder = std::filesystem::is_directory(name, unreadable);
  return file_exists(name) && !is_folder ? name : file_in_folders(name);
}

std::optional<LayoutText> find_layout(const std::string& name, std::size_t max_bytes) {
  if (name == "-") return LayoutText{read_file(name, max_bytes), source_name(name)};
  if (const std::string file = find_layout_file(name); !file.empty())
    return LayoutText{read_file(file, max_bytes), file};
  if (const auto* builtin = builtin_called(name)) return LayoutText{std::string(builtin->text), name};
  return std::nullopt;
}

LayoutText layout_text_of(const std::string& name, std::size_t max_bytes) {
  auto found = find_layout(name, max_bytes);
  if (!found) no_layout(name);
  return std::move(*found);
}

Layout open_layout(const std::string& name, Reading reading) {
  const LayoutText found = layout_text_of(name, kMaxLayoutBytes);
  return layout_in(found.text, found.source, reading);
}

}  // namespace ariadne
