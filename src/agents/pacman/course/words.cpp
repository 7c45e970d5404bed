#include "agents/pacman/course/words.hpp"

#include <algorithm>

#include "core/suggest.hpp"

namespace ariadne::pacman {

Result<CourseArguments> CourseArguments::read(std::string_view text) {
  CourseArguments arguments;
  while (!text.empty()) {
    const std::string_view item = text.substr(0, text.find(','));
    const std::size_t equals = std::min(item.find('='), item.size());
    const std::string key(item.substr(0, equals));
    const std::string value(equals < item.size() ? item.substr(equals + 1) : "1");
    if (key.empty() || value.empty()) return failure(in_quotes(item) + " is not an argument; expected key=value");
    if (!arguments.given_.try_emplace(key, Value{value}).second) return failure(in_quotes(key) + " is given twice");
    const bool last = item.size() == text.size();
    text.remove_prefix(last ? text.size() : item.size() + 1);
    if (text.empty() && !last) return failure("an argument is missing after the last comma");
  }
  return arguments;
}

std::string CourseArguments::take(const std::string& key, std::string fallback) {
  known_.push_back(key);
  const auto found = given_.find(key);
  if (found == given_.end()) return fallback;
  found->second.taken = true;
  return found->second.text;
}

Result<> CourseArguments::check_all_taken(const std::string& agent) const {
  for (const auto& [key, value] : given_) {
    if (value.taken) continue;
    return failure(agent + " has no argument " + in_quotes(key), suggestion(key, known_));
  }
  return {};
}

}  // namespace ariadne::pacman
