#pragma once

#include <memory>
#include <optional>
#include <string>

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
  SearchTree tree;  // empty unless it is wanted

  Team team() const;
  const std::string& seat_name() const { return session->seats()[seat]; }
};

// How the game ends, where that is known, or else the value: "black wins in 5 moves", "+3".
std::string known_or_value(const Session& session, double value, const std::optional<int>& wins_in, bool proven);

Json decision_json(const Decision& decision);
Json analysis_json(const Analysis& analysis);
// The best move, its value and line, and a text table of all moves, best first.
std::string analysis_text(const Analysis& analysis);
// "reversi, alphabeta: d3 of value 3, 1,234 nodes": of a picture of the tree, which is there.
std::string tree_title(const Analysis& analysis);

}  // namespace ariadne
