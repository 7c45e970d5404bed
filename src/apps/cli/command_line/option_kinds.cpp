#include "apps/cli/command_line/option_kinds.hpp"

#include <algorithm>

#include "core/byte_size.hpp"
#include "core/duration.hpp"
#include "core/suggest.hpp"
#include "core/text.hpp"
#include "report/format.hpp"

namespace ariadne {
namespace {

std::vector<std::string> split_at_commas(const std::string& text, const std::string& name) {
  std::vector<std::string> items;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t comma = from + find_unquoted(std::string_view(text).substr(from), ',');
    items.push_back(text.substr(from, comma - from));
    from = comma + 1;
    if (items.back().empty()) throw Failure(ExitCode::usage, name + " is " + in_quotes(text) + ", an item is empty");
  }
  return items;
}

}  // namespace

CLI::Option* text_option(CLI::App& command, const std::string& name, std::string& text, const std::string& kind,
                         const std::string& help) {
  return command.add_option(name, text, help)->type_name(kind);
}

CLI::Option* choice_option(CLI::App& command, const std::string& name, std::string& choice,
                           const std::vector<std::string>& words, const std::string& help) {
  const auto read = [&choice, name, words](const std::string& text) {
    if (std::ranges::count(words, text) == 0) {
      throw Failure(ExitCode::usage, name + " is " + in_quotes(text) + ", expected " + one_of(words),
                    did_you_mean(text, words));
    }
    choice = text;
  };
  const std::string fallback = choice.empty() ? "" : " (default " + choice + ")";
  return command.add_option_function<std::string>(name, read, help + fallback)->type_name(joined(words, "|"));
}

CLI::Option* list_option(CLI::App& command, const std::string& name, std::vector<std::string>& list,
                         const std::string& kind, const std::string& help) {
  const auto read = [&list, name](const std::string& text) { list = split_at_commas(text, name); };
  return command.add_option_function<std::string>(name, read, help)->type_name(kind + ",...");
}

CLI::Option* time_option(CLI::App& command, std::chrono::milliseconds& time, const std::string& help,
                         const std::string& name) {
  const auto read = [&time, name](const std::string& text) {
    const std::string_view each = "/move";
    const bool says_each = text.ends_with(each);
    time = value_or_fail(read_duration(says_each ? text.substr(0, text.size() - each.size()) : text), ExitCode::usage,
                         name);
  };
  return command.add_option_function<std::string>(name, read, help + ": 500ms, 2s, 1m")->type_name("TIME");
}

CLI::Option* count_option(CLI::App& command, const std::string& name, std::uint64_t& count, std::uint64_t most,
                          const std::string& help) {
  const std::string range = fmt::format("1..{}", most);
  const auto read = [&count, name, most, range](const std::string& text) {
    const auto number = count_in(text);
    if (!number || *number < 1 || static_cast<std::uint64_t>(*number) > most) {
      throw Failure(ExitCode::usage, name + " is " + in_quotes(text) + ", expected a whole number " + range,
                    "Thousands and millions may be written as in 20k and 1.5M.");
    }
    count = static_cast<std::uint64_t>(*number);
  };
  return command.add_option_function<std::string>(name, read, help)->type_name(range);
}

CLI::Option* size_option(CLI::App& command, const std::string& name, std::uint64_t& size, std::uint64_t most,
                         const std::string& help) {
  const auto read = [&size, name, most](const std::string& text) {
    size = value_or_fail(read_byte_size(text), ExitCode::usage, name);
    if (size <= most) return;
    throw Failure(ExitCode::usage, name + " is " + in_quotes(text) + ", expected at most " + byte_size_text(most));
  };
  const std::string fallback = size == 0 ? "" : " (default " + byte_size_text(size) + ")";
  return command.add_option_function<std::string>(name, read, help + ": 512M, 4G" + fallback)->type_name("SIZE");
}

}  // namespace ariadne
