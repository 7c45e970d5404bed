#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "arena/match.hpp"
#include "arena/record.hpp"
#include "core/locked_file.hpp"
#include "core/result.hpp"

namespace ariadne {

// The record file of a match in progress. Only whole games are added, so whatever happens, the file holds finished
// games. It is locked: opening it fails while another run writes to it.
class Journal {
 public:
  // Starts an empty file.
  static Result<Journal> create(const std::string& path);
  // Continues after the first `finished_bytes`, which end with a whole game; the rest is dropped.
  static Result<Journal> resume(const std::string& path, std::uint64_t finished_bytes);
  Result<> add(const GameRecord& record);

 private:
  explicit Journal(LockedFile file) : file_(std::move(file)) {}
  LockedFile file_;
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
