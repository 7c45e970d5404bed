#include "apps/cli/output.hpp"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <nlohmann/json.hpp>
#include <system_error>

namespace ariadne {

void print_json(const Json& json) { fmt::print("{}\n", json_line(json)); }

void flush_output() {
  errno = 0;
  // The error of an earlier write stays marked, though its reason is gone.
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return;
  throw std::system_error(errno == 0 ? EIO : errno, std::generic_category(), "standard output");
}

bool output_was_closed() {
  pollfd output{STDOUT_FILENO, POLLOUT, 0};
  return std::ferror(stdout) != 0 && poll(&output, 1, 0) > 0 && (output.revents & (POLLERR | POLLHUP)) != 0;
}

}  // namespace ariadne
