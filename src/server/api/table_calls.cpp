#include <algorithm>
#include <nlohmann/json.hpp>
#include <random>

#include "agents/spec.hpp"
#include "report/analysis.hpp"
#include "server/api/arguments.hpp"
#include "server/api/calls.hpp"
#include "server/api/laboratory.hpp"
#include "server/api/thinking.hpp"

namespace ariadne {
namespace {

constexpr std::uint64_t kMaxTableMemory = std::uint64_t{256} << 20;  // of an agent's thoughts about a move
constexpr double kMinSpeed = 0.01, kMaxSpeed = 1000;                 // moves a second; 0 is as fast as they come
constexpr std::chrono::milliseconds kMaxHintTime{10'000};

// One spec per seat. An empty one is the default agent or, where a person plays, the one that people are offered first;
// after a person, agents have the seats that are not named.
Result<std::vector<std::string>> specs_in(const JsonReader& arguments, const Session& session,
                                          const ExternalOptions& external) {
  const auto& seats = session.seats();
  std::vector<std::string> given;
  if (arguments.has("players")) given = texts_in(arguments["players"], seats.size());
  if (arguments.failed()) return arguments.failure();
  if (!given.empty() && given.back() == kHuman) given.resize(seats.size());
  const auto default_of = std::ranges::count(given, kHuman) > 0 ? agent_for_people : default_agent;
  for (Seat seat = 0; seat < seat_count(given); ++seat) {
    if (given[seat].empty()) given[seat] = default_of(session.game(), session.game().team(seat));
    if (const auto known = check_offered(session.game(), given[seat], external); !known)
      return tl::unexpected(known.error());
  }
  return specs_for_seats(session.game(), seats, std::move(given));
}

TimeControl clock_in(const JsonReader& arguments) {
  TimeControl clock;
  if (!arguments.has("clock")) return clock;
  const auto reader = arguments["clock"];
  reader.only({"bank_ms", "increment_ms"});
  clock.bank = std::chrono::milliseconds(reader["bank_ms"].integer(1000, 86'400'000));
  if (reader.has("increment_ms")) clock.increment = std::chrono::milliseconds(reader["increment_ms"].count(600'000));
  return clock;
}

std::optional<double> speed_in(const JsonReader& arguments) {
  if (!arguments.has("speed")) return std::nullopt;
  const double speed = arguments["speed"].number(0, kMaxSpeed);
  return speed == 0 ? 0 : std::max(speed, kMinSpeed);
}

TableOptions options_in(const JsonReader& arguments) {
  TableOptions options;
  options.game.limits = read_limits(arguments);
  options.game.limits.memory = std::min(options.game.limits.memory, kMaxTableMemory);
  options.game.clock = clock_in(arguments);
  options.game.may_hurry = true;
  options.speed = speed_in(arguments);
  if (arguments.has("running")) options.running = arguments["running"].flag();
  return options;
}

// Drawn if none is given, and small enough for every reader of JSON.
std::uint64_t seed_in(const JsonReader& arguments) {
  return arguments.has("seed") ? read_seed(arguments) : std::random_device()();
}

// Of a record that is continued, the players that sat there unless others are given.
Result<GameInPlay> game_in(const JsonReader& arguments, const ExternalOptions& external, const Limits& limits) {
  std::unique_ptr<Session> session;
  std::uint64_t seed = seed_in(arguments);
  if (arguments.has("record")) {
    auto read = read_recorded(arguments);
    if (!read) return tl::unexpected(read.error());
    session = std::move(read->game.session);
    if (!arguments.has("seed")) seed = read->record.seed;
  } else {
    auto begun = read_session(arguments, seed);
    if (!begun) return tl::unexpected(begun.error());
    session = std::move(*begun);
  }
  const auto specs = specs_in(arguments, *session, external);
  if (!specs) return tl::unexpected(specs.error());
  auto players = make_players(*session, *specs, seed, external, limits);
  if (!players) return tl::unexpected(players.error());
  GameInPlay game = game_of(std::move(session), std::move(*players), seed);
  game.external = external;
  return game;
}

// A table that is to be opened.
struct Order {
  GameInPlay game;
  TableOptions options;
};

Result<Order> order_in(const JsonReader& arguments, const ExternalOptions& external) {
  arguments.only(
      {"game", "position", "moves", "seed", "record", "number", "players", "clock", "limits", "speed", "running"});
  TableOptions options = options_in(arguments);
  if (arguments.failed()) return arguments.failure();
  auto game = game_in(arguments, external, options.game.limits);
  if (!game) return tl::unexpected(game.error());
  return Order{std::move(*game), std::move(options)};
}

// Reads the table's name and what else the call takes, and runs `work` on its table.
template <class Work>
Answer at_table(const JsonReader& arguments, CallContext& context, Work work) {
  const std::string id = arguments["table"].text();
  if (arguments.failed()) return arguments.failure();
  return context.laboratory.tables().with(id, std::move(work));
}

// The state after something was done, or what was wrong with it.
Answer state_after(const Table& table, const Result<>& done) {
  if (!done) return tl::unexpected(done.error());
  return table.state();
}

}  // namespace

Answer call_table_open(const JsonReader& arguments, CallContext& context) {
  auto order = order_in(arguments, context.laboratory.external());
  if (!order) return tl::unexpected(order.error());
  return context.laboratory.tables().open(std::move(order->game), std::move(order->options));
}

Answer call_table_check(const JsonReader& arguments, CallContext& context) {
  const auto order = order_in(arguments, context.laboratory.external());
  if (!order) return tl::unexpected(order.error());
  Json players = Json::array();
  for (const auto& player : order->game.players) players.push_back(player.spec);
  return Json{{"players", std::move(players)}};
}

Answer call_table_follow(const JsonReader& arguments, CallContext& context) {
  arguments.only({"table"});
  return at_table(arguments, context, [&](Table& table) -> Answer {
    // Whoever stopped the job while it was on its way has dropped it already.
    if (context.job->stop) return refuse(Refusal::cancelled, "cancelled");
    context.kept = true;
    table.follow(context.job);
    return Json();
  });
}

Answer call_table_choose(const JsonReader& arguments, CallContext& context) {
  arguments.only({"table", "seat", "move", "ply", "wait"});
  const std::string seat_name = arguments["seat"].text(), move = arguments["move"].text();
  std::optional<std::size_t> ply;
  if (arguments.has("ply")) ply = static_cast<std::size_t>(arguments["ply"].count());
  const bool wait = arguments.has("wait") && arguments["wait"].flag();
  return at_table(arguments, context, [&](Table& table) -> Answer {
    const auto seat = seat_called(*table.game().session, seat_name);
    if (!seat) return tl::unexpected(seat.error());
    if (const auto chosen = table.choose(*seat, move, ply); !chosen) return tl::unexpected(chosen.error());
    table.advance(Table::Clock::now(), true);
    if (!wait || context.job->stop) return table.state();
    context.kept = true;
    table.tell_when_settled(context.job);
    return Json();
  });
}

Answer call_table_steer(const JsonReader& arguments, CallContext& context) {
  arguments.only({"table", "seat", "move"});
  const std::string move = arguments["move"].text();
  return at_table(arguments, context, [&](Table& table) -> Answer {
    if (const auto steered = table.steer(move); !steered) return tl::unexpected(steered.error());
    return Json{{"ply", table.game().plies.size()}};
  });
}

Answer call_table_run(const JsonReader& arguments, CallContext& context) {
  arguments.only({"table", "running", "speed"});
  const bool running = arguments["running"].flag();
  const auto speed = speed_in(arguments);
  return at_table(arguments, context, [&](Table& table) -> Answer {
    table.run(running, speed);
    return table.state();
  });
}

Answer call_table_undo(const JsonReader& arguments, CallContext& context) {
  arguments.only({"table"});
  return at_table(arguments, context, [&](Table& table) { return state_after(table, table.take_back()); });
}

Answer call_table_rematch(const JsonReader& arguments, CallContext& context) {
  arguments.only({"table"});
  return at_table(arguments, context, [&](Table& table) -> Answer {
    table.rematch();
    return table.state();
  });
}

Answer call_table_redo(const JsonReader& arguments, CallContext& context) {
  arguments.only({"table"});
  return at_table(arguments, context, [&](Table& table) { return state_after(table, table.redo()); });
}

Answer call_table_resign(const JsonReader& arguments, CallContext& context) {
  arguments.only({"table", "seat"});
  const std::string seat_name = arguments["seat"].text();
  return at_table(arguments, context, [&](Table& table) -> Answer {
    const auto seat = seat_called(*table.game().session, seat_name);
    if (!seat) return tl::unexpected(seat.error());
    return state_after(table, table.resign(*seat));
  });
}

Answer call_table_swap(const JsonReader& arguments, CallContext& context) {
  arguments.only({"table"});
  return at_table(arguments, context, [&](Table& table) { return state_after(table, table.swap_sides()); });
}

Answer call_table_move_now(const JsonReader& arguments, CallContext& context) {
  arguments.only({"table"});
  return at_table(arguments, context, [&](Table& table) -> Answer {
    table.move_now();
    return table.state();
  });
}

// What a strong agent would play. It thinks on the thread of the call, not on that of the tables.
Answer call_table_hint(const JsonReader& arguments, CallContext& context) {
  arguments.only({"table", "seat"});
  const std::string seat_name = arguments["seat"].text();
  std::unique_ptr<Session> session;
  std::unique_ptr<Agent> agent;
  Seat seat = 0;
  const Answer prepared = at_table(arguments, context, [&](Table& table) -> Answer {
    const auto found = seat_called(*table.game().session, seat_name);
    if (!found) return tl::unexpected(found.error());
    seat = *found;
    session = table.game().session->clone();
    if (std::ranges::count(session->movers(), seat) == 0) return refuse(Refusal::bad, seat_name + " is not to move");
    auto made = hint_agent(table.game(), seat);
    if (!made) return tl::unexpected(made.error());
    agent = std::move(*made);
    return Json();
  });
  if (!prepared) return tl::unexpected(prepared.error());
  Question question{*session, seat};
  question.limits.memory = kMaxTableMemory;
  question.may_hurry = true;
  const auto decision = asked(*agent, question, "hint", context, kMaxHintTime);
  if (!decision) return tl::unexpected(decision.error());
  Json json = decision_json(*decision);
  json["ply"] = session->history().size();
  json["seat"] = seat_name;
  json["text"] = session->describe(seat, decision->move);
  return json;
}

Answer call_table_close(const JsonReader& arguments, CallContext& context) {
  arguments.only({"table"});
  const std::string id = arguments["table"].text();
  if (arguments.failed()) return arguments.failure();
  return context.laboratory.tables().close(id);
}

Answer call_table_record(const JsonReader& arguments, CallContext& context) {
  arguments.only({"table"});
  return at_table(arguments, context, [&](Table& table) -> Answer {
    const auto text = write_record(record_of(table.game()));
    if (!text) return tl::unexpected(text.error());
    return Json{{"text", *text}};
  });
}

Answer call_table_at(const JsonReader& arguments, CallContext& context) {
  arguments.only({"table", "ply"});
  const auto ply = static_cast<std::size_t>(arguments["ply"].count());
  return at_table(arguments, context, [&](Table& table) -> Answer { return table.state_at(ply); });
}

Answer call_table_state(const JsonReader& arguments, CallContext& context) {
  arguments.only({"table"});
  return at_table(arguments, context, [&](Table& table) -> Answer { return table.state(); });
}

Answer call_table_history(const JsonReader& arguments, CallContext& context) {
  arguments.only({"table", "from"});
  const auto from = arguments.has("from") ? static_cast<std::size_t>(arguments["from"].count()) : 0;
  return at_table(arguments, context, [&](Table& table) -> Answer {
    return Json{{"history_from", from}, {"history", table.history(from)}};
  });
}

}  // namespace ariadne
