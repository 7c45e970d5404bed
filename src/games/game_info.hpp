#pragma once

#include <array>
#include <chrono>
#include <string>
#include <vector>

#include "core/settings.hpp"

namespace ariadne {

// The controls of a game in real time: a round passes whether or not a key is pressed, and without a key the player
// keeps going.
struct Beat {
  std::chrono::milliseconds round{0};  // how long a round takes; 0: the game waits for its players
  std::array<std::string, 4> arrows;   // the moves of the keys up, down, left and right
  std::string idle;                    // the move of a player who cannot keep going
  std::string ready;                   // the text shown before it begins
};

// The description of a game, for people and for front ends.
struct GameInfo {
  std::string id;                             // what it is called in specs: `reversi`
  std::string title;                          // "Reversi"
  std::string summary;                        // one sentence
  std::string rules;                          // a page of plain text
  std::vector<std::string> seats;             // their names, in order; the first two are of the two teams
  std::array<std::string, 2> teams;           // their names; empty: those of the first two seats
  std::array<std::string, 2> default_agents;  // by team; empty: the last agent that can play for it
  std::vector<std::string> hint_agents;       // for hints, the best first; the first that can play is asked. After
                                              // them the default agents
  std::vector<Parameter> parameters;          // of a new board
  std::vector<std::string> aliases;           // other names people know it by: messages suggest its id
  std::vector<std::string> formats;           // in which whole games can be written, such as `ggf`
  std::string gtp_name;                       // what engines that speak GTP call it; empty: there are none
  std::string example_move;                   // how a move is typed
  std::string margin;                         // what the score of a win counts, "steps before the limit"; empty: points
  std::string move_codes;                     // what the codes stand for by which moves are typed, a sentence; empty:
                                              // moves are typed as people call them
  std::string typed_moves;                    // what is typed where no cell of the board stands for a move
  std::string pass;                           // the move of a seat that has no other; empty: there is none
  std::string moves_key = "moves";            // the member of a position's JSON that lists moves to be played from it
  Beat beat;                                  // of a game that does not wait for its players
  std::vector<std::string> directions;        // the moves in eight directions, clockwise from up, for keys that play
                                              // them at once; an empty one: not in this direction. None at all: a move
                                              // is chosen with a cursor or typed
  bool for_points = false;                    // it is PlayedForScore: values are points, and 0 does not mean a draw
  bool solved_by_search = false;  // `perfect` searches each position to the end; else it solves a whole board
  bool has_tournament = false;    // it HasTournament: a finished game has tournament scores
  int bench_perft = 1;            // plies at which a benchmark takes about a second
  int bench_depth = 1;
  int bench_games = 100'000;  // random ones that a benchmark plays
  int opening_plies = 4;      // random moves that open the games of a match, if their starts do not differ by seed

  const std::string& team_name(std::size_t team) const { return teams[team].empty() ? seats[team] : teams[team]; }
};

}  // namespace ariadne
