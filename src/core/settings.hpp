#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.hpp"

namespace ariadne {

// A parameter of a game or an agent: a whole number in a range, or one of several choices.
// A number whose range goes to a million or beyond may be typed as 20k or 1.5M.
struct Parameter {
  std::string name;
  std::string help;
  std::string fallback;              // the default, as it would be typed
  std::int64_t min = 0, max = 0;     // the range of a number
  std::vector<std::string> choices;  // empty: it is a number
  bool is_time = false;              // a number of milliseconds
  bool is_size = false;              // a choice of sizes in bytes, each twice the one before

  static Parameter number(std::string name, std::int64_t min, std::int64_t max, std::int64_t fallback,
                          std::string help);
  // A number of milliseconds up to a day, 0 by default; it may be typed as 500ms or 1.5s.
  static Parameter milliseconds(std::string name, std::string help);
  static Parameter choice(std::string name, std::vector<std::string> choices, std::string help);  // first: the default
  // A power of two from 1M to 8G.
  static Parameter byte_size(std::string name, std::string fallback, std::string help);

  bool is_number() const { return choices.empty(); }
  std::string range() const;  // "integer 1..255", "black or white" or "a power of two from 1M to 8G"
};

// Checked values for a list of parameters.
class Settings {
 public:
  std::int64_t number(std::string_view name) const;  // of a choice: its index in the list
  const std::string& choice(std::string_view name) const;
  bool has(std::string_view name) const;    // a parameter of this name
  bool given(std::string_view name) const;  // by the user, not by default

  // "depth=6,eval=discs": only what was given, in the order of the parameters.
  std::string text() const;

 private:
  friend Result<Settings> check_settings(std::string_view, const std::vector<Parameter>&, std::string_view);
  struct Value {
    std::string text;
    std::int64_t number = 0;
    bool given = false;
  };
  std::vector<std::pair<std::string, Value>> values_;
  const Value* find_if_there(std::string_view name) const;
  const Value& find(std::string_view name) const;
};

// A name with settings, such as `alphabeta:depth=6,eval=discs` or `alphabeta(depth=6,eval=discs)`.
struct Spec {
  std::string name;
  std::string settings;  // "depth=6,eval=discs"
};
Result<Spec> split_spec(std::string_view text);

// Reads "key=value,…" for these parameters. `owner` names what they belong to in errors, such as "agent 'random'".
Result<Settings> check_settings(std::string_view text, const std::vector<Parameter>& parameters,
                                std::string_view owner);

}  // namespace ariadne
