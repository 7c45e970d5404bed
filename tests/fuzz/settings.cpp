#include "core/settings.hpp"

#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/targets.hpp"

namespace ariadne::fuzz {
namespace {

bool settings_hold(std::string_view text, const std::vector<Parameter>& parameters) {
  const auto checked = check_settings(text, parameters, "the fuzzer");
  if (!checked) {
    promise_explained(checked.error());
    return false;
  }
  for (const auto& parameter : parameters) {
    if (!parameter.is_number()) continue;
    const auto number = checked->number(parameter.name);
    promise(number >= parameter.min && number <= parameter.max, "a number is in its range");
  }
  const auto again = check_settings(checked->text(), parameters, "the fuzzer");
  promise(again && again->text() == checked->text(), "settings that are written can be read");
  return true;
}

// An agent is made from a spec exactly if its name is known and its settings are those of its parameters.
bool agent_holds(const GameEntry& game, std::string_view text, const Spec& spec) {
  bool accepted = false;
  for (const auto& info : game.agents()) {
    if (info.name == spec.name) accepted = settings_hold(spec.settings, info.parameters);
  }
  const auto agent = game.agent(text, 1);
  promise(agent.has_value() == accepted, "an agent is made from every correct spec and from no other");
  if (!agent) promise_explained(agent.error());
  return accepted;
}

}  // namespace

bool settings(std::string_view bytes) {
  const auto spec = split_spec(bytes);
  if (!spec) {
    promise_explained(spec.error());
    return false;
  }
  bool accepted = false;
  for (const auto* game : games()) {
    if (agent_holds(*game, bytes, *spec)) accepted = true;
    if (spec->name != game->info().id) continue;
    const bool playable = settings_hold(spec->settings, game->info().parameters);
    promise(game->start(spec->settings, 1).has_value() == playable, "a game starts with every correct setting");
    accepted = accepted || playable;
  }
  if (const auto found = find_game(bytes); !found) promise_explained(found.error());
  return accepted;
}

}  // namespace ariadne::fuzz
