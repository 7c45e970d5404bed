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
using Action = MenuForm::Action;

constexpr int kLabelColumns = 12;

}  // namespace

// The row that starts the game comes first: Enter is enough.
MenuScreen::MenuScreen(Screen& screen, MenuForm& form, const Look& look) : screen_(screen), form_(form), look_(look) {
  selected_ = static_cast<std::size_t>(std::ranges::find(form.rows(), Action::start, &MenuForm::Row::action) -
                                       form.rows().begin());
}

Action MenuScreen::run() {
  action_ = Action::none;
  while (action_ == Action::none) {
    if (screen_.closed() || interrupted()) return Action::quit;
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
    case KeyKind::text:
      break;
    default:
      return;
  }
  if (key.is('q'))
    action_ = Action::quit;
  else if (key.is(' '))
    enter();
  else if (key.is('+'))
    change(1);
  else if (key.is('-'))
    change(-1);
  else
    choose_by_digit(key);
}

void MenuScreen::press_while_typing(const Key& key) {
  constexpr std::size_t longest = 20;
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
      break;
    default:
      return;
  }
  typing_ = false;
  const auto set = typed_.empty() ? Result<>{} : form_.set(selected_, typed_);
  if (!set) message_ = set.error().message;
}

// A digit selects the row of that number, as Enter does.
void MenuScreen::choose_by_digit(const Key& key) {
  if (key.text.size() != 1 || key.text[0] < '1' || key.text[0] > '9') return;
  const auto index = static_cast<std::size_t>(key.text[0] - '1');
  if (index >= form_.rows().size()) return;
  selected_ = index;
  enter();
}

void MenuScreen::enter() {
  const MenuForm::Row& chosen = row();
  if (chosen.action == Action::rules) {
    show_page(screen_, form_.game().info().title, form_.game().info().rules, look_);
  } else if (chosen.action != Action::none) {
    action_ = chosen.action;
  } else if (chosen.is_number()) {
    typing_ = true;
    typed_.clear();
  } else {
    change(1);
  }
}

void MenuScreen::change(int step) { form_.change(selected_, step); }

std::string MenuScreen::row_text(std::size_t index) const {
  const MenuForm::Row& row = form_.rows()[index];
  const bool selected = index == selected_;
  const std::string number = index < 9 ? std::to_string(index + 1) : " ";
  const std::string label = std::string(static_cast<std::size_t>(2 * row.indent), ' ') + row.label;
  std::string value = selected && typing_ ? typed_ + "_" : row.value;
  if (selected && !typing_ && row.action == Action::none)
    value = "< " + value + " >";
  else if (!value.empty())
    value = "  " + value;
  const std::string text = fmt::format("{} {} {}", selected ? ">" : " ", number, padded(label, kLabelColumns)) + value;
  return selected ? paint(look_, Ink::inverse, text + " ") : text;
}

void MenuScreen::draw() {
  const Size size = screen_.size();
  Frame frame;
  frame.title = "Ariadne: choose a game and players";
  for (std::size_t i = 0; i < form_.rows().size(); ++i) {
    if (form_.rows()[i].action == Action::start) frame.board.emplace_back();
    frame.board.push_back(row_text(i));
  }
  frame.status = wrapped(message_.empty() ? row().help : message_, size.columns - 2);
  frame.keys = "up down choose   left right change   Enter or a digit select   q quit";
  screen_.show(compose(frame, size, look_));
}

}  // namespace ariadne
