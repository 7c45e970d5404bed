#include <algorithm>

#include "agents/pacman/course/agents.hpp"
#include "agents/registry.hpp"
#include "apps/cli/command_line/read.hpp"
#include "apps/cli/command_line/tree.hpp"
#include "apps/cli/command_line/words.hpp"
#include "apps/cli/solve/names.hpp"
#include "mazes/builtin.hpp"
#include "report/paths/runs.hpp"

namespace ariadne {
namespace {

using Words = std::vector<std::string>;

void append(Words& words, const Words& more) { words.insert(words.end(), more.begin(), more.end()); }

// The game that a command line names, or all games.
std::vector<const GameEntry*> games_meant(const CommandWords& line) {
  if (!line.arguments.empty()) {
    if (const auto spec = find_game(line.arguments.front())) return {spec->game};
  }
  return {games().begin(), games().end()};
}

Words agent_names(const CommandWords& line) {
  Words names;
  for (const GameEntry* game : games_meant(line)) {
    for (const auto& agent : game->agents()) names.push_back(agent.name);
  }
  return names;
}

Words game_names() {
  Words names;
  for (const GameEntry* game : games()) names.push_back(game->info().id);
  return names;
}

Words all_names(const CommandWords& line) {
  Words names = game_names();
  append(names, {"human"});
  append(names, agent_names(line));
  return names;
}

Words seats(const CommandWords& line) {
  Words names;
  for (const GameEntry* game : games_meant(line)) append(names, game->info().seats);
  return names;
}

Words formats() {
  Words names = {"text", "json", "svg"};
  for (const GameEntry* game : games()) append(names, game->info().formats);
  return names;
}

std::string problem_meant(const CommandWords& line) {
  for (const auto& given : line.options) {
    if (given.name == "--problem") return given.value;
  }
  return "";
}

// The values of one kind; a kind in lower case stands for itself.
Words values_of_kind(const std::string& kind, CommandTree& tree, const CommandWords& line) {
  if (kind == "GAME") return game_names();
  if (kind == "AGENT") return agent_names(line);
  if (kind == "PACMAN") return pacman::course_names(Team::first);
  if (kind == "GHOST") return pacman::course_names(Team::second);
  if (kind == "NAME") return all_names(line);
  if (kind == "SEAT") return seats(line);
  if (kind == "FORMAT") return formats();
  if (kind == "LAYOUT") return builtin_names();
  if (kind == "ALGORITHM") return algorithm_names(problem_meant(line));
  if (kind == "HEURISTIC") return heuristic_names(problem_meant(line));
  if (kind == "TOPIC") {
    Words names = command_names(tree.program());
    append(names, help_topics());
    append(names, game_names());
    return names;
  }
  return !kind.empty() && kind.front() >= 'a' && kind.front() <= 'z' ? Words{kind} : Words{};
}

// The kinds of an option are written as in "LAYOUT|FILE|-" or "AGENT,...".
Words values_of(const CLI::Option& option, CommandTree& tree, const CommandWords& line) {
  std::string kinds = option.get_type_name();
  if (kinds.ends_with(",...")) kinds.resize(kinds.size() - 4);
  Words values;
  for (std::size_t from = 0; from <= kinds.size();) {
    const std::size_t end = std::min(kinds.find('|', from), kinds.size());
    append(values, values_of_kind(kinds.substr(from, end - from), tree, line));
    from = end + 1;
  }
  return without_repeats(values);
}

// The option or argument whose value is being typed.
const CLI::Option* expected(const CommandWords& line) {
  if (line.waiting != nullptr) return line.waiting;
  const auto arguments = arguments_of(*line.command);
  if (arguments.empty()) return nullptr;
  const std::size_t next = line.arguments.size();
  if (next < arguments.size()) return arguments[next];
  return arguments.back()->get_items_expected_max() > 1 ? arguments.back() : nullptr;
}

// Complete values for the last item typed: "random,gr" is completed after its comma.
Words completed(const CLI::Option* option, const std::string& typed, CommandTree& tree, const CommandWords& line) {
  if (option == nullptr) return {};
  const bool list = option->get_type_name().ends_with(",...");
  const std::size_t comma = list ? typed.rfind(',') : std::string::npos;
  const std::string before = comma == std::string::npos ? "" : typed.substr(0, comma + 1);
  Words values = values_of(*option, tree, line);
  for (auto& value : values) value.insert(0, before);
  return values;
}

Words candidates(CommandTree& tree, const Words& before, const std::string& last) {
  const CommandWords line = read_words(tree.program(), before);
  const std::size_t equals = last.find('=');
  if (line.waiting == nullptr && last.starts_with("--") && equals != std::string::npos) {
    Words named = before;
    named.push_back(last.substr(0, equals));
    Words values = candidates(tree, named, last.substr(equals + 1));
    for (auto& value : values) value.insert(0, last.substr(0, equals + 1));
    return values;
  }
  if (line.waiting == nullptr && last.starts_with("-")) return option_names(*line.command);
  if (line.waiting == nullptr && !command_names(*line.command).empty()) return command_names(*line.command);
  return completed(expected(line), last, tree, line);
}

}  // namespace

Words completions(const Words& words) {
  CommandTree tree;
  // Some shells split --vs=al into three arguments.
  const std::string last = words.empty() || words.back() == "=" ? "" : words.back();
  Words before(words.begin(), words.end() - (words.empty() ? 0 : 1));
  std::erase(before, "=");
  Words fitting = candidates(tree, before, last);
  std::erase_if(fitting, [&](const std::string& candidate) { return !candidate.starts_with(last); });
  return fitting;
}

}  // namespace ariadne
