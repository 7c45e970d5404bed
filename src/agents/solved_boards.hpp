#pragma once

#include <algorithm>
#include <chrono>
#include <list>
#include <memory>
#include <mutex>

#include "agents/solution.hpp"
#include "core/enumerable.hpp"
#include "games/game.hpp"
#include "search/tree/induction.hpp"

namespace ariadne {

template <class G>
concept SolvableGame = Game<G> && (Enumerable<typename G::Position> || HasEndgame<G>);

// A position as what is solved, or why it cannot be.
template <SolvableGame G>
auto solvable(const typename G::Position& position) {
  if constexpr (HasEndgame<G>) {
    return G::endgame(position);
  } else {
    return Result<typename G::Position>(position);
  }
}
template <SolvableGame G>
using SolvableOf = typename decltype(solvable<G>(std::declval<const typename G::Position&>()))::value_type;

// About what it takes to solve the board of a position.
template <Enumerable P>
SolutionNeed need_of(const P& position) {
  const InductionNeed need = estimate_need(position.at_state(0));
  return {need.states, need.bytes};
}

// Whether a position is on the board whose state 0 this is.
template <Enumerable P>
bool same_board(const P& position, const P& first_state) {
  return position.state_count() == first_state.state_count() && position.at_state(0) == first_state;
}

// A board with the verdict of every state.
template <Enumerable P>
struct SolvedBoard {
  P board;  // in its state 0
  Verdicts verdicts;
  Solution solution;

  bool is_of(const P& position) const { return same_board(position, board); }
};

// The boards that were solved recently, for all agents of a game: a board is solved once, and callers that ask for it
// meanwhile wait for it. Thread-safe.
template <Enumerable P>
class SolvedBoards {
 public:
  using Found = std::shared_ptr<const SolvedBoard<P>>;

  static SolvedBoards& shared() {
    static SolvedBoards boards;
    return boards;
  }

  // In the time and the memory that the budget allows; a board that is known takes neither.
  Result<Found> solve(const P& position, Budget& budget, const std::function<void(double)>& progress) {
    const std::shared_ptr<Place> place = place_of(position.at_state(0));
    const std::lock_guard lock(place->solving);
    if (place->found) return place->found;
    auto found = solve_now(place->board, budget, progress);
    if (found) keep(*place, *found);
    return found;
  }

 private:
  static constexpr std::uint64_t kMaxKeptBytes = kDefaultMemory / 16;  // the latest is kept whatever its size
  static constexpr std::size_t kMaxKeptBoards = 64;

  struct Place {
    explicit Place(const P& first) : board(first) {}
    const P board;
    std::mutex solving;
    Found found;
    std::uint64_t bytes = 0;
  };

  // The place of a board, from now on the first of all.
  std::shared_ptr<Place> place_of(const P& board) {
    const std::lock_guard lock(mutex_);
    for (auto place = places_.begin(); place != places_.end(); ++place) {
      if (!same_board(board, (*place)->board)) continue;
      places_.splice(places_.begin(), places_, place);
      return places_.front();
    }
    if (places_.size() == kMaxKeptBoards) places_.pop_back();
    return places_.emplace_front(std::make_shared<Place>(board));
  }
  // Keeps a board, and drops those least recently used.
  void keep(Place& place, const Found& found) {
    const std::lock_guard lock(mutex_);
    place.found = found;
    place.bytes = found->verdicts.size() * sizeof(std::int16_t);
    std::uint64_t bytes = 0;
    auto each = places_.begin();
    for (; each != places_.end() && bytes <= kMaxKeptBytes; ++each) bytes += (*each)->bytes;
    places_.erase(each, places_.end());
  }

  static Result<Found> solve_now(const P& board, Budget& budget, const std::function<void(double)>& progress) {
    const auto start = std::chrono::steady_clock::now();
    Induction induction = solve_board(board, budget, progress);
    const SolutionNeed need{induction.need.states, induction.need.bytes};
    switch (induction.ending) {
      case Induction::Ending::stopped:
        return failure("the board could not be solved in time");
      case Induction::Ending::too_long:
        return failure("this board cannot be solved: some win takes more than " + std::to_string(kLongestWin) +
                       " moves");
      case Induction::Ending::too_large:
        return tl::unexpected(check_memory(need, std::min<std::uint64_t>(budget.memory_limit(), kMaxMemory)).error());
      case Induction::Ending::solved:
        break;
    }
    const VerdictCounts counts = count_verdicts(induction.verdicts);
    Solution solution{need, counts.first, counts.second, counts.neither, counts.longest};
    solution.nodes = budget.nodes();
    solution.time = std::chrono::steady_clock::now() - start;
    return std::make_shared<const SolvedBoard<P>>(SolvedBoard<P>{board, std::move(induction.verdicts), solution});
  }

  std::mutex mutex_;  // of places_, and of what their places keep
  std::list<std::shared_ptr<Place>> places_;
};

}  // namespace ariadne
