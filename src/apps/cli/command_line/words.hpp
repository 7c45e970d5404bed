#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/result.hpp"

namespace ariadne {

// What each argument of a command line stands for. Determined in one place, both for running and for completing.
struct CommandWords {
  struct Given {
    const CLI::Option* option;
    std::string name;   // as it was typed
    std::string value;  // empty for a flag
  };
  CLI::App* command;                     // the innermost one named; the program itself if none was
  std::vector<Given> options;            // in the order given
  std::vector<std::string> arguments;    // positional ones
  const CLI::Option* waiting = nullptr;  // the last argument is this option and its value is missing
  std::optional<Error> fault;            // the first argument that is not understood

  bool has(const std::string& name) const;  // whether an option was given
};

// The argument after an option that takes a value is its value unless it names an option: positions may begin with a
// dash.
CommandWords read_words(CLI::App& program, const std::vector<std::string>& words);

// Whether every required argument and value is present, none is repeated and none is unknown.
Result<> check_words(const CommandWords& words);

std::vector<std::string> command_names(const CLI::App& command);
std::vector<std::string> option_names(const CLI::App& command);  // including those of its parents
std::vector<const CLI::Option*> arguments_of(const CLI::App& command);
CLI::App* find_command(CLI::App& command, const std::string& name);
std::string full_name(const CLI::App& command);  // "ariadne maze show"

}  // namespace ariadne
