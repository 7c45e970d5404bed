#pragma once

#include <memory>

#include "agents/request.hpp"
#include "agents/solved_boards.hpp"
#include "core/enumerable.hpp"
#include "search/tree/perfect_play.hpp"

namespace ariadne {

// Knows how every position ends, since it solves the whole board before its first move.
struct PerfectPlayer {
  static constexpr std::string_view name = kPerfect;
  static constexpr std::string_view summary =
      "solves the whole board, then wins as soon as possible and loses as late as possible";
  template <class G>
  static constexpr bool offered_by = SolvableGame<G>;

  // The board that is played on.
  template <SolvableGame G>
  using Memory = std::shared_ptr<const SolvedBoard<SolvableOf<G>>>;

  template <SolvableGame G>
  static std::vector<Parameter> parameters() {
    return {
        Parameter::number("memory", 1, kMaxMemory >> 20, kDefaultMemory >> 20, "MiB that solving the board may take")};
  }

  // Whether the board is small enough.
  template <SolvableGame G>
  static Result<> check(const Request<G>& request) {
    const auto board = solvable<G>(request.position);
    if (!board) return tl::unexpected(board.error());
    const SolutionNeed need = need_of(*board);
    auto checked = check_memory(need, memory_of(request));
    const auto enough = enough_mebibytes(need);
    const bool helps = enough && memory_granted(request.how.limits, *enough << 20) == *enough << 20;
    if (!checked && helps) checked.error().hint = "Allow more with " + perfect_spec(*enough << 20) + ".";
    return checked;
  }

  // A board is solved as a whole or not at all, so a limit on the nodes of a move means nothing here. Without a
  // solution, because time ran out, the first legal move is played.
  // A move is looked up, so it has no nodes. Those of the solution, which all agents share, belong to no move: whoever
  // happened to ask first would be charged, and a game's total would depend on the games beside it.
  template <SolvableGame G>
  static Decision think(const Request<G>& request, Memory<G>& memory) {
    Budget budget({.time = request.how.limits.time, .memory = memory_of(request)}, request.how.stop);
    const auto board = solvable<G>(request.position);
    if (board && (!memory || !memory->is_of(*board))) memory = solved<G>(*board, budget);
    Decision decision;
    if (board && memory) {
      decision = decide<G>(request.position, *board, memory->verdicts);
    } else {
      decision.move = G::move_text(request.position, request.position.moves()[0]);
      decision.complete = false;
      decision.stopped = budget.stopped();
    }
    return decision;
  }

 private:
  // The agent's own setting if it is given, as far as it is granted, else the limit of the request.
  template <SolvableGame G>
  static std::uint64_t memory_of(const Request<G>& request) {
    const Settings& settings = request.settings;
    if (!settings.given("memory")) return tighter(request.how.limits, {.memory = kMaxMemory}).memory;
    return memory_granted(request.how.limits, static_cast<std::uint64_t>(settings.number("memory")) << 20);
  }
  template <SolvableGame G>
  static Memory<G> solved(const SolvableOf<G>& board, Budget& budget) {
    using Boards = SolvedBoards<SolvableOf<G>>;
    return Boards::shared().solve(board, budget, [](double) {}).value_or(nullptr);
  }
  template <SolvableGame G>
  static Decision decide(const typename G::Position& position, const SolvableOf<G>& board, const Verdicts& verdicts) {
    const auto best = perfect_move(board, verdicts);
    Decision decision;
    decision.move = G::move_text(position, best.move);
    decision.value = value_of(best.verdict);
    decision.wins_in = wins_in(best.verdict);
    decision.depth = best.verdict.moves;
    decision.proven = true;
    for (const auto& judged : judge_moves(board, verdicts)) {
      decision.moves.push_back(move_value<G>(position, board, judged, verdicts));
      if (judged.move == best.move) decision.pv = decision.moves.back().line;
    }
    return decision;
  }
  template <SolvableGame G, class Move>
  static MoveValue move_value(typename G::Position position, SolvableOf<G> board, const JudgedMove<Move>& judged,
                              const Verdicts& verdicts) {
    MoveValue value;
    value.move = G::move_text(position, judged.move);
    value.value = value_of(judged.verdict);
    value.wins_in = wins_in(judged.verdict);
    value.line = {value.move};
    position.play(judged.move);
    board.play(judged.move);
    for (auto& text : line_text<G>(position, perfect_line(board, verdicts))) value.line.push_back(std::move(text));
    return value;
  }
  static double value_of(const Verdict& verdict) { return decisive_value({verdict.sign, 0}); }
  static std::optional<int> wins_in(const Verdict& verdict) {
    return verdict.sign == 0 ? std::nullopt : std::optional(verdict.moves);
  }
};

}  // namespace ariadne
