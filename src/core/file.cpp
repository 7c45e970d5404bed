#include "core/file.hpp"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#include <sys/stat.h>
#include <unistd.h>

#include "core/byte_size.hpp"

namespace ariadne {
namespace {

tl::unexpected<Error> world_error(int reason) { return failure(std::strerror(reason)); }

Result<> done_or(const std::string& path, int reason) {
  if (reason == 0) return {};
  return cannot_write(path, reason);
}

// 0 on success, else an errno. A file of `like` gets its permissions before anything is in it.
int write_all(const std::string& path, const char* mode, std::string_view text, const struct stat* like = nullptr) {
  std::FILE* file = std::fopen(path.c_str(), mode);
  if (file == nullptr) return errno;
  if (like != nullptr) fchmod(fileno(file), like->st_mode & 07777);
  const int reason = std::fwrite(text.data(), 1, text.size(), file) == text.size() ? 0 : errno;
  return std::fclose(file) == 0 || reason != 0 ? reason : errno;
}

// Writes a new file beside the path and stores its name. It is never one that is there already, nor one behind a link
// that somebody placed in advance: mode x.
int write_temporary(const std::string& path, std::string& name, std::string_view text, const struct stat* like) {
  constexpr int kMaxTries = 100;
  int reason = EEXIST;
  for (int number = 0; reason == EEXIST && number < kMaxTries; ++number) {
    name = path + "." + std::to_string(getpid()) + "-" + std::to_string(number) + ".tmp";
    reason = write_all(name, "wbx", text, like);
  }
  if (reason != 0 && reason != EEXIST) std::remove(name.c_str());
  return reason;
}

int write_and_rename(const std::string& path, std::string_view text, const struct stat* like = nullptr) {
  std::string temporary;
  int reason = write_temporary(path, temporary, text, like);
  if (reason != 0) return reason;
  if (std::rename(temporary.c_str(), path.c_str()) != 0) reason = errno;
  if (reason != 0) std::remove(temporary.c_str());
  return reason;
}

}  // namespace

Result<std::string> stream_text(std::FILE* stream, std::size_t max_bytes) {
  std::string text;
  std::array<char, 1 << 16> part;
  while (!std::feof(stream) && !std::ferror(stream)) {
    const std::size_t got = std::fread(part.data(), 1, part.size(), stream);
    text.append(part.data(), got);
    if (text.size() > max_bytes) return failure("larger than " + byte_size_text(max_bytes));
  }
  if (std::ferror(stream)) return world_error(errno);
  return text;
}

Result<std::string> file_text(const std::string& path, std::size_t max_bytes) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) return failure("a folder, expected a file");
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"), std::fclose);
  if (!file) return world_error(errno);
  return stream_text(file.get(), max_bytes);
}

tl::unexpected<Error> cannot_write(const std::string& path, int reason) {
  return failure("cannot write " + in_quotes(path) + ": " + std::strerror(reason));
}

Result<> write_file(const std::string& path, std::string_view text) {
  struct stat old{};
  if (stat(path.c_str(), &old) != 0) return done_or(path, write_and_rename(path, text));
  if (!S_ISREG(old.st_mode)) return done_or(path, write_all(path, "wb", text));
  std::error_code error;
  const auto behind_links = std::filesystem::canonical(path, error);
  if (error) return done_or(path, error.value());
  return done_or(path, write_and_rename(behind_links.string(), text, &old));
}

Result<> check_writable(const std::string& path) {
  struct stat old{};
  if (stat(path.c_str(), &old) == 0) {
    if (const int reason = write_all(path, "ab", ""); reason != 0 || !S_ISREG(old.st_mode))
      return done_or(path, reason);
  }
  std::error_code error;
  const auto behind_links = std::filesystem::weakly_canonical(path, error);
  if (error) return done_or(path, error.value());
  std::string temporary;
  const int reason = write_temporary(behind_links.string(), temporary, "", nullptr);
  if (reason == 0) std::remove(temporary.c_str());
  return done_or(path, reason);
}

bool file_exists(const std::string& path) {
  std::error_code none;
  return std::filesystem::exists(path, none);
}

}  // namespace ariadne
