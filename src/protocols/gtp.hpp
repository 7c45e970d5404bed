#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "protocols/driven_game.hpp"
#include "protocols/gtp_clock.hpp"

namespace ariadne {

// The Go Text Protocol, version 2, in the dialect that programs for Othello speak: a line is a command, and each
// command has one answer. Black is the first seat, white the second.
class Gtp {
 public:
  // An error as of DrivenGame::make().
  static Result<Gtp> make(DrivenSetup setup, std::string version);

  // The whole answer to a line, with the empty line that ends it. Empty where the line asks nothing. May think for as
  // long as the agent does.
  std::string answer(std::string_view line);
  bool over() const { return over_; }  // after `quit`

 private:
  using Words = std::span<const std::string_view>;
  using Reply = tl::expected<std::string, std::string>;  // what stands behind "=", or behind "?"
  struct Command {
    std::string_view name;
    std::size_t arguments = 0;
    Reply (Gtp::*run)(Words arguments) = nullptr;
  };
  static std::span<const Command> commands();
  static const Command* find_command(std::string_view name);

  Gtp(DrivenGame game, std::string version) : game_(std::move(game)), version_(std::move(version)) {}

  Reply obey(Words words);
  Reply protocol_version(Words);
  Reply name(Words);
  Reply version(Words);
  Reply known_command(Words arguments);
  Reply list_commands(Words);
  Reply list_games(Words);
  Reply set_game(Words arguments);
  Reply boardsize(Words arguments);
  Reply clear_board(Words);
  Reply komi(Words arguments);
  Reply play(Words arguments);
  Reply genmove(Words arguments);
  Reply reg_genmove(Words arguments);
  Reply undo(Words);
  Reply showboard(Words);
  Reply final_score(Words);
  Reply time_settings(Words arguments);
  Reply time_left(Words arguments);
  Reply quit(Words);

  Reply begin(const GameSpec& spec, const char* refusal);
  Reply chosen_move(Seat seat);
  void reset_clocks();

  DrivenGame game_;
  std::string version_;
  GtpTime time_;
  std::array<GtpClock, 2> clocks_;
  bool over_ = false;
};

}  // namespace ariadne
