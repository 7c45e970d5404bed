#include "arena/tournament/store.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <sqlite3.h>
#include <unistd.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/file.hpp"
#include "core/json_reader.hpp"
#include "core/locked_file.hpp"

namespace ariadne {
namespace {

constexpr int kApplication = 0x41726961;         // "Aria", in the header of the file
constexpr int kSchema = 2, kWithoutExcused = 1;  // the version before had no column for excused failures
constexpr std::size_t kMaxStoredText = 64u << 20;
constexpr std::uint64_t kMaxStoredGames = 100'000'000;

constexpr const char* kTables = R"(
  CREATE TABLE texts(name TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE agents(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, spec TEXT NOT NULL, withdrawn INTEGER NOT NULL);
  CREATE TABLE games(
    number INTEGER PRIMARY KEY,             -- counted from 1
    round INTEGER NOT NULL, opening INTEGER NOT NULL,
    first INTEGER NOT NULL REFERENCES agents(id), second INTEGER NOT NULL REFERENCES agents(id),
    state TEXT NOT NULL,                    -- planned, played, cancelled, bye
    sign INTEGER,                           -- 1: the first won, 0: a draw, -1: the second won
    score REAL, seats INTEGER, plies INTEGER, nodes INTEGER,
    forfeits TEXT,                          -- JSON
    excused TEXT,                           -- the same of failures that did not end the game
    first_tournament REAL, second_tournament REAL,
    record TEXT);                           -- JSON lines
  CREATE VIEW results AS
    SELECT number, round + 1 AS round, a.name AS first, b.name AS second, state, sign, score, plies
    FROM games JOIN agents a ON a.id = first JOIN agents b ON b.id = second;
)";

Json failures_json(const std::vector<Forfeit>& failures) {
  Json json = Json::array();
  for (const auto& [seat, failed] : failures) {
    json.push_back({{"seat", seat}, {"kind", name_of(failed.kind)}, {"reason", failed.reason}});
  }
  return json;
}

Result<std::vector<Forfeit>> read_failures(const std::string& text, std::size_t seats, std::size_t most) {
  std::vector<Forfeit> failures;
  const auto json = parse_json(text);
  if (!json) return tl::unexpected(json.error());
  const JsonReader reader(*json, "failures");
  for (const JsonReader& failed : reader.items(most)) {
    failed.only({"seat", "kind", "reason"});
    const auto kind = failed["kind"].choice(std::vector<std::string>(kFailureNames.begin(), kFailureNames.end()));
    failures.push_back({static_cast<Seat>(failed["seat"].integer(0, static_cast<std::int64_t>(seats) - 1)),
                        {static_cast<FailureKind>(kind), failed["reason"].text()}});
  }
  if (reader.failed()) return reader.failure();
  return failures;
}

// A file is opened to be written to wherever it may be: after a run that was killed it may first have to be restored,
// and whoever closes it last clears its log away.
SQLite::Database opened_database(const std::string& path) {
  constexpr int kPatience = 5000;  // milliseconds, while another process ends its commit
  const bool writable = access(path.c_str(), W_OK) == 0;
  return SQLite::Database(path, writable ? SQLite::OPEN_READWRITE : SQLite::OPEN_READONLY, kPatience);
}

// A row that no tournament of ours would write.
class BadRow : public std::exception {
 public:
  explicit BadRow(std::string what) : what_(std::move(what)) {}
  const char* what() const noexcept override { return what_.c_str(); }

