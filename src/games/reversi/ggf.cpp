#include "games/reversi/ggf.hpp"

#include <algorithm>
#include <optional>

#include "games/reversi/discs.hpp"
#include "games/reversi/move_text.hpp"

namespace ariadne::reversi {
namespace {

constexpr std::size_t kMaxTags = 64;  // other than moves
constexpr std::size_t kMaxTag = 8;
constexpr std::size_t kMaxName = 200;

// What a file has said so far.
struct GgfDraft {
  std::vector<std::string> tags;  // other than moves
  std::optional<GameDraft> game;  // once the board is known
  std::vector<std::string> names = std::vector<std::string>(2);

  bool has(std::string_view tag) const { return std::find(tags.begin(), tags.end(), tag) != tags.end(); }
};

Result<> read_game_name(const TextReader& value) {
  if (same_ignoring_case(value.rest(), "othello") || same_ignoring_case(value.rest(), "reversi")) return {};
  return value.fault("the game is " + in_quotes(value.rest()) + ", expected Othello");
}

Result<> read_name(const TextReader& value, std::string& name) {
  if (value.rest().size() > kMaxName) return value.fault("a name of more than " + std::to_string(kMaxName) + " bytes");
  name = value.rest();
  return {};
}

Result<DiscSets> read_squares(TextReader& value, int size) {
  DiscSets discs;
  for (int i = 0; i < size * size; ++i) {
    value.skip_blanks();
    const auto disc = disc_of(value.peek());
    const int square = square_at(i / size, i % size);
    if (!disc) return value.expected("*, O or - for " + square_text(square));
    discs.put(square, *disc);
    value.take(1);
  }
  return discs;
}

// "8 -------- … *": the size, the squares, the side to move.
Result<> read_board(TextReader value, GgfDraft& draft) {
  value.skip_blanks();
  const int size = value.peek() - '0';
  if (!is_size(size) || !is_blank(value.peek(1))) return value.fault("expected a board of size 4, 6 or 8");
  value.take(1);
  const auto discs = read_squares(value, size);
  if (!discs) return tl::unexpected(discs.error());
  value.skip_blanks();
  const auto side = side_of(value.peek());
  if (!side) return value.expected("the side to move, * or O");
  value.take(1);
  draft.game.emplace(Position(size, discs->black, discs->white, *side));
  return value.finish();
}

bool is_in_number(char c) { return is_digit(c) || c == '.' || c == ':' || c == '+' || c == '-' || lower(c) == 'e'; }

// What may follow a move: "/evaluation/time", both of which may be empty.
Result<> read_remarks(TextReader& value) {
  for (int remark = 0; remark < 2 && value.accept("/"); ++remark) value.take_while(is_in_number);
  if (!value.at_end()) return value.expected("']' or /evaluation/time after the move");
  return {};
}

Result<> read_turn(TextReader value, std::size_t tag_offset, Seat seat, GgfDraft& draft) {
  if (!draft.game) return value.fault_at(tag_offset, "a move before the board: expected BO[...] first");
  if (seat != draft.game->position().to_move() && !draft.game->position().result()) {
    return value.fault_at(
        tag_offset,
        "a move of " + std::string(seat_name(seat)) + ", but it is the turn of " + std::string(seat_name(seat ^ 1)),
        "A pass is a move too: B[PA] or W[PA].");
  }
  const std::size_t offset = value.offset();
  const std::string_view move = value.take_while([](char c) { return c != '/'; });
  if (auto played = draft.game->play(move, value, offset); !played) return played;
  return read_remarks(value);
}

Result<> read_other(const TextReader& value, std::size_t tag_offset, std::string_view tag, GgfDraft& draft) {
  if (draft.has(tag)) return value.fault_at(tag_offset, "the tag " + std::string(tag) + " appears twice");
  if (draft.tags.size() == kMaxTags) return value.fault_at(tag_offset, "more than 64 tags besides moves");
  draft.tags.emplace_back(tag);
  if (tag == "GM") return read_game_name(value);
  if (tag == "BO") return read_board(value, draft);
  if (tag == "PB") return read_name(value, draft.names[kBlack]);
  if (tag == "PW") return read_name(value, draft.names[kWhite]);
  return {};
}

Result<> read_tag(TextReader& reader, GgfDraft& draft) {
  const std::size_t offset = reader.offset();
  const std::string_view tag = reader.take_while([](char c) { return c >= 'A' && c <= 'Z'; });
  if (tag.empty()) return reader.expected("a tag such as B[d3], or ;) at the end");
  if (tag.size() > kMaxTag) return reader.fault_at(offset, "a tag of more than 8 letters");
  if (!reader.accept("[")) return reader.expected("[ after " + std::string(tag));
  if (reader.rest().find(']') == std::string_view::npos) {
    return reader.fault_at(offset, "the tag " + std::string(tag) + " is not closed: expected ]");
  }
  const TextReader value = reader.take_until(']');
  if (tag == "B" || tag == "W") return read_turn(value, offset, tag == "B" ? kBlack : kWhite, draft);
  return read_other(value, offset, tag, draft);
}

// Brackets and control characters have a meaning in the file or none at all.
std::string safe_name(const std::vector<std::string>& names, std::size_t seat) {
  std::string name = seat < names.size() ? names[seat] : "";
  for (char& c : name) {
    if (c == '[') c = '(';
    if (c == ']') c = ')';
    if (static_cast<unsigned char>(c) < 32) c = ' ';
  }
  return name;
}

// The difference of discs as they lie: the format cannot express a rule about empty squares.
std::string result_text(const Position& position) {
  if (!position.result()) return "?";
  const int difference = count(position.discs(kBlack)) - count(position.discs(kWhite));
  return (difference < 0 ? "" : "+") + std::to_string(difference) + ".00";
}

// Rows apart, * for black.
std::string board_text(const Position& position) {
  std::string letters = letters_of(position), out = std::to_string(position.size());
  std::replace(letters.begin(), letters.end(), 'X', '*');
  const auto size = static_cast<std::size_t>(position.size());
  for (std::size_t row = 0; row < size; ++row) out += " " + letters.substr(row * size, size);
  return out + (position.to_move() == kBlack ? " *" : " O");
}

}  // namespace

Result<Transcript> read_ggf(TextReader& reader) {
  GgfDraft draft;
  if (!reader.accept("(;")) return reader.expected("(; at the start");
  for (reader.skip_blanks(); !reader.accept(";)"); reader.skip_blanks()) {
    if (const auto tag = read_tag(reader, draft); !tag) return tl::unexpected(tag.error());
  }
  if (!draft.has("GM")) return reader.fault("the game does not say what it is: expected GM[Othello]");
  if (!draft.game) return reader.fault("the game has no board: expected BO[...]");
  if (const auto end = reader.finish(); !end) return tl::unexpected(end.error());
  Transcript game = std::move(*draft.game).finish();
  game.names = std::move(draft.names);
  return game;
}

std::string write_ggf(const Transcript& game, const std::vector<std::string>& names) {
  Position position = game.start;
  std::string moves;
  for (const Move move : game.moves) {
    moves += position.to_move() == kBlack ? "B[" : "W[";
    moves += (move.is_pass() ? "PA" : move_text(move)) + "]";
    position.play(move);
  }
  return "(;GM[Othello]PC[Ariadne]PB[" + safe_name(names, kBlack) + "]PW[" + safe_name(names, kWhite) + "]RE[" +
         result_text(position) + "]TI[0]TY[" + std::to_string(position.size()) + "]BO[" + board_text(game.start) + "]" +
         moves + ";)";
}

}  // namespace ariadne::reversi
