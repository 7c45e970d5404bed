#include <gtest/gtest.h>

#include <algorithm>
#include <future>
#include <mutex>
#include <nlohmann/json.hpp>

#include "server/api/laboratory.hpp"

namespace ariadne {
namespace {

using namespace std::chrono_literals;

// A laboratory that is asked and waited for.
class Calls : public testing::Test {
 protected:
  Answer ask(const std::string& call, const Json& arguments = Json::object()) {
    const auto job = std::make_shared<Job>();
    return finished(begin(call, arguments, job));
  }
  Json result(const std::string& call, const Json& arguments = Json::object()) {
    const Answer answer = ask(call, arguments);
    EXPECT_TRUE(answer) << call << ": " << (answer ? "" : answer.error().error.message);
    return answer ? *answer : Json::object();
  }
  std::string error(const std::string& call, const Json& arguments) {
    const Answer answer = ask(call, arguments);
    return answer ? "no error" : answer.error().error.message;
  }

  std::future<Answer> begin(const std::string& call, const Json& arguments, const std::shared_ptr<Job>& job) {
    auto promise = std::make_shared<std::promise<Answer>>();
    job->finish = [promise](Answer answer) { promise->set_value(std::move(answer)); };
    laboratory_.begin(call, arguments, job);
    return promise->get_future();
  }
  static Answer finished(std::future<Answer> answer) {
    if (answer.wait_for(20s) != std::future_status::ready) return refuse(Refusal::busy, "no answer");
    return answer.get();
  }

