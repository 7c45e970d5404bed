#pragma once

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "agents/registry.hpp"
#include "agents/spec.hpp"

// What agents are asked in tests, and what they answer.
namespace ariadne {

inline std::vector<const GameEntry*> games_with(std::string_view agent) {
  std::vector<const GameEntry*> found;
  for (const GameEntry* game : games()) {
    if (info_of(*game, agent) != nullptr) found.push_back(game);
  }
  return found;
}

inline Decision thought(Agent& agent, const Session& session, const Limits& limits = {}) {
  return agent.think({session, first_mover(session), limits}).value();
}

// One step further: everybody plays the first move there is.
inline void play_on(Session& session) {
  Step step;
  for (const Seat mover : session.movers()) step.push_back(session.moves(mover).front());
  ASSERT_TRUE(session.play(step));
}

inline void expect_same(const Decision& a, const Decision& b) {
  EXPECT_EQ(a.move, b.move);
  EXPECT_EQ(a.value, b.value);
  EXPECT_EQ(a.depth, b.depth);
  EXPECT_EQ(a.nodes, b.nodes);
  EXPECT_EQ(a.cutoffs, b.cutoffs);
  EXPECT_EQ(a.pv, b.pv);
}

}  // namespace ariadne
