#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "agents/registry.hpp"
#include "apps/terminal/menu/form.hpp"

namespace ariadne {

// The game, its board and who plays.
class GameForm final : public Form {
 public:
  explicit GameForm(std::vector<const GameEntry*> games);

  std::string title() const override { return "Choose a game and players"; }
  const GameEntry& game() const { return *games_[game_]; }
  std::string game_settings() const;                                // "size=6"
  const std::vector<std::string>& specs() const { return specs_; }  // one per seat, `human` for a person
  bool has_human() const;

 private:
  void apply(std::size_t row, const std::string& value) override;
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
  std::vector<Meaning> meanings_;  // of the rows, as far as they have values
};

}  // namespace ariadne
