#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "agents/agent.hpp"
#include "agents/search_tree.hpp"
#include "agents/session.hpp"
#include "core/json.hpp"

// What an agent said about a position, for every front end.
namespace ariadne {

struct Analysis {
  std::unique_ptr<Session> session;
  Seat seat = 0;      // for whom a move was asked
  std::string agent;  // the spec of who was asked
  Decision decision;
  SearchTree tree;                    // empty unless it is wanted
  std::optional<std::uint64_t> seed;  // of a start that was drawn

  Team team() const;
  const std::string& seat_name() const { return session->seats()[seat]; }
};

// Whose values they are: what a text about a value needs to know of the game.
struct ValueNames {
  std::vector<std::string> seats;
  std::string margin;  // what a margin counts; empty: points
  bool for_points = false;

  explicit ValueNames(const Session& session);
};
// How the game ends, where that is known, or else the value: "black wins in 5 moves", "black wins by at least 4",
// "black probably wins by 4", "+3".
std::string known_or_value(const ValueNames& names, double value, const std::optional<int>& wins_in, ValueKind kind);

Json decision_json(const Decision& decision);
Json analysis_json(const Analysis& analysis);
// The best move, its value and line, and a text table of all moves, best first. `board` is a drawing of the position,
// whole lines, to be shown above them; empty: none.
std::string analysis_text(const Analysis& analysis, const std::string& board = {});

// What several agents said about one position, a row for each. There is at least one; `not_asked` are the specs of
// those to whom an interrupt left no time.
Json comparison_json(std::span<const Analysis> analyses, std::span<const std::string> not_asked = {});
std::string comparison_text(std::span<const Analysis> analyses, std::span<const std::string> not_asked = {},
                            const std::string& board = {});

// The estimated time left for a depth, by what it took so far; none while that is too uncertain.
std::optional<std::chrono::nanoseconds> time_left(const DepthProgress& progress);

// What an agent knows while it thinks: "depth 7, +3, f5, 1.2 M nodes, 25.0 M nodes/s, hash 12 %, line f5 d6 c3 ...".
std::string thinking_text(const Session& session, const Decision& decision);
// The same as an object, for events.
Json thinking_json(const Analysis& analysis, const Decision& known);
// "reversi, alphabeta: d3 of value 3, 1,234 nodes": of a picture of the tree, which is there.
std::string tree_title(const Analysis& analysis);

}  // namespace ariadne
