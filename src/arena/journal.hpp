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

// The file of a match in play: whole games are added as they end, so that whatever happens, what is there is finished.
// It is refused while another run writes to it.
class Journal {
 public:
  // Begins the file anew.
  static Result<Journal> create(const std::string& path);
  // Goes on after the first `finished_bytes`, which end with a whole game; what follows them is dropped.
  static Result<Journal> resume(const std::string& path, std::uint64_t finished_bytes);
  Result<> add(const GameRecord& record);

 private:
  explicit Journal(LockedFile file) : file_(std::move(file)) {}
  LockedFile file_;
};

// Takes the records of a journal one after the other: they must be games that the plan would play, each at most once;
// an error says which is not and why. A cut or interrupted game is left out.
class JournalCheck {
 public:
  explicit JournalCheck(MatchPlan plan) : plan_(std::move(plan)) {}

  Result<> add(const GameRecord& record);
  // After the last one: what was finished, in the order of the file.
  Result<std::vector<FinishedGame>> finish() const;

 private:
  MatchPlan plan_;
  std::set<std::uint64_t> seen_;
  std::vector<FinishedGame> games_;
};

}  // namespace ariadne
