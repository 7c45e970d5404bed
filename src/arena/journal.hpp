#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arena/match.hpp"
#include "arena/record.hpp"
#include "core/result.hpp"

namespace ariadne {

// The file of a match in play: whole games are added as they end, so that whatever happens, what is there is finished.
class Journal {
 public:
  // Begins the file anew with these games.
  static Result<Journal> create(std::string path, std::span<const GameRecord> games);
  Result<> add(const GameRecord& record);

 private:
  explicit Journal(std::string path) : path_(std::move(path)) {}
  std::string path_;
};

// The finished games of a journal. A cut or interrupted game is left out.
Result<std::vector<GameRecord>> read_journal(std::string_view text);

// Whether these are games that this plan would play, each at most once; says which is not and why.
Result<> check_journal(const MatchPlan& plan, std::span<const GameRecord> games);

// The games of the plan that are not among these.
std::vector<std::uint64_t> missing_games(const MatchPlan& plan, std::span<const GameRecord> games);

}  // namespace ariadne
