#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "agents/external/conversation.hpp"

namespace ariadne {

// An engine that speaks GTP, the Go Text Protocol, version 2, in which Reversi engines play too. It can only be told
// moves, so it plays from the standard start alone. Its process lives on from game to game.
//
// Engines disagree about passes: some answer an explicit one with an error, one loses its board. So none is ever sent,
// and none is asked for: an engine sees by itself that a side could not move. Numbers of commands and the case of moves
// are not relied on either.
class GtpAgent final : public Agent {
 public:
  GtpAgent(ExternalCommand command, ExternalOptions options, Tap tap = {});
  ~GtpAgent() override;

  void new_game(std::uint64_t seed) override;
  bool wants_history() const override { return true; }
  Result<> check(const Session& session, const Limits&) override;
  tl::expected<void, AgentFailure> prepare(const Question& question) override;
  tl::expected<Decision, AgentFailure> think(const Question& question) override;

 private:
  using Clock = Process::Clock;
  struct Answer {
    bool success = false;
    std::string text;
  };
  using Answered = tl::expected<Answer, AgentFailure>;

  tl::expected<void, AgentFailure> open(const Question& question, Clock::time_point deadline);
  tl::expected<void, AgentFailure> clear_board(const Question& question, Clock::time_point deadline);
  tl::expected<void, AgentFailure> tell_moves(const Question& question, Clock::time_point deadline);
  // Sends a command and hears its answer. GTP cannot ask for a move at once: an engine that is stopped is ended.
  Answered command(const std::string& text, Clock::time_point deadline, const std::atomic<bool>* stop = nullptr);
  // The same for one that must succeed.
  tl::expected<void, AgentFailure> obeyed(const std::string& text, Clock::time_point deadline);

  Conversation conversation_;
  std::vector<Step> told_;  // the steps that the engine's board has
  bool has_board_ = false;
};

}  // namespace ariadne
