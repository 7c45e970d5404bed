#pragma once

#include "apps/cli/screens.hpp"

namespace ariadne {

class Screen;

// The screens on the terminal of standard input and output.
class TerminalScreens final : public Screens {
 public:
  bool possible() const override;
  GameInPlay play(GameInPlay game, const Look& look) const override;
  GameInPlay steer(GameInPlay game, const SteerOptions& options, const Look& look) const override;
  GameInPlay view(GameInPlay game, const ViewOptions& options, const Look& look) const override;
  void leaf_through(std::size_t count, std::size_t first, const std::function<Shown(std::size_t)>& open,
                    const Look& look) const override;
  void expansions(const Scene& scene, std::span<const PathAnswer> answers, const Look& look) const override;
  void menu(const Context& context) const override;

  // The game on a screen that somebody has already: played if a person takes part, else shown as its agents play.
  static GameInPlay play_or_view(Screen& screen, GameInPlay game, const Look& look);
};

}  // namespace ariadne
