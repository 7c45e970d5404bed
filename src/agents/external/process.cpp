#include "agents/external/process.hpp"

#include <fcntl.h>
#include <grp.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <condition_variable>
#include <csignal>
#include <cstring>
#include <mutex>
#include <thread>

#include "agents/external/options.hpp"

namespace ariadne {
namespace {

using namespace std::chrono_literals;

constexpr auto kLookAtStop = 20ms;
constexpr auto kLook = 100ms;

[[noreturn]] void cannot_start(const char* what, int reason) {
  throw HostFault(std::string("cannot start a process: ") + what + ": " + std::strerror(reason));
}

struct Pipe {
  Descriptor read, write;
};
Pipe make_pipe() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) cannot_start("pipe", errno);
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

void do_not_block(const Descriptor& descriptor) {
  fcntl(descriptor.number(), F_SETFL, fcntl(descriptor.number(), F_GETFL) | O_NONBLOCK);
}

std::vector<char*> pointers_to(const std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  for (const auto& text : texts) pointers.push_back(const_cast<char*>(text.c_str()));  // NOLINT: what exec wants
  pointers.push_back(nullptr);
  return pointers;
}

// Everything that the child needs, prepared before the fork: after it, nothing may be allocated.
struct Child {
  std::vector<char*> words, environment;
  const Launch& launch;
  pid_t parent;
  std::array<int, 4> pipes;  // standard input, output and error, and the status pipe or -1
  int report;                // where the errno of a failure goes

  [[noreturn]] void fail(int reason) const {
    while (write(report, &reason, sizeof reason) < 0 && errno == EINTR) {
    }
    _exit(127);
  }
  // Above all numbers that they are moved to.
  int out_of_the_way(int descriptor) const {
    const int moved = descriptor < 0 ? -1 : fcntl(descriptor, F_DUPFD_CLOEXEC, 10);
    if (descriptor >= 0 && moved < 0) fail(errno);
    return moved;
  }
  void arrange_descriptors() {
    report = out_of_the_way(report);
    for (int& descriptor : pipes) descriptor = out_of_the_way(descriptor);
    for (int number = 0; number < 4; ++number) {
      const int descriptor = pipes[static_cast<std::size_t>(number)];
      if (descriptor >= 0 && dup2(descriptor, number) < 0) fail(errno);
    }
    // The rest is closed by exec, whoever opened it.
    const unsigned first = pipes[3] >= 0 ? 4 : 3;
    if (close_range(first, UINT_MAX, CLOSE_RANGE_CLOEXEC) != 0) fail(errno);
  }
  void become_user() const {
    if (!launch.user) return;
    const uid_t user = *launch.user;
    if (setgroups(0, nullptr) != 0 || setresgid(user, user, user) != 0 || setresuid(user, user, user) != 0) fail(errno);
  }
  void set_limits() const {
    for (const auto& [resource, value] : launch.limits) {
      const rlimit limit{value, value};
      if (setrlimit(static_cast<__rlimit_resource_t>(resource), &limit) != 0) fail(errno);
    }
  }
  void reset_signals() const {
    for (const int number : {SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXFSZ}) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
  }
  [[noreturn]] void run() {
    setsid();
    reset_signals();
    arrange_descriptors();
    set_limits();
    become_user();
    if (!launch.new_privileges) prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);  // after the change of the user, which would undo it
    if (getppid() != parent) _exit(127);
    execvpe(words[0], words.data(), environment.data());
    fail(errno);
  }
};

// That a child ends with its parent holds for the thread that forked it. So one thread that never ends forks all.
class ForkThread {
 public:
  static ForkThread& instance() {
    static auto* const thread = new ForkThread;  // never destroyed: what it started may be used until the very end
    return *thread;
  }

  // Returns the child's number, or -1 with errno set.
  pid_t fork_child(Child& child) {
    const std::lock_guard turn(turns_);
    std::unique_lock lock(mutex_);
    child_ = &child;
    changed_.notify_all();
    changed_.wait(lock, [&] { return child_ == nullptr; });
    errno = reason_;
    return result_;
  }

 private:
  ForkThread() {
    std::thread([this] { work(); }).detach();
  }

