#include "games/pacman/move.hpp"

namespace ariadne::pacman {
namespace {

using Lists = std::array<Moves, 1u << kMoveCount>;

Lists lists_of(Order order) {
  Lists lists;
  for (std::size_t set = 0; set < lists.size(); ++set) {
    for (const Move move : moves_in(order)) {
      if ((set & bit_of(move)) != 0) lists[set].push_back(move);
    }
  }
  return lists;
}

}  // namespace

const Lists& listed_moves(Order order) {
  static const Lists multiagent = lists_of(Order::multiagent), search = lists_of(Order::search);
  return order == Order::search ? search : multiagent;
}

}  // namespace ariadne::pacman
