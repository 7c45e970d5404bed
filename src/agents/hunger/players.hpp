#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "agents/algorithms/any_of_the_best.hpp"
#include "agents/hunger/prospects.hpp"
#include "agents/request.hpp"
#include "agents/search_tree.hpp"
#include "core/budget.hpp"
#include "games/hunger/rules.hpp"
#include "games/hunger/words.hpp"

// The agents of the original game.
namespace ariadne::hunger {

using Request = ariadne::Request<Rules>;
using Values = SearchResult<Move, double>;  // for player 1, as all values are

// What is worth this much to a player, as a value for player 1; never -0.
inline double value_for_one(double worth, Seat player) { return player == kOne ? worth : 0 - worth; }

// Adds the move that begins this line and is worth this much to the mover.
inline void add_value(Values& values, Seat mover, std::vector<Move> line, double worth) {
  const double value = value_for_one(worth, mover);
  const bool better = mover == kOne ? value > values.value : value < values.value;
  if (values.moves.empty() || better) values.value = value;
  values.moves.push_back({line.front(), value, Bound::exact, std::move(line)});
}

// What each move is worth by itself: worth(position, move).
template <class Worth>
Values values_of_tiles(const Position& position, const Worth& worth) {
  Values values;
  for (const Move move : position.moves()) add_value(values, position.to_move(), {move}, worth(position, move));
  return values;
}

inline Decision any_best_decision(const Request& request, Values values) {
  values.move = values.moves.empty() ? request.position.moves()[0] : any_of_the_best(values, request.rng);
  return decision_of<Rules>(request.position, values);
}

// Goes to the tile beside it that promises most.
struct HeuristicPlayer : NoParameters {
  static constexpr std::string_view name = "heuristic";
  static constexpr std::string_view summary =
      "goes to the best tile beside it and sees opponents three tiles away, ties broken at random";

  static Values values(const Position& position) {
    return values_of_tiles(position,
                           [](const Position& at, Move move) { return heuristic_value(at, move, Sight::three_tiles); });
  }
  static Decision think(const Request& request) { return any_best_decision(request, values(request.position)); }
};

// The same, drawn to the middle, and once armed to the opponent wherever it is.
struct SeekerPlayer : NoParameters {
  static constexpr std::string_view name = "seeker";
  static constexpr std::string_view summary = "goes to the middle, collects and hunts, ties broken at random";

  static Values values(const Position& position) { return values_of_tiles(position, seeker_value); }
  static Decision think(const Request& request) { return any_best_decision(request, values(request.position)); }
};

// Two moves ahead on copies of the position: what my move promises me, minus what the answer promises the opponent.
struct MinmaxPlayer : NoParameters {
  static constexpr std::string_view name = "minmax";
  static constexpr std::string_view summary = "weighs its move against the best answer, ties broken at random";

  // A move, and what it is worth to the mover after each of the answers; if it ends the game, there are no answers and
  // one leaf.
  struct Branch {
    Move move;
    std::vector<double> leaves;
    std::vector<Move> answers;
  };

  // Stops early once the budget is spent.
  static std::vector<Branch> tree_of(const Position& position, Budget& budget) {
    std::vector<Branch> tree;
    for (const Move move : position.moves()) {
      Branch branch = branch_of(position, move, budget);
      if (budget.spent()) break;
      tree.push_back(std::move(branch));
    }
    return tree;
  }
  // The opponent takes the least of the leaves, the mover the best of those.
  static Values judged(const std::vector<Branch>& tree, Seat mover) {
    Values values;
    values.depth = 2;
    for (const Branch& branch : tree) {
      const auto least = std::min_element(branch.leaves.begin(), branch.leaves.end());
      std::vector<Move> line = {branch.move};
      if (!branch.answers.empty())
        line.push_back(branch.answers[static_cast<std::size_t>(least - branch.leaves.begin())]);
      add_value(values, mover, std::move(line), *least);
    }
    return values;
  }
  static Decision think(const Request& request) {
    Budget budget(request.how.limits, request.how.stop);
    const std::vector<Branch> tree = tree_of(request.position, budget);
    Values values = judged(tree, request.position.to_move());
    values.complete = !budget.spent();
    values.stopped = budget.stopped();
    values.nodes = budget.nodes();
    Decision decision = any_best_decision(request, std::move(values));
    if (request.how.tree != nullptr) *request.how.tree = MinmaxTree(request.position, decision).of(tree);
    return decision;
  }

 private:
  // The tree as plain data.
  class MinmaxTree {
   public:
    MinmaxTree(const Position& position, const Decision& decision) : position_(position), decision_(decision) {}

    SearchTree of(const std::vector<Branch>& branches) {
      tree_.whole = decision_.complete;
      if (!tree_.whole) return tree_;
      add({.role = role_of(position_), .on_line = true, .value = decision_.value.value_or(0)});
      for (std::size_t i = 0; i < branches.size(); ++i) add_branch(branches[i], decision_.moves[i].value);
      return std::move(tree_);
    }

   private:
    static Role role_of(const Position& position) {
      return position.to_move() == kOne ? Role::maximises : Role::minimises;
    }
    std::uint32_t add(SearchedNode node) {
      const auto number = static_cast<std::uint32_t>(tree_.nodes.size());
      if (number > 0) tree_.nodes[node.parent].children.push_back(number);
      tree_.nodes.push_back(std::move(node));
      return number;
    }
    void add_branch(const Branch& branch, double value) {
      Position next = position_;
      next.play(branch.move);
      const std::string text = move_text(branch.move);
      const bool ended = next.result().has_value(), on_line = text == decision_.move;
      const std::uint32_t number = add({.name = text,
                                        .move = text,
                                        .role = ended ? Role::maximises : role_of(next),
                                        .ended = ended,
                                        .on_line = on_line,
                                        .value = value});
      bool line_goes_on = on_line;
      for (std::size_t i = 0; i < branch.answers.size(); ++i) {
        const double leaf = value_for_one(branch.leaves[i], position_.to_move());
        add_leaf(number, next, branch.answers[i], leaf, line_goes_on && leaf == value);
        line_goes_on = line_goes_on && leaf != value;
      }
    }
    void add_leaf(std::uint32_t parent, const Position& before, Move answer, double value, bool on_line) {
      Position end = before;
      end.play(answer);
      const std::string text = move_text(answer);
      add({.parent = parent,
           .name = tree_.nodes[parent].name + " " + text,
           .move = text,
           .role = end.result() ? Role::maximises : role_of(end),
           .ended = end.result().has_value(),
           .on_line = on_line,
           .value = value});
    }

    const Position& position_;
    const Decision& decision_;
    SearchTree tree_;
  };

  static Branch branch_of(const Position& position, Move move, Budget& budget) {
    const Seat mover = position.to_move();
    const Position next = successor(position, move, budget);
    if (const auto result = next.result()) return {move, {worth_of_end(*result, mover)}};
    const double promise = heuristic_value(position, move, Sight::whole_board);
    Branch branch{move};
    for (const Move answer : next.moves()) {
      const Position end = successor(next, answer, budget);
      const auto result = end.result();
      branch.answers.push_back(answer);
      branch.leaves.push_back(result ? worth_of_end(*result, mover)
                                     : promise - heuristic_value(next, answer, Sight::whole_board));
    }
    return branch;
  }
  // Decisive for the one who asks; a draw is worth 0.
  static double worth_of_end(const Outcome& end, Seat mover) {
    const int value = decisive_value(end);
    return mover == kOne ? value : -value;
  }
};

}  // namespace ariadne::hunger
