#pragma once

#include <cassert>
#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "agents/session.hpp"
#include "agents/solved_boards.hpp"
#include "games/game.hpp"
#include "search/tree/perft.hpp"

namespace ariadne {

// A session of one game: the only place that knows both the edge and the rules.
template <Game G>
class SessionOf final : public Session {
 public:
  using P = typename G::Position;
  using Move = typename P::Move;

  SessionOf(const GameEntry& entry, const P& start) : entry_(entry), played_{start, {}}, position_(start) {}

  const P& position() const { return position_; }

  std::unique_ptr<Session> clone() const override { return std::make_unique<SessionOf>(*this); }
  const GameEntry& game() const override { return entry_; }

  std::vector<std::string> seats() const override {
    if constexpr (HasSeats<G>) {
      return G::seats(position_);
    } else {
      return entry_.info().seats;
    }
  }
  Seat to_move() const override { return position_.to_move(); }
  std::vector<std::string> moves() const override {
    std::vector<std::string> texts;
    for (const Move move : position_.moves()) texts.push_back(G::move_text(position_, move));
    return texts;
  }
  bool must_pass() const override {
    const auto moves = position_.moves();
    return moves.size() == 1 && G::is_pass(moves[0]);
  }
  Result<> play(std::string_view text) override {
    if (position_.result()) return failure("the game is over: " + G::outcome_text(position_));
    const auto move = G::read_move(position_, text);
    if (!move) return tl::unexpected(move.error());
    play(*move);
    return {};
  }
  void play(Move move) {
    history_.push_back(G::move_text(position_, move));
    played_.moves.push_back(move);
    step(move);
  }
  const std::vector<std::string>& history() const override { return history_; }
  void rewind(std::size_t plies) override {
    assert(plies <= history_.size());
    history_.resize(plies);
    played_.moves.resize(plies);
    position_ = played_.start;
    last_.reset();
    for (const Move move : played_.moves) step(move);
  }

  std::optional<Outcome> result() const override { return position_.result(); }
  std::uint64_t hash() const override { return position_.hash(); }
  std::string json() const override { return json_of(position_); }
  std::string start_json() const override { return json_of(played_.start); }
  std::string text() const override { return G::to_text(position_); }
  std::string write(std::string_view format, const std::vector<std::string>& names) const override {
    return G::write(format, played_, names);
  }
  std::string describe(std::string_view legal_move) const override {
    const auto move = G::read_move(position_, legal_move);
    assert(move);
    return G::describe(position_, *move);
  }
  std::string outcome_text() const override { return G::outcome_text(position_); }
  Scene scene() const override { return G::scene(position_, last_ ? &*last_ : nullptr); }
  Statistics statistics() const override {
    if constexpr (HasStatistics<G>) {
      return G::statistics(played_);
    } else {
      return {};
    }
  }
  std::optional<std::uint64_t> perft(int depth, const std::atomic<bool>& stop) const override {
    return ariadne::perft(position_, depth, stop);
  }

  std::optional<SolutionNeed> solution_need() const override {
    if constexpr (Enumerable<P>) {
      const InductionNeed need = estimate_need(position_.at_state(0));
      return SolutionNeed{need.states, need.bytes};
    } else {
      return std::nullopt;
    }
  }
  Result<Solution> solve(const SolveOrder& order) const override {
    if constexpr (Enumerable<P>) {
      Budget budget(order.limits, order.stop);
      const auto solved = SolvedBoards<P>::shared().solve(position_, order.memory, budget, order.progress);
      if (!solved) return tl::unexpected(solved.error());
      Solution solution = (*solved)->solution;
      const Verdict verdict = (*solved)->verdicts[position_.state()];
      solution.sign = verdict.sign;
      solution.moves = verdict.moves;
      if constexpr (MoveLimited<P>) solution.moves_left = position_.moves_left();
      return solution;
    } else {
      return failure("the game " + in_quotes(entry_.info().id) + " cannot be solved");
    }
  }

 private:
  static std::string json_of(const P& position) {
    Json json = {{"game", G::info().id}};
    json.update(G::to_json(position));
    return json.dump();
  }

  void step(Move move) {
    last_ = LastStep<P>{position_, {move}};
    position_.play(move);
  }

  const GameEntry& entry_;
  Transcript<P> played_;
  P position_;
  std::optional<LastStep<P>> last_;
  std::vector<std::string> history_;
};

}  // namespace ariadne
