#pragma once

#include <string>

namespace ariadne {

inline bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace ariadne
