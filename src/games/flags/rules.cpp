#include "games/flags/rules.hpp"

#include <bit>

#include <nlohmann/json.hpp>

#include "games/flags/notation.hpp"
#include "games/flags/start.hpp"
#include "games/flags/statistics.hpp"
#include "games/flags/words.hpp"

namespace ariadne::flags {

static_assert(HasStatistics<Rules> && HasTournament<Rules>);

namespace {

constexpr const char* kRules =
    R"(Pac-Man (P) captures four flags (F) in a maze of 20 x 25 cells while the ghosts
(0 to 3) hunt him. In each step everybody moves one cell at the same time: Pac-Man
chooses a direction, the other side one for each ghost.

A direction is 0 West, 1 South, 2 East or 3 North, and Pac-Man's may be typed as a
word. The ghosts' move has one digit each, such as 0123. The border has openings:
who leaves through one comes back on the opposite side. Walls with an arrow through
them can be passed that way only, so the four obstacles can be left but not entered.
maze=open has a closed border and no obstacles.

Ghosts never enter a flag's cell, captured or not, and never end on one cell or
swap cells: those that would all stay. Who is told to go where he cannot stays as
well. That is a fault, which is counted; it is not one of the moves.

Pac-Man is caught if a ghost ends on his cell or swaps cells with him. To enter a
cell that a ghost is leaving is safe. He captures a flag by stepping onto it, and
wins with the last one unless he is caught in that step. After 1000 steps (limit=
sets fewer) he has survived, and wins too: limit_wins= gives that to another.

Games start with Pac-Man on any cell and the ghosts 10 to 15 cells away.
In the tournament of the original, k flags in t steps bring
  Pac-Man   0 without a flag, k + 0.0005 t, for all four 4.5 if t <= 200, else 4
  ghosts    against no flag 4.5 if t <= 200, else 4; (4 - k) + 0.5 - 0.0005 t;
            against all four 0

Positions can be given as
  drawing  lines of +---+ and | with P, 0 to 3, F and f (captured) inside, and
           below them "classic, step 0 of 1000, limit wins pacman"
  JSON     {"game":"flags","maze":"classic","pacman":[9,12],"ghosts":[[0,9],...],
           "captured":[false,false,false,false],"step":0}

To a search a step is two plies, one choice of each side; its own comes first.
Values are seen from Pac-Man: he maximises, the ghosts minimise. The score of a
win is the number of steps left until the limit.)";

}  // namespace

GameInfo Rules::info() {
  GameInfo info;
  info.id = "flags";
  info.title = "Pac-Man and the flags";
  info.summary = "Capture four flags while four ghosts, who move at the same time, hunt you.";
  info.rules = kRules;
  info.seats = {"pacman", "ghosts"};
  info.default_agents = {"engine", "engine"};
  info.hint_agents = {"strong", "hunter"};
  info.parameters = {
      Parameter::choice("maze", {"classic", "open"}, "with openings and obstacles, or closed and empty"),
      Parameter::number("ghosts", 1, kMaxGhosts, kMaxGhosts, "ghosts that hunt pacman"),
      Parameter::number("limit", 1, kMaxLimit, kDefaultLimit, "steps until the game ends"),
      Parameter::choice("limit_wins", {"pacman", "ghosts", "draw"}, "who wins when the limit is reached"),
  };
  info.example_move = "0";
  info.margin = "steps before the limit";
  info.move_codes = kMoveCodes;
  info.typed_moves = "for each ghost 0 West, 1 South, 2 East or 3 North";
  info.beat = {std::chrono::milliseconds(250), {"3", "1", "0", "2"}, "", "Capture the four flags."};
  info.bench_perft = 6;
  info.bench_depth = 4;
  info.bench_games = 10'000;
  return info;
}

Position Rules::start(const Settings& settings, Rng& rng) {
  const Maze& maze = settings.choice("maze") == "open" ? open_maze() : classic_maze();
  const State state = draw_start(maze, static_cast<std::size_t>(settings.number("ghosts")), rng);
  return {
      maze, state, {static_cast<int>(settings.number("limit")), static_cast<LimitWins>(settings.number("limit_wins"))}};
}

Result<Position> Rules::from_json(const Json& json) { return read_json(json); }
Result<Transcript> Rules::from_text(std::string_view text) {
  return read_text(text).map([](const Position& position) { return Transcript{position, {}}; });
}
Json Rules::to_json(const Position& position) { return write_json(position); }
std::string Rules::to_text(const Position& position) { return write_text(position); }

std::string Rules::move_text(const Position& position, Move move) { return flags::move_text(position, move); }
Result<Move> Rules::read_move(const Position& position, std::string_view text) {
  return flags::read_move(position, text);
}

std::string Rules::describe(const Position& position, Move move) { return flags::describe(position, move); }
std::string Rules::outcome_text(const Position& position) { return flags::outcome_text(position); }
Scene Rules::scene(const Position& position, const LastStep<Position>* last) { return flags::scene(position, last); }
Statistics Rules::statistics(const Transcript& game) { return flags::statistics(game); }
TournamentScores Rules::tournament_scores(const Position& position) {
  const TournamentScore score = tournament_score(position);
  return {score_points(score.pacman), score_points(score.ghosts)};
}

std::vector<GameEvent> Rules::events(const LastStep<Position>& last, const Position& after) {
  const GhostSet caught_by = after.caught_by();
  if (caught_by != 0) {
    return {{"death", ghosts_text(caught_by) + (std::popcount(caught_by) == 1 ? " catches pacman" : " catch pacman")}};
  }
  if (after.captured_count() > last.before.captured_count()) return {{"capture", "pacman has " + flags_text(after)}};
  return {};
}

}  // namespace ariadne::flags
