#pragma once

#include <cassert>
#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "agents/session.hpp"
#include "games/game.hpp"

namespace ariadne {

// A session of one game: the only place that knows both the edge and the rules.
template <Game G>
class SessionOf final : public Session {
 public:
  using P = typename G::Position;
  using Move = typename P::Move;

  SessionOf(const GameEntry& entry, const P& start)
      : Session(entry, seats_of(entry, start)), played_{start, {}}, position_(start) {}

  const P& position() const { return position_; }
  const Transcript<P>& transcript() const { return played_; }
  // Null before the first step.
  const LastStep<P>* last_step() const { return last_ ? &*last_ : nullptr; }

  std::unique_ptr<Session> at(std::size_t steps) const override {
    assert(steps <= history_.size());
    if (steps == history_.size()) return std::make_unique<SessionOf>(*this);
    auto earlier = std::make_unique<SessionOf>(game(), played_.start);
    for (std::size_t ply = 0; earlier->history_.size() < steps || earlier->to_come_ > 0; ++ply) {
      earlier->play_ply(played_.moves[ply]);
    }
    return earlier;
  }
  std::unique_ptr<Session> fork() const override { return std::make_unique<SessionOf>(game(), position_); }

  std::vector<Seat> movers() const override {
    if (position_.result()) return {};
    if constexpr (SimultaneousPosition<P>) {
      const auto movers = position_.movers();
      return {std::begin(movers), std::end(movers)};
    } else {
      return {position_.to_move()};
    }
  }
  std::vector<std::string> moves(Seat mover) const override {
    if (position_.result()) return {};
    const P root = root_for(position_, mover);
    std::vector<std::string> texts;
    for (const Move move : root.moves()) texts.push_back(G::move_text(root, move));
    return texts;
  }
  Result<std::string> read_move(Seat mover, std::string_view text) const override {
    const P root = root_for(position_, mover);
    return typed_move(root, text).map([&](Move move) { return G::move_text(root, move); });
  }
  std::string describe(Seat mover, std::string_view text) const override {
    const P root = root_for(position_, mover);
    const auto move = G::read_move(root, text);
    assert(move);
    return G::describe(root, *move);
  }
  Result<> play(const Step& texts) override {
    if constexpr (SimultaneousPosition<P>) {
      return play_together(texts);
    } else {
      if (texts.size() != 1) return wrong_count(1, texts.size());
      const auto move = typed_move(position_, texts.front());
      if (!move) return tl::unexpected(move.error());
      play_ply(*move);
      return {};
    }
  }
  // The move of the seat to move, from any accepted spelling.
  Result<Move> read_ply(std::string_view text) const { return typed_move(position_, text); }
  // One ply: in a step of several movers, those of the others follow.
  void play_ply(Move move) {
    if (to_come_ == 0) {
      history_.emplace_back();
      to_come_ = mover_count();
      last_ = LastStep<P>{position_, {}};
    }
    assert(last_);
    last_->moves.push_back(move);
    history_.back().push_back(G::move_text(position_, move));
    played_.moves.push_back(move);
    position_.play(move);
    to_come_ = position_.result() ? 0 : to_come_ - 1;
  }
  // After plies that ended in the middle of a step: the game begins here, since a history has whole steps.
  void begin_here_if_in_step() {
    if (to_come_ == 0) return;
    history_.clear();
    played_ = {position_, {}};
    last_.reset();
    to_come_ = 0;
  }

  std::optional<Outcome> result() const override { return position_.result(); }
  std::string outcome_text() const override { return G::outcome_text(position_); }
  std::uint64_t hash() const override { return position_.hash(); }
  std::string json() const override {
    Json json = {{"game", G::info().id}};
    json.update(G::to_json(position_));
    return json.dump();
  }
  Scene scene(Seat mover) const override { return G::scene(root_for(position_, mover), last_step()); }

 private:
  static std::vector<std::string> seats_of(const GameEntry& entry, const P& position) {
    if constexpr (HasSeats<G>) {
      return G::seats(position);
    } else {
      return entry.info().seats;
    }
  }
  static tl::unexpected<Error> wrong_count(std::size_t movers, std::size_t moves) {
    return failure(std::to_string(movers) + (movers == 1 ? " seat moves" : " seats move") + " now, but there are " +
                   std::to_string(moves) + " moves");
  }
  static Result<Move> typed_move(const P& root, std::string_view text) {
    if (root.result()) return failure("the game is over: " + G::outcome_text(root));
    return G::read_move(root, text);
  }
  Result<> play_together(const Step& texts) {
    const auto seats = movers();
    if (texts.size() != seats.size() && !seats.empty()) return wrong_count(seats.size(), texts.size());
    std::vector<Move> chosen;
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const auto move = typed_move(seats.empty() ? position_ : root_for(position_, seats[i]), texts[i]);
      if (!move) return tl::unexpected(move.error());
      chosen.push_back(*move);
    }
    for (const Move move : chosen) play_ply(move);
    return {};
  }
  std::size_t mover_count() const {
    if constexpr (SimultaneousPosition<P>) {
      return static_cast<std::size_t>(std::ranges::distance(position_.movers()));
    } else {
      return 1;
    }
  }

  Transcript<P> played_;
  P position_;
  std::optional<LastStep<P>> last_;
  std::size_t to_come_ = 0;  // moves of the step that is being played; 0: none is
};

}  // namespace ariadne
