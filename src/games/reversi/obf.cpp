#include "games/reversi/obf.hpp"

#include <algorithm>
#include <bitset>
#include <charconv>
#include <cmath>
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

// Takes a move that was not scored before and the colon behind it.
Result<> read_scored_move(TextReader& field, std::string_view word, const Position& position, Fields& fields) {
  const auto move = read_move(position, word);
  if (!move) return field.fault(move.error().message, move.error().hint);
  if (fields.scored[move->square]) return field.fault("the move " + move_text(*move) + " is scored twice");
  fields.scored.set(move->square);
  field.take(word.size() + 1);
  return {};
}

Result<> read_score(TextReader& field, std::string_view word, const Position& position, Fields& fields) {
  const std::size_t colon = word.find(':');
  if (colon == word.npos) return field.fault("expected a field such as f5:+3, found " + in_quotes(word));
  if (auto move = read_scored_move(field, word.substr(0, colon), position, fields); !move) return move;
  const int squares = position.size() * position.size();
  const auto score = decimal(word.substr(colon + 1));
  if (!score || std::abs(*score) > squares) {
    const std::string most = std::to_string(squares);
    return field.fault("expected a score such as +3, from -" + most + " to +" + most + ", found " +
                       in_quotes(word.substr(colon + 1)));
  }
  fields.best = std::max(fields.best.value_or(*score), *score);
  return {};
}

Result<> read_field(TextReader& reader, const Position& position, Fields& fields) {
  TextReader field = reader;
  const std::string_view word = reader.take_while([](char c) { return !is_blank(c) && c != ';' && c != '%'; });
  if (word != kWinnerField) return read_score(field, word, position, fields);
  if (fields.empties == Empties::winner) return field.fault(in_quotes(word) + " appears twice");
  fields.empties = Empties::winner;
  return {};
}

bool at_comment_or_line_end(TextReader& reader) {
  reader.skip_spaces();
  if (reader.peek() == '%') reader.take_while([](char c) { return c != '\n'; });
  return reader.at_line_end();
}

void skip_comments(TextReader& reader) {
  while (!reader.at_end() && at_comment_or_line_end(reader)) reader.accept("\n");
}

Result<Fields> read_fields(TextReader& reader, const Position& position) {
  Fields fields;
  while (!at_comment_or_line_end(reader)) {
    if (!reader.accept(";")) return reader.expected("';' or the end of the line");
    if (at_comment_or_line_end(reader)) break;
    if (const auto field = read_field(reader, position, fields); !field) return tl::unexpected(field.error());
  }
  return fields;
}

Position counted_by(const Position& position, Empties empties) {
  return Position(position.size(), position.discs(kBlack), position.discs(kWhite), position.to_move(), empties);
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
  const Position position(board->size, board->discs.black, board->discs.white, *side);
  const auto fields = read_fields(reader, position);
  if (!fields) return tl::unexpected(fields.error());
  return ReadLine{counted_by(position, fields->empties), fields->best};
}

}  // namespace

Result<Position> read_obf(TextReader& reader) {
  skip_comments(reader);
  if (reader.at_end()) return reader.fault("no position, only comments");
  const auto line = read_line(reader);
  if (!line) return tl::unexpected(line.error());
  skip_comments(reader);
  return line->position;
}

Result<std::vector<SuitePosition<Position>>> read_suite(std::string_view text) {
  TextReader reader(text);
  std::vector<SuitePosition<Position>> suite;
  for (skip_comments(reader); !reader.at_end(); skip_comments(reader)) {
    const std::size_t start = reader.offset();
    const auto line = read_line(reader);
    if (!line) return tl::unexpected(line.error());
    if (line->position.result()) return reader.fault_at(start, "the game is over: there is nothing to solve");
    const double sign = line->position.to_move() == kBlack ? 1 : -1;
    const std::optional<double>& best = line->best;
    suite.push_back({counted_by(line->position, Empties::winner), best ? std::optional(sign * *best) : std::nullopt});
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
