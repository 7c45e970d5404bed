#include <gtest/gtest.h>
#include <signal.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <thread>

#include "core/json.hpp"
#include "http_client.hpp"
#include "program.hpp"

namespace ariadne {
namespace {

using namespace std::chrono_literals;

TEST(Serve, the_page_comes_with_its_guards_and_is_known_the_second_time) {
  const RunningServer server;
  const HttpAnswer page = ask(server.port(), {});
  EXPECT_EQ(page.status, 200);
  EXPECT_NE(page.body.find("<!doctype html>"), std::string::npos);
  EXPECT_EQ(page.header("X-Content-Type-Options"), "nosniff");
  EXPECT_NE(page.header("Content-Security-Policy").find("default-src 'self'"), std::string::npos);
  EXPECT_NE(page.header("Content-Security-Policy").find("frame-ancestors 'none'"), std::string::npos);
  const HttpAnswer packed = ask(server.port(), {.target = "/play/reversi", .headers = {"Accept-Encoding: gzip"}});
  EXPECT_EQ(packed.header("Content-Encoding"), "gzip");
  const HttpAnswer again = ask(server.port(), {.headers = {"If-None-Match: " + page.header("ETag")}});
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(ask(server.port(), {.method = "HEAD"}).status, 200);
}

TEST(Serve, calls_are_answered_and_errors_read_as_on_the_command_line) {
  const RunningServer server;
  EXPECT_EQ(ask(server.port(), {.target = "/api/v1/catalogue"}).status, 200);
  const HttpAnswer view = post(server.port(), "view", R"({"game":"reversi"})");
  EXPECT_EQ(parse_json(view.body)->at("movers"), Json({"black"}));
  const HttpAnswer wrong = post(server.port(), "view", R"({"game":"reversy"})");
  EXPECT_EQ(wrong.status, 400);
  EXPECT_EQ(parse_json(wrong.body)->at("error").at("hint"), "Did you mean 'reversi'?");
  EXPECT_EQ(post(server.port(), "viev", "{}").status, 404);
  EXPECT_EQ(post(server.port(), "view", "[1]").status, 400);
  EXPECT_EQ(post(server.port(), "view", "{").status, 400);
  EXPECT_EQ(ask(server.port(), {.method = "DELETE", .target = "/api/v1/view"}).status, 405);
}

TEST(Serve, pages_from_elsewhere_are_refused) {
  const RunningServer server;
  EXPECT_EQ(ask(server.port(), {.host = "evil.example"}).status, 403);
  EXPECT_EQ(ask(server.port(), {.host = ""}).status, 403);
  EXPECT_EQ(ask(server.port(), {.headers = {"Origin: http://evil.example"}}).status, 403);
  EXPECT_EQ(ask(server.port(), {.headers = {"Origin: http://localhost"}}).status, 200);
  EXPECT_FALSE(LiveSocket(server.port(), "http://evil.example").open());
  EXPECT_TRUE(LiveSocket(server.port(), "http://localhost").open());
}

TEST(Serve, a_socket_plays_a_game_and_hears_of_every_move) {
  const RunningServer server;
  LiveSocket socket(server.port());
  ASSERT_TRUE(socket.open());
  socket.send(R"({"id":1,"call":"table.open","game":"reversi:size=4","players":["human","random"]})");
  const Json opened = *parse_json(*socket.next());
  EXPECT_EQ(opened.at("id"), 1);
  const std::string table = opened.at("result").at("table");
  socket.send(R"({"id":2,"call":"table.follow","table":")" + table + R"("})");
  Json state = parse_json(*socket.next())->at("progress");
  int id = 3;
  while (!state.at("over").get<bool>()) {
    if (!state.at("awaited").empty()) {
      const std::string seat = state.at("awaited")[0];
      socket.send(Json{{"id", id++},
                       {"call", "table.choose"},
                       {"table", table},
                       {"seat", seat},
                       {"ply", state.at("ply")},
                       {"move", state.at("moves").at(seat)[0].at("move")}}
                      .dump());
    }
    const std::size_t seen = state.at("seq");
    while (state.at("seq") <= seen && !state.at("over").get<bool>()) {
      const auto text = socket.next();
      ASSERT_TRUE(text);
      const auto message = parse_json(*text);
      ASSERT_TRUE(message) << *text;
      ASSERT_FALSE(message->contains("error")) << *text;
      if (message->contains("progress")) state = message->at("progress");
    }
  }
  socket.send(R"({"cancel":2})");
  Json last = *parse_json(*socket.next());
  while (!last.contains("error")) last = *parse_json(*socket.next());
  EXPECT_EQ(last.at("error").at("message"), "cancelled");
}

TEST(Serve, two_hundred_sockets_are_served_at_once) {
  const RunningServer server;
  std::vector<std::unique_ptr<LiveSocket>> sockets;
  for (int i = 0; i < 200; ++i) sockets.push_back(std::make_unique<LiveSocket>(server.port()));
  for (auto& socket : sockets) ASSERT_TRUE(socket->open() && socket->send(R"({"id":1,"call":"view","game":"tree"})"));
  for (auto& socket : sockets) EXPECT_TRUE(parse_json(*socket->next())->contains("result"));
}

TEST(Serve, a_socket_that_sends_too_much_is_closed_with_a_reason) {
  const RunningServer server;
  LiveSocket large(server.port());
  large.send(std::string(70'000, ' '));
  EXPECT_FALSE(large.next());
  EXPECT_EQ(large.close_code(), 1009);
  LiveSocket many(server.port());
  for (int i = 0; i < 500; ++i) many.send("{}");
  while (many.next()) {
  }
  EXPECT_EQ(many.close_code(), 1008);
}

TEST(Serve, it_ends_at_once_when_told_also_while_agents_think) {
  for (const int signal : {SIGINT, SIGTERM}) {
    RunningServer server;
    LiveSocket socket(server.port());
    socket.send(R"({"id":1,"call":"analyse","game":"reversi","agents":["alphabeta:depth=40"]})");
    socket.next();
    const auto start = std::chrono::steady_clock::now();
    EXPECT_EQ(server.end(signal), 0);
    EXPECT_LT(std::chrono::steady_clock::now() - start, 5s);
  }
}

TEST(Serve, a_taken_port_is_named_with_a_way_out) {
  const RunningServer server;
  const Finished second = ariadne_says({"serve", "--port", std::to_string(server.port())});
  EXPECT_EQ(second.code, 6);
  EXPECT_EQ(second.err, "error: port " + std::to_string(server.port()) + " is in use\n  Try: ariadne serve --port 0\n");
}

TEST(Serve, only_commands_that_it_was_started_with_are_run) {
  const std::string bot = std::string("cmd:python3 ") + ARIADNE_DOCS + "/../examples/agents/first.py";
  const RunningServer server({"--agent", bot, "--sandbox", "off", "--start-time", "60s"});
  const Json games = parse_json(ask(server.port(), {.target = "/api/v1/catalogue"}).body)->at("games");
  ASSERT_GT(games.size(), 3u);
  for (const Json& game : games) EXPECT_EQ(game.at("agents").back().at("name"), bot);
  const auto asked = [&](const std::string& spec) {
    const Json arguments = {{"game", "reversi"}, {"agents", {spec}}};
    return *parse_json(post(server.port(), "analyse", arguments.dump()).body);
  };
  EXPECT_EQ(asked(bot).at("analyses")[0].at("move"), "d3");
  EXPECT_TRUE(asked(bot + " ").contains("error")) << "not even with another blank";
  const Json opening = {{"game", "reversi"}, {"players", {"human", bot}}};
  const Json table = *parse_json(post(server.port(), "table.open", opening.dump()).body);
  const Json move = {{"table", table.at("table")}, {"seat", "black"}, {"move", "d3"}, {"wait", true}};
  EXPECT_EQ(parse_json(post(server.port(), "table.choose", move.dump()).body)->at("history")[1].at("moves")[0], "c3");
}

TEST(Serve, what_is_no_command_is_not_taken_for_one) {
  const auto refused = ariadne_says({"serve", "--port", "0", "--agent", "greedy"});
  EXPECT_EQ(refused.code, 2);
  EXPECT_NE(refused.err.find("'greedy' is not a command"), std::string::npos) << refused.err;
}

TEST(Serve, an_address_that_others_reach_is_warned_of) {
  RunningServer server({"--host", "0.0.0.0"});
  EXPECT_EQ(ask(server.port(), {.host = "10.1.2.3"}).status, 200);
  EXPECT_EQ(ask(server.port(), {.host = "evil.example"}).status, 403);
}

// Things that no honest client sends.
class Hostile {
 public:
  explicit Hostile(std::uint16_t port) : port_(port) {}

  void send(int number) {
    switch (number % 10) {
      case 0:
        return garbage(number);
      case 1:
        return raw("GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n");
      case 2:
        return raw("GET /assets/..%2f..%2fetc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n");
      case 3:
        return raw("POST /api/v1/view HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n{");
      case 4:
        return raw("GET / HTTP/1.1\r\nHost: localhost\r\nX: " + std::string(9'000, 'x') + "\r\n\r\n");
      case 5:
        return deep_json();
      case 6:
        return half_open(number);
      case 7:
        return raw("GET / HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n\r\n");
      case 8:
        return wrong_arguments(number);
      default:
        return bad_frames(number);
    }
  }

 private:
  void raw(const std::string& bytes) {
    Connection connection(port_);
    connection.send(bytes);
    connection.receive(12);
  }
  void garbage(int number) {
    std::string bytes;
    std::uint64_t state = static_cast<std::uint64_t>(number) + 1;
    for (int i = 0; i < 200; ++i)
      bytes += static_cast<char>((state = state * 6364136223846793005u + 1442695040888963407u) >> 56);
    raw(bytes + "\r\n\r\n");
  }
  void deep_json() { post(port_, "view", std::string(5'000, '[')); }
  // Some are left in the middle of a header, some in the middle of a body, some at once.
  void half_open(int number) {
    Connection connection(port_);
    if (number % 3 == 0) connection.send("POST /api/v1/solve HTTP/1.1\r\nHost: local");
    if (number % 3 == 1)
      connection.send("POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{\"a");
  }
  void wrong_arguments(int number) {
    static const std::vector<std::pair<const char*, const char*>> kWrong = {
        {"view", R"({"game":{"a":[]}})"},
        {"view", R"({"game":"pacman:layout=../../etc/passwd"})"},
        {"view", R"({"game":"reversi","position":"/etc/passwd"})"},
        {"solve", R"({"maze":"/etc/passwd"})"},
        {"solve", R"({"text":"%%%\n%P%\n%%%","goal":[-1,99999]})"},
        {"table.open", R"({"game":"reversi","players":["cmd:id","`id`"]})"},
        {"table.choose", R"({"table":"../x","seat":"black","move":"d3"})"},
        {"replay", R"({"record":"{\"schema\":\"ariadne/record/1\"}\n\u0000"})"},
        {"tree.children", R"({"tree":"tree1","node":18446744073709551615})"},
        {"analyse", R"({"game":"reversi","limits":{"nodes":-1}})"},
    };
    const auto& [call, body] = kWrong[static_cast<std::size_t>(number / 10) % kWrong.size()];
    EXPECT_GE(post(port_, call, body).status, 400) << call << body;
  }
  void bad_frames(int number) {
    LiveSocket socket(port_);
    static const std::vector<std::string> kMessages = {"",
                                                       "[",
                                                       "{}",
                                                       R"({"id":0,"call":"view"})",
                                                       R"({"id":1,"call":7})",
                                                       R"({"cancel":"x"})",
                                                       std::string(3'000, '{'),
                                                       "\xff\xfe"};
    socket.send(kMessages[static_cast<std::size_t>(number / 10) % kMessages.size()]);
    if (number % 20 == 9) socket.next();
  }

  std::uint16_t port_;
};

TEST(Serve, ten_thousand_hostile_requests_leave_it_serving_with_stable_memory) {
  RunningServer server;
  Hostile hostile(server.port());
  for (int i = 0; i < 2'000; ++i) hostile.send(i);
  const long before = server.resident_kib();
  for (int i = 2'000; i < 10'000; ++i) hostile.send(i);
  const long after = server.resident_kib();
  EXPECT_LT(after, before + before / 4 + 8'192) << before << " KiB before, " << after << " KiB after";
  EXPECT_EQ(ask(server.port(), {}).status, 200);
  EXPECT_EQ(server.end(SIGINT), 0);
}

TEST(Serve, a_slow_client_does_not_keep_others_waiting) {
  const RunningServer server;
  std::vector<Connection> slow;
  for (int i = 0; i < 250; ++i) {
    slow.emplace_back(server.port());
    slow.back().send("GET / HTTP/1.1\r\nHost:");
  }
  for (int i = 0; i < 20; ++i) EXPECT_EQ(ask(server.port(), {}).status, 200);
}

// An example of docs/web-api.md: a request, an empty line, the status, and the answer with `...` for what is left out.
struct Example {
  std::string method, target, body, status, answer;

  std::string call() const { return target.substr(target.rfind('/') + 1); }
};

std::vector<Example> examples_in(const std::string& text) {
  std::vector<Example> examples;
  const std::string opening = "```http\n";
  for (std::size_t at = text.find(opening); at != text.npos; at = text.find(opening, at)) {
    at += opening.size();
    std::istringstream block(text.substr(at, text.find("\n```", at) - at));
    Example& example = examples.emplace_back();
    block >> example.method >> example.target;
    std::string line;
    std::getline(block, line);
    while (std::getline(block, line) && !line.empty()) example.body += line;
    std::getline(block, example.status);
    while (std::getline(block, line)) example.answer += line;
  }
  return examples;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != text.npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

// Whether the text is the pattern, where `...` stands for anything.
bool fits(const std::string& pattern, const std::string& text) {
  std::size_t from = 0, at = 0;
  for (bool first = true;; first = false) {
    const std::size_t gap = pattern.find("...", at);
    const std::string part = pattern.substr(at, gap == pattern.npos ? pattern.npos : gap - at);
    const bool last = gap == pattern.npos;
    const std::size_t found = last && !first ? text.rfind(part) : text.find(part, from);
    if (found == text.npos || found < from || (first && found != 0) || (last && found + part.size() != text.size()))
      return false;
    if (last) return true;
    from = found + part.size();
    at = gap + 3;
  }
}

TEST(Serve, every_example_of_the_documentation_is_true_and_every_call_has_one) {
  const RunningServer server;
  std::set<std::string> shown;
  std::string table = "TABLE", tree = "TREE";
  const auto filled = [&](const std::string& text) { return replaced(replaced(text, "TABLE", table), "TREE", tree); };
  for (const Example& example : examples_in(contents(ARIADNE_DOCS "/web-api.md"))) {
    const HttpAnswer answer =
        ask(server.port(), {.method = example.method, .target = example.target, .body = filled(example.body)});
    const auto json = parse_json(answer.body);
    ASSERT_TRUE(json) << example.target;
    if (example.call() == "table.open") table = json->value("table", "");
    if (example.call() == "tree") tree = json->value("tree", "");
    EXPECT_EQ(std::to_string(answer.status), example.status) << example.target << answer.body;
    EXPECT_TRUE(fits(filled(example.answer), answer.body))
        << example.target << "\nexpected " << filled(example.answer) << "\nbut got  " << answer.body;
    shown.insert(example.call());
  }
  const Json catalogue = parse_json(ask(server.port(), {.target = "/api/v1/catalogue"}).body).value();
  for (const Json& call : catalogue.at("calls")) {
    EXPECT_TRUE(shown.contains(call.get<std::string>())) << call << " has no example";
  }
}

}  // namespace
}  // namespace ariadne
