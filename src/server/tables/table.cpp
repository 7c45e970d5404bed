#include "server/tables/table.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "arena/live_record.hpp"
#include "report/format.hpp"

namespace ariadne {
namespace {

using namespace std::chrono_literals;

constexpr int kMaxStepsAtOnce = 200;  // then other tables have their turn
constexpr std::size_t kToldHistory = 16;
constexpr auto kBetweenStates = 16ms;
constexpr auto kBetweenThoughts = 250ms;
constexpr auto kLookAtThinkers = 2ms;
constexpr auto kLookForRoom = 10ms;
constexpr auto kMaxThought = 60s;  // about a move

std::shared_ptr<const std::string> text_of(const Json& json) {
  return std::make_shared<const std::string>(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

bool remove_from(std::vector<std::shared_ptr<Job>>& jobs, const std::shared_ptr<Job>& job) {
  return std::erase(jobs, job) > 0;
}

}  // namespace

Table::Table(std::string id, GameInPlay game_to_play, TableOptions options)
    : id_(std::move(id)),
      options_(std::move(options)),
      running_(options_.running),
      speed_(options_.speed.value_or(default_speed(game_to_play.game()))) {
  seat_referee(std::move(game_to_play));
}

// A game that is recorded while it is played is left as it is.
Table::~Table() {
  if (const auto live = game().live) static_cast<void>(live->finish(game()));
}

void Table::seat_referee(GameInPlay game_to_play) {
  thoughts_ = std::make_shared<Thoughts>();
  thoughts_->latest.resize(game_to_play.players.size());
  GameOptions how = options_.game;
  how.info = [thoughts = thoughts_](Seat seat, const Decision& decision) {
    const std::lock_guard lock(thoughts->mutex);
    thoughts->latest[seat] = decision;
    thoughts->changed = true;
  };
  referee_ = std::make_unique<Referee>(std::move(game_to_play), std::move(how));
  steering_.reset();
  if (is_played_to_beat(game())) {
    std::optional<std::chrono::milliseconds> round;
    if (speed_ > 0) round = std::chrono::milliseconds(static_cast<std::int64_t>(1000 / speed_));
    steering_.emplace(game().game().info().beat, round);
    running_ = false;  // the first key begins the game
  }
  changed();
}

void Table::changed() {
  story_.follow(game());
  ++sequence_;
  dirty_ = true;
}

// A game to a beat is shown round by round, unless somebody thinks for long.
bool Table::in_round() const {
  if (game().over() || !running_ || referee_->thinking_for() >= 1s) return false;
  if (steering_) return referee_->awaited().empty();
  return is_paced() && game().game().info().beat.round.count() > 0 && first_mover(*game().session) != 0;
}

Table::Clock::time_point Table::due_at() const {
  if (speed_ == 0 || in_round()) return last_step_;
  return last_step_ + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(1 / speed_));
}

bool Table::is_due(Clock::time_point now) const { return !is_paced() || now >= due_at(); }

// Plays one step if it can be played now.
bool Table::step(Clock::time_point now, bool may_think) {
  if (may_think || referee_->thinking()) referee_->ask();
  if (steering_) steering_->keep_time(*referee_);
  if (steering_ && !referee_->awaited().empty() && steering_->is_due(now)) steering_->choose(*referee_, now);
  if (!is_due(now)) return false;
  const bool played = referee_->poll().has_value();
  if (!played && !referee_->over()) return false;
  last_step_ = now;
  changed();
  return played;
}

Table::Clock::time_point Table::advance(Clock::time_point now, bool may_think) {
  if (referee_->thinking_for() >= kMaxThought) referee_->hurry();
  for (int steps = 0; steps < kMaxStepsAtOnce; ++steps) {
    const bool waits = !running_ && (steering_ || is_paced());
    if (waits || referee_->over() || !step(now, may_think)) break;
  }
  {
    const std::lock_guard lock(thoughts_->mutex);
    if (thoughts_->changed && now - last_published_ >= kBetweenThoughts) dirty_ = true;
  }
  if (dirty_ && !in_round() && now - last_published_ >= kBetweenStates) publish(now);
  if (!waiters_.empty() && settled()) {
    for (const auto& job : std::exchange(waiters_, {})) job->finish(state());
  }
  return next_time(now, may_think);
}

Table::Clock::time_point Table::next_time(Clock::time_point now, bool may_think) const {
  auto next = Clock::time_point::max();
  if (dirty_) next = std::min(next, last_published_ + kBetweenStates);
  if (referee_->over() || (!running_ && (steering_ || is_paced()))) return next;
  if (referee_->thinking()) return std::min(next, now + kLookAtThinkers);
  const bool awaited = !referee_->awaited().empty();
  if (steering_ && awaited) return steering_->waits() ? next : std::min(next, steering_->next_beat());
  if (awaited) return next;
  if (is_paced() && !is_due(now)) return std::min(next, due_at());
  return std::min(next, now + (may_think ? kLookAtThinkers : kLookForRoom));
}

// Nothing will change until a person does something.
bool Table::settled() const {
  return referee_->over() || !referee_->awaited().empty() || (!running_ && (steering_ || is_paced()));
}

void Table::publish(Clock::time_point now) {
  dirty_ = false;
  last_published_ = now;
  if (followers_.empty()) return;
  const std::size_t steps = story_.steps();
  const auto text = text_of(state(steps - std::min(steps, kToldHistory)));
  for (const auto& job : followers_) job->progress({text, true});
}

Json Table::thinking_json() const {
  Json json = Json::array();
  const std::lock_guard lock(thoughts_->mutex);
  thoughts_->changed = false;
  for (const Seat seat : referee_->thinkers()) {
    Json entry = {{"seat", game().session->seats()[seat]}, {"seconds", referee_->thinking_for() / 1s}};
    if (const auto& latest = thoughts_->latest[seat]) {
      entry["depth"] = latest->depth;
      entry["nodes"] = latest->nodes;
      if (latest->value) entry["value"] = value_json(*latest->value);
      entry["line"] = latest->pv;
    }
    json.push_back(std::move(entry));
  }
  return json;
}

// What is left, in milliseconds.
Json Table::clocks_json() const {
  Json json = Json::object();
  for (Seat seat = 0; seat < game().seats(); ++seat) {
    if (const auto left = referee_->time_left(seat)) json[game().session->seats()[seat]] = left->count();
  }
  return json;
}

Json Table::can_json() const {
  const bool person = game().persons() > 0;
  return {{"undo", person && (!game().plies.empty() || game().over())},
          {"redo", referee_->can_redo()},
          {"resign", person && !game().over()},
          {"move_now", referee_->thinking()}};
}

Json Table::state(std::size_t history_from) const {
  Json json = state_json(game(), referee_->awaited());
  json["table"] = id_;
  json["seq"] = sequence_;
  json["history_from"] = std::min(history_from, story_.steps());
  json["history"] = story_.from(history_from);
  json["thinking"] = thinking_json();
  if (referee_->time_left(0)) json["clocks"] = clocks_json();
  json["running"] = running_;
  json["speed"] = steering_ ? 1000.0 / static_cast<double>(steering_->round().count()) : speed_;
  json["steered"] = steering_.has_value();
  json["paced"] = is_paced();
  json["can"] = can_json();
  return json;
}

Json Table::state_at(std::size_t ply) const {
  GameInPlay earlier;
  earlier.session = game().session->at(std::min(ply, game().plies.size()));
  for (const auto& player : game().players) earlier.players.push_back({player.spec, nullptr});
  earlier.seed = game().seed;
  Json json = state_json(earlier, {});
  json["table"] = id_;
  return json;
}

Result<> Table::choose(Seat seat, const std::string& move, std::optional<std::size_t> ply) {
  const std::size_t now = game().plies.size();
  if (ply && *ply != now) return failure("the game has gone on: it is at ply " + std::to_string(now));
  auto chosen = referee_->choose(seat, move);
  if (chosen) changed();
  return chosen;
}

Result<> Table::steer(const std::string& move) {
  if (!steering_) return failure("this game waits for its players", "Use table.choose.");
  steering_->want(move);
  if (!running_ && game().plies.empty()) run(true, {});
  return {};
}

void Table::run(bool running, std::optional<double> speed) {
  if (speed) speed_ = *speed;
  if (steering_ && speed && *speed > 0) {
    steering_->set_round(std::chrono::milliseconds(static_cast<std::int64_t>(1000 / *speed)));
  }
  if (steering_ && running && !running_) steering_->go_on(Clock::now());
  running_ = running;
  changed();
}

Result<> Table::take_back() {
  if (!referee_->take_back()) return failure("there is nothing to take back");
  if (steering_) running_ = false;
  changed();
  return {};
}

Result<> Table::redo() {
  if (!referee_->redo()) return failure("there is nothing to play again");
  changed();
  return {};
}

Result<> Table::resign(Seat seat) {
  auto resigned = referee_->resign(seat);
  if (resigned) changed();
  return resigned;
}

// The game goes on where it is.
Result<> Table::swap_sides() {
  auto players = swapped_players(game());
  if (!players) return tl::unexpected(players.error());
  GameInPlay swapped = referee_->release();
  swapped.players = std::move(*players);
  seat_referee(std::move(swapped));
  return {};
}

void Table::rematch() {
  auto again = another_game(referee_->release());
  running_ = options_.running;
  seat_referee(std::move(again));
}

void Table::follow(std::shared_ptr<Job> job) {
  job->progress({text_of(state()), true});
  followers_.push_back(std::move(job));
}

bool Table::drop(const std::shared_ptr<Job>& job) {
  if (!remove_from(followers_, job) && !remove_from(waiters_, job)) return false;
  last_used_ = Clock::now();
  return true;
}

void Table::tell_when_settled(std::shared_ptr<Job> job) { waiters_.push_back(std::move(job)); }

void Table::close() {
  const Json closed = {{"table", id_}, {"closed", true}};
  for (const auto& job : std::exchange(followers_, {})) job->finish(closed);
  for (const auto& job : std::exchange(waiters_, {})) job->finish(closed);
}

}  // namespace ariadne
