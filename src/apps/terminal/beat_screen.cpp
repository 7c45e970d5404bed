#include "apps/terminal/beat_screen.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "agents/registry.hpp"
#include "apps/cli/context.hpp"
#include "apps/terminal/frame.hpp"
#include "apps/terminal/page.hpp"
#include "apps/terminal/panel.hpp"
#include "report/drawing/legend.hpp"
#include "report/game_text.hpp"

namespace ariadne {

namespace {

using namespace std::chrono_literals;

constexpr auto kBeatLinger = 2500ms;                // at the end of a game that another follows
constexpr std::string_view kArrowLetters = "wsad";  // up, down, left, right
constexpr std::string_view kBeatKeys = "arrows or wasd steer   space pause  + - speed  m move by move  ? help  q quit";
constexpr std::string_view kMoveByMoveKeys = "arrows or wasd move   m to the beat  ? help  q quit";

constexpr const char* kBeatHelp =
    "arrows, wasd   steer; a turn that is not possible yet is made as soon as it is\n"
    "space, p       pause or resume\n"
    "+ and -        faster or slower\n"
    "m              move by move: each round waits for an arrow; again: to the beat\n"
    "q              leave the game\n";

// 0 to 3 for up, down, left, right, or -1.
int arrow_of(const Key& key) {
  switch (key.kind) {
    case KeyKind::up:
      return 0;
    case KeyKind::down:
      return 1;
    case KeyKind::left:
      return 2;
    case KeyKind::right:
      return 3;
    default:
      break;
  }
  const auto letter = key.text.size() == 1 ? kArrowLetters.find(key.text[0]) : kArrowLetters.npos;
  return letter == kArrowLetters.npos ? -1 : static_cast<int>(letter);
}

}  // namespace

BeatScreen::BeatScreen(Screen& screen, GameInPlay game_to_play, const Look& look, const SteerOptions& options)
    : screen_(screen),
      referee_(std::move(game_to_play), {.stop = &interrupted(), .may_hurry = true}),
      look_(look),
      beat_(game().game().info().beat),
      options_(options),
      steering_(beat_, options.round, options.waits),
      mode_(game().over() ? Mode::over : Mode::ready) {}

BeatScreen::Leave BeatScreen::run() {
  while (!done_ && !screen_.closed() && !interrupted()) {
    advance();
    if (!in_round()) draw();
    if (const auto key = screen_.read_key(time_to_wait())) press(*key);
  }
  referee_.stop();
  return leave_;
}

// A frame is drawn once everybody has moved, or earlier if an agent thinks for long.
bool BeatScreen::in_round() const {
  return mode_ == Mode::running && referee_.awaited().empty() && referee_.thinking_for() < 1s;
}

std::chrono::milliseconds BeatScreen::time_to_wait() const {
  const bool awaited = !referee_.awaited().empty();
  if (mode_ != Mode::running || (steering_.waits() && awaited)) return 50ms;
  if (!awaited) return referee_.thinking() ? 1ms : 0ms;
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(steering_.next_beat() - Clock::now());
  return std::clamp(left, 0ms, 50ms);
}

// Plays what is due: the agents' moves, or the person's at the next beat.
void BeatScreen::advance() {
  if (mode_ == Mode::over && options_.goes_on && Clock::now() - end_ >= kBeatLinger) leave(Leave::next);
  if (mode_ != Mode::running) return;
  referee_.ask();
  steering_.keep_time(referee_);
  if (!referee_.awaited().empty() && steering_.is_due(Clock::now())) steering_.choose(referee_, Clock::now());
  referee_.poll();
  if (!referee_.over()) return;
  mode_ = Mode::over;
  end_ = Clock::now();
}

void BeatScreen::press(const Key& key) {
  if (mode_ == Mode::leaving) {
    mode_ = Mode::paused;
    if (key.is('y')) leave(Leave::quit);
  } else if (mode_ == Mode::over) {
    press_at_end(key);
  } else if (const int arrow = arrow_of(key); arrow >= 0) {
    steer(beat_.arrows[static_cast<std::size_t>(arrow)]);
  } else if (key.kind == KeyKind::enter && mode_ == Mode::paused) {
    go_on();
  } else if (key.kind == KeyKind::text && key.text.size() == 1) {
    press_letter(key.text[0]);
  }
}

void BeatScreen::press_at_end(const Key& key) {
  if (key.is('q')) return leave(Leave::quit);
  if (key.kind != KeyKind::enter) return;
  leave(options_.offers_another ? Leave::again : options_.goes_on ? Leave::next : Leave::quit);
}

void BeatScreen::press_letter(char letter) {
  switch (letter) {
    case ' ':
    case 'p':
      if (mode_ == Mode::paused) return go_on();
      if (mode_ == Mode::running) mode_ = Mode::paused;
      return;
    case '+':
    case '=':
      return change_speed(1.25);
    case '-':
      return change_speed(0.8);
    case 'm':
      return steering_.set_waiting(!steering_.waits());
    case '?':
      if (mode_ == Mode::running) mode_ = Mode::paused;
      return show_page(screen_, "Keys", kBeatHelp + wall_legend(session().scene().ground, look_, 15), look_);
    case 'q':
      if (session().history().empty()) return leave(Leave::quit);
      mode_ = Mode::leaving;
      return;
    default:
      return;
  }
}

// The first arrow begins the game; one pressed during a pause takes effect after it.
void BeatScreen::steer(const std::string& move) {
  steering_.want(move);
  if (mode_ == Mode::ready) go_on();
}

void BeatScreen::go_on() {
  mode_ = Mode::running;
  steering_.go_on(Clock::now());
}

void BeatScreen::change_speed(double factor) {
  steering_.set_round(std::chrono::duration_cast<std::chrono::milliseconds>(steering_.round() / factor));
}

void BeatScreen::leave(Leave how) {
  leave_ = how;
  done_ = true;
}

std::vector<std::string> BeatScreen::status() const {
  const auto strong = [this](const std::string& text) { return paint(look_, Ink::strong, text); };
  switch (mode_) {
    case Mode::ready:
      return {beat_.ready, strong(steering_.waits() ? "Ready? Move by move: press an arrow key for each round."
                                                    : "Ready? Press an arrow key to begin.")};
    case Mode::running:
      if (steering_.waits()) return {"", "Press an arrow key to move."};
      return {"", fmt::format("{:.1f} moves per second", 1000.0 / static_cast<double>(steering_.round().count()))};
    case Mode::paused:
      return {"", strong("Paused. Press space to resume.")};
    case Mode::leaving:
      return {"", strong("The game is not finished. Leave it? y / n")};
    case Mode::over:
      break;
  }
  return {game().outcome_text() + ". " + closing_remark(game()),
          strong(options_.offers_another ? "The game is over. Enter: play again, q: quit"
                 : options_.goes_on      ? "The game is over. The next one follows, q: quit"
                                         : "The game is over. Press Enter or q to continue.")};
}

std::string_view BeatScreen::keys_line() const {
  if (mode_ == Mode::leaving) return "y leave  n stay";
  if (mode_ != Mode::over) return steering_.waits() ? kMoveByMoveKeys : kBeatKeys;
  return options_.offers_another ? "Enter play again  q quit" : "Enter or q continue";
}

void BeatScreen::draw() {
  const Size size = screen_.size();
  const Scene scene = session().scene();
  Frame frame;
  frame.title = options_.title.empty() ? opening_words(game()) : options_.title;
  frame.status = status();
  const Room room = board_room(size, static_cast<int>(frame.status.size()));
  frame.board = draw_scene(scene, look_, {.last_move = false}, room);  // everything moves
  frame.board_columns = scene_columns(scene, look_, room);
  frame.panel = scene.notes;
  for (auto& row : failure_rows(game(), session().history().size())) frame.panel.push_back(std::move(row));
  frame.keys = keys_line();
  screen_.show(compose(frame, size, look_));
}

}  // namespace ariadne
