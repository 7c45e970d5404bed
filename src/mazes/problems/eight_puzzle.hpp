#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/json.hpp"
#include "core/path_problem.hpp"
#include "core/result.hpp"
#include "core/rng.hpp"

namespace ariadne {

// Eight tiles and a blank on 3 x 3; a move slides the blank. The goal has the blank first, then 1 to 8.
class EightPuzzle {
 public:
  static constexpr int kSide = 3;
  static constexpr int kTiles = kSide * kSide;

  // Four bits a square, row by row from the top left.
  struct State {
    std::uint64_t squares = 0;

    int tile(int square) const { return static_cast<int>(squares >> (4 * square) & 15); }
    void set(int square, int tile) {
      squares = (squares & ~(std::uint64_t{15} << (4 * square))) | static_cast<std::uint64_t>(tile) << (4 * square);
    }
    bool operator==(const State&) const = default;
  };
  // Where the blank goes, in the order in which moves are tried.
  enum class Action : std::uint8_t { up, down, left, right };
  using Cost = int;

  // {"problem":"eight-puzzle","start":[1,0,2,3,4,5,6,7,8]}: every number from 0, the blank, to 8 once.
  static Result<EightPuzzle> from_json(const Json& json);
  explicit EightPuzzle(const State& start) : start_(start) {}

  State start() const { return start_; }
  bool is_goal(const State& state) const { return state == goal_state(); }
  std::uint64_t hash(const State& state) const { return mix(state.squares); }

  template <class Visit>
  void for_each_successor(const State& state, const Visit& visit) const {
    for (const Action action : kActions) slide(state, action, [&](const State& next) { visit(action, next, 1); });
  }
  template <class Visit>
  void for_each_goal(const Visit& visit) const {
    visit(goal_state());
  }
  template <class Visit>
  void for_each_predecessor(const State& state, const Visit& visit) const {
    constexpr std::array kBack = {Action::down, Action::up, Action::right, Action::left};
    for (const Action action : kActions) {
      const Action back = kBack[static_cast<std::size_t>(action)];
      slide(state, back, [&](const State& previous) { visit(action, previous, 1); });
    }
  }

  static std::string_view action_name(Action action) {
    constexpr std::array<std::string_view, 4> kNames = {"up", "down", "left", "right"};
    return kNames[static_cast<std::size_t>(action)];
  }
  static State goal_state() {
    State state;
    for (int square = 0; square < kTiles; ++square) state.set(square, square);
    return state;
  }

 private:
  static constexpr std::array kActions = {Action::up, Action::down, Action::left, Action::right};

  // Calls use(next) if the blank can go there.
  template <class Use>
  static void slide(const State& state, Action action, const Use& use) {
    int blank = 0;
    while (state.tile(blank) != 0) ++blank;
    const int row = blank / kSide, column = blank % kSide;
    const bool possible = action == Action::up     ? row > 0
                          : action == Action::down ? row < kSide - 1
                          : action == Action::left ? column > 0
                                                   : column < kSide - 1;
    if (!possible) return;
    constexpr std::array<int, 4> kOffset = {-kSide, kSide, -1, 1};
    const int target = blank + kOffset[static_cast<std::size_t>(action)];
    State next = state;
    next.set(blank, state.tile(target));
    next.set(target, 0);
    use(next);
  }

  State start_;
};

// Tiles that are not where they belong.
struct MisplacedTiles {
  static constexpr std::string_view name = "misplaced";
  int operator()(const EightPuzzle::State& state) const {
    int count = 0;
    for (int square = 0; square < EightPuzzle::kTiles; ++square) {
      const int tile = state.tile(square);
      count += tile != 0 && tile != square;
    }
    return count;
  }
};

// How far each tile is from where it belongs.
struct TileDistances {
  static constexpr std::string_view name = "manhattan";
  int operator()(const EightPuzzle::State& state) const {
    int sum = 0;
    for (int square = 0; square < EightPuzzle::kTiles; ++square) {
      const int tile = state.tile(square);
      if (tile == 0) continue;
      sum += std::abs(tile / EightPuzzle::kSide - square / EightPuzzle::kSide) +
             std::abs(tile % EightPuzzle::kSide - square % EightPuzzle::kSide);
    }
    return sum;
  }
};

static_assert(ReversiblePathProblem<EightPuzzle>);

}  // namespace ariadne
