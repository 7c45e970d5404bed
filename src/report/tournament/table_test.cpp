#include "report/tournament/table.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "arena/test_games.hpp"
#include "core/rng.hpp"
#include "core/text.hpp"
#include "core/text_reader.hpp"
#include "report/drawing/text.hpp"
#include "report/text_table.hpp"
#include "report/tournament/data.hpp"
#include "report/tournament/page.hpp"

namespace ariadne {
namespace {

TournamentPlan plan_of(Format format, std::size_t agents, const std::string& name) {
  TournamentPlan plan;
  plan.name = "A <night> & more";
  plan.format = format;
  plan.rounds = format == Format::knockout ? 0 : 3;
  plan.games = quick_plan(0);
  for (std::size_t i = 0; i < agents; ++i) plan.entrants.push_back({name + std::to_string(i), "random"});
  return plan;
}

// A whole tournament with results by chance.
std::vector<ScheduledGame> played(const TournamentPlan& plan) {
  Rng rng(2);
  std::vector<ScheduledGame> games;
  for (auto next = next_games(plan, games); !next.empty(); next = next_games(plan, games)) {
    for (auto& game : next) {
      if (game.state == GameState::planned) {
        game.state = GameState::played;
        game.result = FinishedGame();
        game.result->pairing = game.pairing;
        game.result->outcome = {static_cast<int>(rng.below(3)) - 1, 2.5};
        game.result->plies = 12;
      }
      games.push_back(game);
    }
  }
  return games;
}

void expect_narrow(const std::string& text) {
  for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1) {
    const std::string line = text.substr(at, text.find('\n', at) - at);
    EXPECT_LE(display_width(line), static_cast<int>(kTextWidth)) << line;
  }
}

TEST(TournamentTable, fits_eighty_columns_whatever_the_agents_are_called) {
  for (const Format format : {Format::round_robin, Format::swiss, Format::knockout}) {
    for (const std::size_t agents : {3u, 12u, 40u}) {
      for (const std::string name : {"a", "alphabeta:depth=12,eval=mobility,and,a,very,long,spec"}) {
        const auto plan = plan_of(format, agents, name);
        const auto games = played(plan);
        const TournamentView view{plan, games};
        expect_narrow(tournament_table(view));
        expect_narrow(crosstable_text(view));
        expect_narrow(games_text(view, games));
        EXPECT_TRUE(view.complete());
      }
    }
  }
}

TEST(TournamentTable, the_crosstable_has_everybodys_points_on_both_sides) {
  const auto plan = plan_of(Format::round_robin, 3, "agent");
  const auto games = played(plan);
  const TournamentView view{plan, games};
  for (std::size_t a = 0; a < 3; ++a) {
    double points = 0;
    for (std::size_t b = 0; b < 3; ++b) {
      if (a == b) continue;
      const Tally* tally = view.standings.meeting_of(a, b);
      ASSERT_NE(tally, nullptr);
      points += (a < b ? tally->score() : 1 - tally->score()) * static_cast<double>(tally->games());
    }
    for (const auto& standing : view.standings.table) {
      if (standing.entrant == a) EXPECT_DOUBLE_EQ(standing.points, points);
    }
  }
}

TEST(TournamentTable, the_points_of_two_agents_against_each_other_are_all_there_were) {
  const auto plan = plan_of(Format::round_robin, 3, "agent");
  const auto games = played(plan);
  const TournamentView view{plan, games};
  std::vector<std::vector<std::string_view>> rows;
  const std::string text = crosstable_text(view);
  for (const auto line : TextReader(text).lines()) rows.push_back(words_of(line));
  ASSERT_EQ(rows.size(), 4u) << text;
  const auto points = [&](std::size_t row, std::size_t column) {
    return std::stod(std::string(rows[row + 1][column + 2]));
  };
  for (std::size_t a = 0; a < 3; ++a) {
    double sum = 0;
    for (std::size_t b = 0; b < 3; ++b) {
      if (a == b) continue;
      EXPECT_EQ(points(a, b) + points(b, a), 6) << text;
      sum += points(a, b);
    }
    EXPECT_EQ(sum, view.standings.table[a].points) << text;
  }
}

TEST(TournamentTable, a_tournament_is_complete_when_no_round_is_left_to_be_drawn_up) {
  const auto plan = plan_of(Format::swiss, 4, "agent");
  auto games = played(plan);
  EXPECT_TRUE((TournamentView{plan, games}.complete()));
  std::erase_if(games, [](const ScheduledGame& game) { return game.round == 2; });
  const TournamentView view{plan, games};
  EXPECT_EQ(view.standings.played, view.standings.planned);
  EXPECT_FALSE(view.complete());
}

TEST(TournamentData, json_csv_and_page_tell_the_same_ranking) {
  const auto plan = plan_of(Format::swiss, 5, "agent ");
  const auto games = played(plan);
  const TournamentView view{plan, games};
  const Json json = tournament_json(view);
  const std::string csv = ranking_csv(view), page = tournament_page(view);
  std::size_t in_csv = 0, in_page = 0;
  for (const auto& agent : json.at("agents")) {
    const std::string name = agent.at("name");
    EXPECT_GT(csv.find(name), in_csv);
    EXPECT_GT(page.find(">" + name + "<"), in_page);
    in_csv = csv.find(name);
    in_page = page.find(">" + name + "<");
  }
  EXPECT_EQ(json.at("played"), 12);
  EXPECT_EQ(json.at("complete"), true);
  EXPECT_NE(games_csv(view, games).find("bye"), std::string::npos);
}

TEST(TournamentData, a_bye_is_no_game_of_a_round) {
  const auto plan = plan_of(Format::swiss, 5, "agent ");
  EXPECT_EQ(tournament_round_event(next_games(plan, {}), 4).at("games"), 4);
}

TEST(TournamentPage, a_bye_is_no_game_of_the_plot) {
  const auto plan = plan_of(Format::swiss, 5, "agent ");
  const auto games = played(plan);
  ASSERT_EQ(games.size(), 15u) << "three rounds of two meetings of two games, and a bye each";
  EXPECT_NE(tournament_page({plan, games}).find("games of the tournament, 0 to 12<"), std::string::npos);
}

TEST(TournamentPage, is_whole_and_escapes_what_it_shows) {
  auto plan = plan_of(Format::round_robin, 3, "<b>");
  const auto games = played(plan);
  const std::string page = tournament_page({plan, games});
  EXPECT_EQ(page.find("<b>"), std::string::npos);
  EXPECT_NE(page.find("A &lt;night&gt; &amp; more"), std::string::npos);
  EXPECT_EQ(page.find("http"), page.find("http://www.w3.org/2000/svg"));
  EXPECT_EQ(page.find("<script"), std::string::npos);
  EXPECT_TRUE(page.ends_with("</html>\n"));
}

TEST(TournamentTable, before_the_first_game_there_is_a_table_too) {
  const auto plan = plan_of(Format::round_robin, 3, "agent");
  const std::vector<ScheduledGame> games = next_games(plan, {});
  const TournamentView view{plan, games};
  EXPECT_FALSE(view.complete());
  EXPECT_NE(tournament_table(view).find("0 of 18 games"), std::string::npos);
  EXPECT_FALSE(tournament_page(view).empty());
  EXPECT_EQ(tournament_json(view).at("agents").at(0).at("elo"), nullptr);
}

}  // namespace
}  // namespace ariadne
