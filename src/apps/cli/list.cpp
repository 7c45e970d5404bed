#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/layouts.hpp"
#include "apps/cli/output.hpp"
#include "core/suggest.hpp"
#include "mazes/builtin.hpp"
#include "report/catalogue.hpp"
#include "report/format.hpp"

namespace ariadne {
namespace {

std::vector<const GameEntry*> games_meant(const std::string& spec) {
  if (!spec.empty()) return {game_spec(spec).game};
  return {games().begin(), games().end()};
}

Listing listing_of(const ListOptions& options, std::span<const GameEntry* const> meant) {
  const auto wanted = [&](std::string_view what) { return options.what.empty() || options.what == what; };
  Listing listing{meant, wanted("games"), wanted("agents"), options.what.empty() && options.game.empty(), {}};
  if (wanted("layouts") && options.game.empty()) {
    listing.layouts.emplace();
    for (const auto& name : builtin_names()) listing.layouts->push_back({name, open_layout(name)});
  }
  return listing;
}

// Below a game stand its agents, or its settings if agents are not asked for.
void print_game(const GameEntry& game, const Listing& listing, bool of_one_game) {
  if (listing.with_games) {
    fmt::print("{:<10} {}\n", game.info().id, game.info().summary);
    if (!listing.with_agents && !game.info().parameters.empty()) fmt::print("{:<10} {}\n", "", game_signature(game));
  } else if (listing.with_agents && !of_one_game) {
    fmt::print("{}\n", game.info().id);
  }
  if (!listing.with_agents) return;
  for (const auto& agent : players_of(game)) fmt::print("  {:<13}{}\n", agent.name, agent.summary);
}

// Only the names when everything is listed, to keep the output short.
void print_layouts(const std::vector<NamedLayout>& layouts, bool names_only) {
  if (names_only) {
    fmt::print("layouts    {}\n", joined(builtin_names(), ", "));
    return;
  }
  for (const auto& [name, layout] : layouts) fmt::print("{:<16} {}\n", name, size_text(layout));
}

void print_listing(const Listing& listing, const ListOptions& options) {
  for (const GameEntry* game : listing.games) print_game(*game, listing, !options.game.empty());
  if (listing.layouts) print_layouts(*listing.layouts, options.what.empty());
  if (listing.with_algorithms) fmt::print("paths      {}\n", path_algorithms_text());
}

}  // namespace

int run_list(const ListOptions& options, const Context& context) {
  if (!options.game.empty() && options.what == "layouts") {
    throw Failure(ExitCode::usage, "layouts do not belong to a game", "Use: ariadne list layouts");
  }
  const auto meant = games_meant(options.game);
  const Listing listing = listing_of(options, meant);
  if (context.json) {
    print_json(listing_json(listing));
  } else {
    print_listing(listing, options);
  }
  return 0;
}

int run_show(const ShowOptions& options, const Context& context) {
  const Shown shown = everything_called(options.name);
  if (shown.pages.empty()) {
    throw Failure(ExitCode::usage, "no game, agent or path algorithm is called " + in_quotes(options.name),
                  suggestion(options.name, names_to_show()));
  }
  if (context.json) {
    print_json(shown.json);
  } else {
    fmt::print("{}", joined(shown.pages, "\n"));
  }
  return 0;
}

}  // namespace ariadne