  void work() {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, nullptr);  // signals are for others
    std::unique_lock lock(mutex_);
    for (;;) {
      changed_.wait(lock, [&] { return child_ != nullptr; });
      result_ = fork();
      if (result_ == 0) child_->run();
      reason_ = errno;
      child_ = nullptr;
      changed_.notify_all();
    }
  }

  std::mutex turns_, mutex_;
  std::condition_variable changed_;
  Child* child_ = nullptr;
  pid_t result_ = -1;
  int reason_ = 0;
};

// A write to a pipe that nobody reads is an error here, not a signal, whatever the program has chosen.
class NoPipeSignal {
 public:
  NoPipeSignal() {
    sigemptyset(&pipe_);
    sigaddset(&pipe_, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
  }
  ~NoPipeSignal() {
    if (broken_ && sigismember(&before_, SIGPIPE) == 0) {
      const timespec now{};
      sigtimedwait(&pipe_, nullptr, &now);
    }
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  NoPipeSignal(const NoPipeSignal&) = delete;
  NoPipeSignal& operator=(const NoPipeSignal&) = delete;
  void broken() { broken_ = true; }

 private:
  sigset_t pipe_{}, before_{};
  bool broken_ = false;
};

timespec until(Process::Clock::time_point time) {
  const auto left = std::max(time - Process::Clock::now(), Process::Clock::duration::zero());
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(left);
  return {seconds.count(), std::chrono::nanoseconds(left - seconds).count()};
}

// Appends what can be read without waiting. False at the end of the stream.
bool read_some(const Descriptor& from, std::string& to, std::size_t max_bytes) {
  std::array<char, 65536> buffer;
  while (to.size() < max_bytes) {
    const ssize_t count = read(from.number(), buffer.data(), std::min(buffer.size(), max_bytes - to.size()));
    if (count > 0) {
      to.append(buffer.data(), static_cast<std::size_t>(count));
      if (static_cast<std::size_t>(count) < buffer.size()) return true;
    } else if (count == 0) {
      return false;
    } else if (errno != EINTR) {
      return errno == EAGAIN;
    }
  }
  return true;
}

}  // namespace

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  close();
  number_ = std::exchange(other.number_, -1);
  return *this;
}

void Descriptor::close() {
  if (number_ >= 0) ::close(std::exchange(number_, -1));
}

std::string Ended::text() const {
  if (signal == 0) return "exited with code " + std::to_string(code);
  return "was ended by signal " + std::to_string(signal) + " (" + strsignal(signal) + ")";
}

std::unique_ptr<Process> Process::start(const Launch& launch, int& exec_errno) {
  exec_errno = 0;
  Pipe input = make_pipe(), output = make_pipe(), errors = make_pipe(), report = make_pipe(), status;
  if (launch.reports_status) status = make_pipe();
  Child child{pointers_to(launch.words),
              pointers_to(launch.environment),
              launch,
              getpid(),
              {input.read.number(), output.write.number(), errors.write.number(), status.write.number()},
              report.write.number()};
  std::unique_ptr<Process> process(new Process);
  process->pid_ = ForkThread::instance().fork_child(child);
  if (process->pid_ < 0) cannot_start("fork", errno);
  process->input_ = std::move(input.write);
  process->output_ = std::move(output.read);
  process->errors_ = std::move(errors.read);
  process->status_ = std::move(status.read);
  report.write.close();
  while (read(report.read.number(), &exec_errno, sizeof exec_errno) < 0 && errno == EINTR) {
  }
  for (const Descriptor* each : {&process->input_, &process->output_, &process->errors_}) do_not_block(*each);
  if (launch.reports_status) do_not_block(process->status_);
  return process;
}

Process::~Process() {
  if (pid_ < 0) return;
  kill_group();
  reaped(true);
}

// Until descriptors are ready, time is up, or somebody wants it to end. Standard error is read meanwhile.
Process::Heard Process::wait_for(bool to_write, const Wait& wait) {
  auto next_look = Clock::now() + kLook;
  for (;;) {
    if (wait.stop != nullptr && wait.stop->load(std::memory_order_relaxed)) return Heard::stopped;
    std::array<pollfd, 2> ready = {
        pollfd{to_write ? input_.number() : output_.number(), static_cast<short>(to_write ? POLLOUT : POLLIN), 0},
        pollfd{errors_.number(), POLLIN, 0}};
    auto wake = wait.deadline;
    if (wait.look) wake = std::min(wake, next_look);
    if (wait.stop != nullptr) wake = std::min(wake, Clock::now() + kLookAtStop);
    const timespec left = until(wake);
    const int count = ppoll(ready.data(), ready.size(), &left, nullptr);
    if (count < 0 && errno != EINTR) throw HostFault(std::string("poll: ") + std::strerror(errno));
    if (count > 0 && ready[1].revents != 0) read_errors();
    if (count > 0 && ready[0].revents != 0) return Heard::line;
    const auto now = Clock::now();
    if (now >= wait.deadline) return Heard::late;
    if (wait.look && now >= next_look) {
      next_look = now + kLook;
      if (!wait.look()) return Heard::looked_away;
    }
  }
}

