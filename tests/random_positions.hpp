#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/rng.hpp"
#include "core/settings.hpp"
#include "games/game.hpp"
#include "search/tree/perft.hpp"
#include "search/tree/playout.hpp"

// What laws of games are checked on: positions from random play, of every registered game.
namespace ariadne::laws {

inline constexpr std::uint64_t kLongestGame = 100'000;

// Settings that differ: each choice of a parameter, and its least and greatest number.
inline std::vector<std::string> settings_texts(const GameInfo& info) {
  std::vector<std::string> texts = {""};
  for (const auto& parameter : info.parameters) {
    for (const auto& word : parameter.choices) texts.push_back(parameter.name + "=" + word);
    if (!parameter.is_number()) continue;
    texts.push_back(parameter.name + "=" + std::to_string(parameter.min));
    texts.push_back(parameter.name + "=" + std::to_string(parameter.max));
  }
  return texts;
}

template <class G>
class RandomPositions {
 public:
  using P = typename G::Position;

  static P start(Rng& rng) {
    const GameInfo info = G::info();
    const auto texts = settings_texts(info);
    const auto& text = texts[rng.below(static_cast<std::uint32_t>(texts.size()))];
    return G::start(check_settings(text, info.parameters, info.id).value(), rng);
  }
  // A position somewhere in a random game, sometimes at its end.
  static P random_position(std::uint64_t seed) {
    Rng rng(seed);
    P position = start(rng);
    P whole = position;
    Rng again = rng;
    const auto length = play_randomly(whole, again, kLongestGame);
    play_randomly(position, rng, rng.below(static_cast<std::uint32_t>(length + 1)));
    return position;
  }
  // The depth that is wanted, or as much of it as makes a tree of a bearable size where there are many moves.
  static int bearable_depth(const P& position, int wanted) {
    constexpr std::uint64_t kMaxLeaves = 100'000;
    int depth = 1;
    while (depth < wanted && perft(position, depth + 1) <= kMaxLeaves) ++depth;
    return depth;
  }
};

}  // namespace ariadne::laws
