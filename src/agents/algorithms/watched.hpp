#pragma once

#include <algorithm>
#include <optional>

#include "agents/request.hpp"
#include "agents/search_tree.hpp"
#include "search/tree/distinct.hpp"
#include "search/tree/kernel.hpp"
#include "search/tree/recorder.hpp"

namespace ariadne {

// The observer of a search whose tree or distinct positions are wanted. One type for both, since every kernel is
// compiled for each observer.
template <Position P>
class Watched {
 public:
  struct Wanted {
    bool distinct = false, tree = false;
  };

  Watched(const P& root, const Wanted& wanted, Budget& budget) {
    if (wanted.distinct) distinct_.emplace(root, budget);
    if (wanted.tree) recorder_.emplace(root);
  }

  void generated(const P& position) {
    if (distinct_) distinct_->generated(position);
    if (recorder_) recorder_->generated(position);
  }
  template <class Move, class Window>
  void entered(const Move& move, const Window& window) {
    if (recorder_) recorder_->entered(move, window);
  }
  template <class Value>
  void left(const Value& value) {
    if (recorder_) recorder_->left(value);
  }

  const std::optional<DistinctPositions<P>>& distinct() const { return distinct_; }
  const std::optional<SearchRecorder<P>>& recorder() const { return recorder_; }

 private:
  std::optional<DistinctPositions<P>> distinct_;
  std::optional<SearchRecorder<P>> recorder_;
};

// What a kernel does with the values of moves.
template <Position P>
struct KernelRoles {
  using Move = typename P::Move;

  Role (*role)(const P& position);
  double (*odds)(const P& position, Move move);  // where it averages; null: it never does

  template <Kernel<P> K>
  static constexpr KernelRoles of() {
    if constexpr (requires(const P& position, Move move) { K::odds(position, move); }) {
      return {&K::role, &K::odds};
    } else {
      return {&K::role, nullptr};
    }
  }
};

// Turns what a kernel was seen to do in a game into plain data.
template <Game G>
class AnyTreeWriter {
 public:
  using P = typename G::Position;

  AnyTreeWriter(const std::vector<RecordedNode<P>>& recorded, const KernelRoles<P>& roles)
      : recorded_(recorded), roles_(roles) {}

  std::vector<SearchedNode> write(const Decision& decision) {
    for (std::uint32_t i = 0; i < recorded_.size(); ++i) nodes_.push_back(plain(i));
    nodes_.front().value = decision.value.value_or(0);
    for (std::uint32_t i = 1; i < nodes_.size(); ++i) nodes_[nodes_[i].parent].children.push_back(i);
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      if (nodes_[i].searched()) nodes_[i].left_out = left_out(recorded_[i].position, nodes_[i]);
    }
    for (std::size_t i = nodes_.size(); i-- > 0;) nodes_[i].bound = bound(nodes_[i]);
    mark_line(decision.pv);
    return std::move(nodes_);
  }

 private:
  SearchedNode plain(std::uint32_t number) const {
    const auto& recorded = recorded_[number];
    SearchedNode node;
    node.parent = recorded.parent;
    if (number > 0) {
      const P& before = recorded_[recorded.parent].position;
      node.move = G::move_text(before, recorded.move);
      node.odds = odds(before, recorded.move);
    }
    node.name = name(number, node);
    node.ended = recorded.position.result().has_value();
    if (!node.ended) node.role = roles_.role(recorded.position);
    const Window<double> open;
    if (recorded.window.alpha != open.alpha) node.alpha = recorded.window.alpha;
    if (recorded.window.beta != open.beta) node.beta = recorded.window.beta;
    node.value = recorded.value;
    return node;
  }
  std::optional<double> odds(const P& position, typename P::Move move) const {
    if (roles_.odds == nullptr || roles_.role(position) != Role::averages) return std::nullopt;
    return roles_.odds(position, move);
  }
  std::string name(std::uint32_t number, const SearchedNode& node) const {
    if constexpr (HasNames<G>) {
      return G::name(recorded_[number].position);
    } else {
      const bool below_root = number > 0 && node.parent > 0;
      return (below_root ? nodes_[node.parent].name + " " : "") + node.move;
    }
  }
  // The moves that were not searched, in the order of the game.
  std::vector<std::string> left_out(const P& position, const SearchedNode& node) const {
    std::vector<std::string> texts;
    for (const auto move : position.moves()) {
      const auto same = [&](std::uint32_t child) { return recorded_[child].move == move; };
      if (std::none_of(node.children.begin(), node.children.end(), same)) texts.push_back(G::move_text(position, move));
    }
    return texts;
  }
  // A value outside its window is a bound, unless everything below was seen.
  int bound(const SearchedNode& node) const {
    bool exact = node.left_out.empty();
    for (const auto child : node.children) exact = exact && nodes_[child].bound == 0;
    if (exact) return 0;
    if (node.alpha && node.value <= *node.alpha) return -1;
    return node.beta && node.value >= *node.beta ? 1 : 0;
  }
  void mark_line(const std::vector<std::string>& line) {
    SearchedNode* node = &nodes_.front();
    node->on_line = !line.empty();
    for (const auto& move : line) {
      for (const auto child : node->children) {
        if (nodes_[child].move != move) continue;
        node = &nodes_[child];
        break;
      }
      node->on_line = true;
    }
  }

  const std::vector<RecordedNode<P>>& recorded_;
  const KernelRoles<P> roles_;
  std::vector<SearchedNode> nodes_;
};

// The same for a kernel of a known type.
template <Game G, Kernel<typename G::Position> K>
struct TreeWriter : AnyTreeWriter<G> {
  explicit TreeWriter(const std::vector<RecordedNode<typename G::Position>>& recorded)
      : AnyTreeWriter<G>(recorded, KernelRoles<typename G::Position>::template of<K>()) {}
};

}  // namespace ariadne
