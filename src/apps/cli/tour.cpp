#include <fmt/format.h>

#include <iostream>

#include "agents/registry.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/play/lines.hpp"
#include "apps/cli/play/play.hpp"
#include "apps/cli/screens.hpp"
#include "arena/referee.hpp"
#include "report/format.hpp"
#include "report/game_text.hpp"

namespace ariadne {

namespace {

using namespace std::chrono_literals;

constexpr std::uint64_t kNodesPerMove = 2000;  // quick, and the same on every machine
constexpr auto kTourTime = 1500ms;             // for all games together
constexpr std::size_t kMiddle = 20;            // the ply that is shown between start and end

// Two agents that differ: the default one begins against the simplest, which plays for both sides.
std::vector<std::string> tour_specs(const Session& session) {
  std::vector<std::string> specs(session.seats().size(), session.game().agents().front().name);
  specs.front() = default_agent(session.game(), Team::first);
  return specs;
}

void print_frame(const GameInPlay& game, const std::string& caption, const LineStyle& style) {
  std::cout << '\n' << caption << '\n';
  print_board(std::cout, *game.session, style);
}

void show_game(const GameEntry& entry, const Context& context, std::chrono::milliseconds time) {
  const auto end = std::chrono::steady_clock::now() + time;
  auto session = value_or_fail(entry.start("", context.seed), ExitCode::internal);
  const auto specs = tour_specs(*session);
  Referee referee(new_game(std::move(session), specs, context.seed),
                  {.limits = {.nodes = kNodesPerMove}, .stop = &interrupted()});
  const GameInPlay& game = referee.game();
  std::cout << '\n' << watch_title(game) << '\n' << entry.info().summary << '\n';
  print_frame(game, "The start:", line_style(context));
  while (std::chrono::steady_clock::now() < end && referee.wait()) {
    if (game.plies.size() == kMiddle && !game.over()) {
      print_frame(game, fmt::format("After {} moves:", kMiddle), line_style(context));
    }
  }
  print_frame(game, fmt::format("After {} moves:", game.plies.size()), line_style(context));
  std::cout << "\n  ariadne play " << entry.info().id << "    plays it with you\n  ariadne watch " << entry.info().id
            << "   shows two agents at it\n  ariadne show " << entry.info().id << "    explains it\n";
}

}  // namespace

int run_without_arguments(const Context& context) {
  if (!wants_screen(context, false)) return run_tour(context);
  context.screens->menu(context);
  return interrupted() ? interrupted_exit_code() : static_cast<int>(ExitCode::done);
}

int run_tour(const Context& context) {
  std::cout << "Ariadne: search in games. This is a short tour; on a terminal there is a menu instead.\n";
  const auto share = kTourTime / std::max<std::size_t>(1, games().size());
  for (const GameEntry* game : games()) {
    if (!interrupted()) show_game(*game, context, share);
  }
  std::cout << "\nMore: ariadne help\n";
  return interrupted() ? interrupted_exit_code() : static_cast<int>(ExitCode::done);
}

}  // namespace ariadne
