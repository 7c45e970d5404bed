#include "agents/external/protocol.hpp"

#include <nlohmann/json.hpp>

#include "agents/external/sandbox.hpp"
#include "agents/registry.hpp"
#include "core/json_reader.hpp"

namespace ariadne {
namespace {

constexpr std::size_t kMaxLine = 1000;  // moves of a line of play
constexpr std::size_t kMaxMoves = 10'000;
constexpr std::int64_t kMaxDepth = 1'000'000;
constexpr std::size_t kMaxText = 1000;

Json message(const char* type, std::uint64_t id) { return {{"type", type}, {"id", id}}; }

// Only what there is: an agent without a clock is told nothing of one.
Json time_json(const Question& question, std::chrono::milliseconds move_time) {
  Json json = Json::object();
  if (move_time.count() > 0) json["move_ms"] = move_time.count();
  if (question.clock.left) {
    json["bank_ms"] = question.clock.left->count();
    json["increment_ms"] = question.clock.increment.count();
  }
  return json;
}

// As in positions: a string is a ply, an array a step of several movers.
Json steps_since(const std::vector<Step>& history, std::size_t from) {
  Json json = Json::array();
  for (std::size_t i = from; i < history.size(); ++i) {
    json.push_back(history[i].size() == 1 ? Json(history[i].front()) : Json(history[i]));
  }
  return json;
}

std::string short_text(const JsonReader& reader) {
  std::string text = reader.text();
  if (text.size() > kMaxText) reader.refuse("is longer than " + std::to_string(kMaxText) + " bytes");
  return text;
}

std::vector<std::string> texts(const JsonReader& reader, std::size_t max_count) {
  std::vector<std::string> all;
  for (const auto& item : reader.items(max_count)) all.push_back(short_text(item));
  return all;
}

void read_scores(const JsonReader& reader, Said& said) {
  for (const auto& item : reader.items(kMaxMoves)) {
    said.moves.emplace_back(short_text(item["move"]), item["score"].number());
    if (reader.failed()) return;
  }
}

Said read_said(const JsonReader& reader) {
  Said said;
  if (reader.has("depth")) said.depth = static_cast<int>(reader["depth"].integer(0, kMaxDepth));
  if (reader.has("nodes")) said.nodes = reader["nodes"].count();
  if (reader.has("score")) said.score = reader["score"].number();
  if (reader.has("pv")) said.pv = texts(reader["pv"], kMaxLine);
  if (reader.has("moves")) read_scores(reader["moves"], said);
  return said;
}

void read_ready(const JsonReader& reader, Reply& reply) {
  reader["protocol"].integer(kProtocolVersion, kProtocolVersion);
  reply.name = short_text(reader["name"]);
  if (reader.has("version")) reply.version = short_text(reader["version"]);
}

}  // namespace

std::string hello_line(std::string_view game) {
  return json_line({{"type", "hello"},
                    {"protocol", kProtocolVersion},
                    {"host", std::string("ariadne ") + ARIADNE_VERSION},
                    {"games", {game}}});
}

std::string start_line(std::uint64_t id, const Question& question, std::uint64_t seed, const ExternalOptions& options) {
  const Session& session = question.session;
  Json json = message("start", id);
  json["game"] = session.game().info().id;
  json["seat"] = question.seat;
  json["seats"] = session.seats();
  for (Seat seat = 0; seat < seat_count(session.seats()); ++seat) {
    json["teams"].push_back(session.game().team(seat) == Team::first ? 0 : 1);
  }
  json["seed"] = seed >> 11;  // exact in every reader of JSON
  json["time"] = time_json(question, question.limits.time);
  json["time"]["init_ms"] = options.start_time.count();
  json["limits"] = {{"memory_mb", options.memory >> 20}, {"threads", kAgentThreads}};
  return json_line(json);
}

// The state is JSON already, and put together again it would take longer than anything else here.
std::string act_line(std::uint64_t id, const Question& question, std::size_t last,
                     std::chrono::milliseconds move_time) {
  const Session& session = question.session;
  Json rest = {{"legal", session.moves(question.seat)}, {"last", steps_since(session.history(), last)}};
  rest["time"] = time_json(question, move_time);
  if (question.limits.nodes > 0) rest["nodes"] = question.limits.nodes;
  Json front = message("act", id);
  front["ply"] = session.history().size();
  front["seat"] = question.seat;
  std::string line = json_line(front);
  line.back() = ',';
  line.append(R"("state":)").append(session.json()).append(",").append(json_line(rest).substr(1));
  return line;
}

std::string solve_line(std::uint64_t id, const Json& problem, std::chrono::milliseconds time) {
  Json json = message("solve", id);
  json["problem"] = problem;
  json["time"] = {{"move_ms", time.count()}};
  return json_line(json);
}

std::string stop_line(std::uint64_t id) { return json_line(message("stop", id)); }

std::string end_line(std::uint64_t id, const GameEnd& end) {
  Json json = message("end", id);
  const int sign = end.outcome ? end.outcome->sign : 0;
  json["result"] = {{"winner", sign == 0 ? Json(nullptr) : Json(sign > 0 ? 0 : 1)},
                    {"score", end.outcome ? Json(end.outcome->score) : Json(nullptr)},
                    {"text", end.text},
                    {"reason", !end.outcome  ? "interrupted"
                               : end.forfeit ? "forfeit"
                                             : "finished"}};
  return json_line(json);
}

std::string quit_line() { return R"({"type":"quit"})"; }

Result<Reply> read_reply(std::string_view line) {
  const auto json = parse_json(line);
  if (!json) return tl::unexpected(json.error());
  if (!json->is_object()) return failure("expected a JSON object");
  const JsonReader reader(*json, "a message");
  Reply reply;
  reply.type =
      static_cast<ReplyType>(reader["type"].choice({"ready", "ok", "info", "move", "plan", "resign", "error"}));
  if (reader.failed()) return reader.failure();
  if (reply.type == ReplyType::ready)
    read_ready(reader, reply);
  else
    reply.id = reader["id"].count();
  if (reply.type == ReplyType::move) reply.move = short_text(reader["move"]);
  if (reply.type == ReplyType::move || reply.type == ReplyType::info) reply.said = read_said(reader);
  if (reply.type == ReplyType::plan) {
    reply.path = texts(reader["path"], kMaxPlanBytes);
    if (reader.has("cost")) reply.cost = reader["cost"].number();
  }
  if (reply.type == ReplyType::error) reply.message = short_text(reader["message"]);
  if (reader.failed()) return reader.failure();
  return reply;
}

}  // namespace ariadne
