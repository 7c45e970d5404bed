#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "mazes/layout.hpp"

// Layouts are found in the same way by every command: a file by its path; NAME or NAME.lay in a folder `layouts` or
// here, or the same in one of the three folders above, as the course's program looks for it; or else a layout that is
// part of the program. "-" is standard input.
namespace ariadne {

inline constexpr const char* kLenientHint = "--lenient reads it as the course's program does.";

// The file that is meant; "" if there is none.
std::string find_layout_file(const std::string& name);

// What was found, and where: `source` is for errors.
struct LayoutText {
  std::string text, source;
};
std::optional<LayoutText> find_layout(const std::string& name, std::size_t max_bytes);
// The same; a Failure if nothing is called that.
LayoutText layout_text_of(const std::string& name, std::size_t max_bytes);

// A .lay layout or a MovingAI map. A Failure says what is wrong and where.
Layout open_layout(const std::string& name, Reading reading = Reading::strict);

// The same of a text that was read already; `source` names it in errors.
Layout layout_in(std::string_view text, const std::string& source, Reading reading);

// A layout or a map; what only strict reading refuses has a hint that says how it can be read.
Result<Layout> checked_layout(std::string_view text, Reading reading);

}  // namespace ariadne
