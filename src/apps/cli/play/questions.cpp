#include "apps/cli/play/questions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <ostream>

#include "agents/spec.hpp"
#include "core/suggest.hpp"
#include "core/text.hpp"
#include "report/drawing/text.hpp"

namespace ariadne {

namespace {

constexpr int kMaxNameWidth = 40;
constexpr std::string_view kByDepth = "alphabeta";

// One question: `take` keeps a good answer and explains a bad one.
struct Prompt {
  std::string text;
  std::function<Result<>(const std::string&)> take;
};

Asked ask(const Prompt& question, std::istream& in, std::ostream& out, const LineStyle& style) {
  std::string answer;
  while (ask_line(in, out, style, question.text, answer)) {
    if (answer.empty()) return Asked::all;  // keeps the default
    if (same_ignoring_case(answer, "quit")) return Asked::quit;
    const auto taken = question.take(answer);
    if (taken) return Asked::all;
    out << taken.error().message << '\n';
    if (!taken.error().hint.empty()) out << taken.error().hint << '\n';
  }
  return Asked::ended;
}

Prompt name_question(Answers& answers) {
  return {answers.name.empty() ? "Your name (Enter for none): " : "Your name [" + answers.name + "]: ",
          [&answers](const std::string& answer) -> Result<> {
            if (!is_safe_to_print(answer)) return failure("a name cannot have control characters");
            if (display_width(answer) > kMaxNameWidth) {
              return failure(fmt::format("a name can have at most {} characters", kMaxNameWidth));
            }
            answers.name = answer;
            return {};
          }};
}

Prompt side_question(const std::vector<std::string>& seats, Answers& answers) {
  return {fmt::format("Your side, {} ({} begins) [{}]: ", one_of(seats), seats.front(), answers.side),
          [&](const std::string& answer) -> Result<> {
            const auto matches = [&](const std::string& seat) { return seat.starts_with(answer); };
            if (std::ranges::count_if(seats, matches) != 1) {
              return failure("there is no side " + in_quotes(answer) + "; expected " + one_of(seats),
                             did_you_mean(answer, seats));
            }
            answers.side = *std::ranges::find_if(seats, matches);
            return {};
          }};
}

Prompt depth_question(const Parameter& depth, Answers& answers) {
  return {fmt::format("How many moves the computer looks ahead, {}..{} [{}]: ", depth.min, depth.max,
                      setting_in(answers.versus, depth)),
          [&](const std::string& answer) -> Result<> {
            const bool digits = answer.find_first_not_of("0123456789") == std::string::npos && answer.size() < 10;
            const long number = digits ? std::stol(answer) : 0;
            if (number < depth.min || number > depth.max) {
              return failure(fmt::format("the depth must be a whole number from {} to {}, not {}", depth.min, depth.max,
                                         in_quotes(answer)));
            }
            answers.versus = spec_with(answers.versus, depth.name, std::to_string(number));
            return {};
          }};
}

// The opponent of this side. The last question is how many moves it looks ahead, so it is one that has this depth
// alone, where the game offers it.
std::string default_opponent(const Session& session, const std::string& side) {
  const auto seats = session.seats();
  const auto seat = static_cast<Seat>(std::ranges::find(seats, side) - seats.begin());
  const bool first = session.game().team(seat) == Team::first;
  const Team other = first ? Team::second : Team::first;
  const AgentInfo* by_depth = info_of(session.game(), kByDepth);
  return by_depth != nullptr && by_depth->plays(other) ? std::string(kByDepth) : default_agent(session.game(), other);
}

}  // namespace

Asked ask_questions(const Session& session, Answers& answers, std::istream& in, std::ostream& out,
                    const LineStyle& style) {
  const GameEntry& game = session.game();
  const auto seats = session.seats();
  if (const auto asked = ask(name_question(answers), in, out, style); asked != Asked::all) return asked;
  if (const auto asked = ask(side_question(seats, answers), in, out, style); asked != Asked::all) return asked;
  if (answers.versus.empty()) answers.versus = default_opponent(session, answers.side);
  const Parameter* depth = parameter_of(game, answers.versus, "depth");
  return depth == nullptr ? Asked::all : ask(depth_question(*depth, answers), in, out, style);
}

}  // namespace ariadne
