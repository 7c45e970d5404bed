#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "core/settings.hpp"

namespace ariadne {

// What a row of the menu does.
enum class MenuAction : std::uint8_t {
  none,
  first_game,
  first_maze,
  games,
  mazes,
  replay,
  analyse,
  match,
  start,
  rules,
  back
};

// The choices made on one page of the menu so far, as rows. It prints nothing and reads no keys.
class Form {
 public:
  struct Row {
    std::string label;
    std::string value;  // of a row that does nothing
    std::string help;
    std::vector<std::string> choices;  // of a value that is not a number
    std::int64_t least = 0, most = 0;  // of a number
    MenuAction action = MenuAction::none;
    int indent = 0;
    bool free = false;                                // any text will do, not only one of the choices
    std::optional<Parameter> setting = std::nullopt;  // that the value is of
    std::string owner = {};                           // what has the setting: "agent 'engine'"

    bool is_number() const { return action == MenuAction::none && choices.empty() && !free; }
    bool is_typed() const { return is_number() || free; }
  };

  Form() = default;
  Form(const Form&) = delete;
  Form& operator=(const Form&) = delete;
  virtual ~Form() = default;

  virtual std::string title() const = 0;
  const std::vector<Row>& rows() const { return rows_; }
  // The row of that action; the first one if there is none.
  std::size_t row_of(MenuAction action) const;
  // Changes a row's value to the next or previous one; a number stays in its range.
  void change(std::size_t row, int step);
  // Sets a row's value; an error explains one that is not allowed and changes nothing.
  Result<> set(std::size_t row, const std::string& value);

 protected:
  // Takes a value that is allowed, and brings rows_ up to date.
  virtual void apply(std::size_t row, const std::string& value) = 0;
  void add_action(std::string label, std::string help, MenuAction action);
  // The row of a setting, below what it belongs to; errors name that `owner`.
  static Row setting_row(const Parameter& parameter, const std::string& value, std::string owner);

  std::vector<Row> rows_;
};

}  // namespace ariadne
