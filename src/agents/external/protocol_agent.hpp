#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "agents/external/protocol_talk.hpp"

namespace ariadne {

// How long this question may take in all.
std::chrono::milliseconds allowed_time(const Question& question, const ExternalOptions& options);

// An agent that speaks our protocol. Its process is started for the first question, lives on from game to game, and
// is started anew after a failure.
class ProtocolAgent final : public Agent {
 public:
  ProtocolAgent(ExternalCommand command, ExternalOptions options, std::uint64_t seed, Tap tap = {});
  ~ProtocolAgent() override;

  void new_game(std::uint64_t seed) override;
  bool wants_history() const override { return true; }
  tl::expected<void, AgentFailure> prepare(const Question& question) override;
  tl::expected<Decision, AgentFailure> think(const Question& question) override;
  void game_over(const GameEnd& end) override;

  // What was said, for whoever checks it.
  ProtocolTalk& talk() { return talk_; }

 private:
  ProtocolTalk::Done begin_game(const Question& question);
  void pass_on(const Reply& reply, const Question& question);

  ProtocolTalk talk_;
  std::uint64_t seed_;
  std::optional<Seat> seat_;     // that it plays in the game that was begun
  std::size_t known_steps_ = 0;  // of the history, when it was last asked
  Process::Clock::time_point last_info_;
};

}  // namespace ariadne
