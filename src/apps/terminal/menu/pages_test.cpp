#include "apps/terminal/menu/pages.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "agents/spec.hpp"
#include "apps/terminal/menu/game_form.hpp"
#include "temporary_folder.hpp"

namespace ariadne {
namespace {

std::size_t row(const Form& form, const std::string& label) {
  const auto found = std::ranges::find(form.rows(), label, &Form::Row::label);
  EXPECT_NE(found, form.rows().end()) << label;
  return static_cast<std::size_t>(found - form.rows().begin());
}

std::vector<const GameEntry*> all_games() { return {games().begin(), games().end()}; }

TEST(MenuPages, the_first_page_leads_everywhere_and_explains_each_row) {
  const HomeForm form;
  for (const auto action : {MenuAction::first_game, MenuAction::first_maze, MenuAction::games, MenuAction::mazes,
                            MenuAction::replay, MenuAction::analyse, MenuAction::match, MenuAction::back}) {
    EXPECT_EQ(std::ranges::count(form.rows(), action, &Form::Row::action), 1);
  }
  for (const auto& each : form.rows()) EXPECT_FALSE(each.help.empty()) << each.label;
  EXPECT_EQ(form.row_of(MenuAction::first_game), 0u);
}

TEST(MenuPages, every_field_of_every_page_is_explained) {
  const MazeForm mazes;
  const ReplayForm replay({"a.jsonl"});
  const AnalyseForm analyse(all_games(), {});
  const MatchForm match(all_games());
  for (const Form* form : std::initializer_list<const Form*>{&mazes, &replay, &analyse, &match}) {
    EXPECT_GE(form->rows().size(), 4u);
    for (const auto& each : form->rows()) EXPECT_FALSE(each.help.empty()) << form->title() << ": " << each.label;
  }
}

TEST(MenuPages, every_page_calls_a_game_by_its_title) {
  const GameForm play(all_games());
  const AnalyseForm analyse(all_games(), {});
  const MatchForm match(all_games());
  for (const Form* form : std::initializer_list<const Form*>{&play, &analyse, &match}) {
    const Form::Row& game = form->rows()[row(*form, "Game")];
    ASSERT_EQ(game.choices.size(), games().size());
    for (std::size_t i = 0; i < game.choices.size(); ++i) EXPECT_EQ(game.choices[i], games()[i]->info().title);
    EXPECT_EQ(game.value, game.choices.front());
  }
}

TEST(MenuPages, a_maze_offers_what_its_problem_has) {
  MazeForm form;
  EXPECT_EQ(form.options().algorithms, std::vector<std::string>{"astar"});
  EXPECT_TRUE(form.options().animate);
  EXPECT_EQ(std::ranges::count(form.rows()[row(form, "Algorithm")].choices, "exact"), 0);
  ASSERT_TRUE(form.set(row(form, "Algorithm"), "bfs"));
  EXPECT_EQ(std::ranges::count(form.rows(), "Heuristic", &Form::Row::label), 0);
  EXPECT_TRUE(form.options().heuristics.empty());
  ASSERT_TRUE(form.set(row(form, "Maze"), "larder"));
  ASSERT_TRUE(form.set(row(form, "Problem"), "food"));
  EXPECT_EQ(std::ranges::count(form.rows()[row(form, "Algorithm")].choices, "exact"), 1);
  EXPECT_EQ(form.options().problem.source, "larder");
  EXPECT_EQ(form.options().problem.problem, "food");
}

TEST(MenuPages, a_maze_that_cannot_be_read_can_be_replaced_by_another) {
  MazeForm form;
  ASSERT_TRUE(form.set(row(form, "Maze"), "/nowhere/at/all.lay"));
  EXPECT_EQ(form.options().problem.source, "/nowhere/at/all.lay");
  form.change(row(form, "Maze"), 1);
  EXPECT_EQ(form.options().problem.source, form.rows()[row(form, "Maze")].choices.front());
}

TEST(MenuPages, a_record_is_one_of_the_folder_or_any_that_is_typed) {
  const TemporaryFolder folder;
  folder.write("b.jsonl", "");
  folder.write("a.jsonl", "");
  folder.write("c.txt", "");
  ReplayForm form(record_files(folder.path("")));
  EXPECT_EQ(form.rows()[row(form, "File")].choices, (std::vector<std::string>{"a.jsonl", "b.jsonl"}));
  EXPECT_EQ(form.options().file, "a.jsonl");
  form.change(row(form, "File"), 1);
  EXPECT_EQ(form.options().file, "b.jsonl");
  ASSERT_TRUE(form.set(row(form, "File"), "elsewhere/d.jsonl"));
  ASSERT_TRUE(form.set(row(form, "Game"), "3"));
  EXPECT_FALSE(form.set(row(form, "Game"), "0"));
  EXPECT_EQ(form.options().file, "elsewhere/d.jsonl");
  EXPECT_EQ(form.options().game, 3);
  EXPECT_TRUE(record_files("/nowhere/at/all").empty());
}

TEST(MenuPages, an_analysis_is_of_a_position_or_of_a_record) {
  AnalyseForm form(all_games(), {});
  ASSERT_TRUE(form.set(row(form, "Game"), "Reversi"));
  ASSERT_TRUE(form.set(row(form, "Position"), "f5d6"));
  ASSERT_TRUE(form.set(row(form, "Agent"), "alphabeta:depth=3"));
  EXPECT_EQ(form.options().game, "reversi");
  EXPECT_EQ(form.options().position.text, "f5d6");
  EXPECT_EQ(form.command(), "ariadne analyse reversi --position 'f5d6' --agent alphabeta:depth=3");
  ASSERT_TRUE(form.set(row(form, "Record"), "g.jsonl"));
  EXPECT_EQ(form.options().game, "");
  EXPECT_EQ(form.options().position.text, "");
  EXPECT_EQ(form.options().record, "g.jsonl");
  EXPECT_EQ(form.command(), "ariadne analyse --record 'g.jsonl' --agent alphabeta:depth=3");
}

TEST(MenuPages, any_two_agents_that_can_play_each_other_compete) {
  MatchForm form(all_games());
  for (const GameEntry* entry : all_games()) {
    const GameEntry& game = *entry;
    const std::string& id = game.info().id;
    ASSERT_TRUE(form.set(row(form, "Game"), game.info().title));
    EXPECT_EQ(form.options().game, id);
    EXPECT_TRUE(make_agent(game, form.options().first, 1)) << id;
    EXPECT_TRUE(check_team(game, form.options().first, Team::first)) << id;
    EXPECT_TRUE(make_agent(game, form.options().second, 1)) << id;
    EXPECT_TRUE(check_team(game, form.options().second, Team::second)) << id;
  }
  ASSERT_TRUE(form.set(row(form, "Game"), "Reversi"));
  ASSERT_TRUE(form.set(row(form, "First"), "alphabeta:depth=3"));
  ASSERT_TRUE(form.set(row(form, "Games"), "8"));
  EXPECT_EQ(form.command(), "ariadne match reversi alphabeta:depth=3 random --games 8");
  EXPECT_EQ(form.options().games, 8);
}

}  // namespace
}  // namespace ariadne
