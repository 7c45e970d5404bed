#include "apps/terminal/menu/game_form.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace ariadne {
namespace {

GameForm form_of(std::initializer_list<const char*> ids) {
  std::vector<const GameEntry*> entries;
  for (const char* id : ids) entries.push_back(find_game(id)->game);
  return GameForm(entries);
}

std::size_t row(const GameForm& form, const std::string& label) {
  const auto found = std::ranges::find(form.rows(), label, &GameForm::Row::label);
  EXPECT_NE(found, form.rows().end()) << label;
  return static_cast<std::size_t>(found - form.rows().begin());
}

TEST(GameForm, a_person_begins_against_an_agent) {
  const GameForm form = form_of({"reversi"});
  EXPECT_EQ(form.specs().front(), "human");
  EXPECT_NE(form.specs().back(), "human");
  EXPECT_EQ(form.rows()[row(form, "Play")].action, MenuAction::start);
}

TEST(GameForm, levels_are_offered_first_where_a_game_has_them) {
  GameForm form = form_of({"reversi", "tree"});
  EXPECT_EQ(form.specs().back(), "level:3");
  const auto& offered = form.rows()[row(form, "white")].choices;
  EXPECT_EQ(offered[0], "human");
  EXPECT_EQ(offered[1], "level");
  EXPECT_EQ(std::ranges::count(offered, "level"), 1);
  form.change(row(form, "level"), 1);
  EXPECT_EQ(form.specs().back(), "level:4");
  form.change(0, 1);
  EXPECT_EQ(form.specs().back(), "alphabeta");
}

TEST(GameForm, agents_alone_are_watched) {
  GameForm form = form_of({"reversi"});
  ASSERT_TRUE(form.set(row(form, "black"), "random"));
  EXPECT_FALSE(form.has_human());
  EXPECT_EQ(form.rows()[row(form, "Watch")].action, MenuAction::start);
}

TEST(GameForm, parameters_follow_the_agent_that_has_them) {
  GameForm form = form_of({"reversi"});
  ASSERT_TRUE(form.set(row(form, "white"), "alphabeta"));
  ASSERT_TRUE(form.set(row(form, "depth"), "3"));
  ASSERT_TRUE(form.set(row(form, "eval"), "discs"));
  EXPECT_EQ(form.specs().back(), "alphabeta:depth=3,eval=discs");
  form.change(row(form, "depth"), 1);
  EXPECT_EQ(form.specs().back(), "alphabeta:depth=4,eval=discs");
  ASSERT_TRUE(form.set(row(form, "white"), "random"));
  EXPECT_EQ(std::ranges::count(form.rows(), "depth", &GameForm::Row::label), 0);
}

TEST(GameForm, a_time_may_be_typed_with_its_unit) {
  GameForm form = form_of({"reversi"});
  ASSERT_TRUE(form.set(row(form, "white"), "engine"));
  ASSERT_TRUE(form.set(row(form, "time"), "2s"));
  EXPECT_EQ(form.specs().back(), "engine:time=2s");
  form.change(row(form, "time"), 1);
  EXPECT_EQ(form.specs().back(), "engine:time=3000");
  EXPECT_FALSE(form.set(row(form, "time"), "2x"));
  EXPECT_FALSE(form.set(row(form, "time"), "1,nodes=5"));
  EXPECT_EQ(form.specs().back(), "engine:time=3000");
}

TEST(GameForm, a_value_that_is_refused_is_named_once_with_what_it_belongs_to) {
  GameForm form = form_of({"reversi"});
  ASSERT_TRUE(form.set(row(form, "white"), "engine"));
  const auto set = form.set(row(form, "time"), "2x");
  ASSERT_FALSE(set);
  EXPECT_EQ(set.error().message.substr(0, 30), "agent 'engine': time is '2x', ");
}

TEST(GameForm, a_value_out_of_range_is_refused_and_changes_nothing) {
  GameForm form = form_of({"reversi"});
  ASSERT_TRUE(form.set(row(form, "white"), "alphabeta"));
  const auto before = form.specs();
  EXPECT_FALSE(form.set(row(form, "depth"), "0"));
  EXPECT_FALSE(form.set(row(form, "depth"), "3x"));
  EXPECT_FALSE(form.set(row(form, "eval"), "luck"));
  EXPECT_EQ(form.specs(), before);
}

TEST(GameForm, numbers_stop_at_their_range_and_words_go_round) {
  GameForm form = form_of({"reversi"});
  ASSERT_TRUE(form.set(row(form, "white"), "alphabeta"));
  ASSERT_TRUE(form.set(row(form, "depth"), "1"));
  form.change(row(form, "depth"), -1);
  EXPECT_EQ(form.rows()[row(form, "depth")].value, "1");
  const std::size_t size = row(form, "size");
  const std::string before = form.rows()[size].value;
  for (std::size_t i = 0; i < form.rows()[size].choices.size(); ++i) form.change(size, 1);
  EXPECT_EQ(form.rows()[size].value, before);
}

TEST(GameForm, board_settings_start_the_board_that_was_chosen) {
  GameForm form = form_of({"reversi"});
  ASSERT_TRUE(form.set(row(form, "size"), "6"));
  EXPECT_EQ(form.game_settings(), "size=6");
  const auto session = form.game().start(form.game_settings(), 1);
  ASSERT_TRUE(session);
  EXPECT_EQ((*session)->scene().ground.rows, 6);
}

TEST(GameForm, another_game_brings_its_own_rows) {
  GameForm form = form_of({"reversi", "nim"});
  form.change(0, 1);
  EXPECT_EQ(form.game().info().id, "nim");
  EXPECT_EQ(form.specs().size(), form.game().info().seats.size());
  EXPECT_TRUE(form.game().start(form.game_settings(), 1));
}

}  // namespace
}  // namespace ariadne
