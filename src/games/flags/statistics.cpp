#include "games/flags/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "games/flags/words.hpp"

namespace ariadne::flags {
namespace {

int nearest_ghost(const Position& position) {
  int nearest = Maze::kUnreachable;
  for (std::size_t i = 0; i < position.ghost_count(); ++i) {
    nearest = std::min(nearest, position.maze().ghost_distance(position.ghost(i), position.pacman()));
  }
  return nearest;
}

void count_faults(Summary& summary, const Position& before, Move move) {
  if (before.to_move() == kPacman) {
    summary.pacman_faults += is_fault(before, move);
  } else {
    summary.ghost_faults += std::popcount(faults_of(before, move));
  }
}

// Distances to a flag's cell, where ghosts do not go, are not counted.
class Distances {
 public:
  void add(const Position& position) {
    const int distance = nearest_ghost(position);
    if (distance == Maze::kUnreachable) return;
    least_ = std::min(least_, distance);
    sum_ += distance;
    ++count_;
  }
  void write(Summary& summary) const {
    summary.least_distance = count_ == 0 ? 0 : least_;
    summary.mean_distance = count_ == 0 ? 0 : static_cast<double>(sum_) / count_;
  }

 private:
  int least_ = Maze::kUnreachable, sum_ = 0, count_ = 0;
};

std::string steps_text(const std::vector<int>& steps) {
  std::string text;
  for (const int step : steps) text += (text.empty() ? ", at step " : ", ") + std::to_string(step);
  return text;
}

std::string tenths(double number) {
  const auto rounded = std::lround(number * 10);
  return std::to_string(rounded / 10) + "." + std::to_string(rounded % 10);
}

std::vector<std::string> lines_of(const Summary& summary) {
  const Position& last = summary.last;
  std::vector<std::string> lines = {
      "steps   " + std::to_string(last.step()) + " of " + std::to_string(last.limit().steps),
      "flags   " + flags_text(last) + steps_text(summary.flag_steps),
      "ghosts  nearest at distance " + std::to_string(summary.least_distance) + ", on average " +
          tenths(summary.mean_distance),
      "caught  " + (last.caught_by() != 0 ? "by " + ghosts_text(last.caught_by()) : std::string("no")),
      "faults  pacman " + std::to_string(summary.pacman_faults) + ", ghosts " + std::to_string(summary.ghost_faults)};
  if (!last.result()) return lines;
  const TournamentScore score = tournament_score(last);
  lines.push_back("score   pacman " + score_text(score.pacman) + ", ghosts " + score_text(score.ghosts));
  return lines;
}

Json json_of(const Summary& summary) {
  const Position& last = summary.last;
  Json json = {{"steps", last.step()},
               {"flags", last.captured_count()},
               {"flag_steps", summary.flag_steps},
               {"distance", {{"least", summary.least_distance}, {"mean", summary.mean_distance}}},
               {"caught_by", Json::array()},
               {"faults", {{"pacman", summary.pacman_faults}, {"ghosts", summary.ghost_faults}}}};
  for (std::size_t i = 0; i < last.ghost_count(); ++i) {
    if (last.caught_by() >> i & 1) json["caught_by"].push_back(i);
  }
  if (!last.result()) return json;
  const TournamentScore score = tournament_score(last);
  json["tournament_score"] = {{"pacman", score_points(score.pacman)}, {"ghosts", score_points(score.ghosts)}};
  return json;
}

}  // namespace

Summary summary_of(const Transcript& game) {
  Summary summary{.last = game.start, .flag_steps = {}};
  Distances distances;
  distances.add(game.start);
  for (const Move move : game.moves) {
    const Position before = summary.last;
    count_faults(summary, before, move);
    summary.last.play(move);
    if (summary.last.step() == before.step()) continue;
    distances.add(summary.last);
    if (summary.last.captured() != before.captured()) summary.flag_steps.push_back(summary.last.step());
  }
  distances.write(summary);
  return summary;
}

Statistics statistics(const Transcript& game) {
  const Summary summary = summary_of(game);
  return {lines_of(summary), json_of(summary).dump()};
}

}  // namespace ariadne::flags
