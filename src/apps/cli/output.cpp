#include "apps/cli/output.hpp"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
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

std::optional<int> output_columns() {
  winsize size{};
  if (!isatty(STDOUT_FILENO) || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return std::nullopt;
  return size.ws_col;
}

bool output_was_closed() {
  pollfd output{STDOUT_FILENO, POLLOUT, 0};
  return std::ferror(stdout) != 0 && poll(&output, 1, 0) > 0 && (output.revents & (POLLERR | POLLHUP)) != 0;
}

void print_evidence(const AgentFailure& failure) {
  std::string_view rest = failure.evidence;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    print_aside("  {}\n", rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
}

}  // namespace ariadne
