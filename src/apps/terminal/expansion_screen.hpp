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
// that was found.
class ExpansionPlayer {
 public:
  // The answers were made with a trace.
  ExpansionPlayer(Screen& screen, const Scene& maze, std::span<const PathAnswer> answers, const Look& look);

  // Returns when the person leaves, at an interrupt, or when the terminal is gone.
  void run();

 private:
  void choose(std::size_t search);
  void advance();
  void press(const Key& key);
  void press_letter(const Key& key);
  void press_arrow(KeyKind arrow);
  void step(double states);
  void scroll(int right, int up);  // by quarters of the part
  void draw();
  View view() const;
  Room room() const;
  Part part() const;
  std::string keys_line() const;
  std::string state_words() const;

  const PathAnswer& answer() const { return answers_[search_]; }
  bool walks() const { return answer().expansion_cells.empty(); }
  const std::vector<Cell>& order() const { return walks() ? answer().cells : answer().expansion_cells; }
  double states() const { return static_cast<double>(order().size()); }
  double tenth() const { return std::ceil(states() / 10); }
  bool is_cut() const { return part().columns < scene_.ground.columns || part().rows < scene_.ground.rows; }
  bool at_end() const { return shown_ >= states(); }

  Screen& screen_;
  Scene scene_;  // the maze with the whole search
  const std::span<const PathAnswer> answers_;
  const Look look_;
  std::size_t search_ = 0;
  double shown_ = 0;               // number of expansions; a fraction carries over to the next frame
  double speed_ = 1;               // expansions per second
  std::optional<Spot> looked_at_;  // set by scrolling; otherwise the window follows the search
  bool running_ = true;
  bool done_ = false;
  std::chrono::steady_clock::time_point last_step_;
};

}  // namespace ariadne
