#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "mazes/layout.hpp"

namespace ariadne {

// A layout by its built-in name, or from a file ("-" is standard input): a .lay layout or a MovingAI map. A Failure
// says what is wrong and where.
Layout open_layout(const std::string& name_or_file, Reading reading = Reading::strict);

// The file of a layout as the course looks for it: NAME or NAME.lay, here or in a folder `layouts`, or the same in one
// of the three folders above; "" if there is none.
std::string find_course_layout(const std::string& name);

// That file, or else the built-in layout of this name. It is read leniently.
Layout open_course_layout(const std::string& name);

// The same of a text that was read already; `source` names it in errors.
Layout layout_in(std::string_view text, const std::string& source, Reading reading);

}  // namespace ariadne
