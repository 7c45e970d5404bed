#include "games/pacman/rules.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "games/pacman/move_text.hpp"
#include "games/pacman/position.hpp"
#include "games/pacman/scene.hpp"
#include "mazes/builtin.hpp"

namespace ariadne::pacman {

static_assert(HasSeats<Rules> && PlayedForScore<Rules> && CountsRounds<Rules>);

namespace {

constexpr const char* kRules =
    R"(Pac-Man walks through a maze, eats food and flees from ghosts. He moves first,
then every ghost in turn, one cell each.

Pac-Man may go to any open cell beside him or stand still. A ghost never stands
still, and turns round only in a dead end. Every move of Pac-Man costs a point,
food is worth 10 points, the last food 500 more: then he has won. When he and a
ghost meet he loses 500 points and the game.

A capsule scares every ghost for 40 of its moves. A scared ghost moves by half a
cell; when Pac-Man meets it, he gets 200 points and it goes back to where it
started, no longer scared. Its last scared move is dangerous again. Pac-Man and
a ghost meet when they are less than a cell apart after a move of either.

The game is a draw after `limit` moves of Pac-Man. What counts is the score.

Moves are typed as North, South, East, West or Stop, or as N, S, E, W or X.
They are listed as West, Stop, East, North, South, or with order=search as North,
South, East, West, Stop: the orders of the two course projects that these rules
come from. Depth of search is counted in rounds: one move of everybody.

Positions can be given as
  .lay     a drawing: % wall, . food, o capsule, P Pac-Man, G or 1..4 ghosts
  JSON     {"game":"pacman","layout":["%%%%%","%P.G%","%%%%%"]}, with "order",
           "ghosts", "limit" or a complete "state" if needed

Values are points, seen from Pac-Man: he maximises, the ghosts minimise.)";

constexpr std::string_view kDefaultLayout = "agora";

// The built-in layouts that have all that a game needs, the default first.
std::vector<std::string> playable_layouts() {
  std::vector<std::string> names = {std::string(kDefaultLayout)};
  for (const auto& builtin : builtin_layouts()) {
    const Layout layout = read_layout(builtin.text).value();
    if (builtin.name != kDefaultLayout && !layout.ghosts.empty() && start_on(layout)) names.emplace_back(builtin.name);
  }
  return names;
}

Layout layout_called(std::string_view name) {
  const auto layouts = builtin_layouts();
  const auto found = std::find_if(layouts.begin(), layouts.end(), [&](const auto& each) { return each.name == name; });
  assert(found != layouts.end());
  return read_layout(found->text).value();
}

}  // namespace

GameInfo Rules::info() {
  static const std::vector<std::string> layouts = playable_layouts();
  GameInfo info;
  info.id = "pacman";
  info.title = "Pac-Man";
  info.summary = "Eat all food of a maze and keep away from the ghosts; the score counts.";
  info.rules = kRules;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) info.seats.push_back(seat_name(seat));
  info.default_agents = {"strong", "directional"};
  info.hint_agents = {"strong", "engine"};
  info.parameters = {
      Parameter::choice("layout", layouts, "the maze"),
      Parameter::number("ghosts", 1, kMaxGhosts, kDefaultGhosts, "maximum number of the layout's ghosts"),
      Parameter::choice("order", {"multiagent", "search"}, "the order in which moves are listed"),
      Parameter::number("limit", 1, kLargestLimit, kDefaultLimit, "moves of pacman until a draw")};
  info.example_move = "West";
  info.teams = {"pacman", "ghosts"};
  info.beat = {std::chrono::milliseconds(150), {"North", "South", "West", "East"}, "Stop", "One life. Eat all food."};
  info.bench_perft = 33;
  info.bench_depth = 33;
  return info;
}

std::vector<std::string> Rules::seats(const Position& position) {
  std::vector<std::string> names;
  for (std::size_t seat = 0; seat < position.board().seats(); ++seat) {
    names.push_back(seat_name(static_cast<Seat>(seat)));
  }
  return names;
}

Position Rules::start(const Settings& settings, Rng&) {
  StartOptions options;
  options.order = settings.choice("order") == "search" ? Order::search : Order::multiagent;
  options.ghosts = static_cast<std::size_t>(settings.number("ghosts"));
  options.limit = static_cast<int>(settings.number("limit"));
  return start_on(layout_called(settings.choice("layout")), options).value();
}

Result<Position> Rules::from_json(const Json& json) { return read_json(json); }
Result<Transcript> Rules::from_text(std::string_view text) { return read_text(text); }
Result<Transcript> Rules::from_loose_text(std::string_view text) { return read_text(text, Reading::lenient); }
Json Rules::to_json(const Position& position) { return write_json(position); }
std::string Rules::to_text(const Position& position) { return write_text(position); }
std::string Rules::move_text(const Position&, Move move) { return std::string(name_of(move)); }
Result<Move> Rules::read_move(const Position& position, std::string_view text) {
  return pacman::read_move(position, text);
}

std::string Rules::describe(const Position& position, Move move) { return pacman::describe(position, move); }
std::string Rules::outcome_text(const Position& position) { return pacman::outcome_text(position); }
Scene Rules::scene(const Position& position, const LastStep<Position>* last) { return pacman::scene(position, last); }
std::vector<GameEvent> Rules::events(const LastStep<Position>& last, const Position& after) {
  return pacman::events(last.before, after);
}

}  // namespace ariadne::pacman