Process::Heard Process::send(std::string_view line, const Wait& wait) {
  std::string rest(line);
  rest += '\n';
  std::string_view left = rest;
  NoPipeSignal no_signal;
  while (input_.is_open()) {
    const ssize_t count = write(input_.number(), left.data(), left.size());
    if (count > 0) left.remove_prefix(static_cast<std::size_t>(count));
    if (left.empty()) return Heard::line;
    if (count < 0 && errno == EPIPE) {
      no_signal.broken();
      break;
    }
    if (count < 0 && errno != EAGAIN && errno != EINTR) break;
    if (const Heard waited = wait_for(true, wait); waited != Heard::line) return waited;
  }
  return Heard::ended;
}

Process::Heard Process::hear(std::string& line, std::size_t max_bytes, const Wait& wait) {
  for (;;) {
    const std::size_t end = heard_.find('\n', scanned_);
    if (end != std::string::npos && end <= max_bytes) {
      line.assign(heard_, 0, end);
      heard_.erase(0, end + 1);
      scanned_ = 0;
      return Heard::line;
    }
    scanned_ = heard_.size();
    if (heard_.size() > max_bytes) return Heard::too_long;
    if (output_ended_) return Heard::ended;
    if (const Heard waited = wait_for(false, wait); waited != Heard::line) return waited;
    output_ended_ = !read_some(output_, heard_, max_bytes + 1);
  }
}

bool Process::has_more() {
  if (heard_.empty() && !output_ended_) output_ended_ = !read_some(output_, heard_, 4096);
  return !heard_.empty();
}

void Process::read_errors() {
  if (!errors_.is_open()) return;
  std::string more;
  const bool open = read_some(errors_, more, kMaxErrors);
  keep_errors(more);
  if (!open) errors_.close();
}

void Process::keep_errors(std::string_view more) {
  error_text_ += more;
  if (error_text_.size() > kMaxErrors) error_text_.erase(0, error_text_.size() - kMaxErrors);
}

std::string Process::take_errors() {
  read_errors();
  return std::exchange(error_text_, {});
}

const std::string& Process::status() {
  if (status_.is_open() && !read_some(status_, status_text_, 65536)) status_.close();
  return status_text_;
}

void Process::wait_for_status(Clock::time_point deadline) {
  while (status_.is_open() && Clock::now() < deadline && status_text_.find('\n') == std::string::npos) {
    pollfd ready{status_.number(), POLLIN, 0};
    const timespec left = until(deadline);
    if (ppoll(&ready, 1, &left, nullptr) < 0 && errno != EINTR) return;
    status();
  }
}

bool Process::reaped(bool block) {
  if (ended_) return true;
  int state = 0;
  pid_t found = 0;
  while ((found = waitpid(pid_, &state, block ? 0 : WNOHANG)) < 0 && errno == EINTR) {
  }
  if (found == 0) return false;
  ended_ = found < 0 ? Ended{} : WIFSIGNALED(state) ? Ended{0, WTERMSIG(state)} : Ended{WEXITSTATUS(state), 0};
  return true;
}

std::optional<Ended> Process::wait_for_end(Clock::time_point deadline) {
  auto pause = 1ms;
  while (!reaped(false)) {
    if (Clock::now() >= deadline) return std::nullopt;
    pollfd ready{errors_.number(), POLLIN, 0};
    poll(&ready, errors_.is_open() ? 1 : 0, static_cast<int>(pause.count()));
    read_errors();
    pause = std::min(pause * 2, 10ms);
  }
  read_errors();
  return ended_;
}

void Process::kill_group() {
  if (ended_) return;
  kill(-pid_, SIGKILL);
  kill(pid_, SIGKILL);  // it may not have a group of its own yet
}

}  // namespace ariadne
