#include "apps/terminal/beat_screen.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "agents/registry.hpp"
#include "apps/cli/context.hpp"
#include "apps/terminal/frame.hpp"
#include "apps/terminal/page.hpp"
#include "report/game_text.hpp"

namespace ariadne {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds kBeatFastest = 30ms, kBeatSlowest = 2000ms;
constexpr auto kBeatLinger = 2500ms;                // at the end of a game that another follows
constexpr std::string_view kArrowLetters = "wsad";  // up, down, left, right
constexpr std::string_view kBeatKeys = "arrows or wasd steer   space pause  + - speed  m move by move  ? help  q quit";

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
      referee_(std::move(game_to_play), {.stop = &interrupted()}),
      look_(look),
      beat_(game().game().info().beat),
      options_(options),
      waits_(options.waits),
      mode_(game().over() ? Mode::over : Mode::ready),
      round_(options.round ? std::clamp(*options.round, kBeatFastest, kBeatSlowest) : beat_.round) {}

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
  if (mode_ != Mode::running || (waits_ && awaited)) return 50ms;
  if (!awaited) return referee_.thinking() ? 1ms : 0ms;
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(next_beat_ - Clock::now());
  return std::clamp(left, 0ms, 50ms);
}

// Plays what is due: the agents' moves, or the person's at the next beat.
void BeatScreen::advance() {
  if (mode_ == Mode::over && options_.goes_on && Clock::now() - end_ >= kBeatLinger) leave(Leave::next);
  if (mode_ != Mode::running) return;
  referee_.ask();
  if (!referee_.awaited().empty() && is_due()) choose();
  referee_.poll();
  if (!referee_.over()) return;
  mode_ = Mode::over;
  end_ = Clock::now();
}

bool BeatScreen::is_due() const { return waits_ ? steered_ : Clock::now() >= next_beat_; }

void BeatScreen::choose() {
  const Seat seat = referee_.awaited().front();
  for (const auto& move : steered_moves(seat)) {
    if (!referee_.choose(seat, move)) continue;
    if (move != beat_.idle) heading_ = move;
    break;
  }
  steered_ = false;
  next_beat_ = std::max(next_beat_ + round_, Clock::now());
}

// What to play, best first. Where nobody can wait, going into a wall may be a fault that leaves the player where he is;
// if it cannot be played either, any move will do.
std::vector<std::string> BeatScreen::steered_moves(Seat seat) const {
  const auto moves = session().moves(seat);
  for (const auto& move : {wanted_, heading_, beat_.idle}) {
    if (std::ranges::count(moves, move) > 0) return {move};
  }
  return {wanted_, heading_, moves.front()};
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
      waits_ = !waits_;
      return;
    case '?':
      if (mode_ == Mode::running) mode_ = Mode::paused;
      return show_page(screen_, "Keys", kBeatHelp, look_);
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
  wanted_ = move;
  steered_ = true;
  if (mode_ == Mode::ready) go_on();
}

void BeatScreen::go_on() {
  mode_ = Mode::running;
  next_beat_ = Clock::now() + round_;
}

void BeatScreen::change_speed(double factor) {
  const auto round = std::chrono::duration_cast<std::chrono::milliseconds>(round_ / factor);
  round_ = std::clamp(round, kBeatFastest, kBeatSlowest);
}

void BeatScreen::leave(Leave how) {
  leave_ = how;
  done_ = true;
}

std::vector<std::string> BeatScreen::status() const {
  const auto strong = [this](const std::string& text) { return paint(look_, Ink::strong, text); };
  switch (mode_) {
    case Mode::ready:
      return {beat_.ready, strong("Ready? Press an arrow key to begin.")};
    case Mode::running:
      if (waits_) return {"", "Press an arrow key to move."};
      return {"", fmt::format("{:.1f} moves per second", 1000.0 / static_cast<double>(round_.count()))};
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
  frame.keys = kBeatKeys;
  screen_.show(compose(frame, size, look_));
}

}  // namespace ariadne
