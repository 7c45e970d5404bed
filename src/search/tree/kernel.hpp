#pragma once

#include <concepts>
#include <cstdint>

#include "core/position.hpp"
#include "search/tree/line.hpp"
#include "search/tree/moves_in_progress.hpp"
#include "search/tree/role.hpp"
#include "search/tree/window.hpp"

namespace ariadne {

// The value of a position by a search of its tree. A kernel is a textbook function with its context: it is
// made for one search to one depth, from an evaluation and an Expansion, and what has to outlive it (a transposition
// table) is passed in by its maker. `search_root` asks it for the moves of the root, `Searcher` makes one for
// each depth; both see it as an AnyKernel.
//
//   Move, Value              the game's moves; values compare, and are always seen from the first team
//   kPrunes                  it uses the window: a value outside of it is only a bound
//   value(p, depth, window, line)
//                            the value of p, `depth` plies deep. `line` is the best play that leads to it, and may be
//                            left unset where there is none to show. A game that is over is evaluated at any depth.
//                            At each move it asks whether the expansion is spent: if so, it returns at once, and the
//                            value is meaningless. Every node is made by the expansion, which counts it
//   cut_short()              so far some line did not end by the rules: the values are not proven
//   cutoffs()                so far, how often the remaining moves were cut off
//   role(p)                  what it does with the values of p's moves, where the game is not over
//   kTakesMeans              true if some role is to average: a value then is no result that anybody can force. Kernels
//                            without this member never do
//   kScouts                  true if it pays to ask it first whether a value is above a bound at all, and to search the
//                            moves of the root in the order of the last depth. Kernels without this member are asked
//                            for values in the order of the game
//   share(in_progress)       it need not search what other threads have in progress, as long as anything else is left;
//                            a kernel without this member is not shared
//
// A kernel belongs to one thread. It does not throw and keeps nothing on the heap.
template <class K, class P>
concept Kernel =
    Position<P> && std::same_as<typename K::Move, typename P::Move> && std::totally_ordered<typename K::Value> &&
    requires(K kernel, const K& seen, const P& position, int depth, const Window<typename K::Value>& window,
             Line<typename K::Move>& line) {
      { kernel.value(position, depth, window, line) } -> std::same_as<typename K::Value>;
      { seen.cut_short() } -> std::same_as<bool>;
      { seen.cutoffs() } -> std::same_as<std::uint64_t>;
      { K::role(position) } -> std::same_as<Role>;
      requires std::same_as<decltype(K::kPrunes), const bool>;
    };

template <class K>
inline constexpr bool takes_means = requires { requires K::kTakesMeans; };
template <class K>
inline constexpr bool scouts = requires { requires K::kScouts; };
template <class K>
inline constexpr bool shares = requires(K kernel, MovesInProgress& in_progress) { kernel.share(in_progress); };

}  // namespace ariadne
