#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "arena/match.hpp"
#include "arena/record.hpp"
#include "arena/record_reader.hpp"
#include "core/locked_file.hpp"
#include "core/result.hpp"

namespace ariadne {

// Where a match goes on in its file.
struct JournalStart {
  RecordEnd end;                  // of the last game before which none is missing
  std::vector<GameRecord> later;  // the games behind it: they finished out of order before the match was stopped
};

// The record file of a match in progress. Only whole games are added, so whatever happens, the file holds finished
// games; each is on the disk, safe from a failure of power, at most a second before the next one is added or when the
// journal is closed. The file is locked: opening it fails while another run writes to it.
class Journal {
 public:
  // Changes nothing yet, so that the file can be read first.
  static Result<Journal> open(const std::string& path);
  // Begins an empty file, or goes on after that end; the rest of the file is dropped. The later games come again in
  // their place, so that the file is the same as that of a match that was never stopped. Call it once, before the first
  // game is added.
  Result<> begin(JournalStart start = {});
  // Games of a match are added in their order.
  Result<> add(const GameRecord& record);
  Result<> close();
  // How many of the later games are not in the file yet.
  std::size_t waiting() const { return later_.size(); }

 private:
  explicit Journal(LockedFile file) : file_(std::move(file)) {}
  Result<> write(const GameRecord& record);
  Result<> write_later_before(std::uint64_t index);

  LockedFile file_;
  RecordWriter writer_;
  std::deque<GameRecord> later_;  // by their number in the match
  std::chrono::steady_clock::time_point synced_;
};

// Checks the records of a journal one after the other: each must be a game that the plan would play, and none may
// appear twice. An error says which record is wrong and why. Cut and interrupted games are left out.
class JournalCheck {
 public:
  explicit JournalCheck(MatchPlan plan) : plan_(std::move(plan)) {}

  // `end` is where it ends.
  Result<> add(const GameRecord& record, const RecordEnd& end = {});
  // Call these after the last record: the finished games, in the order of the file, and where to go on.
  Result<std::vector<FinishedGame>> finish() const;
  const JournalStart& start() const { return start_; }

 private:
  MatchPlan plan_;
  std::set<std::uint64_t> seen_;
  std::vector<FinishedGame> games_;
  JournalStart start_;
};

}  // namespace ariadne
