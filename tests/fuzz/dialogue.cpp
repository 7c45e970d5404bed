#include <sstream>

#include "apps/cli/play/lines.hpp"
#include "apps/cli/play/play.hpp"
#include "apps/cli/play/questions.hpp"
#include "arena/record.hpp"
#include "core/text_reader.hpp"
#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/targets.hpp"

namespace ariadne::fuzz {
namespace {

constexpr std::size_t kMaxLines = 100;

// What is typed, without what would write files.
std::string typed(std::string_view bytes) {
  std::string text;
  for (const auto line : TextReader(bytes).lines(kMaxLines)) {
    if (!trimmed(line).starts_with("save")) text += std::string(line) + '\n';
  }
  return text;
}

}  // namespace

// The questions before a game, then the game, by a person who types these lines.
bool dialogue(std::string_view bytes) {
  const GameEntry& reversi = *find_game("reversi").value().game;
  std::istringstream in(typed(bytes));
  std::ostringstream out;
  auto session = reversi.start("size=4", 1).value();
  Answers answers{"", "black", "greedy"};
  ask_questions(*session, answers, in, out, {.echo = true});
  GameInPlay game = new_game(std::move(session), {std::string(kHuman), answers.versus}, 1);
  const ExitCode code = play_by_lines(game, in, out, {.echo = true});
  promise(code == ExitCode::done || code == ExitCode::input, "a game ends, is left, or its input ends");
  promise_printable(out.str());
  const auto sound = verify(record_of(game));
  promise(sound.has_value(), "the record of what was typed is sound");
  return code == ExitCode::done;
}

}  // namespace ariadne::fuzz
