#include "games/reversi/rules.hpp"

#include <nlohmann/json.hpp>

#include "games/reversi/ggf.hpp"
#include "games/reversi/move_text.hpp"
#include "games/reversi/notation.hpp"
#include "games/reversi/obf.hpp"
#include "games/reversi/scene.hpp"

namespace ariadne::reversi {

static_assert(Game<Rules>);

namespace {

constexpr const char* kRules =
    R"(Two sides, black and white, place discs on a board of 8 x 8 squares (or 6 x 6, or
4 x 4). Columns are called a to h from the left, rows 1 to 8 from the top. The
game starts with four discs in the centre: white on d4 and e5, black on d5 and e4.
Black moves first.

A move places a disc of your colour on an empty square so that it encloses discs
of the other side: in at least one of the eight directions there must be a
straight, unbroken line of the other side's discs between your new disc and
another disc of yours. All discs enclosed in this way, in every direction, turn
to your colour. Discs turned do not enclose others in their turn.

A move that turns no disc is not allowed. A side that has no legal move must
pass, and the other side moves again; a side that can move may not pass. The game
ends when neither side can move, usually because the board is full. Whoever
has more discs wins. With empties=winner the squares left empty are counted for
the winner, as tournaments do.

Moves are typed as a square (d3), as a row and a column (3 4), or as pass.

Positions can be given as
  JSON     {"game":"reversi","size":8,"board":"...64 letters...","to_move":"black"}
  OBF      the letters X, O and - of all squares from a1 on, then the side to move
  drawing  rows and columns with their labels, then "black to move"
and whole games as
  moves    f5d6c3... from the start position; passes may be left out
  ggf      the Generic Game Format of the Othello servers

Values are seen from black: black maximises, white minimises.)";

}  // namespace

GameInfo Rules::info() {
  GameInfo info;
  info.id = "reversi";
  info.title = "Reversi";
  info.aliases = {"othello"};
  info.summary = "Enclose the other side's discs to turn them; whoever has more discs at the end wins.";
  info.rules = kRules;
  info.seats = {"black", "white"};
  info.parameters = {Parameter::choice("size", {"8", "6", "4"}, "rows and columns of the board"),
                     Parameter::choice("empties", {"none", "winner"}, "who gets the squares left empty at the end")};
  info.formats = {"moves", "ggf"};
  info.gtp_name = "Othello";
  info.hint_agents = {"engine:nodes=1000000"};
  info.example_move = "d3";
  info.pass = "pass";
  info.solved_by_search = true;
  info.bench_perft = 11;
  info.bench_depth = 10;
  return info;
}

Position Rules::start(const Settings& settings, Rng&) {
  const int size = settings.choice("size").front() - '0';
  return Position(size, settings.choice("empties") == "winner" ? Empties::winner : Empties::none);
}

Result<Position> Rules::from_json(const Json& json) { return read_json(json); }
Result<Transcript> Rules::from_text(std::string_view text) { return read_text(text); }
Result<std::vector<SuitePosition<Position>>> Rules::read_suite(std::string_view text) {
  return reversi::read_suite(text);
}
Json Rules::to_json(const Position& position) { return write_json(position); }
std::string Rules::to_text(const Position& position) { return write_obf(position); }

std::string Rules::write(std::string_view format, const Transcript& game, const std::vector<std::string>& names) {
  assert(format == "moves" || format == "ggf");
  return format == "ggf" ? write_ggf(game, names) : write_moves(game);
}

std::string Rules::move_text(const Position&, Move move) { return reversi::move_text(move); }
Result<Move> Rules::read_move(const Position& position, std::string_view text) {
  return reversi::read_move(position, text);
}

std::string Rules::describe(const Position& position, Move move) { return reversi::describe(position, move); }
std::string Rules::outcome_text(const Position& position) { return reversi::outcome_text(position); }
Scene Rules::scene(const Position& position, const LastStep<Position>* last) { return reversi::scene(position, last); }

std::vector<GameEvent> Rules::events(const LastStep<Position>& last, const Position&) {
  if (!last.moves.front().is_pass()) return {};
  return {{"pass", describe(last.before, last.moves.front())}};
}

}  // namespace ariadne::reversi
