#include "core/settings.hpp"

#include <gtest/gtest.h>

#include "core/own_setting.hpp"

namespace ariadne {
namespace {

const std::vector<Parameter> kParameters = {
    Parameter::number("depth", 1, 64, 6, "plies"),
    Parameter::choice("eval", {"weights", "discs"}, "judgement"),
};

Result<Settings> check(std::string_view text) { return check_settings(text, kParameters, "agent 'alphabeta'"); }

TEST(Settings, a_spec_has_a_name_and_settings_after_a_colon_or_in_brackets) {
  for (const auto* text : {"alphabeta:depth=6,eval=discs", "alphabeta(depth=6,eval=discs)"}) {
    const auto spec = split_spec(text);
    ASSERT_TRUE(spec);
    EXPECT_EQ(spec->name, "alphabeta");
    EXPECT_EQ(spec->settings, "depth=6,eval=discs");
  }
  EXPECT_EQ(split_spec("random")->settings, "");
}

TEST(Settings, a_spec_without_a_name_or_with_an_open_bracket_is_refused) {
  EXPECT_FALSE(split_spec(""));
  EXPECT_FALSE(split_spec(":depth=1"));
  EXPECT_FALSE(split_spec("alphabeta(depth=1"));
  EXPECT_FALSE(split_spec(std::string(10'000, 'a')));
}

TEST(Settings, what_is_not_given_has_its_default) {
  const auto settings = check("");
  ASSERT_TRUE(settings);
  EXPECT_EQ(settings->number("depth"), 6);
  EXPECT_EQ(settings->choice("eval"), "weights");
  EXPECT_FALSE(settings->given("depth"));
}

TEST(Settings, what_is_given_is_kept_in_the_order_of_the_parameters) {
  const auto settings = check("eval=discs,depth=64");
  ASSERT_TRUE(settings);
  EXPECT_EQ(settings->number("depth"), 64);
  EXPECT_TRUE(settings->given("eval"));
  EXPECT_EQ(settings->text(), "depth=64,eval=discs");
}

TEST(Settings, a_number_outside_its_range_or_with_other_characters_is_refused) {
  for (const auto* text :
       {"depth=0", "depth=65", "depth=-1", "depth=", "depth=3x", "depth=99999999999999999999", "depth= 3"}) {
    const auto settings = check(text);
    ASSERT_FALSE(settings) << text;
    EXPECT_NE(settings.error().message.find("integer 1..64"), std::string::npos);
  }
}

TEST(Settings, an_unknown_parameter_is_refused_with_a_suggestion_and_its_range) {
  const auto settings = check("dpth=4");
  ASSERT_FALSE(settings);
  EXPECT_EQ(settings.error().message, "agent 'alphabeta' has no parameter 'dpth'");
  EXPECT_EQ(settings.error().hint, "Did you mean 'depth'? (integer 1..64, default 6)");
}

TEST(Settings, an_unknown_choice_is_refused_with_a_suggestion) {
  const auto settings = check("eval=disks");
  ASSERT_FALSE(settings);
  EXPECT_EQ(settings.error().hint, "Did you mean 'discs'?");
}

TEST(Settings, an_unknown_parameter_of_an_owner_without_any_is_refused_as_such) {
  EXPECT_EQ(check_settings("depth=4", {}, "agent 'random'").error().hint, "It has no parameters.");
  EXPECT_EQ(check_settings("4", {}, "agent 'random'").error().hint, "It has no parameters.");
}

TEST(Settings, a_size_that_cannot_be_chosen_is_refused_with_the_nearest_ones) {
  const std::vector<Parameter> parameters = {Parameter::byte_size("hash", "64M", "memory")};
  const auto refused = [&](const std::string& size) {
    return check_settings("hash=" + size, parameters, "agent 'engine'").error();
  };
  EXPECT_EQ(refused("3M").message, "agent 'engine': hash is '3M', expected a power of two from 1M to 8G");
  EXPECT_EQ(refused("3M").hint, "Nearest: 2M, 4M.");
  EXPECT_EQ(refused("1024M").hint, "Nearest: 1G.");
  EXPECT_EQ(refused("700M").hint, "Nearest: 512M, 1G.");
  EXPECT_EQ(refused("1K").hint, "Nearest: 1M.");
  EXPECT_EQ(refused("9G").hint, "Nearest: 8G.");
  for (const auto* loose : {"64", "64m", "64MB", "64mb", "64MiB"})
    EXPECT_EQ(refused(loose).hint, "Nearest: 64M.") << loose;
  EXPECT_EQ(refused("3gb").hint, "Nearest: 2G, 4G.");
  EXPECT_EQ(refused("7Q").hint, "");
  EXPECT_EQ(check_settings("hash=8G", parameters, "")->choice("hash"), "8G");
  EXPECT_EQ(check_settings("", parameters, "")->choice("hash"), "64M");
}

TEST(Settings, a_time_is_a_number_of_milliseconds_or_has_a_unit) {
  const std::vector<Parameter> parameters = {Parameter::milliseconds("time", "per move")};
  const auto read = [&](const std::string& time) {
    return check_settings("time=" + time, parameters, "agent 'engine'");
  };
  EXPECT_EQ(read("0")->number("time"), 0);
  EXPECT_EQ(read("250")->number("time"), 250);
  EXPECT_EQ(read("250ms")->number("time"), 250);
  EXPECT_EQ(read("2s")->number("time"), 2000);
  EXPECT_EQ(read("1.5s")->number("time"), 1500);
  EXPECT_EQ(read("2m")->number("time"), 120'000);
  EXPECT_EQ(read("24h")->number("time"), 86'400'000);
  for (const auto* wrong : {"", "-1", "1.5", "0.5ms", "2x", "25h", "86400001", "s"}) EXPECT_FALSE(read(wrong)) << wrong;
  EXPECT_EQ(read("2x").error().message,
            "agent 'engine': time is '2x', expected 0 or a time such as 500ms, 1.5s, 2m or 1h, at most a day");
}

TEST(Settings, a_number_that_can_be_large_may_be_written_in_thousands_or_millions) {
  const std::vector<Parameter> parameters = {Parameter::number("nodes", 1, 1'000'000'000'000, 5, "per move"),
                                             Parameter::number("depth", 0, 5000, 1, "plies")};
  const auto read = [&](const std::string& setting) { return check_settings(setting, parameters, "agent 'engine'"); };
  EXPECT_EQ(read("nodes=20k")->number("nodes"), 20'000);
  EXPECT_EQ(read("nodes=1.5M")->number("nodes"), 1'500'000);
  EXPECT_EQ(read("nodes=1000000M")->number("nodes"), 1'000'000'000'000);
  EXPECT_EQ(read("nodes=20k")->text(), "nodes=20k");
  for (const auto* wrong : {"nodes=k", "nodes=0k", "nodes=-1k", "nodes=20K", "nodes=20m", "nodes=1kk", "nodes=1.5",
                            "nodes=1.0001k", "nodes=1000001M", "nodes=99999999999999999999k", "depth=1k"}) {
    EXPECT_FALSE(read(wrong)) << wrong;
  }
  EXPECT_EQ(read("nodes=20K").error().hint, "Thousands and millions may be written as in 20k and 1.5M.");
  EXPECT_EQ(read("depth=1k").error().hint, "");
}

TEST(Settings, what_is_not_a_setting_is_refused_with_all_parameters) {
  const auto settings = check("4,eval=discs");
  ASSERT_FALSE(settings);
  EXPECT_EQ(settings.error().message, "agent 'alphabeta': '4' is not of the form name=value");
  EXPECT_EQ(settings.error().hint, "Parameters: depth, eval.");
}

TEST(Settings, a_parameter_named_like_its_owner_may_come_first_without_its_name) {
  const std::vector<Parameter> parameters = {Parameter::number("level", 1, 10, 3, ""),
                                             Parameter::number("seed", 0, 9, 0, "")};
  const auto named = [&](const char* spec) { return named_settings(split_spec(spec).value(), parameters); };
  EXPECT_EQ(named("level:4"), "level=4");
  EXPECT_EQ(named("level:4,seed=1"), "level=4,seed=1");
  EXPECT_EQ(named("level:seed=1,4"), "seed=1,4") << "only the first";
  EXPECT_EQ(named("level:level=4"), "level=4");
  EXPECT_EQ(named("level:,seed=1"), ",seed=1");
  EXPECT_EQ(named("other:4"), "4");
}

TEST(Settings, a_parameter_given_twice_or_without_a_value_is_refused) {
  EXPECT_FALSE(check("depth=1,depth=2"));
  EXPECT_FALSE(check("depth"));
  EXPECT_FALSE(check(",depth=1"));
  EXPECT_FALSE(check("depth=1,"));
}

}  // namespace
}  // namespace ariadne
