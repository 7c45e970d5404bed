#include "apps/terminal/panel.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "agents/registry.hpp"
#include "report/drawing/text.hpp"
#include "report/format.hpp"
#include "report/game_text.hpp"

namespace ariadne {

namespace {

std::vector<std::string> player_rows(const GameInPlay& game) {
  const auto& seats = game.session->seats();
  const int width = widest(seats);
  std::vector<std::string> rows;
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    const bool named = game.players[seat].is_person() && game.persons() == 1 && !game.person.empty();
    rows.push_back(padded(seats[seat], width) + "  " + (named ? game.person : game.players[seat].spec));
  }
  return rows;
}

std::vector<std::string> last_move_rows(const GameInPlay& game, const Session& shown, const Session* before) {
  if (before == nullptr || shown.history().empty()) return {};
  const std::size_t last = shown.history().size() - 1;
  const auto movers = before->movers();
  std::vector<std::string> rows;
  for (std::size_t i = 0; i < movers.size(); ++i) {
    rows.push_back(before->describe(movers[i], shown.history()[last][i]));
  }
  for (auto& remark : excused_sentences(game, last + 1)) rows.push_back(std::move(remark));
  const auto remarks = shown.game().step_statistics(shown).lines;
  rows.insert(rows.end(), remarks.begin(), remarks.end());
  if (auto thought = thought_text(game, game.plies[last]); !thought.empty()) rows.push_back(std::move(thought));
  return rows;
}

}  // namespace

std::vector<std::string> failure_rows(const GameInPlay& game, std::size_t plies) {
  std::vector<std::string> rows;
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    std::uint64_t count = 0;
    const ExcusedFailure* last = nullptr;
    for (const auto& each : game.excused) {
      if (each.seat != seat || each.ply > plies) continue;
      ++count;
      last = &each;
    }
    if (last == nullptr) continue;
    rows.push_back(fmt::format("{} failed {}, last in ply {} ({})", game.session->seats()[seat],
                               counted(count, "time", "times"), last->ply, name_of(last->failure.kind)));
  }
  return rows;
}

std::vector<std::string> game_panel(const GameInPlay& game, const Session& shown, const Session* before,
                                    const Look& look, int rows) {
  std::vector<std::string> panel = shown.scene().notes;
  const auto add_block = [&panel](const std::vector<std::string>& block) {
    if (block.empty()) return;
    panel.emplace_back();
    panel.insert(panel.end(), block.begin(), block.end());
  };
  add_block(player_rows(game));
  add_block(failure_rows(game, shown.history().size()));
  add_block(last_move_rows(game, shown, before));
  const int room = std::max(0, rows - static_cast<int>(panel.size()) - 1);
  auto moves = move_rows(shown.history(), game.players.size(), static_cast<std::size_t>(room));
  const auto hidden = std::max<std::ptrdiff_t>(0, std::ssize(moves) - room);
  moves.erase(moves.begin(), moves.begin() + hidden);
  for (auto& row : moves) row = paint(look, Ink::faint, row);
  add_block(moves);
  return panel;
}

}  // namespace ariadne
