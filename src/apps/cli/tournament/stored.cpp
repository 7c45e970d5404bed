#include "apps/cli/tournament/stored.hpp"

#include "apps/cli/failure.hpp"
#include "apps/cli/files.hpp"
#include "core/text.hpp"

namespace ariadne {

std::string store_path(const std::string& file) {
  constexpr std::string_view kToml = ".toml";
  return file.ends_with(kToml) ? file.substr(0, file.size() - kToml.size()) + ".db" : file;
}

TournamentPlan stored_plan(TournamentStore& store, const std::string& path) {
  const StoreTexts texts = value_or_fail(store.texts(), ExitCode::input);
  const auto text = [&](const char* name) {
    const auto found = texts.find(name);
    return found == texts.end() ? std::string() : found->second;
  };
  TournamentSources sources;
  sources.seed = number_in<std::uint64_t>(text(kSeedText)).value_or(0);
  sources.openings = [&](const std::string&) -> Result<std::string> { return text(kOpeningsText); };
  sources.to_play = false;
  TournamentPlan plan =
      value_or_fail(read_tournament(text(kFileText), sources), ExitCode::input, source_name(path) + ", " + kFileText);
  const auto entrants = value_or_fail(store.entrants(), ExitCode::input);
  bool same = entrants.size() == plan.entrants.size();
  for (std::size_t i = 0; same && i < entrants.size(); ++i) same = entrants[i].name == plan.entrants[i].name;
  if (!same) throw Failure(ExitCode::input, source_name(path) + ": its agents are not those of its file");
  return plan;
}

StoredTournament open_stored(const std::string& file) {
  const std::string path = store_path(file);
  auto store = value_or_fail(TournamentStore::open_to_read(path), ExitCode::input);
  TournamentPlan plan = stored_plan(store, path);
  auto games = value_or_fail(store.games(plan.entrants.size()), ExitCode::input);
  return {std::move(store), std::move(plan), std::move(games)};
}

}  // namespace ariadne
