#include "games/reversi/game_text.hpp"

#include "games/reversi/move_text.hpp"
#include "games/reversi/obf.hpp"

namespace ariadne::reversi {
namespace {

// The next move of the string; empty where none stands.
std::string_view take_move(TextReader& reader) {
  for (const std::size_t length : {4, 2}) {
    if (is_pass_word(reader.rest().substr(0, length))) return reader.take(length);
  }
  const char column = lower(reader.peek());
  if (column < 'a' || column > 'z' || !is_digit(reader.peek(1))) return {};
  return reader.take(2);
}

}  // namespace

Result<> GameDraft::play(std::string_view text, const TextReader& reader, std::size_t offset) {
  ++read_;
  const auto move = read_move(position_, text);
  if (!move) {
    return reader.fault_at(offset, "move " + std::to_string(read_) + ": " + move.error().message, move.error().hint);
  }
  play(*move);
  return {};
}

Result<Transcript> read_moves(TextReader& reader, const Position& start) {
  GameDraft draft(start);
  for (reader.skip_blanks(); !reader.at_end(); reader.skip_blanks()) {
    const std::size_t offset = reader.offset();
    const std::string_view word = take_move(reader);
    if (word.empty()) return reader.expected("a move such as d3");
    if (draft.must_pass() && !is_pass_word(word)) draft.play(Move{});
    if (const auto played = draft.play(word, reader, offset); !played) return tl::unexpected(played.error());
  }
  return std::move(draft).finish();
}

std::string write_moves(const Transcript& game) {
  std::string out;
  if (game.start != Position() || game.moves.empty()) out = write_obf(game.start) + (game.moves.empty() ? "" : "\n");
  for (const Move move : game.moves) {
    if (!move.is_pass()) out += move_text(move);
  }
  if (!game.moves.empty() && game.moves.back().is_pass()) out += "--";
  return out;
}

}  // namespace ariadne::reversi
