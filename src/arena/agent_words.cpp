#include "arena/agent_words.hpp"

#include <algorithm>

namespace ariadne {
namespace {

std::string value_in(const Settings& settings, const Parameter& parameter) {
  return parameter.is_number() ? std::to_string(settings.number(parameter.name)) : settings.word(parameter.name);
}

// A search with a limit goes as deep as it gets, unless a depth is given, be it the default.
bool is_limited(const Settings& settings, const std::vector<Parameter>& parameters, const Limits& limits) {
  return !limits.none() || std::any_of(parameters.begin(), parameters.end(), [&](const Parameter& parameter) {
    return (parameter.name == "nodes" || parameter.name == "time") && settings.number(parameter.name) != 0;
  });
}

std::string plainest(const AgentInfo& info, const Settings& settings, const Limits& limits) {
  const bool limited = is_limited(settings, info.parameters, limits);
  std::string text;
  for (const auto& parameter : info.parameters) {
    const std::string value = value_in(settings, parameter);
    const bool may_matter = limited && parameter.name == "depth";
    if (!settings.given(parameter.name) || (value == parameter.fallback && !may_matter)) continue;
    text += (text.empty() ? ":" : ",") + parameter.name + "=" + value;
  }
  return info.name + text;
}

}  // namespace

std::string plainest_word(const GameEntry& game, std::string_view word, const Limits& limits) {
  const auto parts = split_word(word);
  for (const auto& info : game.agents()) {
    if (!parts || info.name != parts->name) continue;
    const auto settings = check_settings(parts->settings, info.parameters, info.name);
    if (settings) return plainest(info, *settings, limits);
  }
  return std::string(word);
}

}  // namespace ariadne
