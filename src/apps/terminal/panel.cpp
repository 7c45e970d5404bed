#include "apps/terminal/panel.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "agents/registry.hpp"
#include "apps/cli/play/remarks.hpp"
#include "report/drawing/text.hpp"

namespace ariadne {

namespace {

std::vector<std::string> player_rows(const Table& table) {
  const auto seats = table.session->seats();
  const int width = widest(seats);
  std::vector<std::string> rows;
  for (Seat seat = 0; seat < table.seats(); ++seat) {
    const bool named = table.is_human(seat) && table.humans() == 1 && !table.name.empty();
    rows.push_back(padded(seats[seat], width) + "  " + (named ? table.name : table.players[seat].word));
  }
  return rows;
}

std::vector<std::string> last_move_rows(const Table& table, const Session& shown) {
  if (shown.history().empty()) return {};
  const auto before = shown.clone();
  before->rewind(shown.history().size() - 1);
  std::vector<std::string> rows = {before->describe(shown.history().back())};
  const std::string thought = thought_words(table, table.plies[shown.history().size() - 1]);
  if (!thought.empty()) rows.push_back(thought);
  return rows;
}

}  // namespace

std::vector<std::string> move_rows(const std::vector<std::string>& moves, std::size_t seats) {
  std::vector<std::string> rows;
  for (std::size_t ply = 0; ply < moves.size(); ++ply) {
    if (ply % seats == 0)
      rows.push_back(fmt::format("{:>3}. {}", ply / seats + 1, moves[ply]));
    else
      rows.back() = fmt::format("{} {}", padded(rows.back(), static_cast<int>(4 + 6 * (ply % seats))), moves[ply]);
  }
  return rows;
}

std::vector<std::string> game_panel(const Table& table, const Session& shown, const Look& look, int rows) {
  std::vector<std::string> panel = shown.scene().notes;
  const auto add_block = [&panel](const std::vector<std::string>& block) {
    if (block.empty()) return;
    panel.emplace_back();
    panel.insert(panel.end(), block.begin(), block.end());
  };
  add_block(player_rows(table));
  add_block(last_move_rows(table, shown));
  auto moves = move_rows(shown.history(), table.players.size());
  const int room = std::max(0, rows - static_cast<int>(panel.size()) - 1);
  const auto hidden = std::max<std::ptrdiff_t>(0, std::ssize(moves) - room);
  moves.erase(moves.begin(), moves.begin() + hidden);
  for (auto& row : moves) row = paint(look, Ink::faint, row);
  add_block(moves);
  return panel;
}

}  // namespace ariadne
