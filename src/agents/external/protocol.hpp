#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agents/agent.hpp"
#include "agents/external/options.hpp"
#include "core/json.hpp"

// The language of agents in other processes: one JSON object per line. docs/agent-protocol.md describes it. This is its
// text alone: nothing here starts, sends or waits.
namespace ariadne {

inline constexpr int kProtocolVersion = 1;
inline constexpr std::size_t kMaxReplyBytes = 64u << 10;  // of a line that an agent says
inline constexpr std::size_t kMaxPlanBytes = 4u << 20;    // of one with a plan

std::string hello_line(std::string_view game);
// A game begins for the question's seat.
std::string start_line(std::uint64_t id, const Question& question, std::uint64_t seed, const ExternalOptions& options);
// A move is wanted. `last` is the number of steps of the history that the agent knew when it was last asked.
std::string act_line(std::uint64_t id, const Question& question, std::size_t last, std::chrono::milliseconds move_time);
// A plan is wanted for this problem.
std::string solve_line(std::uint64_t id, const Json& problem, std::chrono::milliseconds time);
std::string stop_line(std::uint64_t id);
std::string end_line(std::uint64_t id, const GameEnd& end);
std::string quit_line();

enum class ReplyType : std::uint8_t { ready, ok, info, move, plan, resign, error };

// What an agent says about a move, from the point of view of its own side.
struct Said {
  int depth = 0;
  std::uint64_t nodes = 0;
  std::optional<double> score;
  std::vector<std::string> pv;
  std::vector<std::pair<std::string, double>> moves;  // with their scores
};

struct Reply {
  ReplyType type = ReplyType::ok;
  std::uint64_t id = 0;           // of the request that it answers; `ready` has none
  std::string name, version;      // ready
  std::string move;               // move
  std::vector<std::string> path;  // plan
  std::optional<double> cost;     // plan: what the agent believes
  std::string message;            // error
  Said said;                      // info, move
};

// Strict: what is missing, of the wrong kind or out of range is an error. Members that nobody knows are ignored.
Result<Reply> read_reply(std::string_view line);

}  // namespace ariadne
