#include "arena/tournament/file.hpp"

// It asserts what strangers may write otherwise, and refuses it all the same when it does not.
#define TOML_ASSERT(expression) static_cast<void>(0)
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

#include <algorithm>
#include <set>

#include "agents/spec.hpp"
#include "arena/terms.hpp"
#include "arena/tournament/toml_text.hpp"
#include "core/suggest.hpp"
#include "core/text.hpp"
#include "core/text_reader.hpp"

namespace ariadne {
namespace {

constexpr int kMaxRounds = 100'000;
constexpr int kMaxPairs = 100'000;
constexpr int kMaxOpeningPlies = 1000;
constexpr std::size_t kMaxName = 60;

// The offset of a place that is given by line and character.
std::size_t offset_of(std::string_view text, const toml::source_position& place) {
  std::size_t offset = 0;
  for (toml::source_index line = 1; line < place.line && offset < text.size(); ++line) {
    offset = std::min(text.find('\n', offset), text.size() - 1) + 1;
  }
  const auto continues = [&](std::size_t i) { return (static_cast<unsigned char>(text[i]) & 0xC0) == 0x80; };
  for (toml::source_index column = 1; column < place.column && offset < text.size() && text[offset] != '\n'; ++column) {
    ++offset;
    while (offset < text.size() && continues(offset)) ++offset;
  }
  return std::min(offset, text.size());
}

// A table of a file, read member by member. The first error is kept, so that a file is read by a flat list of members;
// what is returned after it means nothing.
class TomlReader {
 public:
  TomlReader(std::string_view text, const toml::table& table, std::optional<Error>& error)
      : text_(text), table_(table), error_(error) {}

  void only(const std::vector<std::string>& known) const {
    for (const auto& [key, value] : table_) {
      if (std::ranges::count(known, std::string(key.str())) > 0) continue;
      fail_at(key.source().begin, "unknown key " + in_quotes(key.str()), suggestion(std::string(key.str()), known));
    }
  }
  bool has(const char* key) const { return table_.contains(key); }
  std::string text(const char* key) const {
    const toml::node* node = wanted(key);
    if (node == nullptr) return {};
    if (!node->is_string()) return fail(key, "expected a text in quotes"), std::string();
    const std::string& value = node->as_string()->get();
    if (!is_safe_to_print(value)) fail(key, "the text has characters that cannot be printed");
    return value;
  }
  std::int64_t number(const char* key, std::int64_t least, std::int64_t most, std::int64_t fallback) const {
    const toml::node* node = table_.get(key);
    if (node == nullptr) return fallback;
    const auto* value = node->as_integer();
    if (value == nullptr || value->get() < least || value->get() > most) {
      fail(key, "expected a whole number " + std::to_string(least) + ".." + std::to_string(most));
      return fallback;
    }
    return value->get();
  }
  bool flag(const char* key) const {
    const toml::node* node = table_.get(key);
    if (node == nullptr) return false;
    if (!node->is_boolean()) return fail(key, "expected true or false"), false;
    return node->as_boolean()->get();
  }
  std::size_t choice(const char* key, std::span<const std::string_view> names) const {
    const std::string value = text(key);
    const auto found = std::ranges::find(names, value);
    if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
    const std::vector<std::string> known(names.begin(), names.end());
    fail(key, "expected " + one_of(known) + ", found " + in_quotes(value), did_you_mean(value, known));
    return 0;
  }
  // The tables of [[key]].
  std::vector<const toml::table*> tables(const char* key, std::size_t most) const {
    std::vector<const toml::table*> tables;
    const toml::node* node = wanted(key);
    if (node == nullptr) return tables;
    const std::string form = "expected a list of tables: [[" + std::string(key) + "]]";
    if (!node->is_array()) return fail(key, form), tables;
    for (const toml::node& item : *node->as_array()) {
      if (!item.is_table()) return fail_at(item.source().begin, form), tables;
      tables.push_back(item.as_table());
    }
    if (tables.size() > most) fail(key, "expected at most " + std::to_string(most));
    return tables;
  }

