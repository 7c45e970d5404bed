#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "arena/record.hpp"
#include "core/locked_file.hpp"

namespace ariadne {

struct GameInPlay;

// The record of a game that is being played, written as it goes: whatever ends the program, the file has every ply that
// was played by then. Games that are played one after the other follow each other in it. The referee tells what happens
// to the game; the first error is kept for finish(), and nothing is written after it.
class LiveRecord {
 public:
  // Empties the file, or creates it.
  static Result<LiveRecord> open(const std::string& path);
  const std::string& path() const { return path_; }

  // A game, of which some plies may have been played already. A game before it must be finished.
  void begin(const GameInPlay& game);
  // A ply was added to the game.
  void added(const GameInPlay& game);
  // Plies were taken back or played again, or the game was forfeited.
  void changed(const GameInPlay& game);
  // The game is left as it is now. An error says why the file does not have all of it.
  Result<> finish(const GameInPlay& game);

 private:
  LiveRecord(std::string path, LockedFile file) : path_(std::move(path)), file_(std::move(file)) {}

  void append(const Result<std::string>& text);
  void keep(const Result<>& result);
  void write_all(const GameInPlay& game);
  void write_end(const GameInPlay& game);

  std::string path_;
  LockedFile file_;
  std::optional<Error> error_;
  RecordWriter writer_, before_;              // now, and as it was before this game
  std::uint64_t bytes_ = 0, game_bytes_ = 0;  // of the file, and of it before this game
  bool begun_ = false, ended_ = false;        // this game's lines
};

}  // namespace ariadne
