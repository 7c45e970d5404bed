#pragma once

#include <atomic>
#include <functional>
#include <string>

#include "agents/external/options.hpp"
#include "agents/session.hpp"
#include "core/limits.hpp"
#include "report/review.hpp"

namespace ariadne {

// How a game is to be judged.
struct ReviewOrder {
  std::string agent;  // the spec of the judge
  Limits limits;      // for each position
  std::uint64_t seed = 0;
  ExternalOptions external = {};               // how a judge in another process is run
  const std::atomic<bool>* stop = nullptr;     // once set, the review ends with what was judged before
  std::function<void(std::size_t ply)> begun;  // told before each ply, counted from 1
  std::function<void(const JudgedMove&)> judged;
};

struct ReviewError {
  Error error;
  bool agent_failed = false;  // in the middle; otherwise the order cannot be carried out
};

// Who judges a game unless somebody else is named: the default agent of whoever moves first.
std::string default_judge(const Session& session);

// Judges the plies of the game one after the other, and marks them.
tl::expected<Review, ReviewError> reviewed(const Session& session, const ReviewOrder& order);

}  // namespace ariadne
