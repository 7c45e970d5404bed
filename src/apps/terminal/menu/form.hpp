#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "agents/registry.hpp"

namespace ariadne {

// The choices made in the menu so far, as rows. It prints nothing and reads no keys.
class MenuForm {
 public:
  enum class Action : std::uint8_t { none, start, rules, quit };

  struct Row {
    std::string label;
    std::string value;  // empty: a row that does something
    std::string help;
    std::vector<std::string> choices;  // of a value that is not a number
    std::int64_t least = 0, most = 0;  // of a number
    Action action = Action::none;
    int indent = 0;

    bool is_number() const { return action == Action::none && choices.empty(); }
  };

  explicit MenuForm(std::vector<const GameEntry*> games);

  const std::vector<Row>& rows() const { return rows_; }
  // Changes a row's value to the next or previous one; a number stays in its range.
  void change(std::size_t row, int step);
  // Sets a row's value; an error explains one that is not allowed and changes nothing.
  Result<> set(std::size_t row, const std::string& value);

  const GameEntry& game() const { return *games_[game_]; }
  std::string game_settings() const;                                // "size=6"
  const std::vector<std::string>& specs() const { return specs_; }  // one per seat, `human` for a person
  bool has_human() const;

 private:
  void choose_game(std::size_t index);
  void set_the_table();
  void build_rows();
  void add_agent_rows(std::size_t seat);

  // What a row of values stands for: the game, a parameter of it, a seat, or a parameter of a seat's agent.
  struct Meaning {
    enum class Kind : std::uint8_t { game, setting, seat, agent_setting } kind;
    std::size_t index = 0;
    std::string parameter;
  };

  std::vector<const GameEntry*> games_;
  std::size_t game_ = 0;
  std::vector<std::string> settings_;  // values of the game's parameters
  std::vector<std::string> seats_;     // their names at the board of these settings
  std::vector<std::string> specs_;
  std::vector<Row> rows_;
  std::vector<Meaning> meanings_;  // of the rows, as far as they have values
};

}  // namespace ariadne
