#pragma once

#include <chrono>
#include <cmath>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "agents/paths/path_task.hpp"
#include "apps/terminal/screen.hpp"
#include "report/drawing/look.hpp"
#include "report/drawing/part.hpp"
#include "report/paths/path_scene.hpp"

namespace ariadne {

// Plays back the order in which searches expanded the cells of a maze, forward and backward, and at the end the path
// that was found. One search at a time, or two side by side that expand in step.
class ExpansionPlayer {
 public:
  // The answers were made with a trace. The title names the maze and the problem.
  ExpansionPlayer(Screen& screen, std::string title, const Scene& maze, std::span<const PathAnswer> answers,
                  const Look& look);

  // Returns when the person leaves, at an interrupt, or when the terminal is gone.
  void run();

 private:
  // One search on the screen.
  struct Pane {
    const PathAnswer& answer;
    Scene scene;  // the maze with the whole search

    bool walks() const { return answer.expansion_cells.empty(); }
    const std::vector<Cell>& order() const { return walks() ? answer.cells : answer.expansion_cells; }
    std::size_t states() const { return order().size(); }
  };

  Pane pane_of(std::size_t search) const;
  void choose(std::size_t search, bool side_by_side);
  bool fit_side_by_side() const;
  void advance();
  void press(const Key& key);
  void press_letter(const Key& key);
  void press_arrow(KeyKind arrow);
  void step(double states);
  void scroll(int right, int up);  // by quarters of the part

  void draw();
  std::vector<std::string> drawn_panes() const;
  std::vector<std::string> drawn(const Pane& pane) const;
  std::vector<std::string> status() const;
  std::vector<std::string> latest_rows() const;
  View view(const Pane& pane) const;
  Room room() const;  // of each pane
  Part part() const;
  std::string title() const;
  std::string keys_line() const;
  std::string state_words() const;
  std::string progress_words(const Pane& pane) const;
  std::string latest_words(const Pane& pane) const;

  std::size_t shown(const Pane& pane) const { return std::min(static_cast<std::size_t>(shown_), pane.states()); }
  bool is_over(const Pane& pane) const { return shown(pane) == pane.states(); }
  double states() const;
  double tenth() const { return std::ceil(states() / 10); }
  bool is_cut() const;
  bool at_end() const { return shown_ >= states(); }

  Screen& screen_;
  const std::string title_;
  const Scene& maze_;
  const std::span<const PathAnswer> answers_;
  const Look look_;
  std::size_t search_ = 0;         // the first one on the screen
  std::vector<Pane> panes_;        // one or two
  double shown_ = 0;               // number of expansions; a fraction carries over to the next frame
  double speed_ = 1;               // expansions per second
  std::optional<Spot> looked_at_;  // set by scrolling; otherwise the window follows the search
  bool running_ = true;
  bool done_ = false;
  std::chrono::steady_clock::time_point last_step_;
};

}  // namespace ariadne
