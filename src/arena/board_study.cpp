#include "arena/board_study.hpp"

#include <cassert>
#include <mutex>

#include "arena/game_run.hpp"
#include "arena/workers.hpp"

namespace ariadne {
namespace {

// How a position of a solved board ends with perfect play.
int sign_of(const Session& session, Agent& perfect) {
  if (const auto result = session.result()) return result->sign;
  return decided_sign(perfect.think(session, {}).value.value_or(0));
}

// Judges a game from its start, ply by ply: the result before a move and after it.
std::array<EffectCounts, 2> judge_game(const Session& session, std::size_t start, Agent& perfect) {
  std::array<EffectCounts, 2> effects;
  const auto position = session.clone();
  position->rewind(start);
  int before = sign_of(*position, perfect);
  for (std::size_t ply = start; ply < session.history().size(); ++ply) {
    const Team mover = session.game().team(position->to_move());
    const auto played = position->play(session.history()[ply]);
    assert(played);
    const int after = sign_of(*position, perfect);
    ++effects[mover == Team::first ? 0 : 1][effect_of(mover, before, after)];
    before = after;
  }
  return effects;
}

std::optional<PlayedBoard> play_board(const StudyPlan& plan, std::uint64_t index, Session& session, Agent& perfect,
                                      const std::atomic<bool>& stop) {
  const std::size_t start = session.history().size();
  auto players = make_players(*plan.game, plan.agents, seed_for(plan.seed, Purpose::agents, index));
  RunOptions options;
  options.seed = plan.seed;
  options.stop = &stop;
  const GameRecord record = play_game(session, players, options);
  if (!record.result) return std::nullopt;
  return PlayedBoard{record.result->sign, session.history().size() - start, judge_game(session, start, perfect)};
}

// The agent that judges: its board is solved already.
std::unique_ptr<Agent> judge_of(const StudyPlan& plan) {
  auto perfect = plan.game->agent(perfect_word(plan.memory), 0);
  assert(perfect);
  return std::move(*perfect);
}

}  // namespace

std::unique_ptr<Session> open_board(const StudyPlan& plan, std::uint64_t index) {
  auto session = plan.game->start(plan.settings, seed_for(plan.seed, Purpose::board, index));
  assert(session);
  return std::move(*session);
}

Result<std::optional<StudiedBoard>> study_board(const StudyPlan& plan, std::uint64_t index,
                                                const std::atomic<bool>& stop) {
  const auto session = open_board(plan, index);
  SolveOrder order;
  order.limits.memory = plan.memory;
  order.stop = &stop;
  const auto solution = session->solve(order);
  if (stop) return std::nullopt;
  if (!solution) return tl::unexpected(solution.error());
  const auto perfect = judge_of(plan);
  const Decision decision = perfect->think(*session, {});
  StudiedBoard board{decided_sign(decision.value.value_or(0)), decision.wins_in.value_or(0), std::nullopt};
  if (!plan.agents.empty()) {
    board.played = play_board(plan, index, *session, *perfect, stop);
    if (!board.played) return std::nullopt;
  }
  return board;
}

Result<std::vector<StudiedBoard>> study_boards(const StudyPlan& plan, int jobs, const std::atomic<bool>& stop,
                                               const std::function<void()>& progress) {
  std::vector<std::optional<StudiedBoard>> found(plan.boards);
  std::optional<Error> error;
  std::mutex mutex;
  std::atomic<std::uint64_t> next = 0;
  std::atomic<bool> failed = false;
  const auto work = [&] {
    for (std::uint64_t index = next++; index < plan.boards && !stop && !failed; index = next++) {
      auto board = study_board(plan, index, stop);
      const std::lock_guard lock(mutex);
      if (!board) {
        error = board.error();
        failed = true;
      } else if (*board) {
        found[index] = *board;
        progress();
      }
    }
  };
  run_workers(jobs, plan.boards, work);
  if (error) return tl::unexpected(*error);
  std::vector<StudiedBoard> boards;
  for (const auto& board : found) {
    if (board) boards.push_back(*board);
  }
  return boards;
}

}  // namespace ariadne
