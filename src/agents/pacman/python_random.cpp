#include "agents/pacman/python_random.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <string>

#include "agents/pacman/sha512.hpp"

namespace ariadne::pacman {
namespace {

// A whole number in 32-bit words, the lowest first, without leading zeros; 0 has one word.
using Key = std::vector<std::uint32_t>;

Key without_leading_zeros(Key key) {
  while (key.size() > 1 && key.back() == 0) key.pop_back();
  return key;
}

// The bytes as one number, the first one the highest.
Key number_of(std::string_view bytes) {
  Key key((bytes.size() + 3) / 4);
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const std::size_t place = bytes.size() - 1 - i;
    key[place / 4] |= std::uint32_t{static_cast<unsigned char>(bytes[i])} << (8 * (place % 4));
  }
  return without_leading_zeros(std::move(key));
}

// A string is followed by its digest.
std::string with_digest(std::string_view seed) {
  std::string bytes(seed);
  for (const std::uint64_t word : sha512(seed)) {
    for (int shift = 56; shift >= 0; shift -= 8) bytes += static_cast<char>(word >> shift & 0xff);
  }
  return bytes;
}

}  // namespace

PythonRandom::PythonRandom(std::uint64_t number) {
  seed(without_leading_zeros({static_cast<std::uint32_t>(number), static_cast<std::uint32_t>(number >> 32)}));
}

PythonRandom::PythonRandom(std::string_view text) { seed(number_of(with_digest(text))); }

// The generator's own way to be seeded by an array.
void PythonRandom::seed(const Key& key) {
  words_[0] = 19650218u;
  const auto mixed = [&](std::size_t i) { return words_[i - 1] ^ words_[i - 1] >> 30; };
  for (std::size_t i = 1; i < kWords; ++i) words_[i] = 1812433253u * mixed(i) + static_cast<std::uint32_t>(i);
  std::size_t i = 1;
  const auto go_on = [&] {
    if (++i < kWords) return;
    words_[0] = words_[kWords - 1];
    i = 1;
  };
  for (std::size_t k = 0; k < std::max(kWords, key.size()); ++k) {
    const std::size_t j = k % key.size();
    words_[i] = (words_[i] ^ mixed(i) * 1664525u) + key[j] + static_cast<std::uint32_t>(j);
    go_on();
  }
  for (std::size_t k = 1; k < kWords; ++k) {
    words_[i] = (words_[i] ^ mixed(i) * 1566083941u) - static_cast<std::uint32_t>(i);
    go_on();
  }
  words_[0] = 0x80000000u;
}

void PythonRandom::refill() {
  constexpr std::size_t kShift = 397;
  for (std::size_t i = 0; i < kWords; ++i) {
    const std::uint32_t pair = (words_[i] & 0x80000000u) | (words_[(i + 1) % kWords] & 0x7fffffffu);
    words_[i] = words_[(i + kShift) % kWords] ^ pair >> 1 ^ ((pair & 1) != 0 ? 0x9908b0dfu : 0);
  }
  used_ = 0;
}

std::uint32_t PythonRandom::next() {
  if (used_ == kWords) refill();
  std::uint32_t word = words_[used_++];
  word ^= word >> 11;
  word ^= word << 7 & 0x9d2c5680u;
  word ^= word << 15 & 0xefc60000u;
  return word ^ word >> 18;
}

double PythonRandom::uniform() {
  const std::uint32_t high = next() >> 5, low = next() >> 6;
  return (high * 0x1p26 + low) * 0x1p-53;
}

std::size_t PythonRandom::below(std::size_t bound) {
  assert(bound > 0 && bound >> 32 == 0);
  const int unused = 32 - static_cast<int>(std::bit_width(bound));
  std::size_t drawn = 0;
  do drawn = next() >> unused;
  while (drawn >= bound);
  return drawn;
}

}  // namespace ariadne::pacman
