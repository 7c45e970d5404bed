#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ariadne {

// A layout that is part of the program.
struct BuiltinLayout {
  std::string_view name;
  std::string_view text;
};

// The layouts of data/layouts by name; the build writes the source of this.
std::span<const BuiltinLayout> builtin_layouts();

std::vector<std::string> builtin_names();
// The one of this name, or nullptr.
const BuiltinLayout* find_builtin(std::string_view name);

}  // namespace ariadne
