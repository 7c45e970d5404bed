#include "agents/pacman/course/run.hpp"
#include "core/text_reader.hpp"
#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/targets.hpp"

namespace ariadne::fuzz {
namespace {

using pacman::CourseRun;

const Layout& small_board() {
  static const Layout kBoard = *read_layout("%%%%%%%\n%P...o%\n% %%% %\n%.  G.%\n%%%%%%%\n");
  return kBoard;
}

// Who is said to be able to play does.
bool course_plays(const CourseRun& run) {
  static const std::atomic<bool> kGoOn = false;
  const auto random = std::make_shared<pacman::PythonRandom>(std::uint64_t{1});
  const auto game = run.open(random, {.nodes = 2000, .memory = 16u << 20}, kGoOn);
  if (!game) {
    promise_explained(game.error());
    return false;
  }
  promise(game->agents.size() == game->session->seats().size(), "every seat has somebody");
  return true;
}

}  // namespace

bool course(std::string_view bytes) {
  TextReader reader(bytes);
  pacman::CourseWords words;
  for (std::string* word : {&words.pacman, &words.arguments, &words.ghosts}) *word = reader.take_line();
  auto cast = pacman::course_cast(words);
  if (!cast) {
    promise_explained(cast.error());
    return false;
  }
  const auto run = CourseRun::prepare(std::move(*cast), small_board(), 4);
  promise(run.has_value(), "the board can be played on");
  if (const auto able = run->check(); !able) {
    promise_explained(able.error());
    return false;
  }
  return course_plays(*run);
}

}  // namespace ariadne::fuzz
