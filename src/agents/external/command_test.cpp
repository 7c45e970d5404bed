#include "agents/external/command.hpp"

#include <gtest/gtest.h>

#include "agents/external/options.hpp"
#include "agents/spec.hpp"

namespace ariadne {
namespace {

using Words = std::vector<std::string>;

Words words_in(std::string_view spec) { return read_external(spec).value().words; }

TEST(ExternalCommand, commands_and_paths_are_external_and_names_are_not) {
  for (const char* spec : {"cmd:bot", "cmd:\"python3 bot.py\"", "gtp:edax -gtp", "./bot", "../bot", "/opt/bot"})
    EXPECT_TRUE(is_external(spec)) << spec;
  for (const char* spec : {"alphabeta", "alphabeta:depth=6", "command", "human", "bot.py", ""})
    EXPECT_FALSE(is_external(spec)) << spec;
}

TEST(ExternalCommand, words_are_separated_by_blanks_and_quoted_as_in_a_shell) {
  EXPECT_EQ(words_in("cmd:python3 bot.py --fast"), (Words{"python3", "bot.py", "--fast"}));
  EXPECT_EQ(words_in("cmd:\"python3 bot.py\""), (Words{"python3", "bot.py"}));
  EXPECT_EQ(words_in("cmd:\"python3 'my bot.py'\""), (Words{"python3", "my bot.py"}));
  EXPECT_EQ(words_in("cmd:'python3 \"my bot.py\" x'"), (Words{"python3", "my bot.py", "x"}));
  EXPECT_EQ(words_in("cmd:python3 my\\ bot.py ''"), (Words{"python3", "my bot.py", ""}));
  EXPECT_EQ(words_in("cmd:\"a b\" \"c d\""), (Words{"a b", "c d"}));
  EXPECT_EQ(words_in("./bot --depth 3"), (Words{"./bot", "--depth", "3"}));
  EXPECT_EQ(words_in("/opt/bot"), (Words{"/opt/bot"}));
}

TEST(ExternalCommand, no_shell_reads_it) {
  EXPECT_EQ(words_in("cmd:bot $HOME ; rm * | `x`"), (Words{"bot", "$HOME", ";", "rm", "*", "|", "`x`"}));
}

TEST(ExternalCommand, the_dialect_is_part_of_the_spec) {
  EXPECT_EQ(read_external("cmd:bot")->dialect, Dialect::json);
  EXPECT_EQ(read_external("./bot")->dialect, Dialect::json);
  EXPECT_EQ(read_external("gtp:bot")->dialect, Dialect::gtp);
}

TEST(ExternalCommand, what_cannot_be_started_is_an_error) {
  EXPECT_EQ(read_external("cmd:").error().message, "'cmd:' names no program");
  EXPECT_EQ(read_external("cmd:''").error().message, "'cmd:''' names no program");
  EXPECT_EQ(read_external("cmd:bot 'x").error().message, "the quotation in the command is not closed");
  EXPECT_FALSE(read_external("cmd:bot\n"));
  EXPECT_FALSE(read_external("cmd:" + std::string(5000, 'x')));
}

TEST(ExternalCommand, in_lists_a_quoted_command_keeps_its_commas) {
  EXPECT_EQ(split_specs("cmd:\"bot --levels 1,2\",random"), (Words{"cmd:\"bot --levels 1,2\"", "random"}));
  EXPECT_EQ(split_specs("random,cmd:'bot (a,b',./bot"), (Words{"random", "cmd:'bot (a,b'", "./bot"}));
  EXPECT_EQ(split_specs("cmd:python3 bot.py,alphabeta:depth=2,eval=discs"),
            (Words{"cmd:python3 bot.py", "alphabeta:depth=2,eval=discs"}));
}

TEST(ExternalCommand, in_programs_a_quoted_command_keeps_its_plus_signs) {
  EXPECT_EQ(spec_for_team("cmd:\"g++-bot\"+random", Team::first), "cmd:\"g++-bot\"");
  EXPECT_EQ(spec_for_team("cmd:\"g++-bot\"+random", Team::second), "random");
  EXPECT_EQ(spec_for_team("cmd:\"g++-bot\"", Team::second), "cmd:\"g++-bot\"");
}

TEST(ExternalCommand, nobody_may_start_anything_unless_it_is_allowed) {
  const GameEntry& game = *find_game("reversi").value().game;
  for (const char* spec : {"cmd:true", "gtp:true", "./bot", "/bin/true"}) {
    const auto agent = make_agent(game, spec, 0);
    ASSERT_FALSE(agent) << spec;
    EXPECT_EQ(agent.error().message, "agents in other processes are not allowed here: '" + std::string(spec) + "'");
  }
  ExternalOptions some;
  some.named = {"cmd:true"};
  some.sandbox = Sandbox::basic;
  EXPECT_TRUE(make_agent(game, "cmd:true", 0, some));
  EXPECT_FALSE(make_agent(game, "cmd:false", 0, some));
  EXPECT_FALSE(make_agent(game, "cmd:true ", 0, some));
}

}  // namespace
}  // namespace ariadne
