#include "arena/record.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <regex>

#include "arena/record_reader.hpp"
#include "arena/test_games.hpp"

namespace ariadne {
namespace {

std::vector<GameRecord> played_samples() {
  MatchPlan plan = quick_plan(2);
  plan.agents = {"alphabeta:depth=2", "greedy"};
  plan.limits = {5000, std::chrono::milliseconds(100)};
  AgentPool pool(*plan.game);
  return {play_match_game(plan, pairing_of(plan, 0), pool, kNeverStop),
          play_match_game(plan, pairing_of(plan, 1), pool, kNeverStop)};
}

GameRecord sample(std::size_t index = 0) {
  static const auto games = played_samples();
  return games[index];
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

std::string line_of(const std::string& text, int number) {
  std::size_t start = 0;
  for (; number > 1; --number) start = text.find('\n', start) + 1;
  return text.substr(start, text.find('\n', start) - start + 1);
}

TEST(Record, what_is_written_is_read_back) {
  const std::vector<GameRecord> games = {sample(0), sample(1)};
  const auto read = read_records(write_record(games[0]).value() + write_record(games[1]).value());
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(*read, games);
}

TEST(Record, a_finished_game_tells_what_was_played) {
  const GameRecord record = sample();
  EXPECT_EQ(record.game, "reversi");
  EXPECT_EQ(record.seats, (std::vector<std::string>{"black", "white"}));
  EXPECT_EQ(record.ending, Ending::finished);
  EXPECT_FALSE(record.version.empty());
  EXPECT_FALSE(record.result_text.empty());
  EXPECT_TRUE(record.plies[0].opening && record.plies[1].opening);
  EXPECT_FALSE(record.plies[2].opening);
  ASSERT_EQ(record.plies[2].thoughts.size(), 1u);
  EXPECT_GT(record.plies[2].thoughts.front().nodes, 0u);
  EXPECT_TRUE(record.plies[2].thoughts.front().value);
}

TEST(Record, an_unfinished_game_has_no_result) {
  const auto session = find_game("reversi").value().game->start("", 0).value();
  ASSERT_TRUE(session->play({"d3"}));
  const GameRecord record = record_of(*session, {"human", "greedy"}, 3);
  EXPECT_EQ(record.ending, Ending::interrupted);
  EXPECT_FALSE(record.result);
  const auto read = read_records(write_record(record).value());
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->at(0), record);
  EXPECT_TRUE(verify(record));
}

TEST(Record, text_cut_anywhere_is_read_to_its_last_whole_line) {
  const std::vector<GameRecord> games = {sample(0), sample(1)};
  const std::string text = write_record(games[0]).value() + write_record(games[1]).value();
  const std::size_t header = text.find('\n');
  for (std::size_t length = header; length < text.size(); ++length) {
    const std::string cut = text.substr(0, length);
    const auto read = read_records(cut);
    ASSERT_TRUE(read) << length << ": " << read.error().message;
    // The bracket that ends a line makes it whole, with or without the line break.
    const auto whole = std::count(cut.begin(), cut.end(), '\n') + (cut.back() == '}' && text[length] == '\n' ? 1 : 0);
    long lines = 0;
    for (std::size_t i = 0; i < read->size(); ++i) {
      const GameRecord& record = (*read)[i];
      ASSERT_LE(record.plies.size(), games[i].plies.size());
      ASSERT_TRUE(std::equal(record.plies.begin(), record.plies.end(), games[i].plies.begin()));
      ASSERT_TRUE(record.ending == Ending::cut ? i + 1 == read->size() : record == games[i]);
      lines += 1 + static_cast<long>(record.plies.size()) + (record.ending == Ending::cut ? 0 : 1);
      ASSERT_TRUE(verify(record));
    }
    ASSERT_EQ(lines, whole) << length;
  }
}

TEST(Record, text_cut_in_the_first_line_is_an_error_at_its_end) {
  const std::string text = write_record(sample()).value();
  EXPECT_TRUE(read_records("")->empty());
  for (std::size_t length = 1; length < text.find('\n'); ++length) {
    const auto read = read_records(text.substr(0, length));
    ASSERT_FALSE(read) << length;
    ASSERT_EQ(read.error().line, 1);
  }
}

TEST(Record, pieces_of_any_length_give_the_same_games) {
  const std::vector<GameRecord> games = {sample(0), sample(1)};
  const std::string first = write_record(games[0]).value(), text = first + write_record(games[1]).value();
  for (const std::size_t length : {std::size_t{1}, std::size_t{7}, std::size_t{1000}, text.size()}) {
    std::vector<GameRecord> read;
    RecordReader reader([&](GameRecord record) -> Result<> {
      read.push_back(std::move(record));
      return {};
    });
    for (std::size_t at = 0; at < text.size(); at += length) {
      ASSERT_TRUE(reader.take(std::string_view(text).substr(at, length)));
      ASSERT_EQ(read.size(), (at + length >= first.size()) + (at + length >= text.size()));
      ASSERT_EQ(reader.finished().bytes, read.empty() ? 0 : read.size() == 1 ? first.size() - 1 : text.size() - 1);
    }
    ASSERT_TRUE(reader.finish());
    EXPECT_EQ(read, games);
  }
}

TEST(Record, an_endless_line_is_refused_before_it_ends) {
  RecordReader reader([](const GameRecord&) -> Result<> { return {}; });
  const std::string piece(600'000, 'x');
  ASSERT_TRUE(reader.take(piece));
  EXPECT_FALSE(reader.take(piece));
}

TEST(Record, what_a_terminal_would_obey_is_refused) {
  const std::string text = write_record(sample()).value();
  for (const std::string evil : {"\\u001b[2J", "\\u0007", "\\u007f", "\xc2\x9b", "\\n"}) {
    for (const std::string place : {"\"black\":\"", "\"moves\":[\"", "\"text\":\"", "\"version\":\""}) {
      const auto read = read_records(replaced(text, place, place + evil));
      ASSERT_FALSE(read) << place << evil;
      EXPECT_NE(read.error().message.find("control characters"), std::string::npos) << read.error().message;
    }
  }
  GameRecord foreign = sample();
  foreign.agents[0] = "\xc3\xa9";
  EXPECT_TRUE(read_records(write_record(foreign).value()));
}

TEST(Record, a_cut_record_is_written_without_a_result) {
  const std::string text = write_record(sample()).value();
  const std::string cut = text.substr(0, text.rfind('\n', text.size() - 2) + 1);
  EXPECT_EQ(write_record(read_records(cut)->at(0)).value(), cut);
}

struct Fault {
  std::string from, to;
  int line;
  std::string said;
};

TEST(Record, faults_are_named_with_their_line) {
  const std::string text = write_record(sample()).value();
  const int last = static_cast<int>(std::count(text.begin(), text.end(), '\n'));
  const std::vector<Fault> faults = {
      {"ariadne/record/1", "ariadne/record/2", 1, "schema"},
      {"\"seed\":7", "\"seed\":-7", 1, "seed"},
      {"\"seed\":7", "\"sead\":7", 1, "sead"},
      {"\"seed\":7,", "", 1, "seed"},
      {"\"black\":\"alphabeta:depth=2\"", "\"black\":1", 1, "black"},
      {"\"nodes\":5000", "\"nodes\":\"many\"", 1, "nodes"},
      {"\"index\":0", "\"index\":0.5", 1, "index"},
      {"\"ply\":2", "\"ply\":3", 3, "ply"},
      {"\"ply\":2", "\"ply\":2,\"ply\":2", 3, "twice"},
      {"\"moves\":[\"", "\"moves\":[7,\"", 2, "moves"},
      {"],\"ms\":", "],\"ms\":-1", 4, "ms"},
      {",\"depth\":", ",\"depth\":10000000", 4, "depth"},
      {"\"opening\":true", "\"opening\":1", 2, "opening"},
      {"\"end\":\"finished\"", "\"end\":\"lost\"", last, "end"},
      {"\"end\":\"finished\"", "\"end\":\"interrupted\"", last, "result"},
      {"\"hash\":\"", "\"hash\":\"0", last, "hash"},
      {"\"hash\":\"", "\"hash\":\"x", last, "hash"},
      {"\"score\":", "\"score\":9999999999", last, "score"},
      {"\"result\":\"", "\"result\":\"nobody", last, "result"},
  };
  for (const auto& fault : faults) {
    const auto read = read_records(replaced(text, fault.from, fault.to));
    ASSERT_FALSE(read) << fault.to;
    EXPECT_EQ(read.error().line, fault.line) << fault.to << ": " << read.error().message;
    EXPECT_NE(read.error().message.find(fault.said), std::string::npos) << read.error().message;
  }
}

TEST(Record, lines_stand_in_their_order) {
  const std::string text = write_record(sample()).value();
  const std::string header = line_of(text, 1), first = line_of(text, 2);
  EXPECT_NE(read_records(first).error().message.find("header"), std::string::npos);
  EXPECT_EQ(read_records(header + first + header).error().line, 3);
  EXPECT_EQ(read_records(text + first).error().line, 1 + std::count(text.begin(), text.end(), '\n'));
  EXPECT_EQ(read_records(header + "\n" + first).error().line, 2);
  EXPECT_EQ(read_records(header + "[]\n").error().line, 2);
  EXPECT_EQ(read_records(header + "{\"plies\":1}\n").error().line, 2);
}

TEST(Record, a_fault_of_the_json_has_its_column) {
  const std::string text = write_record(sample()).value();
  const auto read = read_records(line_of(text, 1) + "{\"ply\":1,?}\n");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().line, 2);
  EXPECT_EQ(read.error().column, 10);
}

TEST(Record, a_fault_of_a_value_has_its_column) {
  const std::string text = write_record(sample()).value();
  const auto read = read_records(line_of(text, 1) + "{\"ply\":1,\"moves\":[\"d3\"],\"depth\":\"deep\"}\n");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().message, "'depth' is 'deep', expected an integer 0..1000000");
  EXPECT_EQ(read.error().line, 2);
  EXPECT_EQ(read.error().column, 33);
}

TEST(Record, no_byte_can_be_changed_unnoticed) {
  const std::string text = write_record(sample()).value();
  for (std::size_t at = 0; at < text.size(); ++at) {
    std::string changed = text;
    changed[at] = text[at] == '1' ? '2' : '1';
    const auto read = read_records(changed);
    if (read) {
      // Without its last line break a line that is not JSON counts as cut off.
      EXPECT_EQ(read->back().ending, Ending::cut) << at;
      EXPECT_GE(at, text.rfind('\n', text.size() - 2)) << at;
    } else {
      EXPECT_GT(read.error().line, 0);
      EXPECT_FALSE(read.error().message.empty());
    }
  }
}

// The games of one file, each as its lines.
std::vector<std::string> chained_games(std::size_t count) {
  RecordWriter writer;
  std::vector<std::string> games;
  for (std::size_t i = 0; i < count; ++i) games.push_back(writer.write(sample(i % 2)).value());
  return games;
}

TEST(Record, a_game_that_is_removed_doubled_or_moved_is_noticed) {
  const auto games = chained_games(4);
  const auto refused = [&](std::vector<std::size_t> order) {
    std::string text;
    for (const std::size_t game : order) text += games[game];
    const auto read = read_records(text);
    return !read && read.error().message == "games before this one were changed, removed or added";
  };
  EXPECT_FALSE(refused({0, 1, 2, 3}));
  EXPECT_TRUE(refused({1, 2, 3}));
  EXPECT_TRUE(refused({0, 2, 3}));
  EXPECT_TRUE(refused({0, 1, 1, 2, 3}));
  EXPECT_TRUE(refused({0, 2, 1, 3}));
  EXPECT_FALSE(refused({0, 1, 0, 1})) << "two files joined";
}

TEST(Record, games_written_before_there_were_checksums_are_read) {
  const std::regex sums(R"x(,"(after|check)":(null|"[0-9a-f]{16}"))x");
  const auto games = chained_games(2);
  const std::string old = std::regex_replace(games[0] + games[1], sums, "");
  const auto read = read_records(old);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(*read, (std::vector<GameRecord>{sample(0), sample(1)}));
  const std::regex sum_at_the_end(R"x(,"check":"[0-9a-f]{16}")x");
  EXPECT_FALSE(read_records(std::regex_replace(games[0], sum_at_the_end, ""))) << "a checksum cannot be left out";
}

TEST(Record, a_fault_costs_only_its_game_where_faults_are_wanted) {
  const auto games = chained_games(4);
  const std::vector<std::pair<std::string, int>> damages = {
      {replaced(games[1], "\"ply\":3", "\"ply\":?"), 4},
      {replaced(games[1], "\"seed\":7", "\"seed\":8"), static_cast<int>(std::ranges::count(games[1], '\n'))},
      {line_of(games[1], 1) + line_of(games[1], 2), 3},
      {"rubbish\n", 1},
      {std::string(kMaxRecordLine + 10, 'x') + "\n", 1},
      {"", 1},
  };
  for (const auto& [damaged, line] : damages) {
    std::vector<GameRecord> read;
    std::vector<Error> faults;
    RecordReader reader(
        [&](GameRecord record) -> Result<> {
          read.push_back(std::move(record));
          return {};
        },
        [&](const Error& fault) { faults.push_back(fault); });
    const std::string text = games[0] + damaged + games[2] + games[3];
    for (std::size_t at = 0; at < text.size(); at += 1000) ASSERT_TRUE(reader.take(text.substr(at, 1000)));
    ASSERT_TRUE(reader.finish());
    EXPECT_EQ(read, (std::vector<GameRecord>{sample(0), sample(0), sample(1)})) << damaged.substr(0, 100);
    ASSERT_EQ(faults.size(), 1u) << damaged.substr(0, 100);
    EXPECT_EQ(faults[0].line, std::ranges::count(games[0], '\n') + line) << faults[0].message;
  }
}

TEST(Record, a_move_too_long_to_be_read_again_is_not_written) {
  GameRecord record = sample();
  record.plies[0].moves[0] = std::string(kMaxRecordLine, 'a');
  EXPECT_FALSE(write_record(record));
}

TEST(Record, an_interrupted_game_has_neither_score_nor_text) {
  const auto session = find_game("reversi").value().game->start("", 0).value();
  const std::string text = write_record(record_of(*session, {"human", "greedy"}, 3)).value();
  ASSERT_TRUE(read_records(text));
  EXPECT_FALSE(read_records(replaced(text, "\"end\"", "\"score\":3,\"end\"")));
  EXPECT_FALSE(read_records(replaced(text, "\"end\"", "\"text\":\"black wins\",\"end\"")));
}

TEST(Verify, a_record_as_it_was_played_is_right) {
  EXPECT_TRUE(verify(sample(0)));
  EXPECT_TRUE(verify(sample(1)));
}

TEST(Verify, whatever_was_changed_is_found) {
  const std::vector<std::pair<const char*, std::function<void(GameRecord&)>>> changes = {
      {"game", [](GameRecord& record) { record.game = "chess"; }},
      {"seats", [](GameRecord& record) { record.seats[0] = "red"; }},
      {"start", [](GameRecord& record) { record.start = "{}"; }},
      {"start with moves",
       [](GameRecord& record) {
         const std::string move = record.plies.front().moves.front();
         record.start.back() = ',';
         record.start += "\"moves\":[\"" + move + "\"]}";
         record.plies.erase(record.plies.begin());
       }},
      {"game with settings", [](GameRecord& record) { record.game += ":size=4"; }},
      {"one seat more", [](GameRecord& record) { record.seats.push_back("red"), record.agents.push_back("random"); }},
      {"two plies in one",
       [](GameRecord& record) {
         record.plies[0].moves.push_back(record.plies[1].moves.front());
         record.plies.erase(record.plies.begin() + 1);
       }},
      {"first ply", [](GameRecord& record) { record.plies.erase(record.plies.begin()); }},
      {"last ply", [](GameRecord& record) { record.plies.pop_back(); }},
      {"one more", [](GameRecord& record) { record.plies.push_back(record.plies.back()); }},
      {"moves", [](GameRecord& record) { record.plies[3].moves.push_back("a1"); }},
      {"sign", [](GameRecord& record) { record.result->sign = record.result->sign == 0 ? 1 : -record.result->sign; }},
      {"score", [](GameRecord& record) { ++record.result->score; }},
      {"text", [](GameRecord& record) { record.result_text += "!"; }},
      {"hash", [](GameRecord& record) { record.hash ^= 1; }},
      {"unfinished", [](GameRecord& record) { record.ending = Ending::interrupted, record.result.reset(); }},
  };
  for (const auto& [what, change] : changes) {
    GameRecord record = sample();
    change(record);
    EXPECT_FALSE(verify(record)) << what;
    const auto session = replay(record);
    EXPECT_TRUE(!session || (*session)->history().size() == record.plies.size()) << what;
  }
}

TEST(Verify, the_last_position_of_an_interrupted_game_is_checked) {
  const auto session = find_game("reversi").value().game->start("", 0).value();
  ASSERT_TRUE(session->play({"d3"}));
  GameRecord record = record_of(*session, {"human", "greedy"}, 3);
  ASSERT_EQ(record.ending, Ending::interrupted);
  EXPECT_TRUE(verify(record));
  record.hash ^= 1;
  EXPECT_FALSE(verify(record));
}

TEST(Verify, an_illegal_move_is_named_by_its_ply) {
  for (std::size_t ply = 0; ply < sample().plies.size(); ++ply) {
    GameRecord record = sample();
    record.plies[ply].moves = {"b2"};  // taken from the start
    const auto verified = verify(record);
    ASSERT_FALSE(verified);
    EXPECT_TRUE(verified.error().message.starts_with("ply " + std::to_string(ply + 1) + ":"))
        << verified.error().message;
  }
}

}  // namespace
}  // namespace ariadne
