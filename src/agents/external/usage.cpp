#include "agents/external/usage.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>

#include "agents/external/process.hpp"
#include "core/text.hpp"

namespace ariadne {
namespace {

struct OneProcess {
  pid_t parent = 0;
  std::uint64_t own_ticks = 0, reaped_ticks = 0;  // of processor time; the latter of children that have ended
};

std::chrono::milliseconds time_of(std::uint64_t ticks) {
  return std::chrono::milliseconds(ticks * 1000 / static_cast<std::uint64_t>(std::max(sysconf(_SC_CLK_TCK), 1L)));
}

std::string small_file(const std::string& path) {
  const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  std::array<char, 1024> buffer;
  const ssize_t count = file.is_open() ? read(file.number(), buffer.data(), buffer.size()) : 0;
  return {buffer.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0))};
}

std::uint64_t number_at(const std::vector<std::string_view>& words, std::size_t index) {
  return index < words.size() ? number_in<std::uint64_t>(words[index]).value_or(0) : 0;
}

// The fields after the name, which may contain anything: the state, the parent, …
std::optional<OneProcess> read_process(pid_t process) {
  const std::string text = small_file("/proc/" + std::to_string(process) + "/stat");
  const std::size_t name_end = text.rfind(')');
  if (name_end == std::string::npos) return std::nullopt;
  const auto words = words_of(std::string_view(text).substr(name_end + 1));
  return OneProcess{static_cast<pid_t>(number_at(words, 1)), number_at(words, 11) + number_at(words, 12),
                    number_at(words, 13) + number_at(words, 14)};
}

std::map<pid_t, OneProcess> all_processes() {
  std::map<pid_t, OneProcess> all;
  DIR* const folder = opendir("/proc");
  if (folder == nullptr) return all;
  while (const dirent* entry = readdir(folder)) {
    const auto number = number_in<pid_t>(entry->d_name);
    const auto found = number ? read_process(*number) : std::nullopt;
    if (found) all.emplace(*number, *found);
  }
  closedir(folder);
  return all;
}

// In pages; a process that is ending has none.
struct Pages {
  std::uint64_t resident = 0, shared = 0;
};

Pages pages_of(pid_t process) {
  const std::string text = small_file("/proc/" + std::to_string(process) + "/statm");
  const auto words = words_of(text);
  return {number_at(words, 1), number_at(words, 2)};
}

// Pages that are shared, by files or on purpose, count once.
std::uint64_t memory_of(const std::vector<pid_t>& processes) {
  std::uint64_t own = 0, shared = 0;
  for (const pid_t process : processes) {
    const Pages pages = pages_of(process);
    own += pages.resident - std::min(pages.shared, pages.resident);
    shared = std::max(shared, pages.shared);
  }
  return (own + shared) * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

// What it alone uses, and its share of what it shares; nothing if that is not to be known.
std::optional<std::uint64_t> share_of(pid_t process) {
  const std::string text = small_file("/proc/" + std::to_string(process) + "/smaps_rollup");
  constexpr std::string_view kName = "\nPss:";
  const std::size_t at = text.find(kName);
  if (at == std::string::npos) return std::nullopt;
  const auto words = words_of(std::string_view(text).substr(at + kName.size()));
  return number_at(words, 0) * 1024;
}

}  // namespace

std::uint64_t exact_memory(const Usage& usage) {
  std::uint64_t sum = 0;
  for (const pid_t process : usage.processes) {
    const auto share = share_of(process);
    sum += share.value_or(0);
    if (!share && pages_of(process).resident > 0) return usage.memory;  // it is there, but hides
  }
  return sum;
}

Usage usage_below(pid_t process) {
  const auto all = all_processes();
  Usage usage;
  std::uint64_t ticks = 0;
  if (all.contains(process)) usage.processes.push_back(process);
  for (std::size_t i = 0; i < usage.processes.size(); ++i) {
    const OneProcess& one = all.at(usage.processes[i]);
    ticks += one.own_ticks + one.reaped_ticks;
    for (const auto& [number, each] : all) {
      if (each.parent == usage.processes[i]) usage.processes.push_back(number);
    }
  }
  usage.memory = memory_of(usage.processes);
  usage.processor_time = time_of(ticks);
  return usage;
}

std::chrono::milliseconds processor_time_of(pid_t process) {
  return time_of(read_process(process).value_or(OneProcess{}).own_ticks);
}

}  // namespace ariadne
