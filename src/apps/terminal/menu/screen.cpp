#include "apps/terminal/menu/screen.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "apps/cli/context.hpp"
#include "apps/terminal/frame.hpp"
#include "apps/terminal/page.hpp"
#include "report/drawing/text.hpp"

namespace ariadne {

namespace {

using namespace std::chrono_literals;

constexpr int kLabelColumns = 14;
constexpr int kMargin = 2;       // of a frame
constexpr int kFixedRows = 2;    // title and keys
constexpr int kMaxHelpRows = 4;  // so that some rows of the form are seen on a small terminal
constexpr int kWideKeys = 76;

std::string keys_for(int columns) {
  return columns < kWideKeys ? "arrows  Enter  ? help  q back"
                             : "up down select   left right change   Enter go or type   ? help   q back";
}

}  // namespace

MenuScreen::MenuScreen(Screen& screen, Form& form, std::size_t row, const Look& look)
    : screen_(screen), form_(form), look_(look), selected_(row) {}

MenuAction MenuScreen::run() {
  action_ = MenuAction::none;
  while (action_ == MenuAction::none) {
    if (screen_.closed() || interrupted()) return MenuAction::back;
    draw();
    if (const auto key = screen_.read_key(200ms)) press(*key);
  }
  return action_;
}

void MenuScreen::press(const Key& key) {
  message_.clear();
  if (typing_) return press_while_typing(key);
  const std::size_t count = form_.rows().size();
  switch (key.kind) {
    case KeyKind::up:
      selected_ = (selected_ + count - 1) % count;
      return;
    case KeyKind::down:
    case KeyKind::tab:
      selected_ = (selected_ + 1) % count;
      return;
    case KeyKind::home:
      selected_ = 0;
      return;
    case KeyKind::end:
      selected_ = count - 1;
      return;
    case KeyKind::left:
      return change(-1);
    case KeyKind::right:
      return change(1);
    case KeyKind::enter:
      return enter();
    case KeyKind::escape:
      action_ = MenuAction::back;
      return;
    case KeyKind::text:
      return press_letter(key);
    default:
      return;
  }
}

void MenuScreen::press_letter(const Key& key) {
  if (key.is('q'))
    action_ = MenuAction::back;
  else if (key.is(' '))
    enter();
  else if (key.is('+'))
    change(1);
  else if (key.is('-'))
    change(-1);
  else if (key.is('?'))
    show_page(screen_, form_.title(), help_page(), look_);
  else
    select_by_digit(key);
}

void MenuScreen::press_while_typing(const Key& key) {
  constexpr std::size_t longest = 1000;
  switch (key.kind) {
    case KeyKind::text:
      if (typed_.size() < longest) typed_ += key.text;
      return;
    case KeyKind::backspace:
      typed_ = without_last(typed_);
      return;
    case KeyKind::escape:
      typing_ = false;
      return;
    case KeyKind::enter:
      return finish_typing();
    default:
      return;
  }
}

// A number that was left out stays as it was; a text may be empty.
void MenuScreen::finish_typing() {
  typing_ = false;
  const auto set = typed_.empty() && row().is_number() ? Result<>{} : form_.set(selected_, typed_);
  if (!set) message_ = set.error().message;
}

void MenuScreen::select_by_digit(const Key& key) {
  if (key.text.size() != 1 || key.text[0] < '1' || key.text[0] > '9') return;
  const auto index = static_cast<std::size_t>(key.text[0] - '1');
  if (index < form_.rows().size()) selected_ = index;
}

void MenuScreen::enter() {
  if (row().action != MenuAction::none) {
    action_ = row().action;
  } else if (row().is_typed()) {
    typing_ = true;
    typed_ = row().free ? row().value : "";
  } else {
    change(1);
  }
}

std::string MenuScreen::row_text(std::size_t index) const {
  const Form::Row& row = form_.rows()[index];
  const bool selected = index == selected_;
  const std::string number = index < 9 ? std::to_string(index + 1) : " ";
  const std::string label = std::string(static_cast<std::size_t>(2 * row.indent), ' ') + row.label;
  std::string value = selected && typing_ ? typed_ + "_" : row.value;
  if (selected && !typing_ && row.action == MenuAction::none)
    value = "< " + value + " >";
  else if (!value.empty())
    value = "  " + value;
  const std::string text = fmt::format("{} {} {}", selected ? ">" : " ", number, padded(label, kLabelColumns)) + value;
  return selected ? paint(look_, Ink::inverse, text + " ") : text;
}

// The rows around the selected one, as many as there is room for; dots stand for those that are left out.
std::vector<std::string> MenuScreen::visible_rows(int columns, int room) const {
  const int count = static_cast<int>(form_.rows().size());
  const int first = std::clamp(static_cast<int>(selected_) - room / 2, 0, std::max(0, count - room));
  const int last = std::min(count, first + room);
  std::vector<std::string> lines;
  for (int index = first; index < last; ++index) {
    const bool hides = (index == first && first > 0) || (index == last - 1 && last < count);
    const bool selected = index == static_cast<int>(selected_);
    lines.push_back(cut_to(hides && !selected ? "    ..." : row_text(static_cast<std::size_t>(index)), columns));
  }
  return lines;
}

// All rows with what they mean.
std::string MenuScreen::help_page() const {
  std::string text;
  for (const auto& row : form_.rows()) text += row.label + ": " + row.help + "\n\n";
  return text +
         "up, down or a digit select a row; left and right change its value; Enter types a number or a text, or does "
         "what the row says; q or Esc goes back.\n";
}

void MenuScreen::draw() {
  const Size size = screen_.size();
  const int columns = size.columns - kMargin;
  Frame frame;
  frame.title = form_.title();
  frame.status = wrapped(message_.empty() ? row().help : message_, columns);
  if (frame.status.size() > kMaxHelpRows) frame.status.resize(kMaxHelpRows);
  const int room = size.rows - kFixedRows - static_cast<int>(frame.status.size());
  frame.board = visible_rows(columns, std::max(1, room));
  frame.keys = keys_for(size.columns);
  screen_.show(compose(frame, size, look_));
}

}  // namespace ariadne
