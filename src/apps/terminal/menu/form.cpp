#include "apps/terminal/menu/form.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "core/suggest.hpp"
#include "core/text.hpp"

namespace ariadne {

namespace {

Result<> check_number(const std::string& text, std::int64_t least, std::int64_t most) {
  const auto number = number_in<std::int64_t>(text);
  if (number && *number >= least && *number <= most) return {};
  return failure(fmt::format("{} is not a whole number from {} to {}", in_quotes(text), least, most));
}

// The number that is typed for a setting, such as 2000 for "2s".
Result<std::int64_t> setting_value(const Form::Row& row, const std::string& typed) {
  const Parameter& setting = *row.setting;
  const auto settings = check_settings(setting.name + "=" + typed, {setting}, row.owner);
  if (!settings) return tl::unexpected(settings.error());
  return settings->number(setting.name);
}

Result<> check_value(const Form::Row& row, const std::string& value) {
  if (row.free) return {};
  if (row.is_number() && row.setting) return setting_value(row, value).transform([](auto) {});
  if (row.is_number()) return check_number(value, row.least, row.most);
  if (std::ranges::count(row.choices, value) > 0) return {};
  return failure(in_quotes(value) + " is not " + one_of(row.choices), did_you_mean(value, row.choices));
}

// The number that many steps away; wide ranges change in large steps.
std::string number_after(const Form::Row& row, int step) {
  const auto number = row.setting ? setting_value(row, row.value).value_or(row.least)
                                  : number_in<std::int64_t>(row.value).value_or(row.least);
  const std::int64_t stride = row.most - row.least > 1000 ? 1000 : 1;
  return std::to_string(std::clamp(number + step * stride, row.least, row.most));
}

std::string choice_after(const Form::Row& row, int step) {
  const auto count = std::ssize(row.choices);
  const auto now = std::ranges::find(row.choices, row.value) - row.choices.begin();
  const auto next = now == count ? (step > 0 ? 0 : count - 1) : (now + step + count) % count;
  return row.choices[static_cast<std::size_t>(next)];
}

}  // namespace

std::size_t Form::row_of(MenuAction action) const {
  const auto found = std::ranges::find(rows_, action, &Row::action);
  return found == rows_.end() ? 0 : static_cast<std::size_t>(found - rows_.begin());
}

void Form::change(std::size_t index, int step) {
  const Row& row = rows_[index];
  if (row.action != MenuAction::none) return;
  if (row.is_number())
    apply(index, number_after(row, step));
  else if (!row.choices.empty())
    apply(index, choice_after(row, step));
}

Result<> Form::set(std::size_t index, const std::string& value) {
  if (auto checked = check_value(rows_[index], value); !checked) return checked;
  apply(index, value);
  return {};
}

void Form::add_action(std::string label, std::string help, MenuAction action) {
  rows_.push_back({.label = std::move(label), .value = "", .help = std::move(help), .action = action});
}

Form::Row Form::setting_row(const Parameter& parameter, const std::string& value, std::string owner) {
  return {.label = parameter.name,
          .value = value,
          .help = parameter.help + " (" + parameter.range() + ")",
          .choices = parameter.choices,
          .least = parameter.min,
          .most = parameter.max,
          .indent = 1,
          .setting = parameter,
          .owner = std::move(owner)};
}

}  // namespace ariadne
