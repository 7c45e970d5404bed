#include "apps/terminal/menu/game_form.hpp"

#include <algorithm>

#include "agents/spec.hpp"
#include "apps/terminal/menu/game_row.hpp"

namespace ariadne {

GameForm::GameForm(std::vector<const GameEntry*> games) : games_(std::move(games)) { choose_game(0); }

void GameForm::choose_game(std::size_t index) {
  game_ = index;
  settings_.clear();
  for (const auto& parameter : game().info().parameters) settings_.push_back(parameter.fallback);
  specs_ = {std::string(kHuman)};  // the person begins
  set_the_table();
  build_rows();
}

// Fits the players to the seats of the board: those who have a seat keep it, the computer takes the rest.
void GameForm::set_the_table() {
  seats_ = game().start(game_settings(), 0).value()->seats();
  specs_.resize(std::min(specs_.size(), seats_.size()));
  while (specs_.size() < seats_.size()) {
    specs_.push_back(agent_for_people(game(), game().team(static_cast<Seat>(specs_.size()))));
  }
}

void GameForm::build_rows() {
  rows_.clear();
  meanings_.clear();
  const GameInfo& info = game().info();
  rows_.push_back(game_row(games_, game()));
  meanings_.push_back({Meaning::Kind::game, 0, {}});
  for (std::size_t i = 0; i < settings_.size(); ++i) {
    rows_.push_back(setting_row(info.parameters[i], settings_[i], "game " + in_quotes(info.id)));
    meanings_.push_back({Meaning::Kind::setting, i, {}});
  }
  for (std::size_t seat = 0; seat < specs_.size(); ++seat) add_agent_rows(seat);
  add_action(has_human() ? "Play" : "Watch", "start the game", MenuAction::start);
  add_action("Rules", "how " + info.title + " is played", MenuAction::rules);
  add_action("Back", "to the first page", MenuAction::back);
}

void GameForm::add_agent_rows(std::size_t seat) {
  const Team team = game().team(static_cast<Seat>(seat));
  std::vector<std::string> names = {std::string(kHuman), info_of(game(), agent_for_people(game(), team))->name};
  for (const auto& agent : game().agents()) {
    if (agent.plays(team) && agent.name != names[1]) names.push_back(agent.name);
  }
  const AgentInfo* info = info_of(game(), specs_[seat]);
  rows_.push_back({.label = seats_[seat],
                   .value = info ? info->name : std::string(kHuman),
                   .help = "who plays " + seats_[seat] + ": " + (info ? info->summary : "a person at this terminal"),
                   .choices = names});
  meanings_.push_back({Meaning::Kind::seat, seat, {}});
  if (info == nullptr) return;
  for (const auto& parameter : info->parameters) {
    rows_.push_back(setting_row(parameter, setting_in(specs_[seat], parameter), "agent " + in_quotes(info->name)));
    meanings_.push_back({Meaning::Kind::agent_setting, seat, parameter.name});
  }
}

void GameForm::apply(std::size_t index, const std::string& value) {
  const Meaning meaning = meanings_[index];
  switch (meaning.kind) {
    case Meaning::Kind::game:
      return choose_game(index_of_title(games_, value));
    case Meaning::Kind::setting:
      settings_[meaning.index] = value;
      set_the_table();
      break;
    case Meaning::Kind::seat:
      specs_[meaning.index] = value;
      break;
    case Meaning::Kind::agent_setting:
      specs_[meaning.index] = spec_with(specs_[meaning.index], meaning.parameter, value);
      break;
  }
  build_rows();
}

std::string GameForm::game_settings() const {
  std::string text;
  const auto& parameters = game().info().parameters;
  for (std::size_t i = 0; i < settings_.size(); ++i) {
    if (settings_[i] == parameters[i].fallback) continue;
    text += (text.empty() ? "" : ",") + parameters[i].name + "=" + settings_[i];
  }
  return text;
}

bool GameForm::has_human() const { return std::ranges::count(specs_, kHuman) > 0; }

}  // namespace ariadne