 private:
  std::string what_;
};

// Columns of strangers, checked.
std::int64_t whole(SQLite::Statement& row, int column, std::int64_t least, std::int64_t most) {
  const auto value = row.getColumn(column);
  if (!value.isInteger() || value.getInt64() < least || value.getInt64() > most) {
    throw BadRow(fmt::format("column '{}' is not a whole number {}..{}", value.getName(), least, most));
  }
  return value.getInt64();
}

double real(SQLite::Statement& row, int column) {
  const auto value = row.getColumn(column);
  if (!value.isInteger() && !value.isFloat()) throw BadRow(fmt::format("column '{}' is not a number", value.getName()));
  return value.getDouble();
}

std::string text(SQLite::Statement& row, int column) {
  const auto value = row.getColumn(column);
  if (!value.isText() || static_cast<std::size_t>(value.getBytes()) > kMaxStoredText) {
    throw BadRow(fmt::format("column '{}' is not a text", value.getName()));
  }
  return value.getString();
}

std::vector<Forfeit> failures_in(SQLite::Statement& row, int column, std::size_t seats, std::size_t most) {
  auto failures = read_failures(text(row, column), seats, most);
  if (failures) return std::move(*failures);
  throw BadRow(fmt::format("column '{}': {}", row.getColumn(column).getName(), failures.error().message));
}

GameState state_in(SQLite::Statement& row, int column) {
  const std::string name = text(row, column);
  for (std::size_t i = 0; i < kGameStates.size(); ++i) {
    if (kGameStates[i] == name) return static_cast<GameState>(i);
  }
  throw BadRow("column 'state' is " + in_quotes(name));
}

// number, round, opening, first, second, state, sign, score, seats, plies, nodes, forfeits, first_tournament,
// second_tournament, excused
ScheduledGame game_in(SQLite::Statement& row, std::uint64_t number, std::size_t entrants) {
  const auto last = static_cast<std::int64_t>(entrants) - 1;
  whole(row, 0, static_cast<std::int64_t>(number) + 1, static_cast<std::int64_t>(number) + 1);
  ScheduledGame game;
  game.round = static_cast<int>(whole(row, 1, 0, 1'000'000));
  game.pairing = {number,
                  static_cast<std::uint64_t>(whole(row, 2, 0, INT64_MAX)),
                  {static_cast<std::size_t>(whole(row, 3, 0, last)), static_cast<std::size_t>(whole(row, 4, 0, last))}};
  game.state = state_in(row, 5);
  if ((game.state == GameState::bye) != (game.pairing.agents[0] == game.pairing.agents[1])) {
    throw BadRow("an agent has itself as its opponent");
  }
  if (game.state != GameState::played) return game;
  FinishedGame& result = game.result.emplace();
  result.pairing = game.pairing;
  result.outcome = {static_cast<int>(whole(row, 6, -1, 1)), real(row, 7)};
  result.seats = static_cast<std::size_t>(whole(row, 8, 1, kMaxRecordedSeats));
  result.plies = static_cast<std::uint64_t>(whole(row, 9, 0, kMaxRecordedPlies));
  result.nodes = static_cast<std::uint64_t>(whole(row, 10, 0, INT64_MAX));
  result.forfeits = failures_in(row, 11, result.seats, kMaxRecordedSeats);
  if (!row.getColumn(14).isNull()) result.excused = failures_in(row, 14, result.seats, kMaxRecordedPlies);
  if (!row.getColumn(12).isNull()) result.tournament = TournamentScores{real(row, 12), real(row, 13)};
  return game;
}

GameRecord record_in(SQLite::Statement& row, int column) {
  auto records = read_records(text(row, column));
  if (!records) throw BadRow("its record: " + records.error().message);
  if (records->size() != 1 || !records->front().over()) throw BadRow("its record is not that of one whole game");
  return std::move(records->front());
}

}  // namespace

struct TournamentStore::File {
  std::string path;
  std::optional<LockedFile> lock;  // outlives the database: closing it before would drop the database's own locks
  SQLite::Database database;

