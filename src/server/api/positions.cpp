#include <nlohmann/json.hpp>

#include "agents/external/external_agent.hpp"
#include "mazes/builtin.hpp"
#include "report/catalogue.hpp"
#include "report/state.hpp"
#include "server/api/arguments.hpp"
#include "server/api/calls.hpp"
#include "server/api/laboratory.hpp"

namespace ariadne {
namespace {

Json made_catalogue() {
  std::vector<NamedLayout> layouts;
  for (const auto& [name, text] : builtin_layouts()) {
    layouts.push_back({std::string(name), read_layout(text, Reading::lenient).value()});
  }
  Json json = catalogue_json(layouts);
  json["version"] = ARIADNE_VERSION;
  for (const Call& call : calls()) json["calls"].push_back(call.name);
  return json;
}

// Nobody knows which games a command plays: it is offered in all that its dialect has.
void add_commands(Json& catalogue, const std::vector<std::string>& specs) {
  for (Json& game : catalogue.at("games")) {
    const GameEntry& entry = *find_game(game.at("name").get<std::string>()).value().game;
    for (const auto& spec : specs) {
      if (!can_be_played_by(entry, spec)) continue;
      game["agents"].push_back(agent_json({spec, "an agent in another process", {}, std::nullopt}, entry.info()));
    }
  }
}

}  // namespace

Answer call_catalogue(const JsonReader& arguments, CallContext& context) {
  arguments.only({});
  if (arguments.failed()) return arguments.failure();
  static const Json made = made_catalogue();
  Json catalogue = made;
  add_commands(catalogue, context.laboratory.external().named);
  return catalogue;
}

Answer call_given(const JsonReader& arguments, CallContext& context) {
  arguments.only({"id"});
  const std::string id = arguments["id"].text();
  if (arguments.failed()) return arguments.failure();
  auto thing = context.laboratory.given(id);
  if (!thing) return refuse(Refusal::unknown, "nothing was given as " + in_quotes(id));
  return std::move(*thing);
}

Answer call_view(const JsonReader& arguments, CallContext&) {
  arguments.only({"game", "position", "moves", "seed"});
  const std::uint64_t seed = read_seed(arguments);
  auto session = read_session(arguments, seed);
  if (!session) return tl::unexpected(session.error());
  std::vector<Player> nobody((*session)->seats().size());
  const GameInPlay game = game_of(std::move(*session), std::move(nobody), seed);
  Story story;
  story.follow(game);
  Json json = state_json(game, game.session->movers());
  json["history_from"] = 0;
  json["history"] = story.from(0);
  return json;
}

}  // namespace ariadne
