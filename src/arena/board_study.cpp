#include "arena/board_study.hpp"

#include <cassert>
#include <mutex>

#include "arena/referee.hpp"
#include "arena/workers.hpp"

namespace ariadne {
namespace {

// What the perfect agent says about a position for whoever is to move.
Decision judged(const Session& session, Agent& perfect) {
  return perfect.think({session, first_mover(session)}).value_or(Decision{});
}

// How a position of a solved board ends with perfect play.
int sign_of(const Session& session, Agent& perfect) {
  if (const auto result = session.result()) return result->sign;
  return decided_sign(judged(session, perfect).value.value_or(0));
}

// Judges a game from its start, ply by ply: the result before a move and after it.
std::array<EffectCounts, 2> judge_game(const Session& session, std::size_t start, Agent& perfect) {
  std::array<EffectCounts, 2> effects;
  const auto position = session.at(start);
  int before = sign_of(*position, perfect);
  for (std::size_t ply = start; ply < session.history().size(); ++ply) {
    const Team mover = session.game().team(first_mover(*position));
    const auto played = position->play(session.history()[ply]);
    assert(played);
    const int after = sign_of(*position, perfect);
    ++effects[mover == Team::first ? 0 : 1][effect_of(mover, before, after)];
    before = after;
  }
  return effects;
}

std::optional<PlayedBoard> play_board(const StudyPlan& plan, std::uint64_t index, std::unique_ptr<Session> session,
                                      Agent& perfect, const std::atomic<bool>& stop) {
  const std::size_t start = session->history().size();
  auto players = AgentPool(*plan.game).players(plan.agents, seed_for(plan.seed, Purpose::agents, index));
  const GameInPlay game = play_out(game_of(std::move(session), std::move(players), plan.seed), {.stop = &stop});
  const auto result = game.result();
  if (!result) return std::nullopt;
  return PlayedBoard{result->sign, game.session->history().size() - start, judge_game(*game.session, start, perfect)};
}

// The agent that judges: its board is solved already.
std::unique_ptr<Agent> judge_of(const StudyPlan& plan) {
  auto perfect = plan.game->agent(perfect_spec(plan.memory), 0);
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
  auto session = open_board(plan, index);
  SolveOrder order;
  order.limits.memory = plan.memory;
  order.stop = &stop;
  const auto solution = plan.game->solve(*session, order);
  if (stop) return std::nullopt;
  if (!solution) return tl::unexpected(solution.error());
  const auto perfect = judge_of(plan);
  const Decision decision = judged(*session, *perfect);
  StudiedBoard board{decided_sign(decision.value.value_or(0)), decision.wins_in.value_or(0), std::nullopt};
  if (!plan.agents.empty()) {
    board.played = play_board(plan, index, std::move(session), *perfect, stop);
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
  const auto work = [&](const std::atomic<bool>& worker_failed) {
    for (std::uint64_t index = next++; index < plan.boards && !stop && !failed && !worker_failed; index = next++) {
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
