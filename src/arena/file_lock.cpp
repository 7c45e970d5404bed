#include "arena/file_lock.hpp"

#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ariadne {

Result<FileLock> FileLock::take(const std::string& path) {
  struct stat file{};
  if (stat(path.c_str(), &file) != 0 || !S_ISREG(file.st_mode)) return FileLock(-1);
  FileLock lock(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (lock.file_ < 0 || flock(lock.file_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) return lock;
  return failure("another run is writing to " + in_quotes(path), "Wait for its end, or write to another file.");
}

FileLock::~FileLock() {
  if (file_ >= 0) close(file_);
}

}  // namespace ariadne
