#pragma once

#include <string>
#include <vector>

#include "apps/terminal/screen.hpp"
#include "report/drawing/look.hpp"

namespace ariadne {

// A text in lines of so many columns. Blocks of lines that fit keep their own breaks, since they may be tables; others
// are filled anew.
std::vector<std::string> page_lines(const std::string& text, int columns);

// Shows a page over everything else until a key is pressed; a long one is scrolled by the arrows.
void show_page(Screen& screen, const std::string& title, const std::string& text, const Look& look);

}  // namespace ariadne
