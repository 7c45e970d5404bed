#include "mazes/builtin.hpp"

#include <algorithm>

namespace ariadne {

std::vector<std::string> builtin_names() {
  std::vector<std::string> names;
  for (const auto& layout : builtin_layouts()) names.emplace_back(layout.name);
  return names;
}

const BuiltinLayout* find_builtin(std::string_view name) {
  const auto layouts = builtin_layouts();
  const auto found = std::ranges::find(layouts, name, &BuiltinLayout::name);
  return found == layouts.end() ? nullptr : &*found;
}

}  // namespace ariadne
