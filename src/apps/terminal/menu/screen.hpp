#pragma once

#include <string>

#include "apps/terminal/menu/form.hpp"
#include "apps/terminal/screen.hpp"
#include "report/drawing/look.hpp"

namespace ariadne {

// Lets a person fill in a page of the menu with keys.
class MenuScreen {
 public:
  // Begins at this row.
  MenuScreen(Screen& screen, Form& form, std::size_t row, const Look& look);

  // What the person wants done; `back` as well if the terminal is gone or at an interrupt.
  MenuAction run();
  // Shows a remark, such as the result of the last game, until the next key.
  void say(std::string message) { message_ = std::move(message); }

 private:
  void press(const Key& key);
  void press_letter(const Key& key);
  void press_while_typing(const Key& key);
  void finish_typing();
  void select_by_digit(const Key& key);
  void enter();
  void change(int step) { form_.change(selected_, step); }
  void draw();
  std::vector<std::string> visible_rows(int columns, int room) const;
  std::string row_text(std::size_t index) const;
  std::string help_page() const;
  const Form::Row& row() const { return form_.rows()[selected_]; }

  Screen& screen_;
  Form& form_;
  const Look look_;
  std::size_t selected_ = 0;
  bool typing_ = false;
  std::string typed_;
  std::string message_;
  MenuAction action_ = MenuAction::none;
};

}  // namespace ariadne
