#pragma once

#include <string>
#include <vector>

#include "apps/terminal/screen.hpp"
#include "report/drawing/look.hpp"

namespace ariadne {

// The text in lines of at most `columns`. Blocks of lines that fit keep their line breaks, since they may be tables;
// others are wrapped again.
std::vector<std::string> page_lines(const std::string& text, int columns);

// Shows a page over everything else until a key is pressed; arrow keys scroll a long one.
void show_page(Screen& screen, const std::string& title, const std::string& text, const Look& look);

}  // namespace ariadne
