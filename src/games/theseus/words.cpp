#include "games/theseus/words.hpp"

#include <cassert>

#include "core/text.hpp"

namespace ariadne::theseus {
namespace {

constexpr std::string_view kCodes = "1357";  // by direction

// What a step led to, to be added to its description.
std::string consequence(const Position& before, const Position& after) {
  const bool taken = after.collected() > before.collected();
  const bool met = after.theseus() == after.minotaur();
  if (taken) return " and takes a supply, " + supplies_text(after);
  if (!met) return "";
  return before.to_move() == kTheseus ? " into the minotaur" : " and catches theseus";
}

}  // namespace

std::string_view seat_name(Seat seat) { return seat == kTheseus ? "theseus" : "minotaur"; }

std::string_view direction_name(Direction direction) {
  constexpr std::string_view kNames[] = {"up", "right", "down", "left"};
  return kNames[static_cast<std::size_t>(direction)];
}

std::string move_text(Move move) { return {kCodes[static_cast<std::size_t>(move.direction)]}; }

Result<Move> read_move(const Position& position, std::string_view text) {
  if (position.result()) return failure("the game is over: there are no more moves");
  for (const Direction direction : kDirections) {
    const bool is_word = same_ignoring_case(text, direction_name(direction));
    if (is_word || text == move_text({direction})) return Move{direction};
  }
  return failure(in_quotes(text) + " is not a direction code; expected 1, 3, 5 or 7", kMoveCodes);
}

std::string describe(const Position& position, Move move) {
  Position after = position;
  after.play(move);
  const std::string name(seat_name(position.to_move()));
  if (after.theseus() == position.theseus() && after.minotaur() == position.minotaur()) {
    return name + " goes " + std::string(direction_name(move.direction)) + " and bumps into the wall";
  }
  return name + " goes " + std::string(direction_name(move.direction)) + consequence(position, after);
}

std::string supplies_text(const Position& position) {
  const int all = position.collected() + std::popcount(position.supplies());
  return std::to_string(position.collected()) + " of " + std::to_string(all) + " supplies";
}

std::string outcome_text(const Position& position) {
  const auto outcome = position.result();
  assert(outcome);
  if (outcome->sign > 0) return "theseus wins with all his supplies";
  if (outcome->sign < 0) return "the minotaur wins and theseus is left with " + supplies_text(position);
  return "a draw after " + std::to_string(position.ply()) + " moves, theseus has " + supplies_text(position);
}

}  // namespace ariadne::theseus
