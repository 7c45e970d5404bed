#include "games/hunger/rules.hpp"

#include <nlohmann/json.hpp>

#include "games/hunger/generate.hpp"
#include "games/hunger/notation.hpp"
#include "games/hunger/state_json.hpp"
#include "games/hunger/statistics.hpp"
#include "games/hunger/words.hpp"

namespace ariadne::hunger {

static_assert(HasStatistics<Rules> && HasEndgame<Rules>);

namespace {

constexpr const char* kRules =
    R"(Two players on a board that shrinks collect weapons and food, avoid traps and shoot.
Player 1 moves first (first=2: player 2), then they take turns; a round is one move
of each. The board has 20 x 20 tiles (size= any even number from 10 to 40).

Coordinates (x, y) are counted from the middle and have no 0: -10..-1 and 1..10.
x grows to the right, y grows downwards, and a step over the middle leads from -1
to 1. Both start at the bottom right, on (10, 10), with 15 points and without
weapons; start=corners puts player 1 on (-10, -10). They may share a tile.

A move is a direction code: 1 goes one tile up, 2 up-right, 3 right, 4 down-right,
5 down, 6 down-left, 7 left, 8 up-left; the words are understood too. It must stay
on the board, and nobody may pass.
On arrival, in this order:
  own weapon   it is taken; that of the other player stays and does nothing
  food         it is eaten, and the score grows by its 1 to 10 points
  trap         the score falls by its 1 to 10 points, unless the bow protects from
               animals or the sword from ropes. The trap stays
  death        a score below 0 loses the game at once
  shot         with the pistol, an opponent on the same or a neighbouring tile is
               shot, and the game is won at once. Only the one who moves shoots
After every third round the outer ring is removed if nobody stands on it. Once
4 x 4 tiles are left, or after 1000 rounds (limit=), the higher score wins.

The weapons, one of each kind for each player, lie on the 4 x 4 tiles in the middle,
ten foods on the ring around them, and four animals and four ropes on the next one.

Positions can be given as
  drawing  the rows of the board, tiles ___ (empty), W1P (pistol of player 1), F7
           (food), A-5 (animals), R-10 (ropes), P1, P2 and P12, and below it
             P1: score 15, weapons PB, on F7
             P2: score 12, weapons -, on ___
             board 10 of 20, round 16 of 1000, first 1, to move 2
  JSON     {"game":"hunger","size":20,"board":20,"round":1,"first":1,"limit":1000,
           "to_move":1,"players":[{"id":1,"x":10,"y":10,"score":15,"weapons":[]},...],
           "items":[{"x":-1,"y":2,"kind":"weapon","owner":1,"type":"pistol"},...]}

Values are seen from player 1, who maximises. The score of a win is the number of
moves left until the limit.)";

// The default size first.
std::vector<std::string> sizes() {
  std::vector<std::string> words = {std::to_string(kDefaultSize)};
  for (int size = kSmallestSize; size <= kLargestSize; size += 2) {
    if (size != kDefaultSize) words.push_back(std::to_string(size));
  }
  return words;
}

}  // namespace

GameInfo Rules::info() {
  GameInfo info;
  info.id = "hunger";
  info.title = "Hunger Games";
  info.summary = "Collect weapons and food on a shrinking board, and shoot before you are shot.";
  info.rules = kRules;
  info.seats = {"1", "2"};
  info.default_agents = {"engine", "engine"};
  info.hint_agents = {"engine:nodes=1000000"};
  info.parameters = {
      Parameter::choice("size", sizes(), "tiles per side at the start"),
      Parameter::choice("start", {"corner", "corners"},
                        "whether both start at the bottom right, or in opposite corners"),
      Parameter::choice("first", {"1", "2"}, "who moves first in each round"),
      Parameter::number("limit", 1, kMaxRounds, kDefaultRounds, "rounds until the score decides"),
  };
  info.example_move = "8";
  info.move_codes = kMoveCodes;
  info.margin = "moves before the limit";
  info.directions = {"1", "2", "3", "4", "5", "6", "7", "8"};
  info.bench_perft = 11;
  info.bench_depth = 10;
  return info;
}

Position Rules::start(const Settings& settings, Rng& rng) {
  const int size = std::stoi(settings.choice("size"));
  const auto corner = static_cast<std::uint8_t>(size - 1);
  const std::uint8_t one = settings.choice("start") == "corners" ? 0 : corner;
  State state{.size = size, .limit = static_cast<int>(settings.number("limit"))};
  state.tributes[kOne] = {.x = one, .y = one};
  state.tributes[kTwo] = {.x = corner, .y = corner};
  state.first = state.to_move = static_cast<Seat>(settings.number("first"));
  return {std::make_shared<const Board>(size, draw_items(size, rng)), state};
}

Result<Position> Rules::from_json(const Json& json) { return read_json(json); }
Result<Transcript> Rules::from_text(std::string_view text) {
  return read_text(text).map([](const Position& position) { return Transcript{position, {}}; });
}
Json Rules::to_json(const Position& position) { return write_json(position); }
std::string Rules::to_text(const Position& position) { return write_text(position); }

std::string Rules::move_text(const Position&, Move move) { return hunger::move_text(move); }
Result<Move> Rules::read_move(const Position& position, std::string_view text) {
  return hunger::read_move(position, text);
}

std::string Rules::describe(const Position& position, Move move) { return hunger::describe(position, move); }
std::string Rules::outcome_text(const Position& position) { return hunger::outcome_text(position); }
Scene Rules::scene(const Position& position, const LastStep<Position>* last) { return hunger::scene(position, last); }
Statistics Rules::statistics(const Transcript& game) { return hunger::statistics(game); }
Result<Endgame> Rules::endgame(const Position& position) { return Endgame::of(position); }
std::vector<GameEvent> Rules::events(const LastStep<Position>& last, const Position&) {
  return hunger::events(last.before, last.moves.front());
}

}  // namespace ariadne::hunger
