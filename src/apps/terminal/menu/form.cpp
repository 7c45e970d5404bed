#include "apps/terminal/menu/form.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "agents/spec.hpp"
#include "core/suggest.hpp"

namespace ariadne {

namespace {

MenuForm::Row row_of(const Parameter& parameter, const std::string& value, int indent) {
  return {parameter.name,         value,         parameter.help + " (" + parameter.range() + ")",
          parameter.choices,      parameter.min, parameter.max,
          MenuForm::Action::none, indent};
}

Result<std::int64_t> read_number(const std::string& text, std::int64_t least, std::int64_t most) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc() && end == text.data() + text.size() && number >= least && number <= most) return number;
  return failure(fmt::format("{} is not a whole number from {} to {}", in_quotes(text), least, most));
}

}  // namespace

MenuForm::MenuForm(std::vector<const GameEntry*> games) : games_(std::move(games)) { choose_game(0); }

void MenuForm::choose_game(std::size_t index) {
  game_ = index;
  settings_.clear();
  for (const auto& parameter : game().info().parameters) settings_.push_back(parameter.fallback);
  specs_ = {std::string(kHuman)};  // the person begins
  set_the_table();
  build_rows();
}

// Fits the players to the seats of the board: those who have a seat keep it, the computer takes the rest.
void MenuForm::set_the_table() {
  seats_ = game().start(game_settings(), 0).value()->seats();
  specs_.resize(std::min(specs_.size(), seats_.size()));
  while (specs_.size() < seats_.size()) {
    specs_.push_back(default_agent(game(), game().team(static_cast<Seat>(specs_.size()))));
  }
}

void MenuForm::build_rows() {
  rows_.clear();
  meanings_.clear();
  const GameInfo& info = game().info();
  std::vector<std::string> titles;
  for (const auto* entry : games_) titles.push_back(entry->info().title);
  rows_.push_back({"Game", info.title, info.summary, titles, 0, 0, Action::none, 0});
  meanings_.push_back({Meaning::Kind::game, 0, {}});
  for (std::size_t i = 0; i < settings_.size(); ++i) {
    rows_.push_back(row_of(info.parameters[i], settings_[i], 1));
    meanings_.push_back({Meaning::Kind::setting, i, {}});
  }
  for (std::size_t seat = 0; seat < specs_.size(); ++seat) add_agent_rows(seat);
  const auto add_action = [this](std::string label, std::string help, Action action) {
    rows_.push_back({std::move(label), "", std::move(help), {}, 0, 0, action, 0});
  };
  add_action(has_human() ? "Play" : "Watch", "start the game", Action::start);
  add_action("Rules", "how " + info.title + " is played", Action::rules);
  add_action("Quit", "leave the program", Action::quit);
}

void MenuForm::add_agent_rows(std::size_t seat) {
  std::vector<std::string> names = {std::string(kHuman)};
  for (const auto& agent : game().agents()) {
    if (agent.plays(game().team(static_cast<Seat>(seat)))) names.push_back(agent.name);
  }
  const AgentInfo* info = info_of(game(), specs_[seat]);
  rows_.push_back({seats_[seat], info ? info->name : std::string(kHuman),
                   info ? info->summary : "a person at this terminal", names, 0, 0, Action::none, 0});
  meanings_.push_back({Meaning::Kind::seat, seat, {}});
  if (info == nullptr) return;
  for (const auto& parameter : info->parameters) {
    rows_.push_back(row_of(parameter, setting_in(specs_[seat], parameter), 1));
    meanings_.push_back({Meaning::Kind::agent_setting, seat, parameter.name});
  }
}

void MenuForm::change(std::size_t index, int step) {
  const Row row = rows_[index];
  if (row.action != Action::none) return;
  if (row.is_number()) {
    const auto number = read_number(row.value, row.least, row.most).value_or(row.least);
    const std::int64_t stride = row.most - row.least > 1000 ? 1000 : 1;  // wide ranges change in large steps
    static_cast<void>(set(index, std::to_string(std::clamp(number + step * stride, row.least, row.most))));
    return;
  }
  const auto count = std::ssize(row.choices);
  const auto now = std::ranges::find(row.choices, row.value) - row.choices.begin();
  static_cast<void>(set(index, row.choices[static_cast<std::size_t>((now + step + count) % count)]));
}

Result<> MenuForm::set(std::size_t index, const std::string& value) {
  const Row& row = rows_[index];
  if (row.is_number()) {
    if (const auto number = read_number(value, row.least, row.most); !number) return tl::unexpected(number.error());
  } else if (std::ranges::count(row.choices, value) == 0) {
    return failure(in_quotes(value) + " is not " + one_of(row.choices), did_you_mean(value, row.choices));
  }
  const Meaning meaning = meanings_[index];
  switch (meaning.kind) {
    case Meaning::Kind::game:
      choose_game(static_cast<std::size_t>(std::ranges::find(row.choices, value) - row.choices.begin()));
      return {};
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
  return {};
}

std::string MenuForm::game_settings() const {
  std::string text;
  const auto& parameters = game().info().parameters;
  for (std::size_t i = 0; i < settings_.size(); ++i) {
    if (settings_[i] == parameters[i].fallback) continue;
    text += (text.empty() ? "" : ",") + parameters[i].name + "=" + settings_[i];
  }
  return text;
}

bool MenuForm::has_human() const { return std::ranges::count(specs_, kHuman) > 0; }

}  // namespace ariadne
