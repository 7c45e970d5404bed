#include "games/hunger/position.hpp"

#include <utility>

namespace ariadne::hunger {
namespace {

std::shared_ptr<const Board> empty_board() {
  static const auto board = std::make_shared<const Board>(kSmallestSize, std::vector<PlacedItem>{});
  return board;
}

Ending ending_of(const State& state) {
  if (state.tributes[0].score < 0 || state.tributes[1].score < 0) return Ending::negative_score;
  if (state.shot) return Ending::shot;
  if (state.size == kLastSize) return Ending::small_board;
  return state.round > state.limit ? Ending::limit : Ending::none;
}

int sign_of(int number) { return (number > 0) - (number < 0); }

}  // namespace

Position::Position() : Position(empty_board(), {.size = kSmallestSize}) {}

Position::Position(std::shared_ptr<const Board> board, const State& state)
    : board_(std::move(board)),
      key_(board_->all_keys()),
      left_(board_->all()),
      tributes_{state.tributes[0], state.tributes[1]},
      round_(static_cast<std::uint16_t>(state.round)),
      limit_(static_cast<std::uint16_t>(state.limit)),
      board_size_(static_cast<std::uint8_t>(board_->size())),
      first_(state.first),
      to_move_(state.to_move) {
  assert(state.size >= kLastSize && state.size <= board_->size() && state.size % 2 == 0);
  while (size() > state.size) drop_ring();
  ending_ = ending_of(state);
}

void Position::drop_ring() {
  key_ ^= board_->traps_key(ring_);
  for (ItemSet gone = left_ & board_->taken_with(ring_); gone != 0; gone &= gone - 1) {
    key_ ^= board_->key(static_cast<std::size_t>(std::countr_zero(gone)));
  }
  left_ &= ~board_->taken_with(ring_);
  ++ring_;
  if (!board_->all_in_set()) rebuild_without(-1, -1);
  if (size() == kLastSize) ending_ = Ending::small_board;
}

// For boards with more items than a set holds, which are so rare that their speed does not matter.
void Position::rebuild_without(int x, int y) {
  auto items = this->items();
  std::erase_if(items, [&](const PlacedItem& placed) { return placed.x == x && placed.y == y; });
  board_ = std::make_shared<const Board>(board_size_, std::move(items));
  left_ = board_->all();
  key_ = board_->all_keys();
}

State Position::state() const {
  return {.tributes = {tributes_[0], tributes_[1]},
          .size = size(),
          .round = round_,
          .limit = limit_,
          .first = first_,
          .to_move = to_move_,
          .shot = ending_ == Ending::shot};
}

Position Position::with(const State& state, ItemSet left) const {
  assert(state.size == size() && state.limit == limit_ && state.first == first_);
  Position position = *this;
  for (ItemSet changed = left_ ^ left; changed != 0; changed &= changed - 1) {
    position.key_ ^= board_->key(static_cast<std::size_t>(std::countr_zero(changed)));
  }
  position.left_ = left;
  position.tributes_[0] = state.tributes[0];
  position.tributes_[1] = state.tributes[1];
  position.round_ = static_cast<std::uint16_t>(state.round);
  position.to_move_ = state.to_move;
  position.ending_ = ending_of(state);
  return position;
}

std::vector<PlacedItem> Position::items() const {
  std::vector<PlacedItem> items;
  for (const PlacedItem& placed : board_->items()) {
    if (item_at(placed.x, placed.y).kind != ItemKind::none) items.push_back(placed);
  }
  return items;
}

Item Position::item_at(int x, int y) const {
  const Board::Field& field = board_->field(x, y);
  return board_->ring_of(x, y) >= ring_ && is_there(field) ? field.item : Item{};
}

int Position::plies_left() const {
  const int begun = 2 * (limit_ - round_ + 1) - (to_move_ == first_ ? 0 : 1);
  const bool stays = ending_ == Ending::negative_score || ending_ == Ending::shot;
  return begun - (stays ? 1 : 0);
}

Outcome Position::outcome() const {
  int sign = sign_of(tributes_[0].score - tributes_[1].score);
  if (ending_ == Ending::negative_score) sign = tributes_[0].score < 0 ? -1 : 1;
  if (ending_ == Ending::shot) sign = to_move_ == kOne ? 1 : -1;
  return {sign, static_cast<double>(sign * plies_left())};
}

bool Position::operator==(const Position& other) const {
  if (key_ != other.key_ || tributes_word() != other.tributes_word() || rest_word() != other.rest_word()) return false;
  return board_ == other.board_ ? left_ == other.left_ : items() == other.items();
}

}  // namespace ariadne::hunger
