#pragma once

#include <string>
#include <string_view>

#include "core/result.hpp"
#include "games/reversi/patterns/weights.hpp"

// A file of pattern weights: a line that names the format, the checksum of the layout and that of the rest, each in
// eight bytes, lowest first, and the numbers: the base, then stage after stage. A number takes one to three bytes of
// seven bits, lowest first, all but the last marked by their eighth bit; signs alternate: 0, -1, 1, -2.
namespace ariadne::reversi {

// Whatever is accepted is what write_weights() would write.
Result<StoredWeights> read_weights(std::string_view bytes);
std::string write_weights(const StoredWeights& weights);

// The same for numbers that are bytes already, right or wrong.
std::string weights_file(std::string_view numbers);

}  // namespace ariadne::reversi
