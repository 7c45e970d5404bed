#include "games/pacman/position.hpp"

#include <algorithm>

namespace ariadne::pacman {
namespace {

Situation opening(const Board& board, Cell pacman) {
  Situation situation;
  situation.state.put(kPacman, {board.number(pacman)});
  for (std::size_t i = 0; i < board.ghosts(); ++i) situation.state.put(i + 1, {board.start(i)});
  for (std::size_t i = 0; i < board.plan().food.size(); ++i) situation.state.toggle_food(i);
  for (std::size_t i = 0; i < board.plan().capsules.size(); ++i) situation.state.toggle_capsule(i);
  return situation;
}

}  // namespace

Position::Position(const std::shared_ptr<const Board>& board, Cell pacman) : Position(board, opening(*board, pacman)) {}

Position::Position(std::shared_ptr<const Board> board, const Situation& situation)
    : board_(std::move(board)), state_(situation.state), rounds_(situation.rounds), to_move_(situation.to_move) {
  assert(to_move_ < board_->seats());
  const bool limit_reached = to_move_ == kPacman && rounds_ >= board_->plan().limit;
  if (limit_reached) phase_ = Phase::drawn;
  if (state_.no_food()) phase_ = Phase::won;
  if (situation.lost) phase_ = Phase::lost;
}

std::uint64_t Position::hash() const {
  const std::uint64_t turn =
      static_cast<std::uint64_t>(rounds_) << 16 | std::uint64_t{to_move_} << 8 | static_cast<std::uint64_t>(phase_);
  return mix(state_.hash() + mix(turn + (board_ ? board_->hash() : 0)));
}

bool Position::operator==(const Position& other) const {
  const bool same_board = board_ == other.board_ || (board_ && other.board_ && *board_ == *other.board_);
  return same_board && state_ == other.state_ && rounds_ == other.rounds_ && to_move_ == other.to_move_ &&
         phase_ == other.phase_;
}

Result<Position> start_on(const Layout& layout, const StartOptions& options) {
  if (!layout.pacman) return failure("the layout has no Pac-Man, expected one 'P'");
  if (layout.food.empty()) return failure("the layout has no food, expected at least one '.'");
  const auto ghosts = static_cast<std::ptrdiff_t>(std::min(options.ghosts, layout.ghosts.size()));
  BoardPlan plan{layout.grid,   layout.food,  layout.capsules, {layout.ghosts.begin(), layout.ghosts.begin() + ghosts},
                 options.order, options.limit};
  if (const auto checked = check_plan(plan); !checked) return tl::unexpected(checked.error());
  return Position(std::make_shared<const Board>(std::move(plan)), *layout.pacman);
}

}  // namespace ariadne::pacman
