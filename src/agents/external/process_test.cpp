#include "agents/external/process.hpp"

#include <dirent.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <cerrno>
#include <thread>

#include "agents/external/options.hpp"
#include "agents/external/usage.hpp"

namespace ariadne {
namespace {

using namespace std::chrono_literals;
using Heard = Process::Heard;

Process::Wait within(std::chrono::milliseconds time) { return {Process::Clock::now() + time}; }

std::unique_ptr<Process> started(std::vector<std::string> words, Launch launch = {}) {
  launch.words = std::move(words);
  if (launch.environment.empty()) launch.environment = {"PATH=/usr/bin:/bin"};
  int error = 0;
  auto process = Process::start(launch, error);
  EXPECT_EQ(error, 0);
  return process;
}
std::unique_ptr<Process> shell(const std::string& script, Launch launch = {}) {
  return started({"sh", "-c", script}, std::move(launch));
}

std::size_t open_descriptors() {
  std::size_t count = 0;
  DIR* const folder = opendir("/proc/self/fd");
  while (readdir(folder) != nullptr) ++count;
  closedir(folder);
  return count;
}

bool exists(pid_t process) { return kill(process, 0) == 0; }

// Soon, since the end of others is not waited for by whoever ends them.
bool is_gone(pid_t process) {
  for (int i = 0; i < 500 && exists(process); ++i) std::this_thread::sleep_for(10ms);
  return !exists(process);
}

TEST(Process, lines_go_there_and_back) {
  const auto cat = started({"cat"});
  std::string line;
  EXPECT_EQ(cat->send("first", within(5s)), Heard::line);
  EXPECT_EQ(cat->send("second", within(5s)), Heard::line);
  EXPECT_EQ(cat->hear(line, 100, within(5s)), Heard::line);
  EXPECT_EQ(line, "first");
  EXPECT_TRUE(cat->has_more() || cat->hear(line, 100, within(5s)) == Heard::line);
}

TEST(Process, a_line_that_does_not_come_in_time_is_late_and_nothing_is_lost) {
  const auto slow = shell("printf half; sleep 0.3; echo ' line'");
  std::string line;
  EXPECT_EQ(slow->hear(line, 100, within(50ms)), Heard::late);
  EXPECT_EQ(slow->hear(line, 100, within(10s)), Heard::line);
  EXPECT_EQ(line, "half line");
}

TEST(Process, a_line_has_a_bound) {
  const auto flood = shell("head -c 100000 /dev/zero | tr '\\0' x");
  std::string line;
  EXPECT_EQ(flood->hear(line, 1000, within(10s)), Heard::too_long);
  EXPECT_LE(flood->unfinished().size(), 1001u);
}

TEST(Process, a_line_that_was_read_before_is_held_to_the_bound_too) {
  for (const std::size_t bound : {9u, 10u}) {
    const auto loud = shell("echo 1234567890");
    while (!loud->has_more()) std::this_thread::sleep_for(1ms);
    std::string line;
    EXPECT_EQ(loud->hear(line, bound, within(10s)), bound < 10 ? Heard::too_long : Heard::line);
  }
}

TEST(Process, the_end_is_heard_and_told) {
  const auto ends = shell("echo said; echo cause >&2; exit 7");
  std::string line;
  EXPECT_EQ(ends->hear(line, 100, within(10s)), Heard::line);
  EXPECT_EQ(ends->hear(line, 100, within(10s)), Heard::ended);
  const auto how = ends->wait_for_end(Process::Clock::now() + 10s);
  ASSERT_TRUE(how);
  EXPECT_EQ(how->text(), "exited with code 7");
  EXPECT_EQ(ends->take_errors(), "cause\n");
  EXPECT_EQ(ends->send("anybody?", within(1s)), Heard::ended);
}

TEST(Process, a_signal_is_told_by_name) {
  const auto killed = shell("kill -SEGV $$");
  const auto how = killed->wait_for_end(Process::Clock::now() + 10s);
  ASSERT_TRUE(how);
  EXPECT_EQ(how->text(), "was ended by signal 11 (Segmentation fault)");
}

TEST(Process, a_program_that_does_not_exist_is_an_error_number) {
  Launch launch;
  launch.words = {"/nowhere/at/all"};
  int error = 0;
  Process::start(launch, error);
  EXPECT_EQ(error, ENOENT);
}

TEST(Process, what_is_not_read_ends_in_time) {
  const auto deaf = started({"sleep", "60"});
  const std::string large(1 << 20, 'x');
  EXPECT_EQ(deaf->send(large, within(100ms)), Heard::late);
}

TEST(Process, a_wait_ends_when_it_is_stopped) {
  const auto sleeps = started({"sleep", "60"});
  std::atomic<bool> stop{true};
  std::string line;
  EXPECT_EQ(sleeps->hear(line, 100, {Process::Clock::now() + 60s, &stop}), Heard::stopped);
}

TEST(Process, somebody_looks_while_it_is_waited_for) {
  const auto sleeps = started({"sleep", "60"});
  int looks = 0;
  std::string line;
  EXPECT_EQ(sleeps->hear(line, 100, {Process::Clock::now() + 60s, nullptr, [&] { return ++looks < 2; }}),
            Heard::looked_away);
  EXPECT_EQ(looks, 2);
}

TEST(Process, standard_error_is_read_meanwhile_and_its_end_is_kept) {
  const auto loud = shell("head -c 1000000 /dev/zero | tr '\\0' x >&2; echo end >&2; echo done");
  std::string line;
  EXPECT_EQ(loud->hear(line, 100, within(30s)), Heard::line);
  EXPECT_EQ(line, "done");
  static_cast<void>(loud->wait_for_end(Process::Clock::now() + 10s));
  const std::string errors = loud->take_errors();
  EXPECT_EQ(errors.size(), Process::kMaxErrors);
  EXPECT_TRUE(errors.ends_with("xend\n"));
  EXPECT_EQ(loud->take_errors(), "");
}

TEST(Process, its_whole_group_ends_with_it) {
  auto parent = shell("sleep 60 & echo $!; wait");
  std::string line;
  ASSERT_EQ(parent->hear(line, 100, within(10s)), Heard::line);
  const pid_t child = std::stoi(line), leader = parent->pid();
  EXPECT_TRUE(exists(child));
  parent.reset();
  EXPECT_FALSE(exists(leader));
  EXPECT_TRUE(is_gone(child));
}

TEST(Process, limits_and_environment_are_those_that_were_given) {
  Launch launch;
  launch.limits = {{RLIMIT_NOFILE, 32}};
  launch.environment = {"PATH=/usr/bin:/bin", "COLOUR=red"};
  const auto asked = shell("ulimit -n; echo $COLOUR; env | wc -l", launch);
  std::string line;
  EXPECT_EQ(asked->hear(line, 100, within(10s)), Heard::line);
  EXPECT_EQ(line, "32");
  EXPECT_EQ(asked->hear(line, 100, within(10s)), Heard::line);
  EXPECT_EQ(line, "red");
}

TEST(Process, it_gets_no_descriptor_but_its_own) {
  const int ours = dup(0);
  const auto lists = shell("ls /proc/self/fd | tr '\\n' ' '; echo");
  std::string line;
  ASSERT_EQ(lists->hear(line, 100, within(10s)), Heard::line);
  EXPECT_EQ(line, "0 1 2 3 ");  // 3 is the folder that ls reads
  close(ours);
}

TEST(Process, no_descriptor_is_left_open) {
  started({"true"});
  const std::size_t before = open_descriptors();
  for (int i = 0; i < 5; ++i) {
    const auto process = started({"true"});
    static_cast<void>(process->wait_for_end(Process::Clock::now() + 10s));
  }
  EXPECT_EQ(open_descriptors(), before);
}

TEST(Process, it_may_be_used_after_the_thread_that_started_it_has_ended) {
  std::unique_ptr<Process> cat;
  std::thread([&] { cat = started({"cat"}); }).join();
  std::string line;
  EXPECT_EQ(cat->send("still here", within(5s)), Heard::line);
  EXPECT_EQ(cat->hear(line, 100, within(5s)), Heard::line);
  EXPECT_EQ(line, "still here");
}

TEST(Usage, everything_below_a_process_counts) {
  const auto parent = shell("sleep 60 & sleep 60 & echo; wait");
  std::string line;
  ASSERT_EQ(parent->hear(line, 100, within(10s)), Heard::line);
  const Usage usage = usage_below(parent->pid());
  EXPECT_EQ(usage.processes.size(), 3u);
  EXPECT_EQ(usage.processes.front(), parent->pid());
  EXPECT_GT(usage.memory, 100'000u);
  EXPECT_GT(exact_memory(usage), 0u);
  EXPECT_LE(exact_memory(usage), usage.memory);
  EXPECT_TRUE(usage_below(1 << 30).processes.empty());
}

TEST(Usage, the_time_of_children_that_have_ended_counts_for_all_together) {
  const auto parent = shell("(i=0; while [ $i -lt 500000 ]; do i=$((i+1)); done); echo; sleep 60");
  std::string line;
  ASSERT_EQ(parent->hear(line, 100, within(60s)), Heard::line);
  const auto own = processor_time_of(parent->pid());
  EXPECT_GT(usage_below(parent->pid()).processor_time, own + 50ms);
}

}  // namespace
}  // namespace ariadne
