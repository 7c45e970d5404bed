#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/result.hpp"

namespace ariadne {

// What each word of a command line is, as far as it goes: found out in one place, for running and for completing.
struct CommandWords {
  struct Given {
    const CLI::Option* option;
    std::string name;   // as it was typed
    std::string value;  // of a flag: nothing
  };
  CLI::App* command;                     // the last one named; the program itself if none was
  std::vector<Given> options;            // in the order typed
  std::vector<std::string> arguments;    // what is neither a command nor of an option
  const CLI::Option* waiting = nullptr;  // the last word is this option and its value is missing
  std::optional<Error> fault;            // the first word that is not understood

  bool has(const std::string& name) const;  // whether an option was given
};

// What follows an option that takes a value is its value, unless it is an option itself: positions may begin with a
// dash.
CommandWords read_words(CLI::App& program, const std::vector<std::string>& words);

// Whether everything needed is there once and nothing else, every value said.
Result<> check_words(const CommandWords& words);

std::vector<std::string> command_names(const CLI::App& command);
std::vector<std::string> option_names(const CLI::App& command);  // those of the commands above it too
std::vector<const CLI::Option*> arguments_of(const CLI::App& command);
CLI::App* find_command(CLI::App& command, const std::string& name);
std::string full_name(const CLI::App& command);  // "ariadne maze show"

}  // namespace ariadne
