#include "games/reversi/move_text.hpp"

#include <algorithm>
#include <optional>

#include "core/text_reader.hpp"
#include "games/reversi/discs.hpp"

namespace ariadne::reversi {
namespace {

constexpr int kMaxListed = 10;
constexpr std::size_t kMaxDigits = 4;

// Counted from 1, and not yet known to be on the board.
struct Place {
  int row = 0;
  int column = 0;
};

std::optional<int> take_number(TextReader& reader) {
  const std::string_view digits = reader.take_while(is_digit);
  return digits.size() > kMaxDigits ? std::nullopt : number_in<int>(digits);
}

// "d3".
std::optional<Place> read_letter_form(std::string_view text) {
  const char letter = text.empty() ? '\0' : lower(text.front());
  if (letter < 'a' || letter > 'z') return std::nullopt;
  TextReader reader(text.substr(1));
  const auto row = take_number(reader);
  if (!row || !reader.at_end()) return std::nullopt;
  return Place{*row, letter - 'a' + 1};
}

// "3 4", "3,4", "(3, 4)": the row first.
std::optional<Place> read_number_form(std::string_view text) {
  if (text.starts_with('(') && text.ends_with(')')) text = trimmed(text.substr(1, text.size() - 2));
  TextReader reader(text);
  const auto row = take_number(reader);
  if (!row) return std::nullopt;
  const std::size_t gap = reader.offset();
  reader.skip_spaces();
  reader.accept(",");
  reader.skip_spaces();
  const bool parted = reader.offset() > gap;
  const auto column = take_number(reader);
  if (!parted || !column || !reader.at_end()) return std::nullopt;
  return Place{*row, *column};
}

std::optional<Place> read_place(std::string_view text) {
  const auto place = read_letter_form(text);
  return place ? place : read_number_form(text);
}

bool is_on_board(const Place& place, int size) {
  return std::min(place.row, place.column) >= 1 && std::max(place.row, place.column) <= size;
}

Move move_at(const Place& place) { return {static_cast<std::uint8_t>(square_at(place.row - 1, place.column - 1))}; }

std::string no_such_square(std::string_view text, int size) {
  const char last = static_cast<char>('a' + size - 1);
  return "the board has no square " + in_quotes(text) + ": its columns are a to " + last + ", its rows 1 to " +
         std::to_string(size);
}

std::string legal_moves_hint(const Position& position) {
  std::string list;
  int listed = 0;
  for (const Move move : position.moves()) {
    if (listed == kMaxListed) return "Legal moves: " + list + " and more.";
    list += (listed++ == 0 ? "" : ", ") + move_text(move);
  }
  return "Legal moves: " + list + ".";
}

Result<Move> read_pass(const Position& position) {
  if (position.legal() == 0) return Move{};
  return failure(std::string(seat_name(position.to_move())) + " may not pass while it has a move",
                 legal_moves_hint(position));
}

Result<Move> check_square(const Position& position, Move move) {
  if (position.legal() & square_bit(move.square)) return move;
  const std::string side(seat_name(position.to_move()));
  if (position.legal() == 0) return failure(side + " has no move and must pass", "The only move is pass.");
  const Disc disc = disc_on(position, move.square);
  if (disc == Disc::none) return failure(side + " turns no disc on " + move_text(move), legal_moves_hint(position));
  return failure(move_text(move) + " is taken by a " + (disc == Disc::black ? "black" : "white") + " disc",
                 legal_moves_hint(position));
}

}  // namespace

std::string square_text(int square) {
  return {static_cast<char>('a' + square % 8), static_cast<char>('1' + square / 8)};
}

std::string move_text(Move move) { return move.is_pass() ? "pass" : square_text(move.square); }

bool is_pass_word(std::string_view text) {
  return same_ignoring_case(text, "pass") || same_ignoring_case(text, "pa") || text == "--";
}

Result<Move> read_move(const Position& position, std::string_view text) {
  text = trimmed(text);
  if (position.moves().empty()) return failure("the game is over: there are no more moves");
  if (is_pass_word(text)) return read_pass(position);
  const auto place = read_place(text);
  if (!place) {
    return failure(in_quotes(text) + " is not a move",
                   "A move is a square such as d3, a row and a column such as '3 4', or pass.");
  }
  if (!is_on_board(*place, position.size())) return failure(no_such_square(text, position.size()));
  return check_square(position, move_at(*place));
}

}  // namespace ariadne::reversi
