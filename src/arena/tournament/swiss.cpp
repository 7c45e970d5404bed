#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include "arena/tournament/pairings.hpp"

namespace ariadne {
namespace {

// Finds partners for everybody, from the top of the table down. Whom somebody meets is tried in the order of
// preference, and what leaves others without a partner is taken back. Where agents have met too many others for that,
// some have to meet again: as few as possible, but at most as many steps are tried as a blink of an eye allows.
class SwissPairing {
 public:
  explicit SwissPairing(const std::vector<SwissEntrant>& entrants)
      : entrants_(entrants), partner_(entrants.size(), kNobody) {}

  std::vector<std::pair<std::size_t, std::size_t>> pairs() {
    while (!pair_from(0, 0)) {
      std::ranges::fill(partner_, kNobody);
      ++again_allowed_;
      steps_ = 0;
    }
    std::vector<std::pair<std::size_t, std::size_t>> result;
    for (std::size_t i = 0; i < partner_.size(); ++i) {
      if (i < partner_[i]) result.emplace_back(entrants_[i].id, entrants_[partner_[i]].id);
    }
    return result;
  }

 private:
  static constexpr std::size_t kNobody = static_cast<std::size_t>(-1);
  static constexpr std::uint64_t kMaxSteps = 200'000;

  int times_met(std::size_t a, std::size_t b) const {
    return static_cast<int>(std::ranges::count(entrants_[a].met, entrants_[b].id));
  }
  // Among those with as many points, the upper half meets the lower half, the first of the one the first of the other.
  std::size_t ideal_partner(std::size_t i) const {
    const auto same = [&](const SwissEntrant& entrant) { return entrant.points == entrants_[i].points; };
    const auto first = static_cast<std::size_t>(std::ranges::find_if(entrants_, same) - entrants_.begin());
    const auto count = static_cast<std::size_t>(std::ranges::count_if(entrants_, same));
    return i < first + count / 2 ? i + count / 2 : i;
  }
  // Somebody to meet; the less of each, the better, and the first counts most.
  struct Candidate {
    int met = 0;
    double points_apart = 0;
    std::size_t from_ideal = 0;
    std::size_t place = 0;

    auto operator<=>(const Candidate&) const = default;
  };
  std::vector<Candidate> candidates(std::size_t i) const {
    const std::size_t ideal = ideal_partner(i);
    std::vector<Candidate> open;
    for (std::size_t k = i + 1; k < partner_.size(); ++k) {
      if (partner_[k] != kNobody) continue;
      open.push_back(
          {times_met(i, k), std::abs(entrants_[k].points - entrants_[i].points), k > ideal ? k - ideal : ideal - k, k});
    }
    std::ranges::sort(open, [](const Candidate& a, const Candidate& b) { return a < b; });
    return open;
  }
  bool pair_from(std::size_t i, int met_again) {
    while (i < partner_.size() && partner_[i] != kNobody) ++i;
    if (i == partner_.size()) return true;
    for (const auto& [met, points_apart, from_ideal, k] : candidates(i)) {
      const int again = met_again + met;
      if (again > again_allowed_ || ++steps_ > kMaxSteps) return false;
      partner_[i] = k;
      partner_[k] = i;
      if (pair_from(i + 1, again)) return true;
      partner_[i] = partner_[k] = kNobody;
    }
    return false;
  }

  const std::vector<SwissEntrant>& entrants_;
  std::vector<std::size_t> partner_;  // by place in the table
  int again_allowed_ = 0;             // meetings of agents that met before
  std::uint64_t steps_ = 0;
};

// The last in the table that had none; if all had one, the last.
std::size_t place_of_bye(const std::vector<SwissEntrant>& entrants) {
  for (std::size_t i = entrants.size(); i-- > 0;) {
    if (!entrants[i].had_bye) return i;
  }
  return entrants.size() - 1;
}

SwissEntrant swiss_entrant(const std::vector<ScheduledGame>& so_far, std::size_t id, double points) {
  SwissEntrant entrant{id, points, false, {}};
  int last_round = -1;
  for (const auto& game : so_far) {
    if (!game.is_of(id)) continue;
    entrant.had_bye = entrant.had_bye || game.state == GameState::bye;
    const std::size_t other = game.pairing.agents[game.pairing.agents[0] == id ? 1 : 0];
    if (other != id && game.round != last_round) entrant.met.push_back(other);
    last_round = game.round;
  }
  return entrant;
}

}  // namespace

std::vector<double> swiss_points(const TournamentPlan& plan, const std::vector<ScheduledGame>& games) {
  struct Course {
    double lead = 0;  // of the one with the lower number
    bool over = true;
  };
  std::map<std::tuple<int, std::size_t, std::size_t>, Course> meetings;
  for (const auto& game : games) {
    const auto [low, high] = std::minmax(game.pairing.agents[0], game.pairing.agents[1]);
    Course& course = meetings[{game.round, low, high}];
    course.lead += game.points_for(low, plan) - game.points_for(high, plan);
    course.over = course.over && game.state != GameState::planned;
  }
  std::vector<double> points(plan.entrants.size());
  for (const auto& [meeting, course] : meetings) {
    const auto [round, low, high] = meeting;
    if (!course.over) continue;
    const double share = low == high || course.lead > 0 ? 1 : course.lead < 0 ? 0 : 0.5;
    points[low] += share;
    if (low != high) points[high] += 1 - share;
  }
  return points;
}

SwissRound swiss_round(const std::vector<SwissEntrant>& entrants) {
  SwissRound round;
  std::vector<SwissEntrant> playing = entrants;
  if (playing.size() % 2 == 1) {
    const auto place = static_cast<std::ptrdiff_t>(place_of_bye(playing));
    round.bye = playing[static_cast<std::size_t>(place)].id;
    playing.erase(playing.begin() + place);
  }
  round.meetings = SwissPairing(playing).pairs();
  return round;
}

std::vector<ScheduledGame> next_swiss_round(const TournamentPlan& plan, const std::vector<ScheduledGame>& so_far) {
  int round = 0;
  for (const auto& game : so_far) round = std::max(round, game.round + 1);
  if (round >= plan.rounds) return {};
  const auto points = swiss_points(plan, so_far);
  std::vector<SwissEntrant> entrants;
  for (std::size_t id = 0; id < plan.entrants.size(); ++id) {
    if (!plan.entrants[id].withdrawn) entrants.push_back(swiss_entrant(so_far, id, points[id]));
  }
  if (entrants.size() < 2) return {};
  std::ranges::stable_sort(entrants, std::ranges::greater{}, &SwissEntrant::points);
  const SwissRound drawn = swiss_round(entrants);
  GameList list(plan, so_far);
  const std::uint64_t opening = list.next_opening();
  for (const auto& [a, b] : drawn.meetings) list.add_meeting(a, b, round, opening, plan.pairs);
  if (drawn.bye) list.add_bye(*drawn.bye, round);
  return std::move(list).take();
}

}  // namespace ariadne
