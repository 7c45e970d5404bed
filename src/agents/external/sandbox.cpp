#include "agents/external/sandbox.hpp"

#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <mutex>
#include <nlohmann/json.hpp>

#include "agents/external/usage.hpp"
#include "core/byte_size.hpp"
#include "core/json_reader.hpp"
#include "core/text.hpp"

namespace ariadne {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using Words = std::vector<std::string>;

constexpr auto kTimeToSetUp = 10s;  // for a sandbox, on a very busy machine
constexpr auto kTimeToDie = 5s;
constexpr auto kBetweenRenewals = 500ms;  // of the limits of processor time: finding all processes takes a while
constexpr const char* kPath = "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games";

void add(Words& words, std::initializer_list<std::string> more) { words.insert(words.end(), more); }

bool is_root() { return geteuid() == 0; }

// A user that nobody else is, so that its processes can be counted and ended: numbers far above those of people, by
// this process and by how many it has made.
uid_t fresh_user() {
  static std::atomic<unsigned> made{0};
  return (1u << 30) + ((static_cast<unsigned>(getpid()) & 0x3fffffu) << 8) + (made++ & 0xffu);
}

bool is_inside(const fs::path& path, const fs::path& folder) {
  const auto [rest, end] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
  return rest == folder.end();
}

bool is_of_system(const fs::path& path) {
  return std::ranges::any_of(std::array{"/usr", "/bin", "/sbin", "/lib", "/lib64"},
                             [&](const char* folder) { return is_inside(path, folder); });
}

// The folder with the agent's own files: that of the first word which names a file, be it the program or what an
// interpreter runs. None: all of it is part of the system.
std::optional<fs::path> own_folder(const Words& words) {
  std::error_code error;
  for (const auto& word : words) {
    if (word.empty() || (&word == &words.front() && word.find('/') == std::string::npos)) continue;
    const fs::path path = fs::absolute(word, error).lexically_normal();
    if (!error && fs::is_regular_file(path, error) && !is_of_system(path)) return path.parent_path();
  }
  return std::nullopt;
}

// The folders of the system, as they are: some are links to others.
void add_system(Words& words) {
  add(words, {"--ro-bind", "/usr", "/usr"});
  std::error_code error;
  for (const std::string folder : {"/bin", "/sbin", "/lib", "/lib64"}) {
    if (fs::is_symlink(folder, error))
      add(words, {"--symlink", fs::read_symlink(folder, error).string(), folder});
    else
      add(words, {"--ro-bind-try", folder, folder});
  }
  add(words, {"--dir", "/etc"});
  for (const std::string file : {"/etc/alternatives", "/etc/ld.so.cache", "/etc/localtime"})
    add(words, {"--ro-bind-try", file, file});
}

// Folders on the way to others can be entered by the agent only if they are made before.
void add_own_files(Words& words, const Words& command) {
  std::error_code error;
  const fs::path here = fs::current_path(error);
  if (!error && !is_of_system(here)) add(words, {"--dir", here.string()});
  const auto folder = own_folder(command);
  if (folder && *folder != "/")
    add(words, {"--dir", folder->string(), "--ro-bind", folder->string(), folder->string()});
  add(words, {"--chdir", error ? "/" : here.string()});
}

std::string bytes_text(std::uint64_t bytes) { return std::to_string(bytes); }

void add_private_folder(Words& words, const std::string& folder) {
  add(words, {"--size", bytes_text(kMaxAgentFileBytes), "--perms", "1777", "--tmpfs", folder});
}

// Inside: the last steps before the agent's program. The count of processes belongs to a user, and the user that counts
// exists only there.
void add_last_steps(Words& words, std::optional<uid_t> user) {
  if (user) {
    const std::string number = std::to_string(*user);
    add(words, {"setpriv", "--reuid=" + number, "--regid=" + number, "--clear-groups", "--inh-caps=-all",
                "--bounding-set=-all", "--no-new-privs", "--"});
  }
  const std::string processes = std::to_string(kMaxAgentProcesses);
  add(words, {"prlimit", "--nproc=" + processes + ":" + processes, "--"});
}

Words sandboxed(const Words& command, std::optional<uid_t> user) {
  Words words = {"bwrap", "--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try"};
  if (!user) add(words, {"--unshare-user", "--disable-userns"});
  add(words, {"--die-with-parent", "--new-session", "--json-status-fd", "3"});
  add_system(words);
  add(words, {"--proc", "/proc", "--dev", "/dev"});
  add_private_folder(words, "/dev/shm");
  add_private_folder(words, "/tmp");
  add_own_files(words, command);
  add(words, {"--remount-ro", "/dev", "--remount-ro", "/", "--"});
  add_last_steps(words, user);
  words.insert(words.end(), command.begin(), command.end());
  return words;
}

Words clean_environment(const std::string& path, const std::string& home) {
  // Python flushes each line, as the protocol wants it, even if its author did not think of it.
  return {"PATH=" + path, "HOME=" + home,       "TMPDIR=" + home,
          "LANG=C.UTF-8", "PYTHONUNBUFFERED=1", "PYTHONDONTWRITEBYTECODE=1"};
}

Words whole_environment() {
  Words all;
  for (char** each = environ; *each != nullptr; ++each) all.emplace_back(*each);
  return all;
}

// Per process. What all of them use together is watched.
std::vector<std::pair<int, rlim_t>> limits_of(const ExternalOptions& options) {
  return {{RLIMIT_DATA, options.memory},
          {RLIMIT_FSIZE, kMaxAgentFileBytes},
          {RLIMIT_NOFILE, static_cast<rlim_t>(kMaxAgentFiles)},
          {RLIMIT_CORE, 0}};
}

// As long as it lives, this thread acts for that user as far as limits are concerned: the system lets only the owner of
// a process change them, and in many containers not even root. The C library would change all threads.
class ActingAs {
 public:
  explicit ActingAs(std::optional<uid_t> user) : changed_(user.has_value()), user_(getuid()), group_(getgid()) {
    if (user) become(*user, *user);
  }
  ~ActingAs() {
    if (changed_) become(user_, group_);
  }
  ActingAs(const ActingAs&) = delete;
  ActingAs& operator=(const ActingAs&) = delete;

