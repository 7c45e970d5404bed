#include "agents/external/sandbox.hpp"

#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <fstream>

#include "agents/external/usage.hpp"
#include "core/text.hpp"

namespace ariadne {
namespace {

using namespace std::chrono_literals;

std::unique_ptr<AgentProcess> started(const std::string& script) {
  ExternalOptions options;
  options.sandbox = Sandbox::basic;
  auto process = AgentProcess::start({Dialect::json, {"sh", "-c", script}}, options);
  EXPECT_TRUE(process);
  return std::move(*process);
}

// In seconds.
std::string processor_time_limit(pid_t process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/limits");
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("Max cpu time")) return std::string(words_of(line)[3]);
  }
  return "";
}

TEST(AgentProcess, one_that_computes_although_nobody_asks_is_ended) {
  const auto spins = started("while :; do :; done");
  spins->begin_question(10ms);
  const auto how = spins->wait_for_end(Process::Clock::now() + 200s);
  ASSERT_TRUE(how);
  EXPECT_EQ(how->signal, SIGXCPU);
}

TEST(AgentProcess, a_short_move_after_a_long_start_has_little_time) {
  const auto spins = started("while :; do :; done");
  spins->begin_question(1h);
  spins->begin_question(10ms);
  EXPECT_EQ(processor_time_limit(spins->pipes().pid()), "2");
  EXPECT_EQ(getuid(), geteuid()) << "acting for the agent is over";
}

TEST(AgentProcess, one_that_is_asked_again_and_again_gets_time_again) {
  const auto spins = started("while :; do :; done");
  const auto used = [&] { return usage_below(spins->pipes().pid()).processor_time; };
  // Without new questions it would be ended after two seconds.
  while (used() < 3s) {
    spins->begin_question(10ms);
    const auto ended = spins->wait_for_end(Process::Clock::now() + 200ms);
    ASSERT_FALSE(ended) << used().count() << " ms";
  }
}

}  // namespace
}  // namespace ariadne
