#include "apps/terminal/screen.hpp"

#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <cassert>
#include <cerrno>
#include <cstdlib>
#include <string_view>

#include "apps/cli/signals.hpp"
#include "report/drawing/text.hpp"

namespace ariadne {

namespace {

// Everything that signal handlers touch: plain data of static lifetime.
volatile sig_atomic_t active = 0;
volatile sig_atomic_t stale = 0;  // the frame must be redrawn
termios cooked;
termios raw;

constexpr std::string_view kEnter = "\x1b[?1049h\x1b[?25l\x1b[2J";
constexpr std::string_view kLeave = "\x1b[0m\x1b[?25h\x1b[?1049l";

void write_all(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = write(STDOUT_FILENO, bytes.data(), bytes.size());
    if (written < 0 && errno == EAGAIN) {
      pollfd output{STDOUT_FILENO, POLLOUT, 0};
      poll(&output, 1, 100);
    } else if (written < 0 && errno != EINTR) {
      return;  // the terminal is gone; reading will notice
    }
    if (written > 0) bytes.remove_prefix(static_cast<std::size_t>(written));
  }
}

// Both are safe in a signal handler. A signal may come in the middle of either, on another thread as well: whoever then
// ends the process must restore the terminal once more.
void enter() {
  active = 1;
  tcsetattr(STDIN_FILENO, TCSADRAIN, &raw);
  write_all(kEnter);
  stale = 1;
}
void leave() {
  if (active == 0) return;
  write_all(kLeave);
  tcsetattr(STDIN_FILENO, TCSADRAIN, &cooked);
  active = 0;
}

void raise_default(int signal) {
  struct sigaction standard{};
  standard.sa_handler = SIG_DFL;
  sigaction(signal, &standard, nullptr);
  raise(signal);
}

extern "C" void on_resize(int) { stale = 1; }

extern "C" void on_fatal(int signal) {
  leave();
  raise_default(signal);
}

void install(int signal, void (*handler)(int)) {
  struct sigaction action{};
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, nullptr);
}

// Ctrl-Z: hands the terminal back, sleeps until the shell wakes us, and takes it again.
extern "C" void on_stop(int signal) {
  const int kept_errno = errno;
  leave();
  sigset_t only_this;
  sigemptyset(&only_this);
  sigaddset(&only_this, signal);
  struct sigaction standard{};
  standard.sa_handler = SIG_DFL;
  sigaction(signal, &standard, nullptr);
  raise(signal);
  pthread_sigmask(SIG_UNBLOCK, &only_this, nullptr);  // sleeps here
  install(signal, on_stop);
  enter();
  errno = kept_errno;
}

struct Handled {
  int signal;
  void (*handler)(int);
  struct sigaction before;
};
// What ends a program, however it comes, must not leave the terminal raw.
std::array handled = {Handled{SIGWINCH, on_resize, {}}, Handled{SIGTSTP, on_stop, {}},  Handled{SIGABRT, on_fatal, {}},
                      Handled{SIGSEGV, on_fatal, {}},   Handled{SIGBUS, on_fatal, {}},  Handled{SIGILL, on_fatal, {}},
                      Handled{SIGFPE, on_fatal, {}},    Handled{SIGQUIT, on_fatal, {}}, Handled{SIGHUP, on_fatal, {}},
                      Handled{SIGXCPU, on_fatal, {}},   Handled{SIGUSR1, on_fatal, {}}, Handled{SIGUSR2, on_fatal, {}},
                      Handled{SIGALRM, on_fatal, {}}};

}  // namespace

bool Screen::is_possible() {
  const char* term = std::getenv("TERM");
  const bool able = term != nullptr && *term != '\0' && std::string_view(term) != "dumb";
  return able && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1;
}

Screen::Screen() {
  assert(active == 0);
  tcgetattr(STDIN_FILENO, &cooked);
  raw = cooked;
  raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);  // signals still come from Ctrl-C and Ctrl-Z
  raw.c_iflag &= ~static_cast<tcflag_t>(ICRNL | IXON);
  raw.c_cc[VMIN] = 0;
  raw.c_cc[VTIME] = 0;
  static const bool left_at_the_end = std::atexit(leave) == 0 && std::at_quick_exit(leave) == 0;
  static_cast<void>(left_at_the_end);
  before_signals_end_us(leave);
  for (auto& entry : handled) {
    sigaction(entry.signal, nullptr, &entry.before);
    install(entry.signal, entry.handler);
  }
  enter();
}

Screen::~Screen() {
  leave();
  for (auto& entry : handled) sigaction(entry.signal, &entry.before, nullptr);
}

Size Screen::size() const {
  winsize window{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) != 0 || window.ws_col == 0 || window.ws_row == 0) return {};
  return {window.ws_col, window.ws_row};
}

void Screen::show(const std::vector<std::string>& lines) {
  const Size size = this->size();
  std::string output;
  if (stale != 0 || size != shown_size_) {
    stale = 0;
    shown_.clear();
    shown_size_ = size;
    output += "\x1b[0m\x1b[2J";
  }
  shown_.resize(static_cast<std::size_t>(size.rows));
  for (std::size_t row = 0; row < shown_.size(); ++row) {
    std::string line = row < lines.size() ? cut_to(lines[row], size.columns) : std::string();
    if (line == shown_[row]) continue;
    output += "\x1b[" + std::to_string(row + 1) + ";1H" + line + "\x1b[K";
    shown_[row] = std::move(line);
  }
  write_all(output);
}

bool Screen::read_bytes(std::chrono::milliseconds wait) {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  if (poll(&input, 1, static_cast<int>(wait.count())) <= 0) return false;
  std::array<char, 256> buffer;
  const ssize_t count = read(STDIN_FILENO, buffer.data(), buffer.size());
  if (count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN)) closed_ = true;
  if (count <= 0) return false;
  bytes_.append(buffer.data(), static_cast<std::size_t>(count));
  return true;
}

std::optional<Key> Screen::read_key(std::chrono::milliseconds wait) {
  // The rest of a sequence follows its escape byte at once; a person cannot type that fast.
  constexpr std::chrono::milliseconds rest_of_sequence{25};
  if (keys_.empty()) {
    const bool came = read_bytes(bytes_.empty() ? wait : rest_of_sequence);
    for (auto& key : take_keys(bytes_, !came)) keys_.push_back(std::move(key));
  }
  if (keys_.empty() && !bytes_.empty()) return read_key(rest_of_sequence);
  if (keys_.empty()) return {};
  Key key = std::move(keys_.front());
  keys_.pop_front();
  return key;
}

}  // namespace ariadne
