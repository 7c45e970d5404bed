#include "apps/cli/pacman/course_games.hpp"

#include "apps/cli/failure.hpp"
#include "apps/cli/signals.hpp"
#include "arena/delivery.hpp"
#include "arena/workers.hpp"
#include "core/rng.hpp"

namespace ariadne {
std::shared_ptr<pacman::PythonRandom> CourseGames::numbers_of(std::size_t game) const {
  return fixed ? fixed : std::make_shared<pacman::PythonRandom>(Rng::stream_seed(seed, game));
}

std::optional<CourseGame> course_game(const CourseGames& games, std::size_t number) {
  auto found = games.run->open(games.numbers_of(number), {.time = games.clock.bank}, interrupted());
  if (interrupted()) return std::nullopt;
  auto opened = value_or_fail(std::move(found), ExitCode::failed);
  std::vector<Player> players;
  for (const auto& spec : games.run->seats()) {
    auto& agent = opened.agents[players.size()];
    players.push_back({agent == nullptr ? std::string(kHuman) : spec, std::move(agent)});
  }
  return CourseGame{game_of(std::move(opened.session), std::move(players), games.seed), std::move(opened.plan)};
}

PlayedGame played_game(CourseGame course) {
  PlayedGame played{result_of(course.game), record_of(course.game)};
  played.result.plan = std::move(course.plan);
  return played;
}

PlayedGame play_course_game(const CourseGames& games, CourseGame course,
                            const std::function<void(const Session&)>& watch) {
  course.game = play_out(std::move(course.game), {.clock = games.clock, .stop = &interrupted()},
                         [&](const GameInPlay& game, const Turn&) {
                           if (watch) watch(*game.session);
                         });
  return played_game(std::move(course));
}

void play_course_games(const CourseGames& games, int jobs, const std::function<void(PlayedGame)>& sink) {
  Delivery<PlayedGame> delivery([&](PlayedGame game) { return sink(std::move(game)), true; });
  std::atomic<std::size_t> next = 0;
  const auto work = [&](const std::atomic<bool>& failed) {
    for (std::size_t game = next++; game < games.count && !interrupted() && !failed; game = next++) {
      auto course = course_game(games, game);
      if (!course) return;
      auto done = play_course_game(games, std::move(*course));
      if (done.result.end != CourseResult::End::unfinished) delivery.add(game, std::move(done));
    }
  };
  run_workers(jobs, games.count, work);
  delivery.flush();
}

}  // namespace ariadne
