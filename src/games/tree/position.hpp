#pragma once

#include <memory>
#include <optional>
#include <ranges>

#include "core/borrowed.hpp"
#include "core/position.hpp"
#include "core/rng.hpp"
#include "games/game.hpp"
#include "games/tree/tree.hpp"

namespace ariadne::tree {

// The number of a child, counted from 0.
using Move = std::uint32_t;

// A place in a tree. Who moves there is written at the node, so a seat may move twice in a row.
class Position {
 public:
  using Move = tree::Move;

  Position();  // the textbook example
  explicit Position(std::shared_ptr<const Tree> tree, std::uint32_t at = 0) : tree_(std::move(tree)), at_(at) {}

  Seat to_move() const { return here().seat; }
  // Chance is on no side. It has a seat with the second team, since values belong to the first and seats to a team.
  static constexpr Team team(Seat seat) { return seat == 0 ? Team::first : Team::second; }

  // In the order of the file.
  auto moves() const {
    const auto count = tree_->is_end(at_) ? 0u : static_cast<Move>(here().children.size());
    return std::views::iota(Move{0}, count);
  }
  void play(Move move) { at_ = here().children[move]; }
  std::optional<Outcome> result() const;
  std::uint64_t hash() const { return mix(tree_->hash() + at_); }
  bool operator==(const Position& other) const {
    return at_ == other.at_ && (tree_ == other.tree_ || *tree_ == *other.tree_);
  }

  const Tree& tree() const { return *tree_; }
  std::uint32_t at() const { return at_; }
  const Node& here() const { return tree_->node(at_); }
  // For a search on this position: see core/borrowed.hpp.
  Position borrowed() const {
    Position copy = *this;
    copy.tree_ = ariadne::borrowed(tree_);
    return copy;
  }
  bool by_chance() const { return to_move() == tree_->chance(); }

 private:
  std::shared_ptr<const Tree> tree_;
  std::uint32_t at_ = 0;
};

static_assert(ariadne::Position<Position>);

using Transcript = ariadne::Transcript<Position>;

// What the file says that a node is worth, and nothing where it does not say.
struct Values {
  static constexpr std::string_view name = "values";
  static constexpr std::string_view help = "the value of the node in the file, 0 where it has none";
  double operator()(const Position& position) const { return position.here().value.value_or(0); }
};

using Evaluations = std::tuple<Values>;

}  // namespace ariadne::tree
