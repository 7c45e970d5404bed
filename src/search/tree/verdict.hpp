#pragma once

#include <cstdint>
#include <cstdlib>
#include <utility>
#include <vector>

namespace ariadne {

// How a state ends with perfect play: the winner wins as soon as possible, the loser loses as late as possible.
struct Verdict {
  int sign = 0;   // +1 the first team wins, -1 the second, 0: neither can force it
  int moves = 0;  // until it is won, of both sides together

  bool operator==(const Verdict&) const = default;
};

// The longest win that a verdict can hold.
inline constexpr int kLongestWin = INT16_MAX - 1;

// Greater is better for the first team: winning sooner, losing later.
constexpr int rank_of(const Verdict& verdict) { return verdict.sign * (kLongestWin + 1 - verdict.moves); }

// The verdict of every state of a board in two bytes each.
class Verdicts {
 public:
  Verdicts() = default;
  explicit Verdicts(std::size_t states) : codes_(states) {}

  std::size_t size() const { return codes_.size(); }
  bool decided(std::size_t state) const { return codes_[state] != 0; }
  int sign(std::size_t state) const { return (codes_[state] > 0) - (codes_[state] < 0); }
  Verdict operator[](std::size_t state) const {
    const int code = codes_[state];
    if (code == 0) return {};
    return {code > 0 ? 1 : -1, std::abs(code) - 1};
  }
  void set(std::size_t state, const Verdict& verdict) {
    codes_[state] = static_cast<std::int16_t>(verdict.sign * (verdict.moves + 1));
  }

 private:
  std::vector<std::int16_t> codes_;  // 0: not decided; the sign of the winner, and one more than the moves
};

// How many states of a board are won, and how far the furthest is from its end.
struct VerdictCounts {
  std::uint64_t first = 0, second = 0, neither = 0;
  int longest = 0;
};
VerdictCounts count_verdicts(const Verdicts& verdicts);

}  // namespace ariadne
