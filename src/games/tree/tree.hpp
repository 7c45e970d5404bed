#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/seat.hpp"

namespace ariadne::tree {

// What a tree may hold.
inline constexpr std::size_t kMaxNodes = 5'000, kLongestName = 200;
inline constexpr int kFewestPlayers = 2, kMaxPlayers = 4;  // max, and one to three that minimise
inline constexpr int kMaxRounds = 12;                      // from the root to a leaf
inline constexpr double kLargestValue = 400'000;           // less than what any decided game is worth

// A node as a file gives it. Seats are numbered: max is 0, then those that minimise, and chance behind all players.
struct Node {
  std::string name;
  std::string move;             // what the move that leads here is called
  std::optional<double> odds;   // the probability of that move at a chance node; none: all are equally likely
  std::optional<double> value;  // leaves always have one
  Seat seat = 0;                // who moves here; 0 at a leaf
  int sign = 0;                 // +1 won and -1 lost for max: the game ends here, whatever follows
  std::vector<std::uint32_t> children;

  bool operator==(const Node&) const = default;
};

// A tree before it is known to be one. The root is node 0; children are numbers of nodes.
struct Draft {
  int players = kFewestPlayers;
  std::vector<Node> nodes;

  Seat chance() const { return static_cast<Seat>(players); }
};

// What keeps a draft from becoming a tree, and at which node. Every node but the root is to be the child of one other.
struct Fault {
  std::uint32_t node = 0;
  std::string message;
};
std::optional<Fault> fault_in(const Draft& draft);

// The name of a node that has none: the moves that lead to it.
std::string name_by_moves(const Node& parent, bool parent_is_root, const std::string& move);
inline constexpr const char* kRootName = "root";

// An explicit game tree, immutable. Nodes are numbered by depth, and within a depth from the left, so
// that the children of a node stand side by side.
class Tree {
 public:
  explicit Tree(const Draft& draft);  // one without a fault

  const Node& node(std::uint32_t number) const { return nodes_[number]; }
  std::uint32_t size() const { return static_cast<std::uint32_t>(nodes_.size()); }
  int players() const { return players_; }
  Seat chance() const { return static_cast<Seat>(players_); }
  bool has_chance() const { return has_chance_; }
  int depth(std::uint32_t number) const { return depths_[number]; }
  std::uint64_t hash() const { return hash_; }

  bool is_end(std::uint32_t number) const { return node(number).sign != 0 || node(number).children.empty(); }
  // Of a node where the game ends, which always has one.
  double value(std::uint32_t number) const { return node(number).value.value_or(0); }
  // How likely a move is where chance moves.
  double odds(std::uint32_t from, std::uint32_t move) const;

  bool operator==(const Tree& other) const { return players_ == other.players_ && nodes_ == other.nodes_; }

 private:
  int players_;
  bool has_chance_ = false;
  std::vector<Node> nodes_;
  std::vector<int> depths_;
  std::uint64_t hash_ = 0;
};

// "max", "min", "min2", "min3" or "chance".
std::string seat_name(Seat seat, int players);

}  // namespace ariadne::tree
