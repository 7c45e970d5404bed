#include "apps/cli/command_line/words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "agents/registry.hpp"
#include "core/suggest.hpp"

namespace ariadne {
namespace {

std::string see_help(const CLI::App& command) { return "See: " + full_name(command) + " --help"; }

// For those who name a game and no command; empty if there is no such game.
std::string play_hint(const std::string& word) {
  const GameEntry* other_name = game_also_called(word);
  if (other_name == nullptr && !find_game(word)) return {};
  return "Did you mean 'ariadne play " + (other_name == nullptr ? word : other_name->info().id) + "'?";
}

Error unknown(const std::string& kind, const std::string& word, const std::vector<std::string>& known,
              const CLI::App& command) {
  std::string hint = did_you_mean(word, known);
  if (hint.empty() && kind == "command") hint = play_hint(word);
  return failure("unknown " + kind + " " + in_quotes(word), hint.empty() ? see_help(command) : hint).value();
}

const CLI::Option* find_option(const CLI::App* command, const std::string& name) {
  for (; command != nullptr; command = command->get_parent()) {
    if (const auto* option = command->get_option_no_throw(name)) return option;
  }
  return nullptr;
}

bool takes_value(const CLI::Option& option) { return option.get_items_expected_max() > 0; }

bool takes_many(const CLI::Option& option) { return option.get_items_expected_max() > 1; }

tl::unexpected<Error> value_missing(const CommandWords& words) {
  return failure(words.options.back().name + " needs a value: " + words.waiting->get_type_name(),
                 see_help(*words.command));
}

// Reads one argument after the other.
class Reader {
 public:
  explicit Reader(CLI::App& program) { read_.command = &program; }

  void read(const std::string& word) {
    const std::string name = word.substr(0, word.find('='));
    const bool is_option = word == "--" || (word.starts_with("-") && find_option(read_.command, name) != nullptr);
    if (read_.waiting != nullptr && is_option) refuse(value_missing(read_).value());
    if (read_.waiting != nullptr && !is_option) {
      take_value(word);
    } else if (only_arguments_ || !word.starts_with("-") || word == "-") {
      read_argument(word);
    } else if (word == "--") {
      only_arguments_ = true;
    } else {
      read_option(word);
    }
  }
  CommandWords finish() && { return std::move(read_); }

 private:
  void refuse(Error error) {
    if (!read_.fault) read_.fault = std::move(error);
  }
  void take_value(const std::string& value) {
    read_.options.back().value = value;
    read_.waiting = nullptr;
    if (value.empty()) refuse(failure(read_.options.back().name + " is empty", see_help(*read_.command)).value());
  }
  void read_argument(const std::string& word) {
    const auto names = command_names(*read_.command);
    const bool has_arguments = !arguments_of(*read_.command).empty();
    CLI::App* const found = only_arguments_ || !read_.arguments.empty() ? nullptr : find_command(*read_.command, word);
    if (found != nullptr) {
      read_.command = found;
    } else if (names.empty() || only_arguments_ || has_arguments) {
      read_.arguments.push_back(word);
    } else {
      refuse(unknown("command", word, names, *read_.command));
    }
  }
  void read_option(const std::string& word) {
    const std::size_t equals = word.find('=');
    const std::string name = word.substr(0, equals);
    const auto* option = find_option(read_.command, name);
    if (option == nullptr) return read_letter(word);
    read_.options.push_back({option, name, {}});
    read_.waiting = takes_value(*option) ? option : nullptr;
    if (equals == std::string::npos) return;
    if (takes_value(*option)) return take_value(word.substr(equals + 1));
    refuse(failure(name + " takes no value", see_help(*read_.command)).value());
  }
  // -n10 is -n 10, and -qf is -q -f.
  void read_letter(const std::string& word) {
    const std::string name = word.substr(0, 2), rest = word.substr(2);
    const auto* option = find_option(read_.command, name);
    if (option == nullptr || rest.empty() || rest.starts_with("-")) {
      const std::string whole = word.substr(0, word.find('='));
      return refuse(unknown("option", whole, option_names(*read_.command), *read_.command));
    }
    read_option(name);
    if (read_.waiting != nullptr) return take_value(rest);
    read_option("-" + rest);
  }

