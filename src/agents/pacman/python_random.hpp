#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace ariadne::pacman {

// The numbers of Python's `random`, so that games of the course can be played again move by move: the Mersenne Twister
// MT19937, seeded and drawn from as Python does. Everything else in Ariadne uses Rng.
class PythonRandom {
 public:
  explicit PythonRandom(std::uint64_t seed);     // random.seed(5)
  explicit PythonRandom(std::string_view seed);  // random.seed('cs188')

  std::uint32_t next();                  // 32 bits
  double uniform();                      // random.random(): 53 bits, 0 <= x < 1
  std::size_t below(std::size_t bound);  // the index that random.choice draws among `bound` items; 1 <= bound < 2^32

 private:
  static constexpr std::size_t kWords = 624;

  void seed(const std::vector<std::uint32_t>& key);
  void refill();

  std::array<std::uint32_t, kWords> words_{};
  std::size_t used_ = kWords;
};

}  // namespace ariadne::pacman
