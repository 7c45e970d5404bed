#include "apps/terminal/expansion_screen.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "apps/cli/signals.hpp"
#include "apps/terminal/frame.hpp"
#include "apps/terminal/page.hpp"
#include "report/drawing/legend.hpp"
#include "report/drawing/text.hpp"
#include "report/format.hpp"
#include "report/paths/table.hpp"

namespace ariadne {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr double kWholeShow = 8;  // seconds, at the initial speed
constexpr double kPlayerSlowest = 1, kPlayerFastest = 1 << 24;
constexpr int kMargins = 4;     // columns beside the mazes
constexpr int kPaneGap = 3;     // columns between two of them
constexpr int kPlayerRows = 6;  // title, status and keys
constexpr int kMinPart = 3;
constexpr std::size_t kLatestRows = 12;

constexpr const char* kPlayerHelp =
    "space          pause or resume; at the end: play again\n"
    ", and .        one expansion back or forward\n"
    "PgUp, PgDn     a tenth of the search back or forward\n"
    "Home, End      go to the start or the end\n"
    "arrows         scroll a maze larger than the screen; otherwise step\n"
    "f              follow the search again after scrolling\n"
    "+ and -        faster or slower\n"
    "n and p        next or previous search\n"
    "b              two searches side by side, or one\n"
    "q              leave\n"
    "\n"
    "g is the cost of the way to a cell, h the estimate of the way that is left, and the cell with the least f is "
    "expanded next: f = g + h in A*.\n";

// "g 23", or "g 23  h 14  f 37" of a search with a heuristic.
std::string cost_words(const PathAnswer& answer, std::size_t expansion) {
  const ExpansionCost& cost = answer.expansion_costs[expansion];
  if (answer.heuristic.empty()) return "g " + cost_text(cost.g);
  return fmt::format("g {}  h {}  f {}", cost_text(cost.g), cost_text(cost.h), cost_text(cost.f));
}

std::string outcome_words(const PathAnswer& answer) {
  if (answer.found) return ", cost " + cost_text(answer.cost);
  return answer.complete ? ", no path" : ", stopped before a path was found";
}

}  // namespace

ExpansionPlayer::ExpansionPlayer(Screen& screen, std::string title, const Scene& maze,
                                 std::span<const PathAnswer> answers, const Look& look)
    : screen_(screen), title_(std::move(title)), maze_(maze), answers_(answers), look_(look) {
  choose(0, fit_side_by_side());
}

ExpansionPlayer::Pane ExpansionPlayer::pane_of(std::size_t search) const {
  Pane pane{answers_[search], maze_};
  add_path(pane.scene, pane.answer.cells);
  add_expansions(pane.scene, pane.answer.expansion_cells);
  add_frontier(pane.scene, pane.answer.reached);
  return pane;
}

bool ExpansionPlayer::fit_side_by_side() const {
  const Size size = screen_.size();
  return answers_.size() > 1 && 2 * maze_.ground.columns + kPaneGap + kMargins <= size.columns &&
         maze_.ground.rows + kPlayerRows + 1 <= size.rows;
}

void ExpansionPlayer::choose(std::size_t search, bool side_by_side) {
  search_ = search;
  panes_.clear();
  panes_.reserve(2);
  panes_.push_back(pane_of(search));
  if (side_by_side) panes_.push_back(pane_of((search + 1) % answers_.size()));
  shown_ = 0;
  speed_ = std::clamp(std::exp2(std::round(std::log2(std::max(states(), 1.0) / kWholeShow))), kPlayerSlowest,
                      kPlayerFastest);
  running_ = true;
  last_step_ = Clock::now();
}

double ExpansionPlayer::states() const {
  const auto more = [](const Pane& a, const Pane& b) { return a.states() < b.states(); };
  return static_cast<double>(std::ranges::max_element(panes_, more)->states());
}

bool ExpansionPlayer::is_cut() const {
  return part().columns < maze_.ground.columns || part().rows < maze_.ground.rows;
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
  looked_at_ = Spot{std::clamp(row, 0, maze_.ground.rows - 1), std::clamp(column, 0, maze_.ground.columns - 1)};
}

void ExpansionPlayer::press_letter(const Key& key) {
  if (key.is('q')) done_ = true;
  if (key.is('+') || key.is('=')) speed_ = std::min(speed_ * 2, kPlayerFastest);
  if (key.is(',')) step(-1);
  if (key.is('.')) step(1);
  if (key.is('f')) looked_at_.reset();
  if (key.is('-')) speed_ = std::max(speed_ / 2, kPlayerSlowest);
  if (key.is('n')) choose((search_ + 1) % answers_.size(), panes_.size() > 1);
  if (key.is('p')) choose((search_ + answers_.size() - 1) % answers_.size(), panes_.size() > 1);
  if (key.is('b') && answers_.size() > 1) choose(search_, panes_.size() == 1);
  if (key.is('?')) show_page(screen_, "Keys", kPlayerHelp, look_);
  if (!key.is(' ')) return;
  running_ = !running_;
  if (running_ && at_end()) shown_ = 0;
}

std::string ExpansionPlayer::progress_words(const Pane& pane) const {
  return fmt::format("{} {} of {}{}", pane.walks() ? "walked" : "expanded", with_commas(shown(pane)),
                     with_commas(pane.states()), is_over(pane) ? outcome_words(pane.answer) : "");
}

