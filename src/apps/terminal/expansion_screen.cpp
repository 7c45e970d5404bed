#include "apps/terminal/expansion_screen.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "apps/cli/signals.hpp"
#include "apps/terminal/frame.hpp"
#include "apps/terminal/page.hpp"
#include "report/drawing/legend.hpp"
#include "report/format.hpp"
#include "report/paths/table.hpp"

namespace ariadne {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr double kWholeShow = 8;  // seconds, at the initial speed
constexpr double kPlayerSlowest = 1, kPlayerFastest = 1 << 24;
constexpr int kMargins = 4;     // columns beside the maze
constexpr int kPlayerRows = 5;  // title, status and keys
constexpr int kMinPart = 3;

constexpr const char* kPlayerHelp =
    "space          pause or resume; at the end: play again\n"
    ", and .        one expansion back or forward\n"
    "PgUp, PgDn     a tenth of the search back or forward\n"
    "Home, End      go to the start or the end\n"
    "arrows         scroll a maze larger than the screen; otherwise step\n"
    "f              follow the search again after scrolling\n"
    "+ and -        faster or slower\n"
    "n and p        next or previous search\n"
    "q              leave\n";

}  // namespace

ExpansionPlayer::ExpansionPlayer(Screen& screen, const Scene& maze, std::span<const PathAnswer> answers,
                                 const Look& look)
    : screen_(screen), scene_(maze), answers_(answers), look_(look) {
  choose(0);
}

void ExpansionPlayer::choose(std::size_t search) {
  search_ = search;
  add_path(scene_, answer().cells);
  add_expansions(scene_, answer().expansion_cells);
  shown_ = 0;
  speed_ = std::clamp(std::exp2(std::round(std::log2(std::max(states(), 1.0) / kWholeShow))), kPlayerSlowest,
                      kPlayerFastest);
  running_ = true;
  last_step_ = Clock::now();
}

void ExpansionPlayer::run() {
  while (!done_ && !screen_.closed() && !interrupted()) {
    advance();
    draw();
    if (const auto key = screen_.read_key(30ms)) press(*key);
  }
}

void ExpansionPlayer::advance() {
  const auto now = Clock::now();
  if (running_) shown_ = std::min(states(), shown_ + speed_ * std::chrono::duration<double>(now - last_step_).count());
  last_step_ = now;
  if (at_end()) running_ = false;
}

void ExpansionPlayer::step(double states_forth) {
  running_ = false;
  shown_ = std::clamp(std::floor(shown_) + states_forth, 0.0, states());
}

void ExpansionPlayer::press(const Key& key) {
  switch (key.kind) {
    case KeyKind::left:
    case KeyKind::right:
    case KeyKind::up:
    case KeyKind::down:
      return press_arrow(key.kind);
    case KeyKind::page_up:
      return step(-tenth());
    case KeyKind::page_down:
      return step(tenth());
    case KeyKind::home:
      return step(-states());
    case KeyKind::end:
      return step(states());
    case KeyKind::text:
      return press_letter(key);
    default:
      return;
  }
}

void ExpansionPlayer::press_arrow(KeyKind arrow) {
  const int right = (arrow == KeyKind::right) - (arrow == KeyKind::left);
  const int up = (arrow == KeyKind::up) - (arrow == KeyKind::down);
  if (is_cut()) return scroll(right, up);
  step(right - up * tenth());
}

void ExpansionPlayer::scroll(int right, int up) {
  const Part from = part();
  const Spot middle = middle_of(from);
  const int row = middle.row - up * std::max(from.rows / 4, 1);
  const int column = middle.column + right * std::max(from.columns / 4, 1);
  looked_at_ = Spot{std::clamp(row, 0, scene_.ground.rows - 1), std::clamp(column, 0, scene_.ground.columns - 1)};
}

void ExpansionPlayer::press_letter(const Key& key) {
  if (key.is('q')) done_ = true;
  if (key.is('+') || key.is('=')) speed_ = std::min(speed_ * 2, kPlayerFastest);
  if (key.is(',')) step(-1);
  if (key.is('.')) step(1);
  if (key.is('f')) looked_at_.reset();
  if (key.is('-')) speed_ = std::max(speed_ / 2, kPlayerSlowest);
  if (key.is('n')) choose((search_ + 1) % answers_.size());
  if (key.is('p')) choose((search_ + answers_.size() - 1) % answers_.size());
  if (key.is('?')) show_page(screen_, "Keys", kPlayerHelp, look_);
  if (!key.is(' ')) return;
  running_ = !running_;
  if (running_ && at_end()) shown_ = 0;
}

std::string ExpansionPlayer::state_words() const {
  const auto shown = static_cast<std::uint64_t>(shown_);
  std::string state =
      fmt::format("{} {} of {}", walks() ? "walked" : "expanded", with_commas(shown), with_commas(order().size()));
  if (at_end()) {
    state += answer().found      ? ", cost " + cost_text(answer().cost)
             : answer().complete ? ", no path"
                                 : ", stopped before a path was found";
    state += "; space: play again";
  } else {
    state += running_ ? fmt::format(", {} per second", with_commas(static_cast<std::uint64_t>(speed_)))
                      : ", paused; space: resume";
  }
  return state;
}

// The path is seen as far as it is walked, or once a search has ended.
View ExpansionPlayer::view() const {
  const auto shown = static_cast<std::size_t>(shown_);
  View view;
  view.expanded = static_cast<std::uint32_t>(shown);
  view.walked = walks() ? shown : at_end() ? SIZE_MAX : 0;
  if (!at_end() && shown > 0) view.latest = spot_of(scene_.ground, order()[shown - 1]);
  view.focus = looked_at_ ? looked_at_ : view.latest ? view.latest : start_of(scene_);
  return view;
}

Room ExpansionPlayer::room() const {
  const Size size = screen_.size();
  return {std::max(size.columns - kMargins, kMinPart), std::max(size.rows - kPlayerRows, kMinPart)};
}

Part ExpansionPlayer::part() const { return part_around(scene_.ground, *view().focus, room().rows, room().columns); }

std::string ExpansionPlayer::keys_line() const {
  std::string line = "space pause  ";
  line += !is_cut() ? "arrows step  " : looked_at_ ? "arrows scroll  f follow  " : "arrows scroll  , . step  ";
  line += "+ - speed  ";
  if (answers_.size() > 1) line += "n p other  ";
  return line + "? help  q quit";
}

void ExpansionPlayer::draw() {
  Frame frame;
  frame.title = fmt::format("{}{}", label_of(answer()),
                            answers_.size() > 1 ? fmt::format("  ({} of {})", search_ + 1, answers_.size()) : "");
  frame.board = draw_scene(scene_, {look_.utf8, look_.color, 0}, view(), room());
  frame.status = {path_legend(scene_, view(), look_), paint(look_, Ink::strong, state_words())};
  frame.keys = keys_line();
  screen_.show(compose(frame, screen_.size(), look_));
}

}  // namespace ariadne