  // What the database throws, as an error of this file.
  template <class Work>
  auto guarded(const Work& work) -> Result<decltype(work())> {
    try {
      if constexpr (std::is_void_v<decltype(work())>) {
        work();
        return {};
      } else {
        return work();
      }
    } catch (const BadRow& bad) {
      return failure(path + " is not a tournament: " + bad.what());
    } catch (const SQLite::Exception& exception) {
      return fault(path, exception);
    }
  }
  static tl::unexpected<Error> fault(const std::string& path, const SQLite::Exception& exception) {
    switch (exception.getErrorCode()) {
      case SQLITE_NOTADB:
      case SQLITE_CORRUPT:
        return failure(in_quotes(path) + " is not a tournament, or was damaged");
      case SQLITE_FULL:
        return failure("cannot write " + in_quotes(path) + ": the disk is full");
      case SQLITE_NOMEM:
        throw std::bad_alloc();
      default:
        return failure(in_quotes(path) + ": " + exception.what());
    }
  }
};

TournamentStore::TournamentStore(std::unique_ptr<File> file) : file_(std::move(file)) {}
TournamentStore::TournamentStore(TournamentStore&&) noexcept = default;
TournamentStore& TournamentStore::operator=(TournamentStore&&) noexcept = default;
TournamentStore::~TournamentStore() = default;

bool is_store(std::string_view beginning) { return beginning.starts_with(std::string_view("SQLite format 3\0", 16)); }

namespace {

// A file is whole after every commit, even if the power fails; readers and the writer do not wait for each other.
void prepare_to_write(SQLite::Database& database) {
  database.exec("PRAGMA journal_mode=WAL");
  database.exec("PRAGMA synchronous=FULL");
  database.exec("PRAGMA foreign_keys=ON");
}

void set_schema(SQLite::Database& database) {
  database.exec(fmt::format("PRAGMA application_id={}; PRAGMA user_version={}", kApplication, kSchema));
}

bool has_column(SQLite::Database& database, const std::string& table, const std::string& column) {
  SQLite::Statement query(database, "SELECT 1 FROM pragma_table_info(?) WHERE name = ?");
  query.bind(1, table);
  query.bind(2, column);
  return query.executeStep();
}

// Games that were played before have none.
void add_excused(SQLite::Database& database) {
  SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
  database.exec("ALTER TABLE games ADD COLUMN excused TEXT");
  set_schema(database);
  transaction.commit();
}

// Nothing but perhaps a header: a file that was created by a run that ended at once.
bool is_empty(SQLite::Database& database) {
  return database.execAndGet("SELECT count(*) FROM sqlite_master").getInt() == 0;
}

void write_texts(SQLite::Database& database, const StoreTexts& texts) {
  SQLite::Statement insert(database, "INSERT OR REPLACE INTO texts VALUES(?, ?)");
  for (const auto& [name, value] : texts) {
    insert.bind(1, name);
    insert.bind(2, value);
    insert.exec();
    insert.reset();
  }
}

void write_entrants(SQLite::Database& database, const std::vector<Entrant>& entrants) {
  SQLite::Statement insert(
      database, "INSERT INTO agents VALUES(?, ?, ?, ?) ON CONFLICT(id) DO UPDATE SET withdrawn = excluded.withdrawn");
  for (std::size_t id = 0; id < entrants.size(); ++id) {
    insert.bind(1, static_cast<std::int64_t>(id));
    insert.bind(2, entrants[id].name);
    insert.bind(3, entrants[id].spec);
    insert.bind(4, entrants[id].withdrawn ? 1 : 0);
    insert.exec();
    insert.reset();
  }
}

void write_planned(SQLite::Database& database, const std::vector<ScheduledGame>& games) {
  SQLite::Statement insert(database,
                           "INSERT INTO games(number, round, opening, first, second, state) VALUES(?, ?, ?, ?, ?, ?)");
  for (const auto& game : games) {
    insert.bind(1, static_cast<std::int64_t>(game.pairing.game) + 1);
    insert.bind(2, game.round);
    insert.bind(3, static_cast<std::int64_t>(game.pairing.opening));
    insert.bind(4, static_cast<std::int64_t>(game.pairing.agents[0]));
    insert.bind(5, static_cast<std::int64_t>(game.pairing.agents[1]));
    insert.bind(6, std::string(kGameStates[static_cast<std::size_t>(game.state)]));
    insert.exec();
    insert.reset();
  }
}

// Of a game that nobody planned, or that was played before, nothing is written: that would be a bug of ours.
void write_played(SQLite::Database& database, std::span<const CompletedGame> games,
                  std::span<const std::string> records) {
  SQLite::Statement update(
      database,
      "UPDATE games SET state = 'played', sign = ?, score = ?, seats = ?, plies = ?, nodes = ?, forfeits = ?, "
      "first_tournament = ?, second_tournament = ?, record = ?, excused = ? WHERE number = ? AND state = 'planned'");
  for (std::size_t i = 0; i < games.size(); ++i) {
    const FinishedGame& game = games[i].summary;
    update.bind(1, game.outcome.sign);
    update.bind(2, game.outcome.score);
    update.bind(3, static_cast<std::int64_t>(game.seats));
    update.bind(4, static_cast<std::int64_t>(game.plies));
    update.bind(5, static_cast<std::int64_t>(game.nodes));
    update.bind(6, json_line(failures_json(game.forfeits)));
    for (const int team : {0, 1}) {
      if (game.tournament)
        update.bind(7 + team, (*game.tournament)[static_cast<std::size_t>(team)]);
      else
        update.bind(7 + team);
    }
    update.bindNoCopy(9, records[i]);
    update.bind(10, json_line(failures_json(game.excused)));
    update.bind(11, static_cast<std::int64_t>(game.pairing.game) + 1);
    if (update.exec() != 1) throw std::logic_error("a game that is not planned was played");
    update.reset();
  }
}

}  // namespace

Result<TournamentStore> TournamentStore::create(const std::string& path, const StoreTexts& texts,
                                                const std::vector<Entrant>& entrants) {
  auto lock = LockedFile::open(path);
  if (!lock) return tl::unexpected(lock.error());
  try {
    auto file = std::make_unique<File>(
        File{path, std::move(*lock), SQLite::Database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)});
    if (!is_empty(file->database)) return failure(in_quotes(path) + " exists");
    prepare_to_write(file->database);
    SQLite::Transaction transaction(file->database);
    file->database.exec(kTables);
    set_schema(file->database);
    write_texts(file->database, texts);
    write_entrants(file->database, entrants);
    transaction.commit();
    return TournamentStore(std::move(file));
  } catch (const SQLite::Exception& exception) {
    return File::fault(path, exception);
  }
}

