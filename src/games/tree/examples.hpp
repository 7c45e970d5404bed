#pragma once

#include <array>
#include <memory>
#include <string_view>

#include "core/rng.hpp"
#include "games/tree/tree.hpp"

namespace ariadne::tree {

struct Example {
  std::string_view name;
  std::string_view text;  // as text_form.hpp reads it
};

// The built-in trees, the default first.
inline constexpr std::array<Example, 4> kExamples = {{
    // Two moves deep. Alpha-beta leaves out three of the nine leaves.
    {"textbook", "max(Left>min(5,9,7),Middle>min(4,8,1),Right>min(12,2,6))"},
    // The 4 below `long` cuts its neighbours off by the 6 at the root, three moves above.
    {"deep", "max(short>6,long>min(a>max(min(4,9,8),min(8,7)),b>max(5,3),c>max(1,2)))"},
    // Four moves as good as each other: the first is chosen. Strict alpha-beta searches on where values are equal.
    {"ties", "max(a>min(4,7),b>min(4,2,9),c>min(6,4),d>min(4,4))"},
    // What is sure against two gambles, one of them with odds.
    {"chance", "max(Safe>5,Dice>chance(0.5*min(12,10),0.3*4,0.2*min(3,1)),Coin>chance(min(2,9),max(6,11)))"},
}};
std::shared_ptr<const Tree> example(std::string_view name);

inline constexpr int kHighest = 5, kFewestBranches = 2, kMaxBranches = 5;

// Max and min in turns, every node with the same number of moves, and random leaves from -9 to 9.
std::shared_ptr<const Tree> random_tree(int height, int branches, Rng& rng);

}  // namespace ariadne::tree
