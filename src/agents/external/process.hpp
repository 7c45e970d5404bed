#pragma once

#include <sys/resource.h>
#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ariadne {

// A file descriptor that is closed with its owner.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept;
  ~Descriptor() { close(); }

  int number() const { return number_; }
  bool is_open() const { return number_ >= 0; }
  void close();

 private:
  int number_ = -1;
};

// How a process is started.
struct Launch {
  std::vector<std::string> words;        // the program and its arguments
  std::vector<std::string> environment;  // all of it, NAME=value
  std::vector<std::pair<int, rlim_t>> limits;
  std::optional<uid_t> user;    // become this user and group, which only root can
  bool reports_status = false;  // descriptor 3 is a pipe whose text status() collects
  bool new_privileges = true;   // false: nothing that it starts can gain any
};

// How a process ended: its exit code, or the signal that ended it.
struct Ended {
  int code = 0;
  int signal = 0;

  std::string text() const;  // "exited with code 1", "was ended by signal 11 (Segmentation fault)"
};

// A process that is talked to line by line, with everything that belongs to it: its pipes, what it says on standard
// error, its end. It is used by one thread at a time, not always the same.
//
// The process leads a group of its own and ends when this program does, however that happens. The destructor kills
// whatever is left of the group and waits for it.
class Process {
 public:
  using Clock = std::chrono::steady_clock;

  static constexpr std::size_t kMaxErrors = 64u
                                            << 10;  // bytes of standard error kept between two calls of take_errors()

  // Throws HostFault if this machine cannot start processes. A program that cannot be executed is an errno.
  static std::unique_ptr<Process> start(const Launch& launch, int& exec_errno);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  pid_t pid() const { return pid_; }

  // What may end a wait early.
  struct Wait {
    Clock::time_point deadline;
    const std::atomic<bool>* stop = nullptr;  // the wait ends soon after it is set
    std::function<bool()> look;               // called about every 100 ms; the wait ends if it returns false
  };
  enum class Heard : std::uint8_t { line, ended, late, too_long, stopped, looked_away };

  // Sends a line. Anything but `line` is why it could not be sent.
  Heard send(std::string_view line, const Wait& wait);
  // The next line of its standard output, without the line break.
  Heard hear(std::string& line, std::size_t max_bytes, const Wait& wait);
  // Whether it has said something that nobody has heard yet. Does not wait.
  bool has_more();
  // What it has said of the line that it has not finished.
  std::string_view unfinished() const { return heard_; }

  // What it wrote to standard error since the last call, the end of it if that was too much. Does not wait.
  std::string take_errors();
  // What it wrote to the status pipe so far.
  const std::string& status();
  // Waits until the status has a whole line, or for its end.
  void wait_for_status(Clock::time_point deadline);

  // It gets no more input.
  void close_input() { input_.close(); }
  // How it ended, if it does so by then; also collects the rest of its standard error.
  std::optional<Ended> wait_for_end(Clock::time_point deadline);
  void kill_group();

 private:
  Process() = default;

  Heard wait_for(bool to_write, const Wait& wait);
  void read_errors();
  void keep_errors(std::string_view more);
  bool reaped(bool block);

  pid_t pid_ = -1;
  std::optional<Ended> ended_;
  Descriptor input_, output_, errors_, status_;
  std::string heard_;        // bytes of standard output that are not handed out yet
  std::size_t scanned_ = 0;  // of them have no line break
  bool output_ended_ = false;
  std::string error_text_, status_text_;
};

}  // namespace ariadne
