#pragma once

#include <string>

#include "apps/cli/context.hpp"

namespace ariadne {

struct CheckAgentOptions {
  std::string command;  // or a spec
  std::string game = "reversi";
};
int run_check_agent(const CheckAgentOptions&, const Context&);

}  // namespace ariadne
