#include "games/flags/words.hpp"

#include <algorithm>
#include <vector>

#include "core/text.hpp"

namespace ariadne::flags {
namespace {

constexpr std::string_view kStayText = "stay";

bool is_code(char c) { return c >= '0' && c <= '3'; }

// The code that is typed, or that of the direction whose name is typed, where one direction is a whole move.
std::string codes_in(const Position& position, std::string_view text) {
  const bool one = position.to_move() == kPacman || position.ghost_count() == 1;
  for (const Direction direction : kDirections) {
    if (one && same_ignoring_case(text, direction_name(direction))) return std::to_string(code_of(direction));
  }
  return std::string(text);
}

tl::unexpected<Error> not_a_move(const Position& position, std::string_view text) {
  if (position.to_move() == kPacman) {
    return failure(in_quotes(text) + " is not a direction; expected 0, 1, 2 or 3", kMoveCodes);
  }
  const std::string expected = std::string("0123").substr(0, position.ghost_count());
  return failure(in_quotes(text) + " is not a move of the ghosts; expected " +
                     count_text(static_cast<int>(position.ghost_count()), "direction", "directions") + " such as " +
                     expected,
                 kMoveCodes);
}

std::string describe_pacman(const Position& position, Move move) {
  const std::string text = "pacman goes " + std::string(direction_name(kDirections[move.code]));
  return is_fault(position, move) ? text + " into a wall and stays" : text;
}

std::string describe_ghosts(const Position& position, Move joint) {
  if (joint.code == Move::kStay) return "ghosts cannot move and stay";
  std::vector<std::string> names;
  for (std::size_t i = 0; i < position.ghost_count(); ++i) {
    names.emplace_back(direction_name(kDirections[direction_of(joint, i, position.ghost_count())]));
  }
  std::string text = (names.size() == 1 ? "the ghost goes " : "ghosts go ") + enumerated(names);
  const GhostSet faults = faults_of(position, joint);
  if (faults == 0) return text;
  return text + "; " + ghosts_text(faults) + " cannot and " + (std::popcount(faults) == 1 ? "stays" : "stay");
}

// A unit is 0.0001, and a step counts 0.0005.
constexpr int kStepUnits = 5, kQuickSteps = 200;
int complete_score(int steps) { return steps <= kQuickSteps ? 45'000 : 40'000; }

}  // namespace

std::string_view seat_name(Seat seat) { return seat == kPacman ? "pacman" : "ghosts"; }

std::string_view direction_name(Direction direction) {
  constexpr std::string_view kNames[] = {"West", "South", "East", "North"};
  return kNames[code_of(direction)];
}

std::string ghosts_text(GhostSet ghosts) {
  std::vector<std::string> numbers;
  for (std::size_t i = 0; i < kMaxGhosts; ++i) {
    if (ghosts >> i & 1) numbers.push_back(std::to_string(i));
  }
  return (numbers.size() == 1 ? "ghost " : "ghosts ") + enumerated(numbers);
}

std::string move_text(const Position& position, Move move) {
  if (position.to_move() == kPacman) return std::to_string(move.code);
  if (move.code == Move::kStay) return std::string(kStayText);
  std::string text;
  for (std::size_t i = 0; i < position.ghost_count(); ++i) {
    text += static_cast<char>('0' + direction_of(move, i, position.ghost_count()));
  }
  return text;
}

Result<Move> read_move(const Position& position, std::string_view text) {
  if (position.result()) return failure("the game is over: there are no more moves");
  if (text == kStayText && position.moves()[0].code == Move::kStay) return Move{Move::kStay};
  const std::size_t length = position.to_move() == kPacman ? 1 : position.ghost_count();
  const std::string codes = codes_in(position, text);
  if (codes.size() != length || !std::ranges::all_of(codes, is_code)) return not_a_move(position, text);
  unsigned code = 0;
  for (const char c : codes) code = code << 2 | static_cast<unsigned>(c - '0');
  return Move{static_cast<std::uint16_t>(code)};
}

bool is_fault(const Position& position, Move pacman_move) {
  return (position.maze().open(position.pacman()) & bit_of(kDirections[pacman_move.code])) == 0;
}

GhostSet faults_of(const Position& position, Move joint) {
  if (joint.code == Move::kStay) return 0;
  return bits_of(zero_lanes(position.ghosts_after(joint) ^ position.ghosts())) &
         static_cast<GhostSet>((1u << position.ghost_count()) - 1);
}

std::string describe(const Position& position, Move move) {
  return position.to_move() == kPacman ? describe_pacman(position, move) : describe_ghosts(position, move);
}

TournamentScore tournament_score(const Position& position) {
  const int flags = position.captured_count(), steps = position.step();
  const int missing = static_cast<int>(position.maze().flags().size()) - flags;
  if (flags == 0) return {0, complete_score(steps)};
  if (missing == 0) return {complete_score(steps), 0};
  return {flags * kScoreUnits + kStepUnits * steps, missing * kScoreUnits + kScoreUnits / 2 - kStepUnits * steps};
}

std::string score_text(int units) {
  std::string text =
      std::to_string(units / kScoreUnits) + "." + std::to_string(kScoreUnits + units % kScoreUnits).substr(1);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

std::string flags_text(const Position& position) {
  return std::to_string(position.captured_count()) + " of " +
         count_text(std::ssize(position.maze().flags()), "flag", "flags");
}

std::string outcome_text(const Position& position) {
  const TournamentScore score = tournament_score(position);
  const std::string points = " (tournament score " + score_text(score.pacman) + " : " + score_text(score.ghosts) + ")";
  const std::string steps = count_text(position.step(), "step", "steps"), flags = flags_text(position);
  if (const GhostSet ghosts = position.caught_by(); ghosts != 0) {
    return ghosts_text(ghosts) + (std::popcount(ghosts) == 1 ? " catches" : " catch") + " pacman after " + steps +
           " with " + flags + points;
  }
  if (position.captured() == position.maze().all_flags()) return "pacman captures all flags in " + steps + points;
  constexpr std::string_view kMeanings[] = {"and wins", "and loses", "and draws"};
  return "pacman survives " + steps + " with " + flags + " " +
         std::string(kMeanings[static_cast<std::size_t>(position.limit().wins)]) + points;
}

}  // namespace ariadne::flags
