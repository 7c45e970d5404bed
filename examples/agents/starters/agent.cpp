// An agent for Ariadne's game GAME.
//
//   g++ -std=c++17 -O2 agent.cpp -o agent
//   ariadne check-agent ./agent --game GAME      does it speak the protocol?
//   ariadne watch GAME --agents ./agent,random
//   ariadne match GAME ./agent random --games 20
#include "ariadne_agent.hpp"

using ariadne_agent::Json;

// Returns one of turn["legal"], the moves that you may choose from. turn["state"] is the position. What you write to
// std::cerr is shown if something goes wrong, and is kept in the record of a game (--record FILE).
static std::string choose(const Json& turn) {
  if (turn["ply"].integer() < 2) std::cerr << "there are " << turn["legal"].size() << " moves\n";
  const std::string best = turn["legal"][0].text();  // here your idea goes
  return best;
}

int main() { return ariadne_agent::run("my agent", choose); }
