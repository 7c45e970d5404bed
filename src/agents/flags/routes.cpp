#include "agents/flags/routes.hpp"

#include <algorithm>
#include <tuple>
#include <unordered_set>

#include "games/flags/tours.hpp"

namespace ariadne::flags {
namespace {

struct RouteNode {
  Position position;
  std::size_t parent = 0;
  Move move;
  int tour = 0;  // that is left
};

// Layer after layer of the beam, all in one list.
class Beam {
 public:
  Beam(const Position& start, const GhostPolicy& policy, Budget& budget)
      : tours_(tours_of(start.maze())), policy_(policy), budget_(budget) {
    nodes_.push_back({start, 0, {}, 0});
  }

  // Goes one step on. True: all flags are captured.
  bool advance() {
    const std::size_t end = nodes_.size();
    seen_.clear();
    for (std::size_t i = begin_; i < end && !budget_.spent(); ++i) {
      const Move ghosts = policy_(nodes_[i].position);
      for (const Move move : nodes_[i].position.moves()) {
        if (add(i, move, ghosts)) return true;
      }
    }
    begin_ = end;
    return false;
  }
  bool empty() const { return begin_ == nodes_.size() || budget_.spent(); }
  // The order is total, so that all machines keep the same ones.
  void narrow(std::size_t width) {
    if (nodes_.size() - begin_ <= width) return;
    std::sort(nodes_.begin() + static_cast<std::ptrdiff_t>(begin_), nodes_.end(),
              [](const RouteNode& a, const RouteNode& b) {
                return std::tuple(a.tour, a.parent, a.move.code) < std::tuple(b.tour, b.parent, b.move.code);
              });
    nodes_.erase(nodes_.begin() + static_cast<std::ptrdiff_t>(begin_ + width), nodes_.end());
  }
  // To the last position that was added.
  std::vector<Move> route() const {
    std::vector<Move> moves;
    for (std::size_t i = nodes_.size() - 1; i > 0; i = nodes_[i].parent) moves.push_back(nodes_[i].move);
    std::reverse(moves.begin(), moves.end());
    return moves;
  }

 private:
  bool add(std::size_t parent, Move move, Move ghosts) {
    Position next = nodes_[parent].position;
    play_step(next, move, ghosts);
    budget_.count_node();
    const bool won = next.caught_by() == 0 && next.captured() == next.maze().all_flags();
    if ((next.result() && !won) || !seen_.insert(next.hash()).second) return false;
    nodes_.push_back({next, parent, move, tours_.length(next.pacman(), next.captured())});
    return won;
  }

  const Tours& tours_;
  const GhostPolicy& policy_;
  Budget& budget_;
  std::vector<RouteNode> nodes_;
  std::size_t begin_ = 0;  // of the last layer
  std::unordered_set<std::uint64_t> seen_;
};

}  // namespace

std::vector<Move> find_route(const Position& position, const GhostPolicy& policy, std::size_t width, int max_steps,
                             Budget& budget) {
  Beam beam(position.with_first(kPacman), policy, budget);
  for (int step = 0; step < max_steps && !beam.empty(); ++step) {
    if (beam.advance()) return beam.route();
    beam.narrow(width);
  }
  return {};
}

}  // namespace ariadne::flags