 private:
  static void become(uid_t user, gid_t group) {
    constexpr int kSame = -1;
    syscall(SYS_setresgid, group, kSame, kSame);
    syscall(SYS_setresuid, user, kSame, kSame);
  }

  const bool changed_;
  const uid_t user_;
  const gid_t group_;
};

std::string make_home(std::optional<uid_t> user) {
  std::error_code error;
  std::string name = (fs::temp_directory_path(error) / "ariadne-agent-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr)
    throw HostFault("cannot make a folder for an agent: " + name + ": " + std::strerror(errno));
  if (user && chown(name.c_str(), *user, *user) != 0) throw HostFault("cannot hand over the folder " + name);
  return name;
}

// The number of the first process inside, as bubblewrap tells it.
std::optional<pid_t> inner_number(const std::string& status) {
  const auto json = parse_json(status.substr(0, status.find('\n')));
  if (!json) return std::nullopt;
  const JsonReader reader(*json, "the status");
  const auto number = reader["child-pid"].integer(1, 1 << 30);
  return reader.failed() ? std::nullopt : std::optional(static_cast<pid_t>(number));
}

// As that user, everything that belongs to it.
void kill_all_of(uid_t user) {
  const pid_t child = fork();
  if (child == 0) {
    if (setresuid(user, user, user) == 0) kill(-1, SIGKILL);
    _exit(0);
  }
  while (child > 0 && waitpid(child, nullptr, 0) < 0 && errno == EINTR) {
  }
}

constexpr const char* kInstall = "Install bubblewrap (apt-get install bubblewrap), or choose --sandbox basic or off.";
constexpr const char* kForbidden =
    "This system may forbid it, as containers often do. Choose --sandbox basic for programs that you trust.";

}  // namespace

void check_sandbox(Sandbox sandbox) {
  static std::mutex mutex;
  static bool works = false;
  const std::lock_guard lock(mutex);
  if (sandbox != Sandbox::strict || works) return;
  const ExternalOptions options;
  const auto trial = AgentProcess::start({Dialect::json, {"true"}}, options);
  if (!trial) throw HostFault(trial.error().reason, kInstall);
  const auto ended = (*trial)->wait_for_end(Process::Clock::now() + kTimeToSetUp);
  if (!ended || ended->code != 0) {
    throw HostFault("the sandbox does not work: " + std::string(trimmed((*trial)->pipes().take_errors())), kForbidden);
  }
  works = true;
}

tl::expected<std::unique_ptr<AgentProcess>, AgentFailure> AgentProcess::start(const ExternalCommand& command,
                                                                              const ExternalOptions& options) {
  std::unique_ptr<AgentProcess> agent(new AgentProcess(options));
  Launch launch;
  if (options.sandbox != Sandbox::off && is_root()) agent->user_ = fresh_user();
  if (options.sandbox == Sandbox::strict) {
    launch.words = sandboxed(command.words, agent->user_);
    launch.environment = clean_environment(kPath, "/tmp");
    launch.limits = limits_of(options);
    launch.reports_status = true;
  } else if (options.sandbox == Sandbox::basic) {
    agent->home_ = make_home(agent->user_);
    const char* const path = std::getenv("PATH");
    launch.words = command.words;
    launch.environment = clean_environment(path == nullptr ? kPath : path, agent->home_);
    launch.limits = limits_of(options);
    if (agent->user_) launch.limits.emplace_back(RLIMIT_NPROC, kMaxAgentProcesses);
    launch.user = agent->user_;
    launch.new_privileges = false;
  } else {
    launch.words = command.words;
    launch.environment = whole_environment();
  }
  int error = 0;
  agent->process_ = Process::start(launch, error);
  if (error != 0 && options.sandbox == Sandbox::strict) {
    throw HostFault(std::string("the sandbox cannot be started: bwrap: ") + std::strerror(error), kInstall);
  }
  if (error != 0) {
    return agent_failure(FailureKind::start,
                         "cannot run " + in_quotes(command.words.front()) + ": " + std::strerror(error));
  }
  if (options.sandbox == Sandbox::strict) agent->find_inner_process();
  return agent;
}

void AgentProcess::find_inner_process() {
  process_->wait_for_status(Process::Clock::now() + kTimeToSetUp);
  const auto number = inner_number(process_->status());
  if (!number) sandbox_failed();
  inner_ = Descriptor(static_cast<int>(syscall(SYS_pidfd_open, *number, 0)));
}

void AgentProcess::sandbox_failed() {
  static_cast<void>(process_->wait_for_end(Process::Clock::now() + 1s));
  const std::string said = process_->take_errors();
  throw HostFault("the sandbox cannot be made: " + std::string(trimmed(said)), kForbidden);
}

AgentProcess::~AgentProcess() {
  if (process_) kill_all();
  std::error_code error;
  if (!home_.empty()) fs::remove_all(home_, error);
}

// The first process inside takes all others with it, and bubblewrap waits for it. Elsewhere those that have left the
// group are looked for.
void AgentProcess::kill_all() {
  if (inner_.is_open()) {
    syscall(SYS_pidfd_send_signal, inner_.number(), SIGKILL, nullptr, 0);
    if (process_->wait_for_end(Process::Clock::now() + kTimeToDie)) return;
  } else if (user_) {
    kill_all_of(*user_);
  } else {
    for (const pid_t each : usage_below(process_->pid()).processes) kill(each, SIGKILL);
  }
  process_->kill_group();
}

void AgentProcess::begin_question(std::chrono::milliseconds allowed) {
  allowed_ = allowed;
  asked_ = Process::Clock::now();
  used_before_.reset();
  if (options_.sandbox != Sandbox::off) limit_processor_time();
}

// Threads cannot buy more time than the clock allows; a runtime's own helpers get some.
std::chrono::milliseconds AgentProcess::allowed_processor_time() const {
  return kAgentThreads * allowed_ + allowed_ / 2 + 1s;
}

// Such limits count from the start of a process, so they are raised again and again, or no agent would live through a
// long match.
void AgentProcess::limit_processor_time() {
  const bool fits = allowed_ <= limited_for_ && limited_for_ <= 2 * allowed_;
  if (fits && asked_ - limited_at_ < kBetweenRenewals) return;
  limited_for_ = allowed_;
  limited_at_ = asked_;
  const ActingAs owner(user_);
  for (const pid_t each : usage_below(process_->pid()).processes) {
    const auto may_have = processor_time_of(each) + allowed_processor_time() + kBetweenRenewals;
    const rlimit limit{static_cast<rlim_t>(std::chrono::ceil<std::chrono::seconds>(may_have).count()), RLIM_INFINITY};
    prlimit(each, RLIMIT_CPU, &limit, nullptr);
  }
}

bool AgentProcess::within_limits() {
  if (options_.sandbox == Sandbox::off) return true;
  const Usage usage = usage_below(process_->pid());
  const std::uint64_t memory = usage.memory > options_.memory ? exact_memory(usage) : usage.memory;
  if (memory > options_.memory) {
    excess_ = AgentFailure{FailureKind::memory, "used " + byte_size_text(memory >> 20 << 20) +
                                                    " of memory; it may have " + byte_size_text(options_.memory)};
  }
  if (!used_before_) used_before_ = usage.processor_time;
  const auto used = usage.processor_time - *used_before_;
  if (!excess_ && used > allowed_processor_time()) {
    excess_ = AgentFailure{FailureKind::timeout, "used " + std::to_string(used.count()) +
                                                     " ms of processor time for a move of " +
                                                     std::to_string(allowed_.count()) + " ms"};
  }
  return !excess_;
}

// Inside, the program is run by prlimit, which ends in its place with what it has to say.
std::optional<std::string> AgentProcess::start_fault(const Ended& how, std::string_view errors) const {
  constexpr int kCannotRun = 126, kNotFound = 127;
  constexpr std::string_view kSays = "prlimit: failed to execute ";
  if (options_.sandbox != Sandbox::strict || (how.code != kCannotRun && how.code != kNotFound)) return std::nullopt;
  errors = trimmed(errors);
  if (!errors.starts_with(kSays)) return std::nullopt;
  errors.remove_prefix(kSays.size());
  const std::size_t colon = std::min(errors.rfind(": "), errors.size());
  return "cannot run " + in_quotes(errors.substr(0, colon)) + " in the sandbox" + std::string(errors.substr(colon));
}

std::optional<Ended> AgentProcess::wait_for_end(Process::Clock::time_point deadline) {
  auto ended = process_->wait_for_end(deadline);
  if (!ended || options_.sandbox != Sandbox::strict) return ended;
  // It says so when the program has ended that it was to run, and only then.
  if (process_->status().find("exit-code") == std::string::npos && ended->signal == 0) sandbox_failed();
  constexpr int kSignalled = 128;
  if (ended->code > kSignalled) return Ended{0, ended->code - kSignalled};
  return ended;
}

}  // namespace ariadne
