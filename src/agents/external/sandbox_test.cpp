#include "agents/external/sandbox.hpp"

#include <gtest/gtest.h>
#include <signal.h>

#include <thread>

#include "agents/external/usage.hpp"

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

// In some containers even root may not.
bool may_limit(AgentProcess& process) {
  rlimit limit{};
  return prlimit(process.pipes().pid(), RLIMIT_CPU, nullptr, &limit) == 0;
}

TEST(AgentProcess, one_that_computes_although_nobody_asks_is_ended) {
  const auto spins = started("while :; do :; done");
  if (!may_limit(*spins)) GTEST_SKIP() << "the limits of other users' processes cannot be changed here";
  spins->begin_question(10ms);
  const auto how = spins->wait_for_end(Process::Clock::now() + 60s);
  ASSERT_TRUE(how);
  EXPECT_EQ(how->signal, SIGXCPU);
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
