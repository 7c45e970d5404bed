#pragma once

#include <span>
#include <string>
#include <string_view>

#include "apps/cli/context.hpp"

namespace ariadne {

struct NewAgentOptions {
  std::string language = "python";  // of StarterFile
  std::string folder;
  std::string game = "reversi";
  bool force = false;  // overwrite what is there
};
int run_new_agent(const NewAgentOptions&, const Context&);

// A file that a new agent begins with.
struct StarterFile {
  std::string_view language, name, text;
};
std::span<const StarterFile> starter_files();

}  // namespace ariadne
