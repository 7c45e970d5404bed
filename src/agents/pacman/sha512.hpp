#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace ariadne::pacman {

// The digest SHA-512 as eight words, the first one first. Python mixes it into seeds that are strings.
std::array<std::uint64_t, 8> sha512(std::string_view bytes);

}  // namespace ariadne::pacman
