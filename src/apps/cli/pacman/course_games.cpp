#include "apps/cli/pacman/course_games.hpp"

#include <exception>
#include <mutex>

#include "apps/cli/failure.hpp"
#include "apps/cli/pacman/turn_alarm.hpp"
#include "apps/cli/play/agent_word.hpp"
#include "apps/cli/signals.hpp"
#include "arena/delivery.hpp"
#include "arena/workers.hpp"
#include "core/rng.hpp"

namespace ariadne {
namespace {

Player player_of(const std::string& word, std::unique_ptr<Agent> agent) {
  const bool person = agent == nullptr;
  return {person ? std::string(kHuman) : word, std::move(agent)};
}

PlayedGame played(CourseTable& place, const RunOptions& options) {
  PlayedGame game;
  game.record = play_game(*place.table.session, place.table.players, options);
  game.result = result_of(*place.table.session);
  game.result.plan = std::move(place.plan);
  return game;
}

// Each seat has its time, and who needs more ends the game.
PlayedGame played_in_time(CourseTable& place, RunOptions options, std::chrono::milliseconds time) {
  TurnAlarm alarm(place.table.players.size(), time);
  options.stop = &alarm.stop();
  options.observer = [&alarm, watch = options.observer](const Session& session, const RecordedPly& ply) {
    alarm.end_turn();
    if (watch) watch(session, ply);
    alarm.begin_turn(session.to_move());
  };
  alarm.begin_turn(place.table.session->to_move());
  PlayedGame game = played(place, options);
  const auto late = alarm.late();
  if (!late || game.record.result) return game;
  game.result.end = CourseResult::End::crashed;
  game.result.late = *late;
  return game;
}

}  // namespace

std::shared_ptr<pacman::PythonRandom> CourseGames::numbers_of(std::size_t game) const {
  return fixed ? fixed : std::make_shared<pacman::PythonRandom>(Rng::stream_seed(seed, game));
}

std::optional<CourseTable> course_table(const CourseGames& games, std::size_t game) {
  auto found = games.run->open(games.numbers_of(game), interrupted());
  if (interrupted()) return std::nullopt;
  auto opened = value_or_fail(std::move(found), ExitCode::failed);
  CourseTable place;
  place.table.session = std::move(opened.session);
  place.table.seed = games.seed;
  const auto words = games.run->seats();
  for (std::size_t seat = 0; seat < words.size(); ++seat) {
    place.table.players.push_back(player_of(words[seat], std::move(opened.agents[seat])));
  }
  place.plan = std::move(opened.plan);
  return place;
}

PlayedGame play_course_game(const CourseGames& games, CourseTable place, const PlyObserver& watch) {
  RunOptions options;
  options.seed = games.seed;
  options.stop = &interrupted();
  options.observer = watch;
  return games.time_each ? played_in_time(place, options, *games.time_each) : played(place, options);
}

void play_course_games(const CourseGames& games, int jobs, const std::function<void(PlayedGame)>& sink) {
  Delivery<PlayedGame> delivery([&](PlayedGame game) { return sink(std::move(game)), true; });
  std::atomic<std::size_t> next = 0;
  std::exception_ptr fault;
  std::once_flag first_fault;
  const auto work = [&] {
    for (std::size_t game = next++; game < games.count && !interrupted(); game = next++) {
      auto place = course_table(games, game);
      if (!place) return;
      auto done = play_course_game(games, std::move(*place));
      if (done.result.end != CourseResult::End::unfinished) delivery.add(game, std::move(done));
    }
  };
  const auto guarded = [&] {
    try {
      work();
    } catch (...) {
      std::call_once(first_fault, [&] { fault = std::current_exception(); });
      next = games.count;
    }
  };
  run_workers(jobs, games.count, guarded);
  if (fault) std::rethrow_exception(fault);
  delivery.flush();
}

}  // namespace ariadne