// The cell that was expanded last and what it cost, where the search tells.
std::string ExpansionPlayer::latest_words(const Pane& pane) const {
  const std::size_t count = shown(pane);
  if (count == 0 || count > pane.answer.expansion_costs.size()) return "";
  return cell_text(pane.order()[count - 1]) + ": " + cost_words(pane.answer, count - 1);
}

std::string ExpansionPlayer::state_words() const {
  if (at_end()) return "space: play again";
  if (!running_) return "paused; space: resume";
  return fmt::format("{} per second", with_commas(static_cast<std::uint64_t>(speed_)));
}

// Its latest cell, and how far a search is. Of two searches a line each has both.
std::vector<std::string> ExpansionPlayer::status() const {
  const Pane& first = panes_.front();
  std::vector<std::string> lines = {path_legend(first.scene, view(first), look_)};
  if (panes_.size() == 1) {
    lines.push_back(latest_words(first));
    lines.push_back(paint(look_, Ink::strong, progress_words(first) + ", " + state_words()));
    return lines;
  }
  for (const Pane& pane : panes_) {
    lines.push_back(fmt::format("{}: {}  {}", label_of(pane.answer), progress_words(pane), latest_words(pane)));
  }
  lines.push_back(paint(look_, Ink::strong, state_words()));
  return lines;
}

// The path is seen as far as it is walked, or once a search has ended.
View ExpansionPlayer::view(const Pane& pane) const {
  const std::size_t count = shown(pane);
  View view;
  view.expanded = static_cast<std::uint32_t>(count);
  view.walked = pane.walks() ? count : is_over(pane) ? SIZE_MAX : 0;
  if (!is_over(pane) && count > 0) view.latest = spot_of(maze_.ground, pane.order()[count - 1]);
  view.focus = looked_at_ ? looked_at_ : view.latest ? view.latest : start_of(maze_);
  return view;
}

Room ExpansionPlayer::room() const {
  const Size size = screen_.size();
  const int panes = static_cast<int>(panes_.size());
  const int columns = (size.columns - kMargins - kPaneGap * (panes - 1)) / panes;
  return {std::max(columns, kMinPart), std::max(size.rows - kPlayerRows - (panes - 1), kMinPart)};
}

Part ExpansionPlayer::part() const {
  return part_around(maze_.ground, *view(panes_.front()).focus, room().rows, room().columns);
}

std::string ExpansionPlayer::keys_line() const {
  std::string line = "space pause  ";
  line += !is_cut() ? "arrows step  " : looked_at_ ? "arrows scroll  f follow  " : "arrows scroll  ";
  if (is_cut() && !looked_at_ && answers_.size() == 1) line += ", . step  ";
  line += "+ - speed  ";
  if (answers_.size() > 1) line += panes_.size() > 1 ? "n p other  b one  " : "n p other  b both  ";
  return line + "? help  q quit";
}

std::string ExpansionPlayer::title() const {
  if (panes_.size() > 1) return title_;
  const std::string number = answers_.size() > 1 ? fmt::format("  ({} of {})", search_ + 1, answers_.size()) : "";
  return fmt::format("{}: {}{}", title_, label_of(panes_.front().answer), number);
}

std::vector<std::string> ExpansionPlayer::drawn(const Pane& pane) const {
  return draw_scene(pane.scene, look_, view(pane), room());
}

// Beside each other if there are two, each below its name.
std::vector<std::string> ExpansionPlayer::drawn_panes() const {
  if (panes_.size() == 1) return drawn(panes_.front());
  const auto left = drawn(panes_.front()), right = drawn(panes_.back());
  const int width = scene_columns(maze_, look_, room()) + kPaneGap;
  const auto beside = [&](const std::string& a, const std::string& b) { return padded(a, width) + b; };
  const auto name = [&](const Pane& pane) {
    return paint(look_, Ink::strong, cut_to(label_of(pane.answer), width - kPaneGap));
  };
  std::vector<std::string> lines = {beside(name(panes_.front()), name(panes_.back()))};
  for (std::size_t row = 0; row < left.size(); ++row) lines.push_back(beside(left[row], right[row]));
  return lines;
}

// What was expanded last, the newest first.
std::vector<std::string> ExpansionPlayer::latest_rows() const {
  const Pane& pane = panes_.front();
  const std::size_t count = std::min(shown(pane), pane.answer.expansion_costs.size());
  if (panes_.size() > 1 || count == 0) return {};
  std::vector<std::string> rows = {"expanded last"};
  for (std::size_t i = count; i-- > count - std::min(count, kLatestRows);) {
    rows.push_back(padded(cell_text(pane.order()[i]), 9) + cost_words(pane.answer, i));
  }
  return rows;
}

void ExpansionPlayer::draw() {
  Frame frame;
  frame.title = title();
  frame.board = drawn_panes();
  const int panes = static_cast<int>(panes_.size());
  frame.board_columns = scene_columns(maze_, look_, room()) * panes + kPaneGap * (panes - 1);
  frame.panel = latest_rows();
  frame.status = status();
  frame.keys = keys_line();
  screen_.show(compose(frame, screen_.size(), look_));
}

}  // namespace ariadne
