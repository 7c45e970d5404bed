#include <algorithm>

#include "arena/tournament/pairings.hpp"

namespace ariadne {
namespace {

using Slot = std::optional<std::size_t>;  // of a bracket; nobody: whoever meets it goes on

// The first round: agents in the order in which the first and the second can meet only in the final. A bracket twice as
// large has, beside everybody, the one who is as far from its end as this one is from the top.
std::vector<Slot> bracket_of(std::size_t entrants) {
  std::vector<std::size_t> order = {0};
  while (order.size() < entrants) {
    std::vector<std::size_t> larger;
    for (const std::size_t seed : order) {
      larger.push_back(seed);
      larger.push_back(2 * order.size() - 1 - seed);
    }
    order = std::move(larger);
  }
  std::vector<Slot> slots;
  for (const std::size_t seed : order) slots.push_back(seed < entrants ? Slot(seed) : std::nullopt);
  return slots;
}

// One round of the bracket: who goes on, or what has to be played first.
class KnockoutRound {
 public:
  KnockoutRound(const TournamentPlan& plan, const std::vector<ScheduledGame>& so_far, int round, GameList& list)
      : plan_(plan), so_far_(so_far), round_(round), list_(list) {}

  bool is_over() const { return !waits_; }
  Slot winner(const Slot& a, const Slot& b) {
    if (!a || !b) return a ? a : b;
    const bool a_left = plan_.entrants[*a].withdrawn, b_left = plan_.entrants[*b].withdrawn;
    if (a_left && b_left) return std::nullopt;
    if (a_left || b_left) return a_left ? b : a;
    const auto [pairs, lead] = standing(*a, *b);
    if (pairs == 0) return play(*a, *b, plan_.pairs);
    if (lead != 0) return lead > 0 ? a : b;
    if (pairs < plan_.pairs + kMaxTieBreaks) return play(*a, *b, 1);
    return std::min(*a, *b);
  }

 private:
  struct Standing {
    int pairs = 0;
    double lead = 0;  // of the first
  };
  Standing standing(std::size_t a, std::size_t b) const {
    int games = 0;
    double lead = 0;
    for (const auto& game : so_far_) {
      if (game.round != round_ || !game.is_between(a, b)) continue;
      ++games;
      lead += game.points_for(a, plan_) - game.points_for(b, plan_);
    }
    return {games / 2, lead};
  }
  Slot play(std::size_t a, std::size_t b, int pairs) {
    waits_ = true;
    list_.add_meeting(a, b, round_, list_.next_opening(), pairs);
    return std::nullopt;
  }

  const TournamentPlan& plan_;
  const std::vector<ScheduledGame>& so_far_;
  int round_;
  GameList& list_;
  bool waits_ = false;
};

}  // namespace

std::vector<ScheduledGame> next_knockout_games(const TournamentPlan& plan, const std::vector<ScheduledGame>& so_far) {
  GameList list(plan, so_far);
  auto slots = bracket_of(plan.entrants.size());
  for (int round = 0; slots.size() > 1; ++round) {
    KnockoutRound matches(plan, so_far, round, list);
    std::vector<Slot> winners;
    for (std::size_t i = 0; i < slots.size(); i += 2) winners.push_back(matches.winner(slots[i], slots[i + 1]));
    if (!matches.is_over()) break;
    slots = std::move(winners);
  }
  return std::move(list).take();
}

}  // namespace ariadne
