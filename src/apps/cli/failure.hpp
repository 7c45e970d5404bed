#pragma once

#include <exception>
#include <string>

#include "apps/cli/exit_code.hpp"
#include "core/result.hpp"

namespace ariadne {

// Ends a command: thrown by commands, caught once, in cli.cpp.
class Failure : public std::exception {
 public:
  Failure(ExitCode code, Error error, std::string source = {})
      : code_(code), error_(std::move(error)), source_(std::move(source)) {}
  Failure(ExitCode code, std::string message, std::string hint = {})
      : Failure(code, Error{std::move(message), std::move(hint), 0, 0, {}}) {}

  ExitCode code() const { return code_; }
  const char* what() const noexcept override { return error_.message.c_str(); }
  // "file:line:column: error: …", the line itself with a caret, the hint.
  std::string text() const;

 private:
  ExitCode code_;
  Error error_;
  std::string source_;  // the file or option that the input came from
};

// The value, or the end of the command.
template <class T>
T value_or_fail(Result<T> result, ExitCode code, const std::string& source = {}) {
  if (!result) throw Failure(code, std::move(result.error()), source);
  if constexpr (!std::is_void_v<T>) return std::move(*result);
}

}  // namespace ariadne
