#include "report/solution/board_study.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <numeric>

#include "report/format.hpp"

namespace ariadne {
namespace {

constexpr std::array kMistakes = {Effect::win_to_draw, Effect::win_to_loss, Effect::draw_to_loss};

double ratio(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

double mean(const std::vector<int>& numbers) {
  return ratio(static_cast<std::uint64_t>(std::accumulate(numbers.begin(), numbers.end(), 0)), numbers.size());
}

// ", in 13 to 41 moves, 27.3 on average"
std::string length_text(const std::vector<int>& moves) {
  if (moves.empty()) return "";
  return fmt::format(", in {} to {} moves, {:.1f} on average", moves.front(), moves.back(), mean(moves));
}

void print_result(std::string& out, const std::string& who, std::uint64_t count, std::uint64_t of,
                  const std::string& more = "") {
  fmt::format_to(std::back_inserter(out), "  {:<20} {:>8} {:>7.1f} %{}\n", who, with_commas(count),
                 100 * ratio(count, of), more);
}

void print_results(std::string& out, const ResultCounts& counts, std::uint64_t of, const StudyPlan& plan,
                   const std::array<std::vector<int>, 2>& moves) {
  const auto& seats = plan.game->info().seats;
  print_result(out, seats[0] + " wins", counts.first, of, length_text(moves[0]));
  print_result(out, "draw", counts.drawn, of);
  print_result(out, seats[1] + " wins", counts.second, of, length_text(moves[1]));
}

void print_effects(std::string& out, const StudyPlan& plan, const BoardSummary& summary) {
  const auto& seats = plan.game->info().seats;
  fmt::format_to(std::back_inserter(out), "moves that changed the result, average per game\n");
  for (std::size_t team = 0; team < 2; ++team) {
    const EffectCounts& counts = summary.effects[team];
    std::string list;
    for (const Effect effect : kMistakes) {
      fmt::format_to(std::back_inserter(list), ", {} {:.3f}", effect_word(effect),
                     ratio(counts[effect], summary.games));
    }
    fmt::format_to(std::back_inserter(out), "  {:<20} {:.3f} of {:.1f} moves{}\n", seats[team],
                   ratio(counts.mistakes(), summary.games), ratio(counts.moves(), summary.games), list);
  }
}

Json json_of(const ResultCounts& counts, const std::vector<std::string>& seats) {
  return {{seats[0], counts.first}, {"draw", counts.drawn}, {seats[1], counts.second}};
}

Json json_of(const EffectCounts& counts) {
  Json json = {{"moves", counts.moves()}};
  for (const Effect effect : kMistakes) json[effect_word(effect)] = counts[effect];
  return json;
}

Json length_json(const std::vector<int>& moves) {
  if (moves.empty()) return nullptr;
  return {{"least", moves.front()}, {"mean", mean(moves)}, {"most", moves.back()}};
}

}  // namespace

BoardSummary summary_of(std::span<const StudiedBoard> boards) {
  BoardSummary summary;
  for (const auto& board : boards) {
    ++summary.boards;
    summary.perfect.add(board.sign);
    if (board.sign != 0) summary.moves[board.sign > 0 ? 0 : 1].push_back(board.moves);
    if (!board.played) continue;
    ++summary.games;
    summary.played.add(board.played->sign);
    summary.plies += board.played->plies;
    for (std::size_t team = 0; team < 2; ++team) summary.effects[team] += board.played->effects[team];
  }
  for (auto& moves : summary.moves) std::sort(moves.begin(), moves.end());
  return summary;
}

std::string board_table(const std::string& game, const StudyPlan& plan, const BoardSummary& summary) {
  std::string out = fmt::format("{}, {} of {} boards, seed {}\n", game, with_commas(summary.boards),
                                with_commas(plan.boards), plan.seed);
  out += "perfect play\n";
  print_results(out, summary.perfect, summary.boards, plan, summary.moves);
  if (plan.agents.empty()) return out;
  fmt::format_to(std::back_inserter(out), "{}, {:.1f} moves a game\n", joined(plan.agents, " against "),
                 ratio(summary.plies, summary.games));
  print_results(out, summary.played, summary.games, plan, {});
  print_effects(out, plan, summary);
  return out;
}

Json board_json(const std::string& game, const StudyPlan& plan, const BoardSummary& summary) {
  const auto& seats = plan.game->info().seats;
  Json json = {{"game", game}, {"boards", summary.boards}, {"perfect", json_of(summary.perfect, seats)}};
  json["moves_to_win"] = {{seats[0], length_json(summary.moves[0])}, {seats[1], length_json(summary.moves[1])}};
  if (plan.agents.empty()) return json;
  json["agents"] = plan.agents;
  json["games"] = summary.games;
  json["plies"] = summary.plies;
  json["played"] = json_of(summary.played, seats);
  json["effects"] = {{seats[0], json_of(summary.effects[0])}, {seats[1], json_of(summary.effects[1])}};
  return json;
}

Json boards_json(std::uint64_t seed, Json results) {
  return {{"schema", "ariadne/boards/1"}, {"seed", seed}, {"results", std::move(results)}};
}

std::vector<ShareBar> board_bars(const std::string& game, const StudyPlan& plan, const BoardSummary& summary) {
  const auto bar = [](std::string label, const ResultCounts& counts) {
    return ShareBar{std::move(label), {counts.first, counts.drawn, counts.second}};
  };
  std::vector<ShareBar> bars;
  if (summary.boards > 0) bars.push_back(bar(game + ", perfect play", summary.perfect));
  if (summary.games > 0) bars.push_back(bar(joined(plan.agents, " against "), summary.played));
  return bars;
}

std::string board_svg(const StudyPlan& plan, const std::vector<ShareBar>& bars) {
  const auto& info = plan.game->info();
  const std::string title =
      fmt::format("{}: who wins {} boards, seed {}", info.title, with_commas(plan.boards), plan.seed);
  return shares_svg(title, {info.seats[0] + " wins", "draw", info.seats[1] + " wins"}, bars);
}

}  // namespace ariadne
