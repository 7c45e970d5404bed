#pragma once

#include <string>

#include "apps/terminal/menu/form.hpp"
#include "apps/terminal/screen.hpp"
#include "report/drawing/look.hpp"

namespace ariadne {

// Lets a person fill in the menu's form with keys.
class MenuScreen {
 public:
  MenuScreen(Screen& screen, MenuForm& form, const Look& look);

  // What the person wants done: start the game, or quit.
  MenuForm::Action run();
  // Shows a remark, such as the result of the last game, until the next key.
  void say(std::string message) { message_ = std::move(message); }

 private:
  void press(const Key& key);
  void press_while_typing(const Key& key);
  void choose_by_digit(const Key& key);
  void enter();
  void change(int step);
  void draw();
  std::string row_text(std::size_t index) const;
  const MenuForm::Row& row() const { return form_.rows()[selected_]; }

  Screen& screen_;
  MenuForm& form_;
  const Look look_;
  std::size_t selected_ = 0;
  bool typing_ = false;
  std::string typed_;
  std::string message_;
  MenuForm::Action action_ = MenuForm::Action::none;
};

}  // namespace ariadne
