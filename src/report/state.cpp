#include "report/state.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "report/format.hpp"
#include "report/game_text.hpp"
#include "report/record_json.hpp"
#include "report/scene_json.hpp"

namespace ariadne {
namespace {

// More moves than a person can read are not listed: such games mark cells, or moves are typed.
constexpr std::size_t kMaxListedMoves = 512;

Json names_of(const Session& session, const std::vector<Seat>& seats) {
  Json names = Json::array();
  for (const Seat seat : seats) names.push_back(session.seats()[seat]);
  return names;
}

void add_thoughts(Json& json, const std::vector<RecordedThought>& thoughts) {
  std::uint64_t nodes = 0;
  std::chrono::microseconds time{0};
  for (const auto& thought : thoughts) {
    nodes += thought.nodes;
    time = std::max(time, thought.time);
  }
  if (nodes > 0) json["nodes"] = nodes;
  if (time.count() > 0) json["ms"] = std::chrono::duration<double, std::milli>(time).count();
  for (const auto& thought : thoughts) {
    if (!thought.value) continue;
    json["value"] = value_json(*thought.value);
    break;
  }
}

// What happened in the step that led to `after`.
Json events_json(const Session& after) {
  Json events = Json::array();
  for (const auto& event : after.game().events(after)) events.push_back({{"kind", event.kind}, {"text", event.text}});
  return events;
}

// What was played in the position `before`, the last step of `after`.
Json step_json(const Session& before, const Session& after, const RecordedPly& ply) {
  const auto movers = before.movers();
  Json json = {{"ply", after.history().size()}, {"movers", names_of(before, movers)}, {"moves", ply.moves}};
  json["sentences"] = Json::array();
  bool forced = true;
  for (std::size_t i = 0; i < movers.size(); ++i) {
    json["sentences"].push_back(before.describe(movers[i], ply.moves[i]));
    forced = forced && before.must_pass(movers[i]);
  }
  if (forced) json["forced"] = true;
  if (ply.opening) json["opening"] = true;
  add_thoughts(json, ply.thoughts);
  if (Json events = events_json(after); !events.empty()) json["events"] = std::move(events);
  return json;
}

Json moves_json(const Session& session, Seat mover) {
  Json moves = Json::array();
  for (const auto& move : session.moves(mover)) {
    if (moves.size() == kMaxListedMoves) break;
    moves.push_back({{"move", move}, {"text", session.describe(mover, move)}});
  }
  return moves;
}

// What somebody may choose is marked only where somebody is asked.
Scene scene_for(const Session& session, const std::vector<Seat>& awaited) {
  if (!awaited.empty()) return session.scene(awaited.front());
  Scene scene = session.scene();
  std::erase_if(scene.marks, [](const Mark& mark) { return mark.kind == MarkKind::target; });
  return scene;
}

std::string title_of(const GameInPlay& game) { return game.persons() > 0 ? opening_words(game) : watch_title(game); }

Json seats_json(const GameInPlay& game) {
  Json seats = Json::array();
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    seats.push_back({{"name", game.session->seats()[seat]},
                     {"team", game.game().team(seat) == Team::first ? 0 : 1},
                     {"player", game.players[seat].spec},
                     {"called", called(game, seat)}});
  }
  return seats;
}

void add_end(Json& json, const GameInPlay& game) {
  json["over"] = game.over();
  if (!game.over()) return;
  json["result"] = result_json(record_of(game));
  if (const auto statistics = game.game().statistics(*game.session); !statistics.json.empty()) {
    json["statistics"] = parse_json(statistics.json).value();
    json["statistics_lines"] = statistics.lines;
  }
  if (game.persons() > 0) json["result"]["remark"] = closing_remark(game);
}

}  // namespace

void Story::follow(const GameInPlay& game) {
  std::size_t known = 0;
  while (known < steps_.size() && known < game.plies.size() && steps_[known].moves == game.plies[known].moves) ++known;
  steps_.resize(known);
  if (known == game.plies.size()) return;
  const auto session = game.session->at(known);
  for (; known < game.plies.size(); ++known) {
    const auto before = session->fork();
    // It is what was played, so it can be played.
    if (!session->play(game.plies[known].moves)) break;
    steps_.push_back({game.plies[known].moves, step_json(*before, *session, game.plies[known])});
  }
}

Json Story::from(std::size_t first) const {
  Json json = Json::array();
  for (std::size_t i = first; i < steps_.size(); ++i) json.push_back(steps_[i].json);
  return json;
}

Json state_json(const GameInPlay& game, const std::vector<Seat>& awaited) {
  const Session& session = *game.session;
  Json json = {{"schema", "ariadne/state/1"}, {"game", game.game().info().id}, {"title", title_of(game)}};
  json["seats"] = seats_json(game);
  json["seed"] = game.seed;
  json["ply"] = session.history().size();
  json["scene"] = scene_json(scene_for(session, awaited));
  json["movers"] = names_of(session, session.movers());
  json["awaited"] = names_of(session, awaited);
  json["moves"] = Json::object();
  for (const Seat seat : awaited) json["moves"][session.seats()[seat]] = moves_json(session, seat);
  add_end(json, game);
  json["position"] = session.json();
  json["text"] = session.game().text(session);
  return json;
}

Json frames_json(const GameInPlay& game, const FrameRange& range) {
  Json frames = Json::array();
  std::size_t bytes = 0;
  Ground shown;
  auto session = game.session->at(std::min(range.from, game.plies.size()));
  Json played;  // the step that led here
  if (range.from > 0) played = step_json(*game.session->at(range.from - 1), *session, game.plies[range.from - 1]);
  for (std::size_t ply = range.from; ply <= game.plies.size(); ++ply) {
    Scene scene = session->scene();
    Json frame = {{"ply", ply}, {"scene", scene_json(scene)}};
    if (scene.ground == shown) frame["scene"].erase("ground");
    shown = std::move(scene.ground);
    if (!played.is_null()) frame["step"] = std::move(played);
    bytes += frame.dump().size();
    frames.push_back(std::move(frame));
    if (ply == game.plies.size() || frames.size() == range.count || bytes >= range.max_bytes) break;
    const auto before = session->fork();
    if (!session->play(game.plies[ply].moves)) break;
    played = step_json(*before, *session, game.plies[ply]);
  }
  return frames;
}

Json shown_game_json(const GameRecord& record, const GameInPlay& game, const FrameRange& range) {
  Json json = {{"schema", "ariadne/game/1"}, {"title", watch_title(game)}, {"record", record_json(record)}};
  json["ending"] = ending_text(record);
  json["seats"] = seats_json(game);
  json["plies"] = game.plies.size();
  json["frames"] = frames_json(game, range);
  return json;
}

}  // namespace ariadne
