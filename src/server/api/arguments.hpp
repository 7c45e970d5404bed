#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "agents/registry.hpp"
#include "agents/session.hpp"
#include "arena/referee.hpp"
#include "core/json_reader.hpp"
#include "mazes/layout.hpp"

// What several calls take. Nothing here names a file: layouts are built in or come as text, agents are registered ones
// or those that the server was started with.
namespace ariadne {

inline constexpr std::size_t kMaxPlayedMoves = 20'000;
inline constexpr std::uint64_t kMaxCallNodes = 1'000'000'000;
inline constexpr std::uint64_t kMaxCallMemory = std::uint64_t{1} << 30;
inline constexpr std::chrono::milliseconds kMaxCallTime{60'000};

std::string text_or(const JsonReader& arguments, const char* key, std::string fallback);
std::vector<std::string> texts_in(const JsonReader& array, std::size_t max_count);

// The members "game", "position" and "moves": a new game of a spec, or from a position in any notation, and the
// moves played from there.
Result<std::unique_ptr<Session>> read_session(const JsonReader& arguments, std::uint64_t seed);
std::uint64_t read_seed(const JsonReader& arguments);  // 0 if there is none

// A seat of this board by its name.
Result<Seat> seat_called(const Session& session, const std::string& name);

// Only agents that the game registers, persons, and the very commands that `external` names.
Result<> check_offered(const GameEntry& game, const std::string& spec, const ExternalOptions& external);

// The member "limits": {"nodes", "ms", "memory"}, each within what a call may take.
Limits read_limits(const JsonReader& arguments);

// The members "record" and "number": that game of the text.
struct ReadGame {
  GameRecord record;
  GameInPlay game;         // replayed, without players
  std::size_t number = 1;  // from 1 on
  std::vector<GameRecord> all;
};
Result<ReadGame> read_recorded(const JsonReader& arguments);

// A larger maze is too much for a page.
inline constexpr std::size_t kMaxCells = 251'001;

// The members "maze", the name of a built-in layout, or "text".
struct ReadMaze {
  std::string name;
  Layout layout;
};
Result<ReadMaze> read_maze(const JsonReader& arguments);

}  // namespace ariadne
