#include "agents/pacman/path_player.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "agents/pacman/policies.hpp"
#include "agents/registry.hpp"
#include "games/pacman/test_positions.hpp"

namespace ariadne::pacman {
namespace {

using enum Move;
using Asked = Request<Rules>;

// A path agent with its settings and its memory.
class Asker {
 public:
  explicit Asker(const char* settings)
      : settings_(check_settings(settings, PathPlayer::parameters<Rules>(), "path").value()) {}

  Result<> check(const Position& position) { return PathPlayer::check(Asked{position, settings_, how_, rng_}); }
  Move choice(const Position& position) {
    const Decision decision = PathPlayer::think(Asked{position, settings_, how_, rng_}, walk_);
    return Rules::read_move(position, decision.move).value();
  }
  // Its way with ghosts that happen to be nowhere near: they are put back after every round.
  std::vector<Move> way(Position position) {
    std::vector<Move> moves;
    for (Move move = choice(position); move != stop; move = choice(position)) {
      moves.push_back(move);
      position = alone(position, move);
      if (position.won()) break;
    }
    return moves;
  }
  // After a move of Pac-Man's, with the ghosts where they were.
  static Position alone(const Position& position, Move move) {
    Position next = position;
    next.play(move);
    if (next.result()) return next;
    Situation situation{next.state(), kPacman, next.rounds()};
    for (std::size_t seat = 1; seat < position.board().seats(); ++seat) {
      situation.state.put(seat, {position.board().start(seat - 1)});
    }
    return {next.shared_board(), situation};
  }

 private:
  Settings settings_;
  std::unique_ptr<Session> session_ = find_game("pacman").value().game->start("", 1).value();
  Question how_{*session_};
  Rng rng_{1};
  Walk walk_;
};

TEST(PacmanPathPlayer, a_way_to_a_position_is_a_shortest_one_and_then_he_stands) {
  const Position start = start_of("");
  const Board& board = start.board();
  const auto steps = board.outlook(start.piece(kPacman).floor).steps[board.number({1, 1})];
  for (const char* settings : {"algorithm=bfs", "algorithm=ucs", "algorithm=astar,heuristic=euclidean"}) {
    EXPECT_EQ(Asker(settings).way(start).size(), steps) << settings;
  }
  EXPECT_GE(Asker("algorithm=dfs").way(start).size(), steps);
}

TEST(PacmanPathPlayer, any_food_is_the_closest_dot) {
  const Position start = start_of("layout=galleries");
  EXPECT_EQ(Asker("problem=anyfood,algorithm=bfs").way(start).size(), way_to_closest_dot(start).size());
}

TEST(PacmanPathPlayer, all_food_is_eaten_and_the_exact_walk_is_no_longer_than_the_closest_dots) {
  Position greedy = start_of("layout=larder");
  std::size_t steps = 0;
  while (!greedy.won()) {
    for (const Move move : way_to_closest_dot(greedy)) {
      greedy = Asker::alone(greedy, move);
      ++steps;
    }
  }
  const Position start = start_of("layout=larder");
  const auto walk = Asker("problem=food,algorithm=exact").way(start);
  Position position = start;
  for (const Move move : walk) position = Asker::alone(position, move);
  EXPECT_TRUE(position.won());
  EXPECT_LE(walk.size(), steps);
}

TEST(PacmanPathPlayer, what_was_eaten_is_not_planned_for) {
  const Position start = start_of("layout=larder");
  const Layout before = layout_of(start);
  Position next = start;
  next.play(east);
  const Layout after = layout_of(next);
  EXPECT_EQ(before.food.size(), after.food.size() + 1);
  EXPECT_EQ(after.pacman, (Cell{8, 1}));
}

TEST(PacmanPathPlayer, he_plans_again_only_if_he_is_not_on_his_way) {
  const Position start = start_of("layout=larder");
  Asker asker("algorithm=bfs");
  EXPECT_EQ(asker.choice(start), west);
  EXPECT_EQ(asker.choice(Asker::alone(start, west)), west);
  // Moved to the other side: a new path begins there.
  const Position elsewhere = Asker::alone(Asker::alone(start, east), east);
  EXPECT_EQ(asker.choice(elsewhere), west);
  EXPECT_EQ(asker.way(Asker::alone(elsewhere, west)).size(), 7u);
}

TEST(PacmanPathPlayer, a_method_that_the_problem_does_not_have_is_refused) {
  const Position start = start_of("");
  EXPECT_TRUE(Asker("problem=corners,heuristic=mst").check(start));
  EXPECT_FALSE(Asker("problem=corners,algorithm=exact").check(start));
  EXPECT_FALSE(Asker("problem=position,heuristic=mst").check(start));
}

TEST(PacmanPathPlayer, a_search_that_gives_up_stands_still) {
  EXPECT_EQ(Asker("problem=food,algorithm=bfs,nodes=10").choice(start_of("")), stop);
}

}  // namespace
}  // namespace ariadne::pacman
