#include <fmt/format.h>

#include <iostream>

#include "agents/registry.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/play/lines.hpp"
#include "apps/cli/play/play.hpp"
#include "apps/cli/play/remarks.hpp"
#include "report/format.hpp"

namespace ariadne {

namespace {

using namespace std::chrono_literals;

constexpr std::uint64_t kNodesPerMove = 2000;  // quick, and the same on every machine
constexpr auto kTourTime = 1500ms;             // for all games together
constexpr std::size_t kMiddle = 20;            // the ply that is shown between start and end

// Two agents that differ: the usual one begins against the simplest, which plays for both sides.
std::vector<std::string> tour_words(const Session& session) {
  std::vector<std::string> words(session.seats().size(), session.game().agents().front().name);
  words.front() = usual_agent(session.game(), Team::first);
  return words;
}

void print_frame(const Table& table, const std::string& caption, const Look& look) {
  std::cout << '\n' << caption << '\n';
  print_board(std::cout, *table.session, look);
}

void play_ply(Table& table) {
  if (table.session->must_pass()) {
    play_pass(table);
    return;
  }
  Thinking how;
  how.limits.nodes = kNodesPerMove;
  how.stop = &interrupted();
  play_decision(table, table.to_move().agent->think(*table.session, how));
}

void show_game(const GameEntry& game, const Context& context, std::chrono::milliseconds time) {
  const auto end = std::chrono::steady_clock::now() + time;
  auto session = value_or_fail(game.start("", context.seed), ExitCode::internal);
  const auto words = tour_words(*session);
  Table table = make_table(std::move(session), words, context.seed);
  std::cout << '\n' << watch_title(table) << '\n' << game.info().summary << '\n';
  print_frame(table, "The start:", line_look(context));
  while (!table.over() && !interrupted() && std::chrono::steady_clock::now() < end) {
    play_ply(table);
    if (table.plies.size() == kMiddle && !table.over()) {
      print_frame(table, fmt::format("After {} moves:", kMiddle), line_look(context));
    }
  }
  print_frame(table, fmt::format("After {} moves:", table.plies.size()), line_look(context));
  std::cout << "\n  ariadne play " << game.info().id << "    plays it with you\n  ariadne watch " << game.info().id
            << "   shows two agents at it\n  ariadne show " << game.info().id << "    explains it\n";
}

}  // namespace

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
