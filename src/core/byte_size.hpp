#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.hpp"

namespace ariadne {

// "512M" or "4G": a positive whole number of KiB, MiB or GiB.
Result<std::uint64_t> read_byte_size(std::string_view text);

// "42 MiB", "1.5 GiB".
std::string byte_size_text(std::uint64_t bytes);

}  // namespace ariadne