  CommandWords read_;
  bool only_arguments_ = false;
};

Result<> check_arguments(const CommandWords& words) {
  std::size_t taken = 0;
  for (const auto* wanted : arguments_of(*words.command)) {
    if (taken == words.arguments.size() && wanted->get_required()) {
      return failure(
          fmt::format("{} needs {}: {}", words.command->get_name(), wanted->get_type_name(), wanted->get_description()),
          see_help(*words.command));
    }
    taken = takes_many(*wanted) ? words.arguments.size() : std::min(taken + 1, words.arguments.size());
  }
  if (taken < words.arguments.size()) {
    return failure("unexpected argument " + in_quotes(words.arguments[taken]), see_help(*words.command));
  }
  if (std::ranges::count(words.arguments, "") > 0) return failure("an argument is empty", see_help(*words.command));
  return {};
}

Result<> check_options(const CommandWords& words) {
  for (const auto& given : words.options) {
    const auto same = [&](const auto& other) { return other.option == given.option; };
    if (takes_value(*given.option) && !takes_many(*given.option) && std::ranges::count_if(words.options, same) > 1) {
      return failure(given.name + " is given twice", see_help(*words.command));
    }
  }
  for (const auto* option : words.command->get_options()) {
    const auto same = [&](const auto& given) { return given.option == option; };
    if (option->get_positional() || !option->get_required() || std::ranges::any_of(words.options, same)) continue;
    return failure(
        fmt::format("{} needs {} {}", words.command->get_name(), option->get_name(), option->get_type_name()),
        see_help(*words.command));
  }
  return {};
}

}  // namespace

bool CommandWords::has(const std::string& name) const {
  return std::ranges::any_of(options, [&](const Given& given) { return given.option->check_name(name); });
}

CommandWords read_words(CLI::App& program, const std::vector<std::string>& words) {
  Reader reader(program);
  for (const auto& word : words) reader.read(word);
  return std::move(reader).finish();
}

Result<> check_words(const CommandWords& words) {
  if (words.fault) return tl::unexpected(*words.fault);
  if (words.waiting != nullptr) return value_missing(words);
  const auto names = command_names(*words.command);
  if (!names.empty() && words.command->get_parent() != nullptr && arguments_of(*words.command).empty()) {
    return failure(words.command->get_name() + " needs " + one_of(names), see_help(*words.command));
  }
  const auto arguments = check_arguments(words);
  return arguments ? check_options(words) : arguments;
}

std::vector<std::string> command_names(const CLI::App& command) {
  std::vector<std::string> names;
  for (const auto* sub : command.get_subcommands([](const CLI::App*) { return true; })) {
    names.push_back(sub->get_name());
  }
  return names;
}

std::vector<std::string> option_names(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::App* app = &command; app != nullptr; app = app->get_parent()) {
    for (const auto* option : app->get_options()) {
      for (const auto& name : option->get_lnames()) names.push_back("--" + name);
    }
  }
  return names;
}

std::vector<const CLI::Option*> arguments_of(const CLI::App& command) {
  auto options = command.get_options();
  std::erase_if(options, [](const auto* option) { return !option->get_positional(); });
  return options;
}

CLI::App* find_command(CLI::App& command, const std::string& name) {
  const auto subs = command.get_subcommands([&](const CLI::App* sub) { return sub->get_name() == name; });
  return subs.empty() ? nullptr : subs.front();
}

std::string full_name(const CLI::App& command) {
  const CLI::App* parent = command.get_parent();
  return parent == nullptr ? command.get_name() : full_name(*parent) + " " + command.get_name();
}

}  // namespace ariadne