Result<bool> TournamentStore::is_begun(const std::string& path) {
  if (!file_exists(path)) return false;
  try {
    SQLite::Database database = opened_database(path);
    return !is_empty(database);
  } catch (const SQLite::Exception& exception) {
    return File::fault(path, exception);
  }
}

Result<TournamentStore> TournamentStore::opened(const std::string& path, bool to_write) {
  if (!file_exists(path)) return failure("there is no file " + in_quotes(path));
  std::optional<LockedFile> lock;
  if (to_write) {
    auto locked = LockedFile::open(path);
    if (!locked) return tl::unexpected(locked.error());
    lock = std::move(*locked);
  }
  try {
    auto file = std::make_unique<File>(File{path, std::move(lock), opened_database(path)});
    file->database.exec("PRAGMA trusted_schema=OFF");
    if (!to_write) file->database.exec("PRAGMA query_only=ON");
    if (file->database.execAndGet("PRAGMA application_id").getInt() != kApplication) {
      return failure(in_quotes(path) + " is not a tournament");
    }
    const int schema = file->database.execAndGet("PRAGMA user_version").getInt();
    if (schema != kSchema && schema != kWithoutExcused) {
      return failure(in_quotes(path) + " was written by another version of the program");
    }
    if (to_write) {
      prepare_to_write(file->database);
      if (schema == kWithoutExcused) add_excused(file->database);
    }
    return TournamentStore(std::move(file));
  } catch (const SQLite::Exception& exception) {
    return File::fault(path, exception);
  }
}

Result<TournamentStore> TournamentStore::open(const std::string& path) { return opened(path, true); }
Result<TournamentStore> TournamentStore::open_to_read(const std::string& path) { return opened(path, false); }

Result<StoreTexts> TournamentStore::texts() {
  return file_->guarded([&] {
    StoreTexts texts;
    SQLite::Statement query(file_->database, "SELECT name, text FROM texts");
    while (query.executeStep()) texts[text(query, 0)] = text(query, 1);
    return texts;
  });
}

Result<std::vector<Entrant>> TournamentStore::entrants() {
  return file_->guarded([&] {
    std::vector<Entrant> entrants;
    SQLite::Statement query(file_->database, "SELECT id, name, spec, withdrawn FROM agents ORDER BY id");
    while (query.executeStep()) {
      const auto id = static_cast<std::int64_t>(entrants.size());
      if (id == static_cast<std::int64_t>(kMaxEntrants)) throw BadRow("it has too many agents");
      whole(query, 0, id, id);
      entrants.push_back({text(query, 1), text(query, 2), whole(query, 3, 0, 1) == 1});
    }
    return entrants;
  });
}

