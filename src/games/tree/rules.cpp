#include "games/tree/rules.hpp"

#include <nlohmann/json.hpp>

#include "core/suggest.hpp"
#include "games/tree/examples.hpp"
#include "games/tree/json_form.hpp"
#include "games/tree/scene.hpp"
#include "games/tree/text_form.hpp"

namespace ariadne::tree {

static_assert(HasSeats<Rules> && PlayedForScore<Rules> && CountsRounds<Rules> && HasNames<Rules>);

namespace {

constexpr const char* kRules =
    R"(A game that is written out, for looking at what a search does: from the root
whoever the node belongs to chooses one of its moves, until a leaf ends the game.
Its value is what max gets: max wants it high, min wants it low. Who moves is
written at each node, so a side may move twice in a row.

example= takes one of the trees that are built in, or draws one at random, with
height= moves to each leaf and branches= at each node. Others are given as
  text     max(Left>min(3,12,8),Right>min(2,4)): a number is a leaf, Left> names
           the move that leads to a node, b: before a node names it, min=4(...)
           gives a node in the middle a value, "win" or "lose" behind a node says
           that the game is won or lost there, and "at b" at the end says where
           the game stands; names in other letters are put in double quotes
  JSON     {"game":"tree","root":"a","moves":[["a","Left","b"],["a","Right","c"]],
           "values":{"b":3,"c":2}}, with "seats" (2 to 4 take turns by depth; the
           first is max, the others minimise), "turns" for nodes where somebody
           else moves, "win", "lose", "odds" and "node", where the game stands;
           moves in "played" are played from there

At a node of chance nobody chooses: chance(0.2*3,0.8*max(1,4)), or in JSON
"turns":{"b":"chance"},"odds":{"b":[0.2,0.8]}; without odds all moves are alike.
expectimax takes the mean there. In a tree without such nodes it takes min for
chance. minimax and alphabeta refuse trees with chance.

Depth is counted in rounds: as many moves as there are seats, chance included.
Unless told, a search goes to the leaves. A node where the depth ends counts by
its own value, and by 0 if it has none.)";

constexpr std::size_t kFewNames = 10;  // that a hint may list

std::vector<std::string> example_names() {
  std::vector<std::string> names;
  for (const auto& each : kExamples) names.emplace_back(each.name);
  names.emplace_back("random");
  return names;
}

}  // namespace

GameInfo Rules::info() {
  GameInfo info;
  info.id = "tree";
  info.title = "Explicit tree";
  info.summary = "A game tree written out in a file, to see what a search does.";
  info.rules = kRules;
  for (Seat seat = 0; seat < max_seats; ++seat) info.seats.push_back(seat_name(seat, kMaxPlayers));
  info.default_agents = {"alphabeta", "alphabeta"};
  info.parameters = {
      Parameter::choice("example", example_names(), "the tree"),
      Parameter::number("height", 1, kHighest, 3, "moves from the root of a random tree to its leaves"),
      Parameter::number("branches", kFewestBranches, kMaxBranches, 2, "moves of each node of a random tree")};
  info.example_move = "Left";
  info.moves_key = "played";  // "moves" are those of the tree
  info.bench_perft = 2;
  info.bench_depth = 2;
  return info;
}

std::vector<std::string> Rules::seats(const Position& position) {
  const Tree& tree = position.tree();
  std::vector<std::string> names;
  for (int seat = 0; seat < tree.players() + (tree.has_chance() ? 1 : 0); ++seat) {
    names.push_back(seat_name(static_cast<Seat>(seat), tree.players()));
  }
  return names;
}

Position Rules::start(const Settings& settings, Rng& rng) {
  const std::string& name = settings.choice("example");
  if (name != "random") return Position(example(name));
  return Position(
      random_tree(static_cast<int>(settings.number("height")), static_cast<int>(settings.number("branches")), rng));
}

Result<Position> Rules::from_json(const Json& json) { return read_json(json); }
Result<Transcript> Rules::from_text(std::string_view text) {
  return read_text(text).map([](const Position& position) { return Transcript{position, {}}; });
}
Json Rules::to_json(const Position& position) { return write_json(position); }
std::string Rules::to_text(const Position& position) { return write_text(position); }

std::string Rules::move_text(const Position& position, Move move) {
  return position.tree().node(position.here().children[move]).move;
}
Result<Move> Rules::read_move(const Position& position, std::string_view text) {
  std::vector<std::string> names;
  for (const Move move : position.moves()) {
    names.push_back(move_text(position, move));
    if (names.back() == text) return move;
  }
  if (names.empty()) return failure("there are no moves at " + in_quotes(position.here().name));
  const std::string hint = names.size() <= kFewNames ? "Available: " + list_of(names) + "." : did_you_mean(text, names);
  return failure(in_quotes(text) + " is not a move at " + in_quotes(position.here().name), hint);
}

std::string Rules::describe(const Position& position, Move move) { return tree::describe(position, move); }
std::string Rules::outcome_text(const Position& position) { return tree::outcome_text(position); }
Scene Rules::scene(const Position& position, const LastStep<Position>* last) { return tree::scene(position, last); }

}  // namespace ariadne::tree
