#include "games/theseus/rules.hpp"

#include <nlohmann/json.hpp>

#include "games/theseus/generate.hpp"
#include "games/theseus/notation.hpp"
#include "games/theseus/statistics.hpp"
#include "games/theseus/words.hpp"

namespace ariadne::theseus {

static_assert(HasStepStatistics<Rules>);

namespace {

constexpr const char* kRules =
    R"(A pursuit in a labyrinth of 15 x 15 tiles (size= any odd number from 3 to 31).
Theseus (T) starts at the bottom left and collects supplies (S), the Minotaur (M)
starts in the centre and hunts him. Theseus moves first, then they take turns.

A move is a direction code: 1 goes one tile up, 3 right, 5 down, 7 left; the words
up, right, down and left do as well. A player may also bump into a wall: that
spends the turn, and he stays where he is.
Walls stand between tiles, the board is closed all round, and a tile has at most
two walls. Theseus takes a supply by stepping onto it. The Minotaur may stand on
a supply and leaves it there.

After each single move it is decided, in this order:
  both on one tile      Theseus wins if he has all supplies, and one that he took
                        on that very tile counts; otherwise the Minotaur wins
  all supplies taken    Theseus wins
  200 moves made        a draw (limit= sets another number)

supplies= sets how many there are: 4 by default, at most 32 and at most as many
as there are free tiles. walls=classic puts up about 86 inner walls on 15 x 15,
dense 139, none leaves the board open. With connected=false some tiles may be out
of reach; otherwise boards are drawn until every tile can be reached.

The agents random, heuristic and minmax see three tiles ahead, in each of the four
directions and up to the first wall. All others see the whole board.

Positions can be given as
  drawing  lines of +---+ and |, the top row first, T, M and S inside, and below
           them "theseus to move, ply 0 of 200, 0 collected"
  JSON     {"game":"theseus","board":["+---+...","| T ..."],"to_move":"theseus",
           "ply":0,"limit":200,"collected":0}

Values are seen from Theseus: he maximises, the Minotaur minimises. The score of
a win is the number of moves left until the limit.)";

// The default size first.
std::vector<std::string> sizes() {
  std::vector<std::string> words = {"15"};
  for (int size = kSmallestSize; size <= kLargestSize; size += 2) {
    if (size != 15) words.push_back(std::to_string(size));
  }
  return words;
}

}  // namespace

GameInfo Rules::info() {
  GameInfo info;
  info.id = "theseus";
  info.title = "Theseus and the Minotaur";
  info.summary = "Collect the supplies of a labyrinth before the Minotaur catches you.";
  info.rules = kRules;
  info.seats = {"theseus", "minotaur"};
  info.default_agents = {"engine", "engine"};
  info.parameters = {
      Parameter::choice("size", sizes(), "tiles per side"),
      Parameter::number("supplies", 1, kMaxSupplies, 4, "supplies that Theseus has to collect, as far as they fit"),
      Parameter::choice("walls", {"classic", "dense", "none"}, "how walls are placed"),
      Parameter::choice("connected", {"true", "false"}, "whether every tile can be reached"),
      Parameter::number("limit", 1, kMaxMoves, kDefaultMoves, "single moves until the game is drawn"),
  };
  info.hint_agents = {"perfect", "engine:nodes=1000000"};
  info.margin = "moves before the limit";
  info.example_move = "3";
  info.move_codes = kMoveCodes;
  info.directions = {"1", "", "3", "", "5", "", "7", ""};
  info.bench_perft = 18;
  info.bench_depth = 19;
  return info;
}

Position Rules::start(const Settings& settings, Rng& rng) {
  const int size = std::stoi(settings.choice("size"));
  const auto style = static_cast<WallStyle>(settings.number("walls"));
  const bool connected = settings.choice("connected") == "true";
  Walls walls = connected ? draw_connected_walls(size, style, rng) : draw_walls(size, style, rng);
  auto supplies = draw_supplies(size, static_cast<int>(settings.number("supplies")), rng);
  return Position(std::make_shared<const Board>(std::move(walls), std::move(supplies)),
                  static_cast<int>(settings.number("limit")));
}

Result<Position> Rules::from_json(const Json& json) { return read_json(json); }
Result<Transcript> Rules::from_text(std::string_view text) {
  return read_text(text).map([](const Position& position) { return Transcript{position, {}}; });
}
Json Rules::to_json(const Position& position) { return write_json(position); }
std::string Rules::to_text(const Position& position) { return write_text(position); }

std::string Rules::move_text(const Position&, Move move) { return theseus::move_text(move); }
Result<Move> Rules::read_move(const Position& position, std::string_view text) {
  return theseus::read_move(position, text);
}

std::string Rules::describe(const Position& position, Move move) { return theseus::describe(position, move); }
std::string Rules::outcome_text(const Position& position) { return theseus::outcome_text(position); }
Scene Rules::scene(const Position& position, const LastStep<Position>* last) { return theseus::scene(position, last); }
Statistics Rules::statistics(const Transcript& game) { return theseus::statistics(game); }
Statistics Rules::step_statistics(const LastStep<Position>& last, const Position& after) {
  return theseus::step_statistics(last, after);
}

std::vector<GameEvent> Rules::events(const LastStep<Position>& last, const Position& after) {
  if (after.collected() > last.before.collected()) return {{"pick-up", "theseus has " + supplies_text(after)}};
  if (after.theseus() == after.minotaur()) return {{"death", "the minotaur catches theseus"}};
  return {};
}

}  // namespace ariadne::theseus
