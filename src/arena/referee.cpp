#include "arena/referee.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "arena/live_record.hpp"
#include "core/rng.hpp"

namespace ariadne {
namespace {

using namespace std::chrono_literals;

constexpr auto kLookAtStop = 20ms;  // how often wait() checks whether the game was stopped

AgentFailure ran_out_of_time() { return {FailureKind::timeout, "ran out of time"}; }

}  // namespace

Referee::Referee(GameInPlay game, GameOptions options) : game_(std::move(game)), options_(std::move(options)) {
  game_.limits = options_.limits;
  game_.clock = options_.clock;
  minds_.resize(game_.players.size());
  last_moves_.resize(game_.players.size());
  if (!options_.clock.none()) clocks_.assign(game_.players.size(), options_.clock.bank);
  clocks_before_.assign(game_.session->history().size(), clocks_);
}

GameInPlay Referee::release() {
  stop();
  return std::move(game_);
}

// Determines who moves. A mover that can only pass has already chosen.
void Referee::begin_step() {
  if (!movers_.empty() || over()) return;
  asked_ = Clock::now();
  step_clocks_ = clocks_;
  for (const Seat seat : game_.session->movers()) {
    Mover mover{seat, game_.session->must_pass(seat), {}, {}};
    if (mover.forced) mover.choice = Choice{game_.game().info().pass, {}};
    movers_.push_back(std::move(mover));
  }
}

Question Referee::question_for(Seat seat) const {
  Question question{*game_.session, seat, options_.limits};
  question.stop = options_.stop;
  question.may_hurry = options_.may_hurry;
  if (!clocks_.empty()) {
    question.clock = {std::chrono::duration_cast<std::chrono::milliseconds>(clocks_[seat]), options_.clock.increment,
                      options_.spends_clock};
  }
  if (options_.info) question.info = [this, seat](const Decision& decision) { options_.info(seat, decision); };
  return question;
}

void Referee::ask() {
  if (over() || stopped()) return;
  begin_step();
  for (auto& mover : movers_) {
    auto& thinker = minds_[mover.seat];
    if (!wants_asking(mover)) continue;
    if (thinker == nullptr) thinker = std::make_unique<Thinker>();
    if (!thinker->busy()) thinker->start(*agent_of(mover), question_for(mover.seat));
  }
}

bool Referee::ready() {
  if (stopped()) stop();
  collect();
  return all_answered();
}

std::optional<Turn> Referee::poll() { return ready() ? finish_step() : std::nullopt; }

bool Referee::ready_within(std::chrono::milliseconds time) {
  const auto end = Clock::now() + time;
  for (const auto& thinker : minds_) {
    if (thinker != nullptr && thinker->busy()) thinker->ready_by(end);
  }
  return ready();
}

void Referee::hurry() {
  for (const auto& thinker : minds_) {
    if (thinker != nullptr) thinker->hurry();
  }
}

// With a time limit, those who move together must think at the same time, and somebody must watch the clock. An agent
// that is already thinking must not be asked again.
bool Referee::thinks_on_threads() const {
  return thinking() || !clocks_.empty() || (movers_.size() > 1 && options_.limits.time.count() != 0);
}

std::optional<Turn> Referee::wait() {
  if (over() || stopped()) return {};
  begin_step();
  if (thinks_on_threads()) {
    ask();
    wait_for_thinkers();
  } else {
    for (auto& mover : movers_) {
      if (wants_asking(mover)) accept(mover, timed_thought(*agent_of(mover), question_for(mover.seat)));
    }
  }
  if (stopped()) return stop(), std::nullopt;  // an interrupted search is not what the agent would have played
  return all_answered() ? finish_step() : std::nullopt;
}

void Referee::wait_for_thinkers() {
  for (const auto& mover : movers_) {
    if (!wants_asking(mover)) continue;
    while (!mover.has_answered() && !stopped()) {
      minds_[mover.seat]->ready_by(Clock::now() + kLookAtStop);
      collect();
    }
  }
}

// Collects finished thoughts, and the failures of agents whose time is up.
void Referee::collect() {
  for (auto& mover : movers_) {
    if (mover.has_answered()) continue;
    const auto& thinker = minds_[mover.seat];
    if (auto thought = thinker ? thinker->take() : std::nullopt) accept(mover, std::move(*thought));
    if (mover.has_answered() || clocks_.empty()) continue;
    const auto used = thinker && thinker->busy() ? thinker->elapsed() : Clock::now() - asked_;
    if (used <= clocks_[mover.seat] + options_.limits.time) continue;
    if (thinker) thinker->stop();
    fail(mover, ran_out_of_time());
  }
}

// A move that cannot be played is a failure like any other.
void Referee::accept(Mover& mover, Thought thought) {
  if (!thought) return fail(mover, std::move(thought.error()));
  auto move = game_.session->read_move(mover.seat, thought->move);
  if (!move) {
    const std::string played = "played " + in_quotes(thought->move);
    return fail(mover, {FailureKind::invalid, played + ": " + move.error().message});
  }
  mover.choice = Choice{std::move(*move), recorded(*thought)};
  run_clock(mover, thought->time);
}

// The clock has what goes beyond the time that every move has anyway.
void Referee::run_clock(Mover& mover, Clock::duration used) {
  if (clocks_.empty()) return;
  auto& left = clocks_[mover.seat];
  used = std::max(used - options_.limits.time, Clock::duration::zero());
  const bool late = used > left;
  left += options_.clock.increment - used;
  if (late) fail(mover, ran_out_of_time());
}

// The mover has failed: for good, or this time only.
void Referee::fail(Mover& mover, AgentFailure failure) {
  const OnFailure policy = game_.policy.of(failure.kind);
  mover.choice.reset();
  if (policy == OnFailure::forfeit || game_.players[mover.seat].is_person() || stopped()) {
    mover.failure = std::move(failure);
    return;
  }
  mover.choice = Choice{substitute(mover.seat, policy), {}};
  game_.excused.push_back({game_.plies.size() + 1, mover.seat, std::move(failure)});
}

// The same in every run, as far as the games are the same.
std::string Referee::substitute(Seat seat, OnFailure policy) const {
  if (policy == OnFailure::repeat && !last_moves_[seat].empty()) {
    if (auto again = game_.session->read_move(seat, last_moves_[seat])) return *again;
  }
  const auto moves = game_.session->moves(seat);
  Rng rng(Rng::stream_seed(game_.seed ^ game_.session->hash(), seat));
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

std::vector<Seat> Referee::awaited() const {
  std::vector<Seat> seats;
  if (over()) return seats;
  if (movers_.empty()) {
    for (const Seat seat : game_.session->movers()) {
      if (game_.players[seat].is_person() && !game_.session->must_pass(seat)) seats.push_back(seat);
    }
  }
  for (const auto& mover : movers_) {
    if (game_.players[mover.seat].is_person() && !mover.has_answered()) seats.push_back(mover.seat);
  }
  return seats;
}

Result<> Referee::choose(Seat seat, std::string_view text) {
  begin_step();
  if (over()) return failure("the game is over: " + game_.outcome_text());
  auto move = game_.session->read_move(seat, text);
  if (!move) return tl::unexpected(move.error());
  for (auto& mover : movers_) {
    if (mover.seat != seat || !game_.players[seat].is_person()) continue;
    if (mover.has_answered()) return failure(game_.session->seats()[seat] + " has already chosen");
    mover.choice = Choice{std::move(*move), {}};
    run_clock(mover, Clock::now() - asked_);
    return {};
  }
  return failure(game_.session->seats()[seat] + " is not to move");
}

bool Referee::all_answered() const { return !movers_.empty() && std::ranges::all_of(movers_, &Mover::has_answered); }

std::optional<Turn> Referee::finish_step() {
  if (std::ranges::any_of(movers_, [](const Mover& mover) { return mover.failure.has_value(); })) {
    forfeit();
    return {};
  }
  Turn turn;
  Step moves;
  for (auto& mover : movers_) {
    assert(mover.choice);
    turn.movers.push_back(mover.seat);
    turn.ply.thoughts.push_back(mover.choice->thought);
    last_moves_[mover.seat] = mover.choice->move;
    moves.push_back(std::move(mover.choice->move));
  }
  turn.forced = std::ranges::all_of(movers_, &Mover::forced);
  const auto before = options_.describe ? game_.session->fork() : nullptr;
  play(moves);
  turn.ply.moves = game_.session->history().back();
  for (std::size_t i = 0; before && i < turn.movers.size(); ++i) {
    turn.sentences.push_back(before->describe(turn.movers[i], turn.ply.moves[i]));
  }
  if (before) turn.remarks = remarks();
  game_.plies.push_back(turn.ply);
  clocks_before_.push_back(std::move(step_clocks_));
  undone_.clear();
  movers_.clear();
  if (game_.live) game_.live->added(game_);
  if (over()) tell_end();
  return turn;
}

// Of the step that was just played.
std::vector<std::string> Referee::remarks() const {
  std::vector<std::string> all = excused_sentences(game_, game_.plies.size() + 1);
  const auto statistics = game_.game().step_statistics(*game_.session).lines;
  all.insert(all.end(), statistics.begin(), statistics.end());
  return all;
}

// Those that did not fail learn how it ended.
void Referee::tell_end() const {
  const GameEnd end{game_.result(), game_.outcome_text(), !game_.forfeits.empty()};
  for (Seat seat = 0; seat < game_.seats(); ++seat) {
    const bool failed = std::ranges::count(game_.forfeits, seat, &Forfeit::seat) > 0;
    if (const auto& agent = game_.players[seat].agent; agent != nullptr && !failed) agent->game_over(end);
  }
}

void Referee::tell_change() const {
  if (game_.live) game_.live->changed(game_);
}

// Every move was checked when it was chosen: that they cannot be played together is our own mistake.
void Referee::play(const Step& moves) {
  if (const auto played = game_.session->play(moves); !played) {
    throw std::logic_error("moves that were checked cannot be played: " + played.error().message);
  }
}

void Referee::forfeit() {
  for (auto& mover : movers_) {
    if (mover.failure) game_.forfeits.push_back({mover.seat, std::move(*mover.failure)});
  }
  assert(!game_.forfeits.empty());
  undone_.clear();
  stop();
  tell_change();
  tell_end();
}

Result<> Referee::resign(Seat seat) {
  if (over()) return failure("the game is over: " + game_.outcome_text());
  const std::string& name = game_.session->seats()[seat];
  if (!game_.players[seat].is_person()) return failure(name + " is not played by a person");
  stop();
  game_.forfeits.push_back({seat, {FailureKind::resigned, name + " gave up"}});
  undone_.clear();
  tell_change();
  tell_end();
  return {};
}

std::optional<std::chrono::milliseconds> Referee::time_left(Seat seat) const {
  if (clocks_.empty()) return std::nullopt;
  const auto running = [&](const Mover& mover) { return mover.seat == seat && !mover.has_answered(); };
  const bool runs = !over() && std::ranges::any_of(movers_, running);
  const auto left = clocks_[seat] - (runs ? Clock::now() - asked_ : Clock::duration::zero());
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::max(left, Clock::duration::zero()));
}

std::vector<Seat> Referee::thinkers() const {
  std::vector<Seat> seats;
  for (Seat seat = 0; seat < seat_count(minds_); ++seat) {
    if (minds_[seat] != nullptr && minds_[seat]->busy()) seats.push_back(seat);
  }
  return seats;
}

std::chrono::milliseconds Referee::thinking_for() const {
  Thinker::Clock::duration longest{0};
  for (const auto& thinker : minds_) {
    if (thinker != nullptr && thinker->busy()) longest = std::max(longest, thinker->elapsed());
  }
  return std::chrono::duration_cast<std::chrono::milliseconds>(longest);
}

void Referee::stop() {
  for (const auto& thinker : minds_) {
    if (thinker != nullptr) thinker->stop();
  }
  if (!movers_.empty()) clocks_ = step_clocks_;
  movers_.clear();
  drop_excused_after(game_.plies.size());
}

bool Referee::take_back() { return take_back_choice() || take_back_steps(); }

// What a person chose while others have yet to choose.
bool Referee::take_back_choice() {
  bool taken = false;
  for (auto& mover : movers_) {
    if (!game_.players[mover.seat].is_person() || mover.forced || !mover.choice) continue;
    mover.choice.reset();
    if (!clocks_.empty()) clocks_[mover.seat] = step_clocks_[mover.seat];
    taken = true;
  }
  return taken;
}

bool Referee::take_back_steps() {
  for (std::size_t steps = game_.session->history().size() + (game_.forfeits.empty() ? 0 : 1); steps-- > 0;) {
    auto earlier = game_.session->at(steps);
    const auto movers = earlier->movers();
    const bool had_choice = std::ranges::any_of(
        movers, [&](Seat seat) { return game_.players[seat].is_person() && !earlier->must_pass(seat); });
    if (!had_choice) continue;
    go_back_to(steps, std::move(earlier));
    return true;
  }
  return false;
}

void Referee::go_back_to(std::size_t steps, std::unique_ptr<Session> earlier) {
  stop();
  const auto first = static_cast<std::ptrdiff_t>(steps);
  undone_.push_back({{game_.plies.begin() + first, game_.plies.end()},
                     std::exchange(game_.forfeits, {}),
                     game_.excused,
                     {clocks_before_.begin() + first, clocks_before_.end()},
                     clocks_});
  if (steps < clocks_before_.size()) clocks_ = clocks_before_[steps];
  clocks_before_.resize(steps);
  game_.session = std::move(earlier);
  game_.plies.resize(steps);
  drop_excused_after(steps);
  tell_change();
}

bool Referee::redo() {
  if (undone_.empty()) return false;
  stop();
  Undone undone = std::move(undone_.back());
  undone_.pop_back();
  for (auto& ply : undone.plies) {
    play(ply.moves);
    game_.plies.push_back(std::move(ply));
  }
  std::ranges::move(undone.clocks_before, std::back_inserter(clocks_before_));
  clocks_ = std::move(undone.clocks);
  game_.forfeits = std::move(undone.forfeits);
  game_.excused = std::move(undone.excused);
  tell_change();
  return true;
}

void Referee::drop_excused_after(std::size_t plies) {
  std::erase_if(game_.excused, [&](const ExcusedFailure& each) { return each.ply > plies; });
}

GameInPlay play_out(GameInPlay game, GameOptions options,
                    const std::function<void(const GameInPlay&, const Turn&)>& watch) {
  Referee referee(std::move(game), std::move(options));
  while (const auto turn = referee.wait()) {
    if (watch) watch(referee.game(), *turn);
  }
  return referee.release();
}

}  // namespace ariadne
