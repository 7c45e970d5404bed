#pragma once

#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "arena/record.hpp"
#include "arena/tournament/plan.hpp"

namespace ariadne {

// Texts that a store keeps beside the games, by name, such as the file that the tournament was made from.
using StoreTexts = std::map<std::string, std::string>;

// What is written together: either all of it is in the store, or nothing.
struct StoreChange {
  std::vector<ScheduledGame> planned;  // new ones
  std::vector<CompletedGame> played;   // that were planned

  bool empty() const { return planned.empty() && played.empty(); }
};

// A tournament in one file, an SQLite database with a write-ahead log. What a function has written is safe when it
// returns: from the end of the process at once, and from a failure of power. Files of strangers are read strictly. It
// is used by one thread at a time.
class TournamentStore {
 public:
  // Whether there is something in the file; a run that ended at once may have left nothing but its header.
  static Result<bool> is_begun(const std::string& path);
  // A new file. One that has something in it is an error.
  static Result<TournamentStore> create(const std::string& path, const StoreTexts& texts,
                                        const std::vector<Entrant>& entrants);
  // To continue it: refused while another run has it open.
  static Result<TournamentStore> open(const std::string& path);
  // To look at it, also while it is being played.
  static Result<TournamentStore> open_to_read(const std::string& path);

  TournamentStore(TournamentStore&&) noexcept;
  TournamentStore& operator=(TournamentStore&&) noexcept;
  ~TournamentStore();

  Result<StoreTexts> texts();
  Result<std::vector<Entrant>> entrants();  // with name, spec and whether they withdrew
  // All games by their numbers, which are 0, 1, 2, …, among `entrants` entrants.
  Result<std::vector<ScheduledGame>> games(std::size_t entrants);
  // Calls `visit` with each played game that is wanted (null: all), by their numbers. Its error ends it.
  Result<> records(const std::function<bool(std::uint64_t)>& wanted,
                   const std::function<Result<>(std::uint64_t, GameRecord)>& visit);
  Result<GameRecord> record(std::uint64_t number);  // of a game that was played
  Result<std::size_t> played();                     // how many games were

  Result<> write(const StoreChange& change);
  // Refuses to grow beyond `pages` pages of 4 KiB, as on a disk that is full: for tests.
  Result<> limit_pages(int pages);
  // The tournament goes on with other terms: texts are replaced, agents join or withdraw, games that nobody will play
  // are cancelled.
  Result<> amend(const StoreTexts& texts, const std::vector<Entrant>& entrants,
                 const std::vector<std::uint64_t>& cancelled);

 private:
  struct File;
  explicit TournamentStore(std::unique_ptr<File> file);
  static Result<TournamentStore> opened(const std::string& path, bool to_write);

  std::unique_ptr<File> file_;
};

// Whether a file begins like a database.
bool is_store(std::string_view beginning);

}  // namespace ariadne
