#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "apps/cli/context.hpp"
#include "apps/cli/input.hpp"

namespace ariadne {

// Each command is a struct of its options and a function that runs it and returns the exit code.

struct ListOptions {
  std::string what;  // games, agents, layouts; empty: everything
  std::string game;  // of one game only
};
int run_list(const ListOptions&, const Context&);

struct ShowOptions {
  std::string name;  // a game or an agent
};
int run_show(const ShowOptions&, const Context&);

struct PlayOptions {
  std::string game;             // a game spec: reversi or reversi:size=6
  GivenPosition position;       // empty: a new game
  std::vector<std::string> as;  // seats that a person takes; empty: the first
  std::string versus;           // spec of the agent in all other seats; empty: the game's default
  bool ask = false;             // ask for name, side and strength first
  std::string ui;               // "web": in the browser; empty: on this terminal
  std::string name;             // of the person
  PolicyOptions policy;
  bool plain = false;  // lines of text, even on a terminal
  std::string record;  // file for the record
  bool force = false;  // overwrite it
};
int run_play(const PlayOptions&, const Context&);

struct WatchOptions {
  std::string game;
  GivenPosition position;
  std::vector<std::string> agents;  // one per seat; the last one fills the rest; empty: the game's default
  std::optional<double> speed;      // moves per second; 0: no delay; unset: the default on a screen, else no delay
  bool plain = false;
  bool compact = false;  // one line per move, without boards
  std::string ui;        // as of play
  PolicyOptions policy;
  std::string record;
  bool force = false;
};
int run_watch(const WatchOptions&, const Context&);

struct MatchOptions {
  std::string game;
  std::string first, second;         // agent specs
  GivenPosition position;            // every pair starts here; empty: a new game for each pair
  std::string openings;              // a file; pairs start from its lines in turn
  std::optional<int> games;          // none: 100, or with a test as many as it takes
  std::string sprt;                  // the test that ends the match early: "0,10"; empty: none
  std::string csv;                   // a file for the games as a table
  std::optional<int> opening_plies;  // none: as many as the game wants
  bool fixed_sides = false;          // no swapping, even if both agents could play either side
  int jobs = 0;                      // 0: one per core
  std::uint64_t nodes = 0;           // per move, 0: no limit
  std::string time;                  // what agents may spend: "10s+100ms", "500ms/move", "nodes=1000"
  PolicyOptions policy;
  std::string record;
  bool resume = false;
  bool force = false;
};
int run_match(const MatchOptions&, const Context&);

struct ReplayOptions {
  std::string file;
  std::optional<int> game;  // which game of the file; none: the first, or of an export all of them
  std::optional<int> from;  // ply to start at; none: the first on a screen, the last elsewhere
  bool verify = false;
  std::string salvage;    // a new file for the games that can be read
  bool force = false;     // even if that exists
  std::string export_to;  // text, json, svg, html or a format of the game
  bool plain = false;
  std::string ui;  // as of play
};
int run_replay(const ReplayOptions&, const Context&);

struct AnalyseOptions {
  std::string game;
  GivenPosition position;
  std::string record;  // every ply of a recorded game instead
  int record_game = 1;
  std::vector<std::string> agents;  // each analyses it; none: the game's default
  bool exact = false;               // by the game's exact solver instead
  int lines = 1;
  bool distinct = false;
  bool show = false;  // the tree that was searched
  std::string svg;    // the same as a picture; of a record a graph of its values
  std::string trace;  // its positions in order
  bool force = false;
  std::string ui;  // as of play
  std::uint64_t nodes = 0;
  std::chrono::milliseconds time{0};
};
int run_analyse(const AnalyseOptions&, const Context&);

struct ServeOptions {
  std::string host = "127.0.0.1";
  int port = 8080;                  // 0: any that is free
  bool open = false;                // in the browser
  std::vector<std::string> agents;  // commands that the page offers as agents
};
int run_serve(const ServeOptions&, const Context&);

struct PerftOptions {
  std::string game;
  GivenPosition position;
  int depth = 1;
  bool divide = false;
};
int run_perft(const PerftOptions&, const Context&);

struct BenchOptions {
  std::string filter;
  int repeat = 1;
};
int run_bench(const BenchOptions&, const Context&);

struct HelpOptions {
  std::vector<std::string> words;  // of a command, or a topic; none: the whole program
};
int run_help(const HelpOptions&, const Context&);
std::vector<std::string> help_topics();

int run_completion(const std::string& shell, const Context&);
int run_version(const Context&);

// No arguments: a menu on a terminal, a short tour without one.
int run_without_arguments(const Context&);
int run_tour(const Context&);

}  // namespace ariadne
