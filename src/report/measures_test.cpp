#include "report/measures.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace ariadne {
namespace {

using namespace std::chrono_literals;

const std::vector<MoveLeaves> kDivided = {{"d3", 14}, {"c4", 1'200}};

std::vector<BenchGroup> groups() {
  return {{"nim", {{"perft 3", "leaves", 2'000, 7, 2ms}}}, {"paths", {{"astar", "nodes", 5, 8, 1s}}}};
}

TEST(Perft, each_depth_is_a_row_below_the_heading) {
  EXPECT_EQ(perft_heading(), "depth                leaves        time  speed\n");
  EXPECT_EQ(perft_row(9, 3'005'288, 1s), "    9             3,005,288      1.00 s  3.0 M leaves/s\n");
}

TEST(Perft, divided_counts_have_a_sum_unless_they_were_interrupted) {
  EXPECT_EQ(divide_table(kDivided, false), "d3                        14\nc4                     1,200\n");
  EXPECT_EQ(divide_table(kDivided, true), divide_table(kDivided, false) + "sum                    1,214\n");
}

TEST(Perft, json_has_the_counts_by_depth_and_by_move) {
  GameInfo game;
  game.id = "nim";
  EXPECT_EQ(perft_json(game, std::vector<std::uint64_t>{4, 12}).dump(),
            R"({"schema":"ariadne/perft/1","game":"nim","perft":[4,12]})");
  EXPECT_EQ(divide_json(kDivided).dump(), R"({"d3":14,"c4":1200})");
  EXPECT_EQ(divide_json({}).dump(), "{}");
}

TEST(Bench, the_signature_is_the_sum_of_all_lines) {
  EXPECT_EQ(signature_of(groups()), 15u);
  EXPECT_EQ(signature_of({}), 0u);
}

TEST(Bench, the_table_has_a_line_for_each_measurement_below_its_group) {
  EXPECT_EQ(bench_table(groups()),
            "nim\n"
            "  perft 3                                  2,000 leaves         2.0 ms   1.0 M leaves/s\n"
            "paths\n"
            "  astar                                        5 nodes          1.00 s   5 nodes/s\n"
            "signature 15   (the same on every machine)\n");
}

TEST(Bench, json_has_the_group_in_each_line) {
  const Json json = bench_json(groups());
  EXPECT_EQ(json.at("schema"), "ariadne/bench/1");
  EXPECT_EQ(json.at("signature"), 15);
  ASSERT_EQ(json.at("lines").size(), 2u);
  EXPECT_EQ(
      json.at("lines").at(0).dump(),
      R"({"group":"nim","name":"perft 3","unit":"leaves","count":2000,"signature":7,"ns":2000000,"per_second":1000000.0})");
}

}  // namespace
}  // namespace ariadne
