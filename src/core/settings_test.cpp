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
