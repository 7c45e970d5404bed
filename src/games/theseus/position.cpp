#include "games/theseus/position.hpp"

#include <algorithm>
#include <utility>

namespace ariadne::theseus {
namespace {

State first_state(const Board& board) {
  return {theseus_start(board.size()), minotaur_start(board.size()), board.all_supplies(), 0};
}

std::shared_ptr<const Board> small_board() {
  static const auto board = std::make_shared<const Board>(Walls(kSmallestSize), std::vector{kSmallestSize - 1});
  return board;
}

// The tiles where something is still to be taken.
std::vector<int> tiles_of(const Board& board, SupplySet supplies) {
  std::vector<int> tiles;
  for (const int tile : board.supplies()) {
    if (board.supply_on(tile) & supplies) tiles.push_back(tile);
  }
  return tiles;
}

}  // namespace

Position::Position() : Position(small_board()) {}

Position::Position(const std::shared_ptr<const Board>& board, int limit)
    : Position(board, first_state(*board), limit) {}

Position::Position(std::shared_ptr<const Board> board, const State& state, int limit)
    : board_(std::move(board)),
      key_(board_->walls_hash()),
      supplies_(state.supplies),
      theseus_(static_cast<std::uint16_t>(state.theseus)),
      minotaur_(static_cast<std::uint16_t>(state.minotaur)),
      ply_(static_cast<std::uint16_t>(state.ply)),
      limit_(static_cast<std::uint16_t>(limit)) {
  assert(state.ply <= limit && limit <= kMaxMoves);
  assert((board_->supply_on(state.theseus) & supplies_) == 0);
  for (const int tile : tiles_of(*board_, supplies_)) key_ ^= supply_key(tile);
}

// A supply under Theseus counts as taken: in a game it would be.
Position Position::at_state(std::uint64_t state) const {
  Position position = *this;
  position.ply_ = state % 2;
  position.limit_ = kMaxMoves;
  position.minotaur_ = static_cast<std::uint16_t>(state / 2 % tiles());
  position.theseus_ = static_cast<std::uint16_t>(state / 2 / tiles() % tiles());
  const auto taken = static_cast<SupplySet>(state / 2 / tiles() / tiles());
  position.supplies_ = board_->all_supplies() & ~taken & ~board_->supply_on(position.theseus_);
  for (SupplySet changed = position.supplies_ ^ supplies_; changed != 0; changed &= changed - 1) {
    position.key_ ^= supply_key(board_->supplies()[static_cast<std::size_t>(std::countr_zero(changed))]);
  }
  return position;
}

bool Position::operator==(const Position& other) const {
  if (key_ != other.key_ || packed() != other.packed()) return false;
  if (board_ == other.board_) return supplies_ == other.supplies_;
  return board_->walls() == other.board_->walls() &&
         tiles_of(*board_, supplies_) == tiles_of(*other.board_, other.supplies_);
}

}  // namespace ariadne::theseus
