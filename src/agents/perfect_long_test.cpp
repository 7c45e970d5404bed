// The agent `perfect` of every game that has it and in which one seat moves at a time, against every other agent of the
// game. Where several seats move at the same time it may have to guess, and promises less.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "agents/registry.hpp"
#include "core/rng.hpp"

namespace ariadne {
namespace {

constexpr std::uint64_t kBoards = 40;

// Only the last board of Hunger Games can be solved. There is food for one, and there are four rounds to eat it.
constexpr const char* kLastBoard =
    R"({"size":10,"board":6,"round":1,"limit":4,"to_move":1,"players":[{"id":1,"x":1,"y":1,"score":5,"weapons":["pistol"]},
    {"id":2,"x":-2,"y":-3,"score":4,"weapons":[]}],"items":[{"x":-1,"y":3,"kind":"food","points":2}]})";

// Boards that are solved in no time. In labyrinths without inner walls, all depends on who can wait in front of one.
std::unique_ptr<Session> small_board(const GameEntry& game, std::uint64_t seed) {
  if (game.info().id == "hunger") return game.read(kLastBoard).value();
  if (game.info().id == "reversi") return game.start("size=4", seed).value();
  const std::string labyrinth = std::string("size=5,supplies=2,limit=60,walls=") + (seed % 2 == 0 ? "classic" : "none");
  return game.start(game.info().id == "theseus" ? labyrinth : "", seed).value();
}

bool has_perfect(const GameEntry& game) {
  return game.start("", 0).value()->movers().size() == 1 &&
         std::ranges::any_of(game.agents(), [](const auto& agent) { return agent.name == kPerfect; });
}

int turn_of(Team team) { return team == Team::first ? 1 : -1; }

// Plays on to the end, `perfect` for its team and `other` for the rest, and counts the moves that moves() leaves out.
int play_out(Session& session, Team team, Agent& perfect, Agent& other) {
  int beyond = 0;
  while (!session.result()) {
    const Seat seat = first_mover(session);
    Agent& mover = session.game().team(seat) == team ? perfect : other;
    const std::string move = mover.think({session, seat, {.nodes = 5000}}).value().move;  // `perfect` knows no limit
    const auto moves = session.moves(seat);
    beyond += std::ranges::find(moves, move) == moves.end() ? 1 : 0;
    EXPECT_TRUE(session.play({move}));
  }
  return beyond;
}

// A random position of a new board, and what perfect play makes of it.
std::unique_ptr<Session> random_position(const GameEntry& game, std::uint64_t seed) {
  auto session = small_board(game, seed);
  Rng rng(seed);
  for (std::uint32_t plies = rng.below(8); plies > 0 && !session->result(); --plies) {
    const auto moves = session->moves(first_mover(*session));
    EXPECT_TRUE(session->play({moves[rng.below(static_cast<std::uint32_t>(moves.size()))]}));
  }
  return session;
}

struct Kept {
  std::map<int, int> promises;  // how many to win: 1, to draw: 0, to lose late: -1
  int beyond = 0;               // moves that moves() leaves out
};

// Checks the promise of perfect play against one opponent.
void expect_promise_kept(const GameEntry& game, Team team, const std::string& opponent, std::uint64_t seed,
                         Kept& kept) {
  const auto session = random_position(game, seed);
  if (session->result()) return;
  const auto perfect = game.agent(kPerfect, 0).value(), other = game.agent(opponent, seed).value();
  const Decision promise = game.agent(kPerfect, 0).value()->think({*session, first_mover(*session)}).value();
  const std::size_t start = session->history().size();
  kept.beyond += play_out(*session, team, *perfect, *other);
  const int promised = turn_of(team) * decided_sign(promise.value.value_or(0));
  const auto plies = static_cast<int>(session->history().size() - start);
  const int got = turn_of(team) * session->result().value_or(Outcome{}).sign;
  EXPECT_GE(got, promised) << opponent << " " << seed;
  bool exact = got == promised;
  if (game.info().solved_by_search) {  // it promises a margin
    const double margin = turn_of(team) * decided_score(promise.value.value_or(0));
    const double score = turn_of(team) * session->result().value_or(Outcome{}).score;
    EXPECT_GE(score, margin) << opponent << " " << seed;
    exact = exact && score == margin;
  } else {  // a number of moves
    const int in = promise.wins_in.value_or(0);
    EXPECT_TRUE(promised <= 0 || plies <= in) << "a win that was late, against " << opponent << " " << seed;
    EXPECT_TRUE(got >= 0 || plies >= in) << "a loss that was early, against " << opponent << " " << seed;
    exact = exact && (promised == 0 || plies == in);
  }
  EXPECT_TRUE(opponent != kPerfect || exact) << seed;
  ++kept.promises[promised];
}

TEST(Perfect, never_falls_short_of_what_it_promises_against_any_agent) {
  Kept kept;
  for (const GameEntry* game : games()) {
    if (!has_perfect(*game)) continue;
    for (const auto& agent : game->agents()) {
      for (const Team team : {Team::first, Team::second}) {
        if (!agent.plays(team == Team::first ? Team::second : Team::first)) continue;
        for (std::uint64_t seed = 0; seed < kBoards; ++seed) {
          expect_promise_kept(*game, team, agent.name, seed, kept);
        }
      }
    }
  }
  for (const int promise : {1, 0, -1}) EXPECT_GT(kept.promises[promise], 50) << promise;
  EXPECT_GT(kept.beyond, 300);
}

}  // namespace
}  // namespace ariadne
