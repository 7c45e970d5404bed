#pragma once

#include <span>
#include <string_view>

namespace ariadne {

// A layout that is part of the program.
struct BuiltinLayout {
  std::string_view name;
  std::string_view text;
};

// The layouts of data/layouts by name; the build writes the source of this.
std::span<const BuiltinLayout> builtin_layouts();

}  // namespace ariadne
