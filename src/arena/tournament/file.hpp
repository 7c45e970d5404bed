#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "arena/tournament/plan.hpp"
#include "core/result.hpp"

namespace ariadne {

inline constexpr std::size_t kMaxTournamentFile = 1u << 20;

// The text of a file that a tournament refers to.
using FileLoader = std::function<Result<std::string>(const std::string& path)>;

// What a tournament needs beside its own file.
struct TournamentSources {
  std::uint64_t seed = 0;         // for files that give none
  FileLoader openings;            // loads the file of openings
  ExternalOptions external = {};  // how agents in other processes are run
  bool to_play = true;            // false: it is only looked at, so its agents need not be there any more
};

// Reads a tournament from a TOML file, strictly: everything that is unknown, of the wrong kind or cannot be played is
// an error with its line and column.
Result<TournamentPlan> read_tournament(std::string_view text, const TournamentSources& sources);

// A file to begin with, in which everything is explained. It can be read as it is.
std::string tournament_template();

// Why a tournament that was begun cannot go on as this one, if so. Agents may have joined at the end of the list or
// have withdrawn, and there may be more rounds; everything else must be the same.
Result<> check_continuation(const TournamentPlan& begun, const TournamentPlan& now);

}  // namespace ariadne
