#include "protocols/nboard.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/text.hpp"

namespace ariadne {
namespace {

constexpr std::size_t kMaxWaiting = 1000;
constexpr int kMaxLines = 1000;
constexpr const char* kPass = "PA";

// The first word of a line and what follows it.
std::pair<std::string_view, std::string_view> split_line(std::string_view line) {
  line = trimmed(line);
  const std::size_t space = std::min(line.find_first_of(" \t"), line.size());
  return {line.substr(0, space), trimmed(line.substr(space))};
}

bool stops_thinking(std::string_view line) {
  const auto command = split_line(line).first;
  return command == "ping" || command == "quit";
}

// As GGF writes moves: F5, PA.
std::string move_name(const GameInfo& info, std::string_view move) {
  if (move == info.pass) return kPass;
  std::string name(move);
  std::ranges::transform(name, name.begin(),
                         [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
  return name;
}

std::string line_name(const GameInfo& info, const std::vector<std::string>& moves) {
  std::string name;
  for (const auto& move : moves) name += move_name(info, move);
  return name;
}

// How sure a value is, as NBoard understands it: a depth, solved, or solved for the winner alone.
std::string depth_name(const Decision& decision, double value) {
  switch (decision.kind_of(value)) {
    case ValueKind::proven:
      return "100%";
    case ValueKind::forced:
      return "100%W";
    case ValueKind::selective:
      assert(decision.confidence);
      return std::to_string(*decision.confidence) + "%";
    case ValueKind::estimate:
      break;
  }
  return std::to_string(decision.depth);
}

double seconds(std::chrono::nanoseconds time) { return std::chrono::duration<double>(time).count(); }

}  // namespace

Result<std::unique_ptr<NBoard>> NBoard::make(DrivenSetup setup) {
  return DrivenGame::make(std::move(setup)).map([](DrivenGame game) {
    return std::unique_ptr<NBoard>(new NBoard(std::move(game)));
  });
}

void NBoard::tell(std::string_view line) {
  if (line.size() > kMaxProtocolLine) return say("status error: the line is too long");
  if (thinking() && !stops_thinking(line)) {
    if (waiting_.size() == kMaxWaiting) return say("status error: too many commands while thinking");
    waiting_.emplace_back(line);
    return;
  }
  obey(line);
}

std::vector<std::string> NBoard::take_said() {
  const std::lock_guard lock(mutex_);
  return std::exchange(said_, {});
}

void NBoard::think_for(std::chrono::milliseconds time) {
  if (!thinking() || !thinker_.ready_by(Thinker::Clock::now() + time)) return;
  const auto thought = thinker_.take();
  assert(thought);
  finish(*thought);
  obey_waiting();
}

// What is not understood is ignored, as the protocol wants it.
void NBoard::obey(std::string_view line) {
  const auto [command, value] = split_line(line);
  if (command == "nboard") return say("set myname " + std::string(kEngineName));
  if (command == "set") {
    const auto [what, rest] = split_line(value);
    return set(what, rest);
  }
  if (command == "move") return move(value);
  if (command == "ping") return ping(value);
  if (command == "go") return go();
  if (command == "hint") return begin(Task::Kind::hint, std::clamp(number_in<int>(value).value_or(1), 1, kMaxLines));
  if (command == "analyze") return begin(Task::Kind::analyse, 1);
  if (command == "learn") return say("learned");
  if (command == "quit") {
    stop();
    over_ = true;
  }
}

// Positions.

void NBoard::set(std::string_view what, std::string_view value) {
  if (what == "game") return set_game(value);
  if (what == "depth") return set_depth(value);
}

// Agents that search to no depth play as they always do.
void NBoard::set_depth(std::string_view value) {
  const auto depth = number_in<int>(value);
  if (!depth || *depth < 1) return say("status error: the depth is not a number above 0");
  auto specs = game_.agents();
  bool searches = false;
  for (auto& spec : specs) {
    const Parameter* parameter = parameter_of(game_.session().game(), spec, "depth");
    if (parameter == nullptr) continue;
    spec = spec_with(spec, "depth", std::to_string(std::clamp<std::int64_t>(*depth, parameter->min, parameter->max)));
    searches = true;
  }
  if (specs != game_.agents()) {
    if (const auto used = game_.use_agents(specs); !used) return say_fault("the depth", used.error());
  }
  say("set myname " + std::string(kEngineName) + (searches ? std::to_string(*depth) : ""));
}

void NBoard::set_game(std::string_view ggf) {
  auto session = game_.session().game().read(ggf);
  if (!session) return say_fault("the game", session.error());
  if (const auto taken = game_.go_on_from(std::move(*session)); !taken) say_fault("the game", taken.error());
}

// "F5/1.25/0.5": what the value and the time were makes no difference.
void NBoard::move(std::string_view value) {
  const std::string_view name = value.substr(0, value.find('/'));
  const Session& session = game_.session();
  const Seat mover = first_mover(session);
  auto played = game_.play(mover, name);
  // A forced pass may be left out.
  if (!played && session.must_pass(mover)) played = game_.play(mover ^ 1, name);
  if (!played) say_fault("the move", played.error());
}

// All commands before it are obeyed, but none of them may think any more.
void NBoard::ping(std::string_view value) {
  stop();
  const auto number = number_in<std::int64_t>(value);
  if (number) say("pong " + std::to_string(*number));
}

void NBoard::stop() {
  thinker_.stop();
  task_.reset();
  stopped_ = true;
  obey_waiting();
  stopped_ = false;
}

void NBoard::obey_waiting() {
  while (!thinking() && !waiting_.empty()) {
    const std::string line = std::move(waiting_.front());
    waiting_.pop_front();
    obey(line);
  }
}

// Thoughts.

void NBoard::go() {
  const Session& session = game_.session();
  if (!stopped_ && !session.result() && session.must_pass(first_mover(session)))
    return say(fmt::format("=== {}", kPass));
  begin(Task::Kind::go, 1);
}

void NBoard::begin(Task::Kind kind, int lines) {
  if (stopped_) return;
  const Session& session = game_.session();
  if (kind != Task::Kind::analyse && session.result()) return say("status the game is over");
  task_ = {kind, lines, session.history().size()};
  say("status thinking");
  ask();
}

void NBoard::ask() {
  assert(task_);
  const auto session = game_.session().at(task_->steps);
  task_->seat = first_mover(*session);
  if (const auto result = session->result()) return say_value_of(result->score);
  Question question = game_.question(*session, task_->seat);
  question.lines = task_->lines;
  if (task_->kind != Task::Kind::analyse) {
    question.info = [this, task = *task_](const Decision& decision) {
      for (auto& line : search_lines(decision, task)) say(std::move(line));
    };
  }
  thinker_.start(game_.agent(task_->seat), question);
}

void NBoard::finish(const Thought& thought) {
  if (!thought) {
    say("status error: the agent failed: " + printable(thought.error().reason));
    task_.reset();
    return;
  }
  assert(task_);
  if (task_->kind == Task::Kind::analyse) return say_value_of(thought->value.value_or(0));
  say_judged(*thought);
}

// Of a position of the game; then the one before it is judged, which profits from what was remembered.
void NBoard::say_value_of(double value) {
  assert(task_);
  say(fmt::format("analysis {} {}", task_->steps, eval(value, task_->seat)));
  if (task_->steps > 0) {
    --task_->steps;
    return ask();
  }
  task_.reset();
  say("status waiting");
}

void NBoard::say_judged(const Decision& decision) {
  assert(task_);
  const Task task = *task_;
  task_.reset();
  const bool is_hint = task.kind == Task::Kind::hint;
  for (auto& line : is_hint ? search_lines(decision, task) : std::vector<std::string>()) say(std::move(line));
  say(fmt::format("nodestats {} {:.2f}", decision.nodes, seconds(decision.time)));
  if (is_hint) return say("status waiting");
  const std::string value = decision.value ? eval(*decision.value, task.seat) : "";
  say(fmt::format("=== {}/{}/{:.2f}", move_name(game_.session().game().info(), decision.move), value,
                  seconds(decision.time)));
}

// The best moves whose values are known, the best one first.
std::vector<std::string> NBoard::search_lines(const Decision& decision, const Task& task) const {
  const GameEntry& game = game_.session().game();
  std::vector<MoveValue> judged;
  for (const auto& move : decision.moves) {
    if (move.bound == Bound::exact) judged.push_back(move);
  }
  const bool high_is_good = game.team(task.seat) == Team::first;
  std::ranges::stable_sort(judged, [&](const MoveValue& a, const MoveValue& b) {
    return a.value != b.value ? (a.value > b.value) == high_is_good
                              : a.move == decision.move && b.move != decision.move;
  });
  if (judged.empty()) judged = {{decision.move, decision.value.value_or(0), Bound::exact, decision.pv, {}}};
  judged.resize(std::min(judged.size(), static_cast<std::size_t>(task.lines)));
  std::vector<std::string> lines;
  for (const auto& move : judged) {
    lines.push_back(fmt::format("search {} {} 0 {}",
                                line_name(game.info(), move.line.empty() ? std::vector{move.move} : move.line),
                                eval(move.value, task.seat), depth_name(decision, move.value)));
  }
  return lines;
}

// As whoever moves sees it. The value of a decided game is its score.
std::string NBoard::eval(double value, Seat seat) const {
  const double score = value - decided_sign(value) * static_cast<double>(kWinValue);
  const double seen = game_.session().game().team(seat) == Team::first ? score : -score;
  return fmt::format("{:.2f}", seen == 0 ? 0.0 : seen);  // not -0.00
}

void NBoard::say(std::string line) {
  const std::lock_guard lock(mutex_);
  said_.push_back(std::move(line));
}

void NBoard::say_fault(std::string_view what, const Error& error) {
  say(fmt::format("status error: {} cannot be used: {}", what, printable(error.message)));
}

}  // namespace ariadne
