#include "apps/terminal/viewer.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "agents/registry.hpp"
#include "apps/cli/context.hpp"
#include "apps/terminal/page.hpp"
#include "apps/terminal/panel.hpp"
#include "report/drawing/legend.hpp"
#include "report/drawing/scene.hpp"
#include "report/game_text.hpp"
#include "report/paths/path_scene.hpp"

namespace ariadne {

namespace {

using namespace std::chrono_literals;

constexpr double kViewerSlowest = 0.25, kViewerFastest = 64;
constexpr auto kViewerLinger = 1500ms;  // at the end of a game that another follows

constexpr const char* kViewerHelp =
    "space          pause or resume\n"
    "left, right    one move back or forward\n"
    "up, down       ten moves back or forward\n"
    "Home, End      go to the first or the last position\n"
    "+ and -        faster or slower\n"
    "q              leave\n";
constexpr const char* kSiblingHelp = "n and p        next or previous game in the file\n";

}  // namespace

Viewer::Viewer(Screen& screen, GameInPlay game_to_show, const Look& look, ViewOptions options, Siblings siblings)
    : screen_(screen),
      referee_(std::move(game_to_show), {.stop = &interrupted()}),
      look_(look),
      options_(std::move(options)),
      siblings_(siblings),
      shown_(game().session->at(std::min(options_.from, plies()))),
      has_beat_(game().game().info().beat.round.count() > 0) {
  step_to(shown_->history().size());
}

Viewer::Leave Viewer::run() {
  while (!done_ && !screen_.closed() && !interrupted()) {
    advance();
    if (!in_round()) draw();
    if (const auto key = screen_.read_key(in_round() ? 1ms : options_.speed == 0 ? 5ms : 20ms)) press(*key);
  }
  referee_.stop();
  return leave_;
}

// A game with a beat is shown round by round, unless somebody thinks for long.
bool Viewer::in_round() const {
  const bool thinks_long = referee_.thinking_for() >= 1s;
  return has_beat_ && options_.running && first_mover(*shown_) != 0 && !shown_->result() && !thinks_long;
}

bool Viewer::is_due() const {
  const std::chrono::duration<double> since = std::chrono::steady_clock::now() - last_step_;
  return step_asked_ || in_round() || options_.speed == 0 || since.count() >= 1 / options_.speed;
}

bool Viewer::at_end() const { return shown_->history().size() == plies() && (!options_.live || game().over()); }

bool Viewer::at_live_end() const { return options_.live && !game().over() && shown_->history().size() == plies(); }

// Shows the next move when its time has come.
void Viewer::advance() {
  if (options_.goes_on && at_end() && std::chrono::steady_clock::now() - last_step_ >= kViewerLinger) {
    leave_ = Leave::next;
    done_ = true;
  }
  if (!options_.running && !step_asked_) return;
  const std::size_t ply = shown_->history().size();
  if (ply < plies()) {
    if (is_due()) step_to(ply + 1);
    return;
  }
  if (!at_live_end()) {
    options_.running = step_asked_ = false;
    return;
  }
  referee_.ask();
  if (is_due() && referee_.poll()) {
    step_asked_ = false;
    step_to(plies());
  }
}

// One step onward is played, not copied: a game may be long.
void Viewer::step_to(std::size_t ply) {
  ply = std::min(ply, plies());
  if (ply == shown_->history().size() + 1) {
    before_ = shown_->fork();
    if (!shown_->play(game().session->history()[ply - 1])) shown_ = game().session->at(ply);
  } else {
    shown_ = game().session->at(ply);
    before_ = ply == 0 ? nullptr : game().session->at(ply - 1);
  }
  last_step_ = std::chrono::steady_clock::now();
}

void Viewer::press(const Key& key) {
  const std::size_t ply = shown_->history().size();
  const auto step = [this](std::size_t target) {
    options_.running = step_asked_ = false;
    step_to(target);
  };
  switch (key.kind) {
    case KeyKind::left:
      return step(ply - std::min<std::size_t>(ply, 1));
    case KeyKind::right:
      return at_live_end() ? ask_for_step() : step(ply + 1);
    case KeyKind::up:
    case KeyKind::page_up:
      return step(ply - std::min<std::size_t>(ply, 10));
    case KeyKind::down:
    case KeyKind::page_down:
      return step(ply + 10);
    case KeyKind::home:
      return step(0);
    case KeyKind::end:
      return step(plies());
    case KeyKind::text:
      return press_letter(key);
    default:
      return;
  }
}

void Viewer::ask_for_step() {
  options_.running = false;
  step_asked_ = true;
}

void Viewer::press_letter(const Key& key) {
  const auto leave = [this](Leave how) {
    leave_ = how;
    done_ = true;
  };
  if (key.is('q')) return leave(Leave::quit);
  if (key.is('n') && siblings_.next) return leave(Leave::next);
  if (key.is('p') && siblings_.previous) return leave(Leave::previous);
  if (key.is('?')) return show_page(screen_, "Keys", help(), look_);
  if (key.is('+') || key.is('=')) change_speed(2);
  if (key.is('-')) change_speed(0.5);
  if (!key.is(' ')) return;
  options_.running = !options_.running;
  // From the end of a finished game, playing starts over.
  if (options_.running && at_end()) step_to(0);
}

std::string Viewer::help() const {
  return kViewerHelp + std::string(siblings_.any() ? kSiblingHelp : "") +
         wall_legend(shown_->scene().ground, look_, 15);
}

void Viewer::change_speed(double factor) {
  const double speed = options_.speed == 0 ? kViewerFastest * 2 : options_.speed;
  options_.speed = std::clamp(speed * factor, kViewerSlowest, kViewerFastest);
}

// "black is thinking, 3 s" where the next move is waited for; nothing for a short wait.
std::string Viewer::thinking_words() const {
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(referee_.thinking_for()).count();
  const bool waits = at_live_end() && (options_.running || step_asked_);
  if (!waits || seconds == 0) return "";
  const auto thinkers = referee_.thinkers();
  return fmt::format("{} {} thinking, {} s", called(game(), thinkers), thinkers.size() == 1 ? "is" : "are", seconds);
}

std::string Viewer::state_words() const {
  const std::size_t ply = shown_->history().size();
  const std::string place =
      fmt::format("move {} of {}{}", ply, plies(), options_.live && !game().over() ? " so far" : "");
  const std::string pace = options_.speed == 0
                               ? "at full speed"
                               : fmt::format("{:.3g} {} per second", options_.speed, has_beat_ ? "rounds" : "moves");
  if (at_end() && options_.goes_on) return place + ", the end; the next game follows, q: quit";
  if (at_end() && ply > 0) return place + ", the end; space: play again, arrows: step";
  if (const std::string thinking = thinking_words(); !thinking.empty()) return place + ", " + thinking;
  return place + (options_.running ? ", " + pace : ", paused; space: resume, arrows: step");
}

// How the game ended, at its end.
std::string Viewer::outcome_line() const {
  if (shown_->result()) return shown_->outcome_text();
  return game().over() && shown_->history().size() == plies() ? game().outcome_text() : "";
}

void Viewer::draw() {
  const Size size = screen_.size();
  Frame frame;
  frame.title = options_.title;
  Scene scene = shown_->scene();
  add_expansions(scene, options_.expanded);
  frame.status = {outcome_line(), paint(look_, Ink::strong, state_words())};
  const Room room = board_room(size, static_cast<int>(frame.status.size()));
  const bool everything_moves = has_beat_ && options_.running;
  frame.board = draw_scene(scene, look_, {.last_move = !everything_moves}, room);
  frame.board_columns = scene_columns(scene, look_, room);
  frame.panel = game_panel(game(), *shown_, before_.get(), look_, size.rows - 6);
  frame.keys = siblings_.any() ? "space pause  arrows step  Home End  + - speed  n p other game  ? help  q quit"
                               : "space pause  arrows step  Home End  + - speed  ? help  q quit";
  screen_.show(compose(frame, size, look_));
}

}  // namespace ariadne
