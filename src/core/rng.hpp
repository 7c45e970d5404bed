#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace ariadne {

// Scrambles 64 bits; a bijection (the finaliser of SplitMix64).
constexpr std::uint64_t mix(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

// The only source of randomness: xoshiro256**, the same numbers from the same seed on every machine.
class Rng {
 public:
  constexpr explicit Rng(std::uint64_t seed) {
    for (auto& word : state_) word = mix(seed += kGolden);
  }

  // An independent generator for part `index` of a run, whichever order the parts are run in.
  static constexpr Rng stream(std::uint64_t seed, std::uint64_t index) { return Rng(stream_seed(seed, index)); }
  static constexpr std::uint64_t stream_seed(std::uint64_t seed, std::uint64_t index) {
    return mix(mix(seed + kGolden) ^ (index * kGolden + 1));
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  // Uniform in 0..bound-1, without bias; bound > 0.
  constexpr std::uint32_t below(std::uint32_t bound) {
    const std::uint32_t unfair = (0u - bound) % bound;  // this many low products would be drawn once too often
    std::uint64_t product = 0;
    do {
      product = (next() >> 32) * bound;
    } while (static_cast<std::uint32_t>(product) < unfair);
    return static_cast<std::uint32_t>(product >> 32);
  }

  // Uniform from 0 to below 1.
  constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }

 private:
  static constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15u;
  std::array<std::uint64_t, 4> state_{};
};

// The number of one of the weights, each as likely as it is large. None is negative and not all are zero.
template <class Weights>
constexpr std::size_t drawn_by(const Weights& weights, Rng& rng) {
  double sum = 0;
  for (const double weight : weights) sum += weight;
  double left = rng.unit() * sum;
  std::size_t last = 0;  // rounding may leave something over
  for (std::size_t i = 0; i < weights.size(); ++i) {
    if (weights[i] == 0) continue;
    last = i;
    if (left < weights[i]) break;
    left -= weights[i];
  }
  return last;
}

// Puts the items of a vector in random order, all orders equally likely.
template <class Items>
constexpr void shuffle(Items& items, Rng& rng) {
  for (std::size_t left = items.size(); left > 1; --left) {
    std::swap(items[left - 1], items[rng.below(static_cast<std::uint32_t>(left))]);
  }
}

}  // namespace ariadne
