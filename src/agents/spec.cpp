#include "agents/spec.hpp"

#include <algorithm>

#include "agents/external/external_agent.hpp"
#include "core/own_setting.hpp"
#include "core/text.hpp"

namespace ariadne {
namespace {

// What commas separate, be it empty; an empty text has no items.
std::vector<std::string> items_of(std::string_view text) {
  std::vector<std::string> items;
  for (std::size_t begin = 0; !text.empty() && begin <= text.size();) {
    const std::size_t comma = begin + find_unquoted(text.substr(begin), ',');
    items.emplace_back(text.substr(begin, comma - begin));
    begin = comma + 1;
  }
  return items;
}

bool is_setting_of(std::string_view item, std::string_view name) {
  return item.starts_with(name) && item.substr(name.size()).starts_with('=');
}
// "3" is the level in `level:3`.
bool is_own_setting(const Spec& spec, std::string_view item, std::string_view name) {
  return spec.name == name && item.find('=') == std::string_view::npos;
}
std::string setting_text(const std::string& agent, std::string_view name, std::string_view value) {
  return agent == name ? std::string(value) : std::string(name) + "=" + std::string(value);
}

// "eval=discs" belongs to the spec before it, "alphabeta:depth=2" begins a new one.
bool continues_spec(std::string_view item) {
  const std::size_t sign = item.find_first_of("=:(");
  return sign != std::string_view::npos && item[sign] == '=';
}

Spec split(std::string_view spec) { return split_spec(spec).value_or(Spec{std::string(spec), {}}); }

std::string value_in(const Settings& settings, const Parameter& parameter) {
  return parameter.is_number() ? std::to_string(settings.number(parameter.name)) : settings.choice(parameter.name);
}

// A search with a limit goes as deep as it gets, unless a depth is given, be it the default.
bool is_limited(const Settings& settings, const std::vector<Parameter>& parameters, const Limits& limits) {
  return !limits.none() || std::any_of(parameters.begin(), parameters.end(), [&](const Parameter& parameter) {
    return (parameter.name == "nodes" || parameter.name == "time") && settings.number(parameter.name) != 0;
  });
}

std::string canonical(const AgentInfo& info, const Settings& settings, const Limits& limits) {
  const bool limited = is_limited(settings, info.parameters, limits);
  std::string text;
  for (const auto& parameter : info.parameters) {
    const std::string value = value_in(settings, parameter);
    const bool may_matter = limited && parameter.name == "depth";
    if (!settings.given(parameter.name) || (value == parameter.fallback && !may_matter)) continue;
    text += (text.empty() ? ":" : ",") + setting_text(info.name, parameter.name, value);
  }
  return info.name + text;
}

}  // namespace

Result<std::unique_ptr<Agent>> make_agent(const GameEntry& game, std::string_view spec, std::uint64_t seed,
                                          const ExternalOptions& external) {
  return is_external(spec) ? external_agent(game, spec, seed, external) : game.agent(spec, seed);
}

std::string spec_for_team(std::string_view program, Team team) {
  const std::size_t plus = find_unquoted(program, '+');
  if (plus == program.size()) return std::string(program);
  return std::string(team == Team::first ? program.substr(0, plus) : program.substr(plus + 1));
}

namespace {

Result<std::string> match_spec(const GameEntry& game, const std::string& typed, const ExternalOptions& external) {
  if (is_external(typed)) {
    return make_agent(game, typed, 0, external).map([&](const auto&) { return typed; });
  }
  const auto word = split_spec(typed);
  if (!word) return tl::unexpected(word.error());
  if (word->name == kHuman) {
    return failure("'human' cannot play in a match", "See: ariadne play " + game.info().id);
  }
  if (const auto agent = make_agent(game, typed, 0); !agent) return tl::unexpected(agent.error());
  return word->settings.empty() ? word->name : word->name + ":" + word->settings;
}

}  // namespace

Result<std::string> program_spec(const GameEntry& game, const std::string& typed, const ExternalOptions& external) {
  const std::string first = spec_for_team(typed, Team::first), second = spec_for_team(typed, Team::second);
  if (first == typed) return match_spec(game, typed, external);
  const auto firsts = match_spec(game, first, external);
  if (!firsts) return tl::unexpected(firsts.error());
  const auto seconds = match_spec(game, second, external);
  if (!seconds) return tl::unexpected(seconds.error());
  auto plays = check_team(game, first, Team::first);
  if (plays) plays = check_team(game, second, Team::second);
  if (!plays) return tl::unexpected(plays.error());
  return *firsts + "+" + *seconds;
}

Result<> check_team(const GameEntry& game, std::string_view spec, Team team) {
  const AgentInfo* info = info_of(game, spec);
  if (info == nullptr || info->plays(team)) return {};
  const std::size_t own = team == Team::first ? 1 : 0;
  return failure("agent " + in_quotes(info->name) + " plays only for " + game.info().team_name(own) + ", not for " +
                 game.info().team_name(1 - own));
}

std::string default_agent(const GameEntry& game, Team team) {
  const std::string& named = game.info().default_agents[team == Team::first ? 0 : 1];
  if (!named.empty()) return named;
  std::string last;
  for (const auto& info : game.agents()) {
    if (info.plays(team)) last = info.name;
  }
  return last;
}

std::string agent_for_people(const GameEntry& game, Team team) {
  const AgentInfo* info = info_of(game, kLevel);
  if (info == nullptr || !info->plays(team)) return default_agent(game, team);
  const Parameter* level = parameter_of(game, kLevel, kLevel);
  return level == nullptr ? info->name : spec_with(info->name, level->name, level->fallback);
}

Result<std::vector<std::string>> specs_for_seats(const GameEntry& game, const std::vector<std::string>& seats,
                                                 std::vector<std::string> given) {
  if (given.size() > seats.size()) {
    std::string names;
    for (const auto& seat : seats) names += (names.empty() ? "" : ", ") + seat;
    return failure(std::to_string(given.size()) + " agents for " + std::to_string(seats.size()) + " seats",
                   "Give at most one for each of " + names + ".");
  }
  const std::string last = given.empty() ? "" : given.back();
  while (given.size() < seats.size()) {
    const Team team = game.team(static_cast<Seat>(given.size()));
    given.push_back(!last.empty() && check_team(game, last, team) ? last : default_agent(game, team));
  }
  return given;
}

std::string canonical_spec(const GameEntry& game, std::string_view spec, const Limits& limits) {
  const AgentInfo* info = info_of(game, spec);
  if (info == nullptr) return std::string(spec);
  const auto settings = check_settings(named_settings(split(spec), info->parameters), info->parameters, info->name);
  return settings ? canonical(*info, *settings, limits) : std::string(spec);
}

const AgentInfo* info_of(const GameEntry& game, std::string_view spec) {
  const std::string name = split(spec).name;
  for (const auto& info : game.agents()) {
    if (info.name == name) return &info;
  }
  return nullptr;
}

const Parameter* parameter_of(const GameEntry& game, std::string_view spec, std::string_view name) {
  const AgentInfo* info = info_of(game, spec);
  if (info == nullptr) return nullptr;
  for (const auto& parameter : info->parameters) {
    if (parameter.name == name) return &parameter;
  }
  return nullptr;
}

std::string setting_in(std::string_view spec, const Parameter& parameter) {
  const Spec parts = split(spec);
  for (const auto& item : items_of(parts.settings)) {
    if (is_setting_of(item, parameter.name)) return item.substr(parameter.name.size() + 1);
    if (is_own_setting(parts, item, parameter.name)) return item;
  }
  return parameter.fallback;
}

bool gives_setting(std::string_view spec, std::string_view name) {
  return std::ranges::any_of(items_of(split(spec).settings),
                             [&](const std::string& item) { return is_setting_of(item, name); });
}

std::string spec_with(std::string_view spec, std::string_view name, std::string_view value) {
  const Spec parts = split(spec);
  const std::string setting = setting_text(parts.name, name, value);
  std::string settings;
  bool replaced = false;
  for (const auto& item : items_of(parts.settings)) {
    const bool same = is_setting_of(item, name) || is_own_setting(parts, item, name);
    settings += (settings.empty() ? "" : ",") + (same ? setting : item);
    replaced = replaced || same;
  }
  if (!replaced) settings += (settings.empty() ? "" : ",") + setting;
  return parts.name + ":" + settings;
}

std::vector<std::string> split_specs(std::string_view list) {
  std::vector<std::string> specs;
  bool in_brackets = false;
  for (const auto& item : items_of(list)) {
    if (!specs.empty() && (in_brackets || continues_spec(item)))
      specs.back() += "," + item;
    else
      specs.push_back(item);
    in_brackets =
        !is_external(specs.back()) && specs.back().find('(') != std::string::npos && !specs.back().ends_with(')');
  }
  return specs;
}

}  // namespace ariadne