  Laboratory laboratory_;
};

TEST_F(Calls, the_catalogue_has_every_game_with_agents_and_controls) {
  const Json catalogue = result("catalogue");
  for (const Json& game : catalogue.at("games")) {
    EXPECT_EQ(game.at("agents")[0].at("name"), "human");
    EXPECT_EQ(game.at("default_agents").size(), 2u);
    EXPECT_FALSE(game.at("rules").get<std::string>().empty());
  }
  EXPECT_EQ(catalogue.at("problems")[0].at("heuristics")[0], "manhattan");
  EXPECT_GT(catalogue.at("layouts").size(), 10u);
}

TEST_F(Calls, a_view_shows_a_position_and_says_what_is_wrong_with_another) {
  const Json view = result("view", {{"game", "reversi"}, {"moves", {"d3"}}});
  EXPECT_EQ(view.at("ply"), 1);
  EXPECT_EQ(view.at("movers"), Json({"white"}));
  EXPECT_EQ(view.at("moves").at("white").size(), 3u);
  EXPECT_EQ(view.at("history")[0].at("sentences")[0], "black plays d3, turning 1 disc");
  EXPECT_EQ(error("view", {{"game", "reversy"}}), "unknown game 'reversy'");
  EXPECT_EQ(error("view", {{"game", "reversi"}, {"moves", {"d3", "d3"}}}), "move 2: d3 is taken by a black disc");
  EXPECT_EQ(error("view", {{"game", "reversi"}, {"colour", 1}}), "the call has no member 'colour'");
  EXPECT_EQ(error("view", {{"game", "reversi:size=6"}, {"position", "x"}}), "a given position has its own settings");
  EXPECT_EQ(error("view", Json::object()), "the call needs 'game', a string");
}

TEST_F(Calls, an_agent_without_a_name_is_one_in_levels_where_a_person_plays) {
  const auto opponent = [this](const Json& players) {
    return result("table.open", {{"game", "reversi"}, {"players", players}, {"running", false}}).at("seats")[1];
  };
  EXPECT_EQ(opponent({"human", ""}).at("player"), "level:3");
  EXPECT_EQ(opponent(Json::array({"human"})).at("player"), "level:3");
  EXPECT_EQ(opponent({"greedy", ""}).at("player"), "engine");
}

TEST_F(Calls, an_agent_that_asks_for_more_memory_than_there_is_gets_no_seat) {
  const auto opened = [this](const std::string& spec) {
    return error("table.open", {{"game", "reversi:size=6"}, {"players", {"human", spec}}});
  };
  EXPECT_EQ(opened("engine:hash=256M"), "no error");
  EXPECT_EQ(opened("engine:hash=512M"), "engine:hash=512M: hash is 512M, and may be at most 256 MiB here");
  EXPECT_EQ(opened("mcts:tree=8G"), "mcts:tree=8G: tree is 8G, and may be at most 256 MiB here");
  EXPECT_EQ(error("analyse", {{"game", "reversi"}, {"agents", {"engine:hash=2G"}}}),
            "hash is 2G, and may be at most 1 GiB here");
}

TEST_F(Calls, a_table_is_checked_as_if_it_were_opened) {
  const auto says_the_same = [this](const std::string& game, const Json& players) {
    const Json arguments = {{"game", game}, {"players", players}};
    const std::string wrong = error("table.check", arguments);
    EXPECT_EQ(wrong, error("table.open", arguments));
    return wrong;
  };
  EXPECT_EQ(says_the_same("reversi", {"human", "level:99"}), "agent 'level': level is '99', expected an integer 1..10");
  EXPECT_EQ(says_the_same("reversi", {"engine:hash=3M", "human"}).substr(0, 30), "agent 'engine': hash is '3M', ");
  EXPECT_EQ(says_the_same("reversi:size=7", Json::array()), "game 'reversi': size is '7', expected 8, 6 or 4");
  EXPECT_EQ(says_the_same("reversi", {"human", "level:3"}), "no error");
  const Json checked = result("table.check", {{"game", "reversi"}, {"players", Json::array({"human"})}});
  EXPECT_EQ(checked, Json({{"players", {"human", "level:3"}}}));
}

TEST_F(Calls, every_game_can_be_played_to_its_end_at_a_table) {
  const Json catalogue = result("catalogue");
  for (const Json& game : catalogue.at("games")) {
    const Json players = {"random", "random"};  // agents that take no time to think
    Json state = result("table.open", {{"game", game.at("name")}, {"players", players}, {"seed", 7}, {"speed", 0}});
    ASSERT_TRUE(state.contains("table")) << game.at("name");
    const Json table = {{"table", state.at("table")}};
    for (int i = 0; i < 12'000 && !state.at("over").get<bool>(); ++i) {
      std::this_thread::sleep_for(5ms);
      state = result("table.state", table);
    }
    EXPECT_TRUE(state.at("over").get<bool>()) << game.at("name");
    EXPECT_EQ(state.at("history").size(), state.at("ply"));
    result("table.close", table);
  }
}

TEST_F(Calls, a_person_plays_takes_back_plays_again_and_resigns) {
  Json state = result("table.open", {{"game", "reversi"}, {"players", {"human", "greedy"}}});
  const Json table = {{"table", state.at("table")}};
  EXPECT_EQ(state.at("awaited"), Json({"black"}));
  Json move = {{"table", state.at("table")}, {"seat", "black"}, {"move", "d3"}, {"ply", 0}, {"wait", true}};
  state = result("table.choose", move);
  EXPECT_EQ(state.at("ply"), 2);
  EXPECT_EQ(state.at("awaited"), Json({"black"}));
  EXPECT_EQ(error("table.choose", move), "the game has gone on: it is at ply 2");
  EXPECT_EQ(result("table.undo", table).at("ply"), 0);
  EXPECT_EQ(error("table.undo", table), "there is nothing to take back");
  EXPECT_EQ(result("table.redo", table).at("ply"), 2);
  EXPECT_EQ(error("table.redo", table), "there is nothing to play again");
  EXPECT_EQ(result("table.at", {{"table", state.at("table")}, {"ply", 1}}).at("movers"), Json({"white"}));
  EXPECT_EQ(error("table.resign", {{"table", state.at("table")}, {"seat", "white"}}),
            "white is not played by a person");
  state = result("table.resign", {{"table", state.at("table")}, {"seat", "black"}});
  EXPECT_EQ(state.at("result").at("text"), "white wins: black resigns");
  const std::string record = result("table.record", table).at("text");
  EXPECT_EQ(result("replay", {{"record", record}}).at("ending"), "white wins: black resigns");
  EXPECT_EQ(result("table.rematch", table).at("ply"), 0);
}

TEST_F(Calls, a_person_meets_a_level_where_the_opponent_cannot_play_the_other_side) {
  const Json state = result("table.open", {{"game", "pacman"}, {"players", {"strong", "human"}}});
  const Json swapped = result("table.swap", {{"table", state.at("table")}});
  EXPECT_EQ(swapped.at("seats")[0].at("player"), "human");
  EXPECT_EQ(swapped.at("seats")[1].at("player"), "level:3");
}

TEST_F(Calls, sides_can_be_swapped_and_hints_asked_for) {
  const Json state = result("table.open", {{"game", "reversi:size=4"}, {"players", {"human", "random"}}});
  const Json hint = result("table.hint", {{"table", state.at("table")}, {"seat", "black"}});
  EXPECT_TRUE(hint.at("text").get<std::string>().starts_with("black plays"));
  const Json swapped = result("table.swap", {{"table", state.at("table")}});
  EXPECT_EQ(swapped.at("seats")[0].at("player"), "random");
  EXPECT_EQ(swapped.at("seats")[1].at("player"), "human");
}

TEST_F(Calls, those_who_move_together_do_not_see_what_others_chose) {
  const Json state = result("table.open", {{"game", "bids"}, {"players", {"human", "human"}}});
  const std::string first = state.at("awaited")[0], second = state.at("awaited")[1];
  const auto choose = [&](const std::string& seat) {
    return result(
        "table.choose",
        {{"table", state.at("table")}, {"seat", seat}, {"move", state.at("moves").at(seat)[0].at("move")}, {"ply", 0}});
  };
  const Json one = choose(first);
  EXPECT_EQ(one.at("ply"), 0);
  EXPECT_EQ(one.at("awaited"), Json({second}));
  EXPECT_EQ(one.at("scene").at("actors"), state.at("scene").at("actors"));
  EXPECT_EQ(choose(second).at("ply"), 1);
}

TEST_F(Calls, a_game_to_a_beat_runs_once_it_is_steered_and_stops_when_told) {
  Json state = result("table.open", {{"game", "pacman"}, {"players", {"human"}}, {"speed", 33}});
  EXPECT_TRUE(state.at("steered").get<bool>());
  EXPECT_FALSE(state.at("running").get<bool>());
  const std::string table = state.at("table");
  result("table.steer", {{"table", table}, {"seat", "pacman"}, {"move", "West"}});
  for (int i = 0; i < 400 && state.at("ply") < 3; ++i) {
    std::this_thread::sleep_for(5ms);
    state = result("table.state", {{"table", table}});
  }
  EXPECT_GE(state.at("ply"), 3);
  state = result("table.run", {{"table", table}, {"running", false}});
  std::this_thread::sleep_for(100ms);
  EXPECT_EQ(result("table.state", {{"table", table}}).at("ply"), state.at("ply"));
  EXPECT_EQ(error("table.steer", {{"table", "nowhere"}, {"move", "West"}}), "no table is called 'nowhere'");
}

TEST_F(Calls, who_follows_a_table_is_told_of_every_change_until_it_is_closed) {
  const Json state = result("table.open", {{"game", "reversi"}, {"players", {"human", "human"}}});
  const auto follower = std::make_shared<Job>();
  std::mutex mutex;
  Json latest;
  follower->progress = [&](const Progress& progress) {
    const std::lock_guard lock(mutex);
    latest = *parse_json(*progress.json);
  };
  const auto ply = [&] {
    const std::lock_guard lock(mutex);
    return latest.is_null() ? -1 : latest.at("ply").get<int>();
  };
  auto closed = begin("table.follow", {{"table", state.at("table")}}, follower);
  result("table.choose", {{"table", state.at("table")}, {"seat", "black"}, {"move", "d3"}});
  for (int i = 0; i < 400 && ply() != 1; ++i) std::this_thread::sleep_for(5ms);
  EXPECT_EQ(ply(), 1);
  result("table.close", {{"table", state.at("table")}});
  EXPECT_TRUE(finished(std::move(closed))->at("closed").get<bool>());
}

// The rest of a round follows at once, so nobody is shown a ghost that has yet to move.
TEST_F(Calls, a_game_to_a_beat_is_told_round_by_round) {
  const Json state = result(
      "table.open", {{"game", "pacman"}, {"seed", 3}, {"players", {"random"}}, {"speed", 30}, {"running", false}});
  std::mutex mutex;
  std::vector<Json> told;
  const auto follower = std::make_shared<Job>();
  follower->progress = [&](const Progress& progress) {
    const std::lock_guard lock(mutex);
    told.push_back(parse_json(*progress.json).value());
  };
  auto closed = begin("table.follow", {{"table", state.at("table")}}, follower);
  result("table.run", {{"table", state.at("table")}, {"running", true}});
  const auto count = [&] {
    const std::lock_guard lock(mutex);
    return told.size();
  };
  for (int i = 0; i < 2000 && count() < 6; ++i) std::this_thread::sleep_for(5ms);
  result("table.close", {{"table", state.at("table")}});
  EXPECT_TRUE(finished(std::move(closed)));
  ASSERT_GE(told.size(), 6u);
  for (const Json& each : told) {
    const bool slow = !each.at("thinking").empty() && each.at("thinking")[0].at("seconds") >= 1;
    EXPECT_TRUE(each.at("over").get<bool>() || slow || each.at("movers") == Json({"pacman"})) << each.at("ply");
  }
  EXPECT_GT(told.back().at("ply"), 5);
}

TEST_F(Calls, a_follower_that_is_cancelled_hears_no_more) {
  const Json state = result("table.open", {{"game", "reversi"}, {"players", {"human", "human"}}});
  const auto follower = std::make_shared<Job>();
  auto ended = begin("table.follow", {{"table", state.at("table")}}, follower);
  laboratory_.cancel(follower);
  EXPECT_EQ(finished(std::move(ended)).error().refusal, Refusal::cancelled);
}

TEST_F(Calls, only_so_many_tables_are_kept_and_the_unused_ones_go_first) {
  const std::string first = result("table.open", {{"game", "reversi"}, {"players", {"human", "human"}}}).at("table");
  for (std::size_t i = 0; i < kMaxTables; ++i) {
    result("table.open", {{"game", "reversi:size=4"}, {"players", {"human", "human"}}});
  }
  EXPECT_EQ(error("table.state", {{"table", first}}), "no table is called '" + first + "'");
}

TEST_F(Calls, a_maze_is_solved_by_several_searches_that_tell_what_they_knew) {
  const Json solved = result("solve", {{"text", "%%%%%\n%   %\n% %P%\n%.  %\n%%%%%\n"},
                                       {"runs", {{{"algorithm", "bfs"}}, {{"algorithm", "astar"}}}}});
  ASSERT_EQ(solved.at("answers").size(), 2u);
  for (const Json& answer : solved.at("answers")) {
    EXPECT_EQ(answer.at("cost"), 3);
    EXPECT_EQ(answer.at("way"), Json({13, 18, 17, 16}));
    EXPECT_EQ(answer.at("expansion")[0], 13);
    EXPECT_EQ(answer.at("g")[0], 0);
  }
  EXPECT_EQ(solved.at("answers")[1].at("h")[0], 3);
  EXPECT_EQ(error("solve", {{"maze", "../../etc/passwd"}}), "no layout is called '../../etc/passwd'");
  EXPECT_EQ(error("solve", {{"maze", "knossos"}, {"runs", {{{"algorithm", "best"}}}}}),
            "this problem has no algorithm 'best'");
}

TEST_F(Calls, an_analysis_that_is_stopped_gives_what_is_known) {
  const auto job = std::make_shared<Job>();
  std::atomic<int> told = 0;
  job->progress = [&](const Progress&) { ++told; };
  auto answer = begin("analyse", {{"game", "reversi"}, {"agents", {"alphabeta:depth=30"}}}, job);
  for (int i = 0; i < 1000 && told < 3; ++i) std::this_thread::sleep_for(5ms);
  laboratory_.cancel(job);
  const Answer stopped = finished(std::move(answer));
  ASSERT_TRUE(stopped);
  EXPECT_FALSE(stopped->at("complete").get<bool>());
  EXPECT_FALSE(stopped->at("analyses")[0].at("move").get<std::string>().empty());
}

TEST_F(Calls, only_those_who_are_to_move_are_analysed) {
  const Json asked = {{"game", "reversi"}, {"agents", {"greedy"}}};
  const auto of_seat = [&](const char* seat) {
    Json call = asked;
    call["seat"] = seat;
    return call;
  };
  EXPECT_FALSE(result("analyse", of_seat("black")).at("analyses")[0].at("move").get<std::string>().empty());
  EXPECT_EQ(error("analyse", of_seat("white")), "white is not to move");
  EXPECT_EQ(error("analyse", of_seat("blue")), "reversi has no side 'blue'");
}

TEST(WorkQueue, takes_as_many_tasks_as_may_wait_and_runs_each_once) {
  std::promise<void> begun, released;
  std::atomic<int> done = 0;
  {
    WorkQueue queue(1, 3);
    EXPECT_TRUE(queue.add([&] {
      begun.set_value();
      released.get_future().wait();
      ++done;
    }));
    begun.get_future().wait();
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(queue.add([&] { ++done; }));
    EXPECT_FALSE(queue.add([&] { ++done; }));
    released.set_value();
    for (int i = 0; i < 2000 && done < 4; ++i) std::this_thread::sleep_for(5ms);
    EXPECT_TRUE(queue.add([] {})) << "there is room again";
  }
  EXPECT_EQ(done, 4);
}

TEST(CallsWithCommands, the_catalogue_offers_them_in_every_game_that_their_dialect_has) {
  ExternalOptions external;
  external.named = {"./bot", "gtp:engine"};
  Laboratory laboratory(external);
  std::promise<Answer> promise;
  const auto job = std::make_shared<Job>();
  job->finish = [&](Answer answer) { promise.set_value(std::move(answer)); };
  laboratory.begin("catalogue", Json::object(), job);
  const Answer answer = promise.get_future().get();
  ASSERT_TRUE(answer);
  for (const Json& game : answer->at("games")) {
    const Json& agents = game.at("agents");
    const bool knows_gtp = game.at("name") == "reversi";
    EXPECT_EQ(agents.back().at("name"), knows_gtp ? "gtp:engine" : "./bot");
    EXPECT_EQ(std::ranges::count(agents, "./bot", [](const Json& agent) { return agent.at("name"); }), 1);
  }
}

TEST_F(Calls, an_agent_is_a_registered_one_and_never_a_command) {
  for (const char* spec : {"cmd:touch /tmp/x", "./bot", "human"}) {
    const Json asked = {{"game", "reversi"}, {"agents", {spec}}};
    EXPECT_FALSE(ask("analyse", asked)) << spec;
  }
  EXPECT_FALSE(ask("table.open", {{"game", "reversi"}, {"players", {"cmd:touch /tmp/x"}}}));
}

TEST_F(Calls, a_tree_is_unfolded_node_by_node_and_shows_its_boards) {
  const Json tree = result("tree", {{"game", "reversi:size=4"}, {"agent", "alphabeta:depth=3"}});
  EXPECT_GT(tree.at("nodes"), 10);
  EXPECT_TRUE(tree.at("prunes").get<bool>());
  const Json children = result("tree.children", {{"tree", tree.at("tree")}, {"node", 0}});
  ASSERT_EQ(children.at("nodes").size(), tree.at("root").at("children"));
  const Json node = children.at("nodes")[0];
  const Json board = result("tree.board", {{"tree", tree.at("tree")}, {"node", node.at("id")}});
  EXPECT_EQ(board.at("moves")[0], node.at("move"));
  EXPECT_FALSE(board.contains("svg"));
  const Json picture = result("tree.board", {{"tree", tree.at("tree")}, {"node", 0}, {"svg", true}});
  EXPECT_TRUE(picture.at("svg").get<std::string>().starts_with("<svg"));
  EXPECT_EQ(error("tree.board", {{"tree", tree.at("tree")}, {"node", 1'000'000}}), "the tree has no node 1000000");
  EXPECT_FALSE(ask("tree", {{"game", "reversi"}, {"agent", "random"}}));
}

TEST_F(Calls, of_many_trees_the_oldest_are_dropped) {
  std::vector<std::string> trees;
  for (int i = 0; i < 6; ++i) {
    trees.push_back(result("tree", {{"game", "reversi:size=4"}, {"agent", "minimax:depth=1"}}).at("tree"));
  }
  EXPECT_EQ(error("tree.children", {{"tree", trees.front()}, {"node", 0}}),
            "no tree is called '" + trees.front() + "'");
  EXPECT_TRUE(ask("tree.children", {{"tree", trees.back()}, {"node", 0}}));
}

TEST_F(Calls, a_record_is_replayed_reviewed_and_exported) {
  const std::string game =
      R"({"game":"reversi","size":4,"board":"-----OX--XO-----","to_move":"black","moves":["b1","a1"]})";
  const Json replayed = result("replay", {{"record", game}});
  EXPECT_EQ(replayed.at("plies"), 2);
  EXPECT_EQ(replayed.at("frames").size(), 3u);
  EXPECT_TRUE(replayed.at("frames")[0].at("scene").contains("ground"));
  EXPECT_FALSE(replayed.at("frames")[1].at("scene").contains("ground"));
  EXPECT_EQ(replayed.at("frames")[2].at("step").at("moves"), Json({"a1"}));
  EXPECT_EQ(result("replay", {{"record", game}, {"from", 2}}).at("frames")[0].at("ply"), 2);
  const Json review = result("review", {{"record", game}, {"agent", "alphabeta:depth=3"}});
  EXPECT_TRUE(review.at("complete").get<bool>());
  EXPECT_TRUE(
      result("export", {{"record", game}, {"format", "svg"}}).at("text").get<std::string>().starts_with("<svg"));
  EXPECT_EQ(error("export", {{"record", game}, {"format", "pdf"}}), "cannot export reversi as 'pdf'");
  EXPECT_EQ(error("replay", {{"record", game}, {"number", 2}}), "game 2 does not exist: the file has 1");
}

TEST_F(Calls, a_position_is_exported_with_what_led_to_it) {
  const Json moves = {"f5", "d6"};
  EXPECT_EQ(result("export", {{"game", "reversi"}, {"moves", moves}, {"format", "moves"}}).at("text"), "f5d6\n");
  const std::string svg = result("export", {{"game", "reversi"}, {"moves", moves}, {"format", "svg"}}).at("text");
  EXPECT_TRUE(svg.starts_with("<svg"));
  const auto board = [&](int ply) {
    return result("export", {{"game", "reversi"}, {"moves", moves}, {"format", "svg"}, {"ply", ply}}).at("text");
  };
  EXPECT_EQ(board(0), result("export", {{"game", "reversi"}, {"format", "svg"}}).at("text"));
  EXPECT_EQ(board(2), svg);
  EXPECT_EQ(board(99), svg) << "there is no later one";
  EXPECT_EQ(error("export", {{"game", "reversi"}, {"moves", {"a1"}}, {"format", "svg"}}).substr(0, 7), "move 1:");
}

TEST_F(Calls, mazes_are_read_and_generated) {
  const Json maze = result("maze.generate", {{"width", 11}, {"height", 9}, {"seed", 3}});
  EXPECT_EQ(maze.at("width"), 11);
  EXPECT_EQ(result("maze.read", {{"text", maze.at("text")}}).at("text"), maze.at("text"));
  EXPECT_EQ(ask("maze.read", {{"text", "%%%\n%x%\n%%%\n"}}).error().error.line, 2);
  const std::string wall(501, '%');
  std::string large = wall + "\n%P." + std::string(497, ' ') + "%\n";
  for (int row = 2; row < 502; ++row) large += wall + "\n";  // one row more than a page shows
  EXPECT_EQ(error("maze.read", {{"text", large}}), "the maze is too large to be shown");
}

}  // namespace
}  // namespace ariadne
