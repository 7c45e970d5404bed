#include "arena/file.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include <unistd.h>

namespace ariadne {
namespace {

Result<> done_or(const std::string& path, int reason) {
  if (reason == 0) return {};
  return failure("cannot write " + in_quotes(path) + ": " + std::strerror(reason));
}

// 0, or the errno of what went wrong.
int write_all(const std::string& path, const char* mode, std::string_view text) {
  std::FILE* file = std::fopen(path.c_str(), mode);
  if (file == nullptr) return errno;
  const int reason = std::fwrite(text.data(), 1, text.size(), file) == text.size() ? 0 : errno;
  return std::fclose(file) == 0 || reason != 0 ? reason : errno;
}

int write_and_rename(const std::string& path, std::string_view text) {
  const std::string temporary = path + "." + std::to_string(getpid()) + ".tmp";
  int reason = write_all(temporary, "wb", text);
  if (reason == 0 && std::rename(temporary.c_str(), path.c_str()) != 0) reason = errno;
  if (reason != 0) std::remove(temporary.c_str());
  return reason;
}

}  // namespace

Result<> write_file(const std::string& path, std::string_view text) {
  std::error_code none;
  if (!std::filesystem::exists(path, none)) return done_or(path, write_and_rename(path, text));
  if (!std::filesystem::is_regular_file(path, none)) return done_or(path, write_all(path, "wb", text));
  const auto behind_links = std::filesystem::canonical(path, none);
  return done_or(path, write_and_rename(behind_links.string(), text));
}

Result<> append_to_file(const std::string& path, std::string_view text) {
  return done_or(path, write_all(path, "ab", text));
}

bool file_exists(const std::string& path) {
  std::error_code none;
  return std::filesystem::exists(path, none);
}

}  // namespace ariadne
