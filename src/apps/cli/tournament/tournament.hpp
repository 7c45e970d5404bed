#pragma once

#include <optional>
#include <string>
#include <vector>

#include "apps/cli/context.hpp"

namespace ariadne {

struct TournamentOptions {
  std::string file;   // TOML
  std::string store;  // empty: beside it
  int jobs = 0;       // 0: one per core
  bool resume = false;
  bool force = false;
};
int run_tournament(const TournamentOptions&, const Context&);

struct TournamentInitOptions {
  std::string output;  // empty: standard output
  bool force = false;
};
int run_tournament_init(const TournamentInitOptions&, const Context&);

struct TournamentShowOptions {
  std::string file;
};
int run_tournament_show(const TournamentShowOptions&, const Context&);

struct TournamentGamesOptions {
  std::string file;
  std::string agent;         // by name; empty: all
  std::optional<int> round;  // counted from 1
  bool forfeits = false;
};
int run_tournament_games(const TournamentGamesOptions&, const Context&);

inline const std::vector<std::string> kTournamentFormats = {"text", "crosstable", "csv",    "games",
                                                            "json", "html",       "records"};
struct TournamentExportOptions {
  std::string file;
  std::string format = "text";
  std::string output;  // empty: standard output
  bool force = false;
};
int run_tournament_export(const TournamentExportOptions&, const Context&);

}  // namespace ariadne
