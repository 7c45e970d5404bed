#include "games/hunger/draft.hpp"

#include <utility>

#include "games/hunger/words.hpp"

namespace ariadne::hunger {

std::optional<DraftFault> fault_in(const Draft& draft) {
  const State& state = draft.state;
  if (state.round > state.limit + 1) {
    return DraftFault{DraftPart::round,
                      "round " + std::to_string(state.round) + " is beyond the limit of " + std::to_string(state.limit),
                      "A game that is over by its limit is in the round after the last, where nobody has moved."};
  }
  if (state.round > state.limit && state.to_move != state.first) {
    const std::string first(seat_name(state.first));
    return DraftFault{DraftPart::to_move, "after the last round, expected " + first + " to move", ""};
  }
  if (state.tributes[0].score < 0 && state.tributes[1].score < 0) {
    return DraftFault{DraftPart::score, "both scores are below 0: only one player can have died", ""};
  }
  const Tribute& shooter = state.tributes[state.to_move];
  if (state.shot && (!shooter.has(kPistol) || distance(state.tributes[0], state.tributes[1]) >= 2)) {
    return DraftFault{DraftPart::shot, "nobody can have been shot here",
                      "The player to move is the one who shot: armed with a pistol, and on the same or the next tile."};
  }
  return std::nullopt;
}

Position position_of(Draft draft) {
  return {std::make_shared<const Board>(draft.size, std::move(draft.items)), draft.state};
}

Draft draft_of(const Position& position) {
  return {.size = position.board().size(), .state = position.state(), .items = position.items()};
}

}  // namespace ariadne::hunger
