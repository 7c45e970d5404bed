#include "games/reversi/obf.hpp"

#include <algorithm>
#include <bitset>
#include <charconv>
#include <optional>

#include "games/reversi/discs.hpp"
#include "games/reversi/move_text.hpp"

namespace ariadne::reversi {
namespace {

constexpr std::string_view kWinnerField = "empties=winner";
constexpr std::size_t kMaxNumber = 16;

// What the fields after the board have said so far.
struct Fields {
  std::bitset<Move::kPass + 1> scored;
  std::optional<double> best;  // of the scores
  Empties empties = Empties::none;
};

// "+3", "-0.5", "12": a decimal number of a sensible length.
std::optional<double> decimal(std::string_view text) {
  TextReader reader(text);
  if (!reader.accept("+")) reader.accept("-");
  const bool whole = !reader.take_while(is_digit).empty();
  const bool exact = !reader.accept(".") || !reader.take_while(is_digit).empty();
  if (!whole || !exact || !reader.at_end() || text.size() > kMaxNumber) return std::nullopt;
  double number = 0;
  const std::string_view digits = text.substr(text.front() == '+' ? 1 : 0);
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

struct Board {
  int size = 0;
  DiscSets discs;
};

Result<Board> read_board(TextReader& reader) {
  const std::size_t start = reader.offset();
  const std::string_view letters = reader.take_while(is_disc_letter);
  if (!reader.at_end() && !is_blank(reader.peek())) {
    return reader.expected("X, O or - for a square");
  }
  if (const auto size = size_of(letters.size())) return Board{*size, discs_of(*size, letters)};
  return reader.fault_at(start, "a board of " + std::to_string(letters.size()) + " squares, expected 16, 36 or 64");
}

Result<Seat> read_side(TextReader& reader) {
  const auto side = side_of(reader.peek());
  if (!side) return reader.expected("the side to move, X or O");
  reader.take(1);
  return *side;
}

Result<> read_score(TextReader& field, std::string_view word, int size, Fields& fields) {
  const std::size_t colon = word.find(':');
  if (colon == word.npos) return field.fault("expected a field such as f5:+3, found " + in_quotes(word));
  const std::string_view move_word = word.substr(0, colon), score = word.substr(colon + 1);
  const auto move = move_on_board(move_word, size);
  if (!move) return field.fault(in_quotes(move_word) + " is not a move on this board");
  if (fields.scored[move->square]) return field.fault("the move " + move_text(*move) + " is scored twice");
  fields.scored.set(move->square);
  field.take(colon + 1);
  const auto number = decimal(score);
  if (!number) return field.fault("expected a score such as +3, found " + in_quotes(score));
  fields.best = std::max(fields.best.value_or(*number), *number);
  return {};
}

Result<> read_field(TextReader& reader, int size, Fields& fields) {
  TextReader field = reader;
  const std::string_view word = reader.take_while([](char c) { return !is_blank(c) && c != ';' && c != '%'; });
  if (word != kWinnerField) return read_score(field, word, size, fields);
  if (fields.empties == Empties::winner) return field.fault(in_quotes(word) + " appears twice");
  fields.empties = Empties::winner;
  return {};
}

bool at_comment_or_line_end(TextReader& reader) {
  reader.skip_spaces();
  if (reader.peek() == '%') reader.take_while([](char c) { return c != '\n'; });
  return reader.at_line_end();
}

Result<Fields> read_fields(TextReader& reader, int size) {
  Fields fields;
  while (!at_comment_or_line_end(reader)) {
    if (!reader.accept(";")) return reader.expected("';' or the end of the line");
    if (at_comment_or_line_end(reader)) break;
    if (const auto field = read_field(reader, size, fields); !field) return tl::unexpected(field.error());
  }
  return fields;
}

struct ReadLine {
  Position position;
  std::optional<double> best;
};
Result<ReadLine> read_line(TextReader& reader) {
  const auto board = read_board(reader);
  if (!board) return tl::unexpected(board.error());
  reader.skip_spaces();
  const auto side = read_side(reader);
  if (!side) return tl::unexpected(side.error());
  const auto fields = read_fields(reader, board->size);
  if (!fields) return tl::unexpected(fields.error());
  return ReadLine{Position(board->size, board->discs.black, board->discs.white, *side, fields->empties), fields->best};
}

Position with_empties_for_winner(const Position& position) {
  return Position(position.size(), position.discs(kBlack), position.discs(kWhite), position.to_move(), Empties::winner);
}

}  // namespace

Result<Position> read_obf(TextReader& reader) {
  return read_line(reader).map([](const ReadLine& line) { return line.position; });
}

Result<std::vector<SuitePosition<Position>>> read_suite(std::string_view text) {
  TextReader reader(text);
  std::vector<SuitePosition<Position>> suite;
  for (; !reader.at_end(); reader.accept("\n")) {
    if (at_comment_or_line_end(reader)) continue;
    const auto line = read_line(reader);
    if (!line) return tl::unexpected(line.error());
    const double sign = line->position.to_move() == kBlack ? 1 : -1;
    suite.push_back(
        {with_empties_for_winner(line->position), line->best ? std::optional(sign * *line->best) : std::nullopt});
  }
  return suite;
}

std::string write_obf(const Position& position) {
  std::string out = letters_of(position);
  out += position.to_move() == kBlack ? " X" : " O";
  if (position.empties() == Empties::winner) out.append("; ").append(kWinnerField);
  return out;
}

}  // namespace ariadne::reversi
