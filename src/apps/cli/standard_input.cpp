#include "apps/cli/standard_input.hpp"

#include <poll.h>
#include <unistd.h>

#include <cerrno>

#include "apps/cli/signals.hpp"

namespace ariadne {
namespace {

constexpr int kLookAtSignals = 50;  // milliseconds

bool arrives_within(int milliseconds) {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  return poll(&input, 1, milliseconds) > 0;
}

// 0 at the end and once interrupted; negative: errno says why.
ssize_t read_some(char* bytes, std::size_t size) {
  while (!interrupted()) {
    if (!arrives_within(kLookAtSignals)) continue;
    const ssize_t count = read(STDIN_FILENO, bytes, size);
    if (count >= 0 || (errno != EINTR && errno != EAGAIN)) return count;
  }
  return 0;
}

extern "C" ssize_t read_for_file(void*, char* bytes, std::size_t size) { return read_some(bytes, size); }

}  // namespace

std::FILE* standard_input() {
  static std::FILE* const file = fopencookie(nullptr, "rb", {read_for_file, nullptr, nullptr, nullptr});
  return file;
}

StandardInput::int_type StandardInput::underflow() {
  const ssize_t count = read_some(buffer_.data(), buffer_.size());
  if (count <= 0) return traits_type::eof();
  setg(buffer_.data(), buffer_.data(), buffer_.data() + count);
  return traits_type::to_int_type(buffer_[0]);
}

std::streamsize StandardInput::showmanyc() { return arrives_within(0) ? 1 : 0; }

}  // namespace ariadne
