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

// A number that the opponent can be set to: what it is called, and the question.
struct Strength {
  std::string_view parameter, noun, question;
};
constexpr Strength kByLevel{"level", "level", "How strong the computer plays"};
constexpr Strength kByDepth{"depth", "depth", "How many moves the computer looks ahead"};

Prompt strength_question(const Strength& strength, const Parameter& parameter, Answers& answers) {
  return {fmt::format("{}, {}..{} [{}]: ", strength.question, parameter.min, parameter.max,
                      setting_in(answers.versus, parameter)),
          [&](const std::string& answer) -> Result<> {
            const bool digits = answer.find_first_not_of("0123456789") == std::string::npos && answer.size() < 10;
            const long number = digits ? std::stol(answer) : 0;
            if (number < parameter.min || number > parameter.max) {
              return failure(fmt::format("the {} must be a whole number from {} to {}, not {}", strength.noun,
                                         parameter.min, parameter.max, in_quotes(answer)));
            }
            answers.versus = spec_with(answers.versus, parameter.name, std::to_string(number));
            return {};
          }};
}

// The opponent of this side.
std::string default_opponent(const Session& session, const std::string& side) {
  const auto seats = session.seats();
  const auto seat = static_cast<Seat>(std::ranges::find(seats, side) - seats.begin());
  const bool first = session.game().team(seat) == Team::first;
  const Team other = first ? Team::second : Team::first;
  return agent_for_people(session.game(), other);
}

}  // namespace

Asked ask_questions(const Session& session, Answers& answers, std::istream& in, std::ostream& out,
                    const LineStyle& style) {
  const GameEntry& game = session.game();
  const auto seats = session.seats();
  if (const auto asked = ask(name_question(answers), in, out, style); asked != Asked::all) return asked;
  if (const auto asked = ask(side_question(seats, answers), in, out, style); asked != Asked::all) return asked;
  if (answers.versus.empty()) answers.versus = default_opponent(session, answers.side);
  for (const Strength& strength : {kByLevel, kByDepth}) {
    const Parameter* parameter = parameter_of(game, answers.versus, strength.parameter);
    if (parameter != nullptr) return ask(strength_question(strength, *parameter, answers), in, out, style);
  }
  return Asked::all;
}

}  // namespace ariadne
