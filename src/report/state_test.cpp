#include "report/state.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "arena/referee.hpp"

namespace ariadne {
namespace {

GameInPlay game_between(const char* game, std::vector<std::string> specs, std::uint64_t seed = 1) {
  const auto spec = find_game(game).value();
  auto session = spec.game->start(spec.settings, seed).value();
  specs.resize(session->seats().size(), specs.back());
  auto players = make_players(*session, specs, seed).value();
  return game_of(std::move(session), std::move(players), seed);
}

TEST(Story, it_goes_on_with_the_game_and_back_with_it) {
  Referee referee(game_between("reversi", {"human", "human"}), {});
  Story story;
  story.follow(referee.game());
  EXPECT_EQ(story.steps(), 0u);
  for (const char* move : {"d3", "c3"}) {
    ASSERT_TRUE(referee.choose(referee.awaited().front(), move));
    ASSERT_TRUE(referee.poll());
    story.follow(referee.game());
  }
  EXPECT_EQ(story.from(1)[0].at("sentences")[0], "white plays c3, turning 1 disc");
  ASSERT_TRUE(referee.take_back());
  ASSERT_TRUE(referee.choose(1, "e3"));
  ASSERT_TRUE(referee.poll());
  story.follow(referee.game());
  EXPECT_EQ(story.steps(), 2u);
  EXPECT_EQ(story.from(0)[1].at("moves"), Json::array({"e3"}));
}

TEST(State, only_who_is_asked_sees_choices) {
  const GameInPlay game = game_between("reversi", {"human", "random"});
  const auto targets = [&](const std::vector<Seat>& awaited) {
    const Json marks = state_json(game, awaited).at("scene").at("marks");
    return std::ranges::count_if(marks, [](const Json& mark) { return mark.at("kind") == "target"; });
  };
  EXPECT_EQ(targets({0}), 4);
  EXPECT_EQ(targets({}), 0);
}

TEST(Frames, the_ground_is_left_out_where_it_stays_and_a_part_begins_with_it) {
  const GameInPlay game = play_out(game_between("reversi:size=4", {"random"}), {});
  const Json frames = frames_json(game);
  ASSERT_EQ(frames.size(), game.plies.size() + 1);
  EXPECT_TRUE(frames[0].at("scene").contains("ground"));
  EXPECT_FALSE(frames[0].contains("step"));
  EXPECT_FALSE(frames[1].at("scene").contains("ground"));
  const Json part = frames_json(game, {.from = 3, .count = 2});
  ASSERT_EQ(part.size(), 2u);
  EXPECT_TRUE(part[0].at("scene").contains("ground"));
  EXPECT_EQ(part[0].at("step"), frames[3].at("step"));
  EXPECT_EQ(part[1].at("scene").at("actors"), frames[4].at("scene").at("actors"));
  EXPECT_EQ(frames_json(game, {.max_bytes = 1}).size(), 1u);
}

// The kinds and texts of all events of a game.
std::vector<std::pair<std::string, std::string>> events_of(const GameInPlay& game) {
  std::vector<std::pair<std::string, std::string>> events;
  for (std::size_t steps = 1; steps <= game.plies.size(); ++steps) {
    for (auto& event : game.game().events(*game.session->at(steps))) events.emplace_back(event.kind, event.text);
  }
  return events;
}

std::size_t count_of(const GameInPlay& game, const std::string& kind) {
  return static_cast<std::size_t>(std::ranges::count(events_of(game), kind, [](const auto& e) { return e.first; }));
}

TEST(Events, a_pass_of_reversi_is_one) {
  std::size_t passes = 0, events = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const GameInPlay game = play_out(game_between("reversi:size=6", {"random"}, seed), {});
    for (const auto& step : game.session->history()) passes += step.front() == "pass";
    events += count_of(game, "pass");
  }
  EXPECT_GT(passes, 0u);
  EXPECT_EQ(events, passes);
}

TEST(Events, in_pacman_they_are_capsules_eaten_ghosts_and_his_end) {
  std::size_t capsules = 0, ghosts = 0, deaths = 0, lost = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const GameInPlay game = play_out(game_between("pacman:limit=200", {"reflex", "random"}, seed), {});
    capsules += count_of(game, "pick-up");
    ghosts += count_of(game, "capture");
    deaths += count_of(game, "death");
    lost += game.result()->sign < 0;
  }
  EXPECT_GT(capsules, 0u);
  EXPECT_GT(ghosts, 0u);
  EXPECT_EQ(deaths, lost);
}

TEST(Events, every_flag_every_supply_and_every_end_by_force_is_one) {
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    const GameInPlay flags = play_out(game_between("flags", {"minmax", "classic"}, seed), {});
    EXPECT_EQ(count_of(flags, "capture") == 4, flags.result()->sign > 0 && count_of(flags, "death") == 0) << seed;
    EXPECT_EQ(count_of(flags, "death"), flags.result()->sign < 0 ? 1u : 0u) << seed;
    const GameInPlay theseus = play_out(game_between("theseus", {"random"}, seed), {});
    EXPECT_EQ(count_of(theseus, "death"), theseus.result()->sign < 0 ? 1u : 0u) << seed;
    const GameInPlay hunger = play_out(game_between("hunger", {"random"}, seed), {});
    EXPECT_EQ(count_of(hunger, "death") == 1, hunger.outcome_text().find(" was shot") != std::string::npos ||
                                                  hunger.outcome_text().find(" died") != std::string::npos)
        << hunger.outcome_text();
    EXPECT_GT(events_of(hunger).size(), 0u);
  }
}

}  // namespace
}  // namespace ariadne
