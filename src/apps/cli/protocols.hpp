#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "apps/cli/context.hpp"

namespace ariadne {

// Another program drives this one over standard input and output.
struct ProtocolOptions {
  std::string game;   // a game spec; empty: the first game that the protocol can talk about
  std::string agent;  // spec of the agent that thinks; empty: the game's default
  std::uint64_t nodes = 0;
  std::chrono::milliseconds time{0};
};
int run_gtp(const ProtocolOptions&, const Context&);
int run_nboard(const ProtocolOptions&, const Context&);

}  // namespace ariadne
