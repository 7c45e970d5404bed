#include "apps/cli/play/agent_word.hpp"

#include <algorithm>

namespace ariadne {

namespace {

std::vector<std::string> items_of(std::string_view settings) {
  std::vector<std::string> items;
  while (!settings.empty()) {
    const std::size_t comma = std::min(settings.find(','), settings.size());
    items.emplace_back(settings.substr(0, comma));
    settings.remove_prefix(std::min(comma + 1, settings.size()));
  }
  return items;
}

bool is_setting_of(std::string_view item, std::string_view name) {
  return item.starts_with(name) && item.substr(name.size()).starts_with('=');
}

// "eval=discs" goes on with the word before it, "alphabeta:depth=2" begins a new one.
bool continues_word(std::string_view item) {
  const std::size_t sign = item.find_first_of("=:(");
  return sign != std::string_view::npos && item[sign] == '=';
}

Word split(std::string_view word) { return split_word(word).value_or(Word{std::string(word), {}}); }

}  // namespace

const AgentInfo* info_of(const GameEntry& game, std::string_view word) {
  const std::string name = split(word).name;
  for (const auto& info : game.agents()) {
    if (info.name == name) return &info;
  }
  return nullptr;
}

const Parameter* parameter_of(const GameEntry& game, std::string_view word, std::string_view name) {
  const AgentInfo* info = info_of(game, word);
  if (info == nullptr) return nullptr;
  for (const auto& parameter : info->parameters) {
    if (parameter.name == name) return &parameter;
  }
  return nullptr;
}

std::string setting_in(std::string_view word, const Parameter& parameter) {
  for (const auto& item : items_of(split(word).settings)) {
    if (is_setting_of(item, parameter.name)) return item.substr(parameter.name.size() + 1);
  }
  return parameter.fallback;
}

std::string word_with(std::string_view word, std::string_view name, std::string_view value) {
  const Word parts = split(word);
  const std::string setting = std::string(name) + "=" + std::string(value);
  std::string settings;
  bool replaced = false;
  for (const auto& item : items_of(parts.settings)) {
    const bool same = is_setting_of(item, name);
    settings += (settings.empty() ? "" : ",") + (same ? setting : item);
    replaced = replaced || same;
  }
  if (!replaced) settings += (settings.empty() ? "" : ",") + setting;
  return parts.name + ":" + settings;
}

std::vector<std::string> split_agent_list(std::string_view list) {
  std::vector<std::string> words;
  bool in_brackets = false;
  for (const auto& item : items_of(list)) {
    if (!words.empty() && (in_brackets || continues_word(item)))
      words.back() += "," + item;
    else
      words.push_back(item);
    in_brackets = words.back().find('(') != std::string::npos && !words.back().ends_with(')');
  }
  return words;
}

}  // namespace ariadne
