#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "arena/match.hpp"
#include "arena/record.hpp"
#include "core/locked_file.hpp"
#include "core/result.hpp"

namespace ariadne {

// The record file of a match in progress. Only whole games are added, so whatever happens, the file holds finished
// games; each is on the disk, safe from a failure of power, at most a second before the next one is added or when the
// journal is closed. The file is locked: opening it fails while another run writes to it.
class Journal {
 public:
  // Changes nothing yet, so that the file can be read first.
  static Result<Journal> open(const std::string& path);
  // Begins an empty file, or goes on after the first `finished_bytes`, which end with a whole game that has this
  // checksum; the rest is dropped. Call it once, before the first game is added.
  Result<> begin(std::uint64_t finished_bytes = 0, std::optional<std::uint64_t> last_sum = {});
  Result<> add(const GameRecord& record);
  Result<> close();

 private:
  explicit Journal(LockedFile file) : file_(std::move(file)) {}

  LockedFile file_;
  RecordWriter writer_;
  std::chrono::steady_clock::time_point synced_{};
};

// Checks the records of a journal one after the other: each must be a game that the plan would play, and none may
// appear twice. An error says which record is wrong and why. Cut and interrupted games are left out.
class JournalCheck {
 public:
  explicit JournalCheck(MatchPlan plan) : plan_(std::move(plan)) {}

  Result<> add(const GameRecord& record);
  // Call it after the last record: the finished games, in the order of the file.
  Result<std::vector<FinishedGame>> finish() const;

 private:
  MatchPlan plan_;
  std::set<std::uint64_t> seen_;
  std::vector<FinishedGame> games_;
};

}  // namespace ariadne
