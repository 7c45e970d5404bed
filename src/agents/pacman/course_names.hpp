#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace ariadne::pacman {

// What something is called in the course, and here.
struct CourseName {
  std::string_view course, ours;
};

// Our name for what the course calls so, if the table has it.
template <class Table>
std::optional<std::string> our_name(const Table& table, const std::string& name) {
  const auto found =
      std::find_if(table.begin(), table.end(), [&](const CourseName& each) { return each.course == name; });
  if (found == table.end()) return std::nullopt;
  return std::string(found->ours);
}

}  // namespace ariadne::pacman
