#pragma once

#include <cmath>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Pac-Man for tests, step by step as the rules say: floating-point places, lists of cells and words for directions.
// Slow, and with nothing in common with Position.
namespace ariadne::pacman {

struct NaiveGame {
  struct Body {
    double x = 0, y = 0;
    std::string direction = "Stop";
    int timer = 0;
    double start_x = 0, start_y = 0;
  };
  std::vector<std::string> rows;  // from the bottom
  std::vector<Body> bodies;
  std::vector<std::pair<int, int>> food, capsules;
  bool search_order = false;
  int score = 0, limit = 10'000, rounds = 0;
  std::size_t turn = 0;
  bool win = false, lose = false;

  // Ghosts are drawn as G only.
  NaiveGame(std::string_view drawing, std::size_t ghosts) {
    while (!drawing.empty()) {
      const auto end = drawing.find('\n');
      rows.insert(rows.begin(), std::string(drawing.substr(0, end)));
      drawing.remove_prefix(end + 1);
    }
    bodies.emplace_back();
    for (int x = 0; x < width(); ++x) {
      for (int y = 0; y < height(); ++y) {
        if (sign(x, y) == 'P') place(bodies[0], x, y);
        if (sign(x, y) == 'G' && bodies.size() <= ghosts) place(bodies.emplace_back(), x, y);
        if (sign(x, y) == '.') food.emplace_back(x, y);
        if (sign(x, y) == 'o') capsules.emplace_back(x, y);
      }
    }
  }

  int width() const { return static_cast<int>(rows[0].size()); }
  int height() const { return static_cast<int>(rows.size()); }
  char sign(int x, int y) const { return rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]; }
  static void place(Body& body, int x, int y) { body.x = body.start_x = x, body.y = body.start_y = y; }

  static std::pair<int, int> vector_of(const std::string& action) {
    if (action == "North") return {0, 1};
    if (action == "South") return {0, -1};
    if (action == "East") return {1, 0};
    if (action == "West") return {-1, 0};
    return {0, 0};
  }
  static std::string reverse(const std::string& action) {
    if (action == "North") return "South";
    if (action == "South") return "North";
    if (action == "East") return "West";
    if (action == "West") return "East";
    return action;
  }

  std::vector<std::string> possible(const Body& body) const {
    const int x = static_cast<int>(body.x + 0.5), y = static_cast<int>(body.y + 0.5);
    if (std::abs(body.x - x) + std::abs(body.y - y) > 0.001) return {body.direction};
    const std::vector<std::string> order = search_order
                                               ? std::vector<std::string>{"North", "South", "East", "West", "Stop"}
                                               : std::vector<std::string>{"West", "Stop", "East", "North", "South"};
    std::vector<std::string> actions;
    for (const auto& action : order) {
      const auto [dx, dy] = vector_of(action);
      if (sign(x + dx, y + dy) != '%') actions.push_back(action);
    }
    return actions;
  }
  std::vector<std::string> legal() const {
    if (over()) return {};
    const Body& body = bodies[turn];
    auto actions = possible(body);
    if (turn == 0) return actions;
    std::erase(actions, "Stop");
    const auto back = reverse(body.direction);
    if (actions.size() > 1) std::erase(actions, back);
    return actions;
  }

  bool over() const { return win || lose || (turn == 0 && rounds >= limit); }

  void play(const std::string& action) {
    int change = 0;
    if (turn == 0) {
      pacman_moves(action, change);
    } else {
      ghost_moves(bodies[turn], action, change);
    }
    score += change;
    turn = (turn + 1) % bodies.size();
  }

  void pacman_moves(const std::string& action, int& change) {
    Body& pacman = bodies[0];
    const auto [dx, dy] = vector_of(action);
    pacman.x += dx;
    pacman.y += dy;
    if (action != "Stop") pacman.direction = action;
    const std::pair<int, int> here = {static_cast<int>(pacman.x), static_cast<int>(pacman.y)};
    if (std::erase(food, here) > 0) {
      change += 10;
      if (food.empty() && !lose) {
        change += 500;
        win = true;
      }
    }
    if (std::erase(capsules, here) > 0) {
      for (std::size_t i = 1; i < bodies.size(); ++i) bodies[i].timer = 40;
    }
    change -= 1;
    for (std::size_t i = 1; i < bodies.size(); ++i) check_collision(bodies[i], change);
    ++rounds;
  }
  void ghost_moves(Body& ghost, const std::string& action, int& change) {
    const double speed = ghost.timer > 0 ? 0.5 : 1.0;
    const auto [dx, dy] = vector_of(action);
    ghost.x += dx * speed;
    ghost.y += dy * speed;
    ghost.direction = action;
    if (ghost.timer == 1) {
      ghost.x = static_cast<int>(ghost.x + 0.5);
      ghost.y = static_cast<int>(ghost.y + 0.5);
    }
    ghost.timer = ghost.timer > 0 ? ghost.timer - 1 : 0;
    check_collision(ghost, change);
  }
  void check_collision(Body& ghost, int& change) {
    if (std::abs(ghost.x - bodies[0].x) + std::abs(ghost.y - bodies[0].y) > 0.7) return;
    if (ghost.timer > 0) {
      change += 200;
      ghost.x = ghost.start_x;
      ghost.y = ghost.start_y;
      ghost.direction = "Stop";
      ghost.timer = 0;
    } else if (!win) {
      change -= 500;
      lose = true;
    }
  }
};

}  // namespace ariadne::pacman