Result<std::vector<ScheduledGame>> TournamentStore::games(std::size_t entrants) {
  return file_->guarded([&] {
    std::vector<ScheduledGame> games;
    SQLite::Statement query(file_->database,
                            "SELECT number, round, opening, first, second, state, sign, score, seats, plies, nodes, "
                            "forfeits, first_tournament, second_tournament, " +
                                std::string(has_column(file_->database, "games", "excused") ? "excused" : "NULL") +
                                " FROM games ORDER BY number");
    while (query.executeStep()) {
      if (games.size() == kMaxStoredGames) throw BadRow("it has too many games");
      games.push_back(game_in(query, games.size(), entrants));
    }
    return games;
  });
}

Result<> TournamentStore::records(const std::function<bool(std::uint64_t)>& wanted,
                                  const std::function<Result<>(std::uint64_t, GameRecord)>& visit) {
  auto visited = file_->guarded([&]() -> Result<> {
    SQLite::Statement query(file_->database, "SELECT number, record FROM games WHERE state = 'played' ORDER BY number");
    while (query.executeStep()) {
      const auto number = static_cast<std::uint64_t>(whole(query, 0, 1, INT64_MAX)) - 1;
      if (wanted && !wanted(number)) continue;
      if (auto result = visit(number, record_in(query, 1)); !result) return result;
    }
    return {};
  });
  return visited ? *visited : tl::unexpected(visited.error());
}

Result<GameRecord> TournamentStore::record(std::uint64_t number) {
  auto found = file_->guarded([&]() -> Result<GameRecord> {
    SQLite::Statement query(file_->database, "SELECT state, record FROM games WHERE number = ?");
    query.bind(1, static_cast<std::int64_t>(number) + 1);
    if (!query.executeStep()) {
      const int count = file_->database.execAndGet("SELECT count(*) FROM games").getInt();
      return failure(fmt::format("game {} does not exist: the tournament has {} so far", number + 1, count));
    }
    const GameState state = state_in(query, 0);
    if (state == GameState::played) return record_in(query, 1);
    return failure(fmt::format("game {} {}", number + 1,
                               state == GameState::planned     ? "has not been played yet"
                               : state == GameState::cancelled ? "was cancelled"
                                                               : "is a bye"));
  });
  return found ? std::move(*found) : tl::unexpected(found.error());
}

Result<std::size_t> TournamentStore::played() {
  return file_->guarded([&] {
    return static_cast<std::size_t>(
        file_->database.execAndGet("SELECT count(*) FROM games WHERE state = 'played'").getInt64());
  });
}

Result<> TournamentStore::write(const StoreChange& change) {
  std::vector<std::string> records;
  for (const auto& game : change.played) {
    auto written = write_record(game.record);
    if (!written) return tl::unexpected(written.error());
    records.push_back(std::move(*written));
  }
  return file_->guarded([&] {
    SQLite::Transaction transaction(file_->database, SQLite::TransactionBehavior::IMMEDIATE);
    write_planned(file_->database, change.planned);
    write_played(file_->database, change.played, records);
    transaction.commit();
  });
}

Result<> TournamentStore::limit_pages(int pages) {
  return file_->guarded([&] { file_->database.exec(fmt::format("PRAGMA max_page_count={}", pages)); });
}

Result<> TournamentStore::amend(const StoreTexts& texts, const std::vector<Entrant>& entrants,
                                const std::vector<std::uint64_t>& cancelled) {
  return file_->guarded([&] {
    SQLite::Transaction transaction(file_->database, SQLite::TransactionBehavior::IMMEDIATE);
    write_texts(file_->database, texts);
    write_entrants(file_->database, entrants);
    SQLite::Statement cancel(file_->database,
                             "UPDATE games SET state = 'cancelled' WHERE number = ? AND state = 'planned'");
    for (const std::uint64_t number : cancelled) {
      cancel.bind(1, static_cast<std::int64_t>(number) + 1);
      cancel.exec();
      cancel.reset();
    }
    transaction.commit();
  });
}

}  // namespace ariadne