  // An error at the value of a key, or where the table begins if it has none.
  void fail(const char* key, std::string message, std::string hint = {}) const {
    const toml::node* node = table_.get(key);
    fail_at(node != nullptr ? node->source().begin : table_.source().begin, in_quotes(key) + ": " + std::move(message),
            std::move(hint));
  }
  void fail(const char* key, const Error& error) const { fail(key, error.message, error.hint); }
  void fail_here(std::string message, std::string hint = {}) const {
    fail_at(table_.source().begin, std::move(message), std::move(hint));
  }
  bool failed() const { return error_.has_value(); }
  TomlReader of(const toml::table& table) const { return {text_, table, error_}; }

 private:
  const toml::node* wanted(const char* key) const {
    const toml::node* node = table_.get(key);
    if (node == nullptr) fail_here("missing key " + in_quotes(key));
    return node;
  }
  void fail_at(const toml::source_position& place, std::string message, std::string hint = {}) const {
    if (!error_) error_ = failure_at(text_, offset_of(text_, place), std::move(message), std::move(hint)).value();
  }

  std::string_view text_;
  const toml::table& table_;
  std::optional<Error>& error_;
};

void read_game(const TomlReader& reader, MatchPlan& games) {
  const std::string spec = reader.text("game");
  const auto found = reader.failed() ? Result<GameSpec>{} : find_game(spec);
  if (reader.failed()) return;
  if (!found) return reader.fail("game", found.error());
  games.game = found->game;
  games.settings = found->settings;
}

void read_openings_of(const TomlReader& reader, const FileLoader& load, MatchPlan& games) {
  bool varies = false;
  if (reader.has("openings")) {
    const std::string path = reader.text("openings");
    if (reader.failed()) return;
    const auto text = load(path);
    if (!text) return reader.fail("openings", text.error());
    auto openings = read_openings(*games.game, games.settings, *text);
    if (!openings) {
      const Error& error = openings.error();
      return reader.fail("openings",
                         path + (error.line > 0 ? ":" + std::to_string(error.line) : "") + ": " + error.message,
                         error.hint);
    }
    games.openings = std::move(*openings);
    varies = true;
  }
  varies = varies || starts_vary(*games.game, games.settings);
  games.opening_plies = static_cast<int>(
      reader.number("opening_plies", 0, kMaxOpeningPlies, varies ? 0 : games.game->info().opening_plies));
}

GameTerms read_limits_of(const TomlReader& reader, MatchPlan& games) {
  if (!reader.has("limits")) return {};
  const auto terms = read_terms(reader.text("limits"));
  if (!terms) return reader.fail("limits", terms.error()), GameTerms();
  games.limits = terms->limits;
  games.clock = terms->clock;
  return *terms;
}

FailurePolicy read_policy(const TomlReader& reader) {
  const auto read = [&](const char* key, std::size_t choices) {
    const auto names = std::span(kOnFailureNames).first(choices);
    return reader.has(key) ? static_cast<OnFailure>(reader.choice(key, names)) : OnFailure::forfeit;
  };
  return {read("on_timeout", 3), read("on_invalid", 2)};  // an illegal move is no better when it is repeated
}

// What an agent is called has to fit into a table.
void check_name(const TomlReader& reader, const std::string& name, std::set<std::string>& names) {
  if (trimmed(name).empty() || name.size() > kMaxName) {
    reader.fail("name", "expected a name of at most " + std::to_string(kMaxName) + " bytes");
  } else if (!names.insert(name).second) {
    reader.fail("name", "two agents are called " + in_quotes(name), "Give each a name of its own.");
  }
}

void read_entrant(const TomlReader& reader, const MatchPlan& games, int depth, bool to_play,
                  std::set<std::string>& names, std::vector<Entrant>& entrants) {
  reader.only({"name", "spec", "withdrawn"});
  const std::string typed = reader.text("spec");
  if (reader.failed()) return;
  Entrant entrant;
  entrant.withdrawn = reader.flag("withdrawn");
  const bool will_play = to_play && !entrant.withdrawn;
  const auto spec = will_play ? program_spec(*games.game, typed, games.external) : Result<std::string>(typed);
  if (!spec) return reader.fail("spec", spec.error());
  entrant.spec = with_depth(*games.game, *spec, depth);
  entrant.name = reader.has("name") ? reader.text("name") : *spec;
  check_name(reader, entrant.name, names);
  for (const Team team : {Team::first, Team::second}) {
    entrant.plays[team == Team::first ? 0 : 1] =
        check_team(*games.game, spec_for_team(entrant.spec, team), team).has_value();
  }
  entrants.push_back(std::move(entrant));
}

// Whether the agents can play boards like the first one.
void check_boards(const TomlReader& reader, const std::vector<const toml::table*>& tables, TournamentPlan& plan) {
  const auto session = open_game(plan.games, {});
  for (std::size_t i = 0; i < plan.entrants.size() && !reader.failed(); ++i) {
    for (const std::size_t team : {0u, 1u}) {
      if (!plan.entrants[i].plays[team] || plan.entrants[i].withdrawn) continue;
      const std::string spec = spec_for_team(plan.entrants[i].spec, team == 0 ? Team::first : Team::second);
      const auto agent = make_agent(*plan.games.game, spec, 0, plan.games.external);
      const auto able = agent ? (*agent)->check(*session) : tl::unexpected(agent.error());
      if (!able) reader.of(*tables[i]).fail("spec", able.error());
    }
  }
}

void read_format(const TomlReader& reader, TournamentPlan& plan) {
  plan.format = static_cast<Format>(reader.choice("format", kFormatNames));
  plan.pairs = static_cast<int>(reader.number("pairs", 1, kMaxPairs, 1));
  plan.rounds = static_cast<int>(reader.number("rounds", 1, kMaxRounds, plan.format == Format::knockout ? 0 : 1));
  if (plan.format == Format::knockout && reader.has("rounds")) {
    reader.fail("rounds", "a knockout has as many rounds as it takes", "Leave it out.");
  }
  if (plan.format != Format::gauntlet && reader.has("challengers")) {
    reader.fail("challengers", "only a gauntlet has challengers", "Leave it out, or set format = \"gauntlet\".");
  }
  plan.challengers = static_cast<std::size_t>(reader.number("challengers", 1, kMaxEntrants, 1));
}

TournamentPlan read_plan(const TomlReader& reader, const TournamentSources& sources) {
  reader.only({"name", "game", "format", "rounds", "pairs", "challengers", "seed", "limits", "on_timeout", "on_invalid",
               "openings", "opening_plies", "agent"});
  TournamentPlan plan;
  plan.games.external = sources.external;
  plan.name = reader.has("name") ? reader.text("name") : "Tournament";
  read_format(reader, plan);
  plan.games.seed = static_cast<std::uint64_t>(
      reader.number("seed", 0, INT64_MAX, static_cast<std::int64_t>(sources.seed & std::uint64_t{INT64_MAX})));
  read_game(reader, plan.games);
  if (!reader.failed()) read_openings_of(reader, sources.openings, plan.games);
  if (reader.failed()) return plan;
  const GameTerms terms = read_limits_of(reader, plan.games);
  plan.games.policy = read_policy(reader);
  const auto tables = reader.tables("agent", kMaxEntrants);
  std::set<std::string> names;
  for (const toml::table* table : tables) {
    if (!reader.failed())
      read_entrant(reader.of(*table), plan.games, terms.depth, sources.to_play, names, plan.entrants);
  }
  if (reader.failed()) return plan;
  for (const auto& entrant : plan.entrants) plan.games.agents.push_back(entrant.spec);
  plan.games.games = kMaxTournamentGames;
  if (const auto checked = check_plan(plan); !checked) reader.fail("agent", checked.error());
  if (!reader.failed() && sources.to_play) check_boards(reader, tables, plan);
  return plan;
}

Result<> unchanged(bool same, const std::string& what) {
  if (same) return {};
  return failure(
      "the tournament was begun with another " + what,
      "Only more rounds, agents added at the end, and 'withdrawn' may be changed; begin a new one otherwise.");
}

std::vector<std::string> starts_of(const MatchPlan& games) {
  std::vector<std::string> starts;
  for (const auto& opening : games.openings) starts.push_back(std::to_string(opening->hash()));
  return starts;
}

}  // namespace

Result<TournamentPlan> read_tournament(std::string_view text, const TournamentSources& sources) {
  if (text.size() > kMaxTournamentFile) return failure("the file is larger than 1 MiB");
  if (auto checked = check_toml_text(text); !checked) return tl::unexpected(std::move(checked.error()));
  const toml::parse_result parsed = toml::parse(text);
  if (!parsed) {
    const auto& error = parsed.error();
    return failure_at(text, offset_of(text, error.source().begin), printable(error.description()),
                      "The format of the file is TOML; 'ariadne tournament init' writes an example.");
  }
  std::optional<Error> error;
  TournamentPlan plan = read_plan(TomlReader(text, parsed.table(), error), sources);
  if (error) return tl::unexpected(std::move(*error));
  return plan;
}

Result<> check_continuation(const TournamentPlan& begun, const TournamentPlan& now) {
  const MatchPlan &then = begun.games, &games = now.games;
  auto same = unchanged(then.game == games.game && then.settings == games.settings, "game");
  if (same) same = unchanged(begun.format == now.format, "format");
  if (same) same = unchanged(begun.pairs == now.pairs, "number of pairs");
  if (same) same = unchanged(begun.challengers == now.challengers, "number of challengers");
  if (same) same = unchanged(then.seed == games.seed, "seed");
  if (same) same = unchanged(terms_text(then.limits, then.clock) == terms_text(games.limits, games.clock), "limit");
  if (same) same = unchanged(then.policy == games.policy, "policy for failures");
  if (same) same = unchanged(then.opening_plies == games.opening_plies, "number of opening plies");
  if (same) same = unchanged(starts_of(then) == starts_of(games), "list of openings");
  if (same && now.rounds < begun.rounds) same = unchanged(false, "number of rounds, which can only grow");
  if (same && now.entrants.size() < begun.entrants.size()) {
    return failure("agent " + in_quotes(begun.entrants[now.entrants.size()].name) + " is missing",
                   "To withdraw an agent, leave it in the list and add withdrawn = true.");
  }
  for (std::size_t i = 0; same && i < begun.entrants.size(); ++i) {
    const Entrant &before = begun.entrants[i], &after = now.entrants[i];
    same = unchanged(before.name == after.name && before.spec == after.spec, "agent " + in_quotes(before.name));
    if (same && before.withdrawn && !after.withdrawn) {
      same = failure("agent " + in_quotes(before.name) + " has withdrawn and cannot come back");
    }
  }
  if (same && now.format == Format::knockout && now.entrants.size() > begun.entrants.size()) {
    same = failure("nobody can join a knockout that has begun");
  }
  return same;
}

std::string tournament_template() {
  return R"(# A tournament for: ariadne tournament FILE.toml
# All its games, and how far it has come, go into one file beside this one: FILE.db

name = "Club night"
game = "reversi"              # as in: ariadne list games; with settings: "reversi:size=6"
format = "round-robin"        # or "gauntlet", "swiss", "knockout"
rounds = 2                    # how often every two agents meet; in a Swiss the number of rounds; none in a knockout
pairs = 1                     # pairs of games in a meeting: the same opening twice, with sides swapped
# challengers = 1             # gauntlet: the first agents of the list, who meet all others
seed = 1                      # for all randomness; drawn and stored if it is left out
# limits = "nodes=2000"       # or "500ms/move", "10s+100ms", "depth=4", or several with commas between
# on_timeout = "random"       # a late agent forfeits unless a random move is played for it, or its last one ("repeat")
# on_invalid = "random"       # the same for an illegal move, without "repeat"
# openings = "openings.txt"   # one per line: moves, or a position; without it openings are random
# opening_plies = 4           # random moves that open each pair

[[agent]]
name = "deep"
spec = "alphabeta:depth=3"    # as in: ariadne list agents --game reversi

[[agent]]
name = "shallow"
spec = "alphabeta:depth=1"

[[agent]]
spec = "greedy"               # without a name it is called by its spec

[[agent]]
spec = "random"
# withdrawn = true            # it plays no more; what it played stays
)";
}

}  // namespace ariadne
