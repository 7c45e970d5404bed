#include "apps/cli/read_file.hpp"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#include "apps/cli/failure.hpp"

namespace ariadne {
namespace {

tl::unexpected<Error> world_error(int number) { return failure(std::strerror(number)); }

// Reads to the end, and no further than the bound: the other side may never end.
Result<std::string> read_all(std::FILE* file, std::size_t most) {
  std::string text;
  std::array<char, 1 << 16> part;
  while (!std::feof(file) && !std::ferror(file)) {
    const std::size_t got = std::fread(part.data(), 1, part.size(), file);
    text.append(part.data(), got);
    if (text.size() > most) return failure(fmt::format("larger than {} bytes", most));
  }
  if (std::ferror(file)) return world_error(errno);
  return text;
}

Result<std::string> read_path(const std::string& path, std::size_t most) {
  if (path == "-") return read_all(stdin, most);
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) return failure("a folder, expected a file");
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"), std::fclose);
  if (!file) return world_error(errno);
  return read_all(file.get(), most);
}

}  // namespace

std::string source_name(const std::string& path) { return path == "-" ? "standard input" : path; }

std::string read_file(const std::string& path, std::size_t most) {
  return value_or_fail(read_path(path, most), ExitCode::input, source_name(path));
}

}  // namespace ariadne
