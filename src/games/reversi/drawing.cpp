#include "games/reversi/drawing.hpp"

#include <array>
#include <optional>

#include "games/reversi/discs.hpp"
#include "games/reversi/move_text.hpp"
#include "games/reversi/scene.hpp"

namespace ariadne::reversi {
namespace {

// What a drawing has said so far.
struct Draft {
  int size = 0;
  DiscSets discs;
  std::array<std::optional<std::size_t>, 64> marks;  // where in the text a square is marked as a legal move
  Seat side = kBlack;
  bool has_side = false;
  std::optional<std::size_t> over;  // where it is said that the game is over
  std::string outcome;              // and how
  bool has_score = false;
  Empties empties = Empties::none;
};

// "a b c d" or "1 2 3 4".
std::string labels(char first, int size) {
  std::string out;
  for (int i = 0; i < size; ++i) out += (i == 0 ? "" : " ") + std::string(1, static_cast<char>(first + i));
  return out;
}

// Words with one space between them and none around.
std::string single_spaced(std::string_view line) {
  std::string out;
  for (const std::string_view word : words_of(line)) out.append(out.empty() ? "" : " ").append(word);
  return out;
}

// A line of words and where it starts.
struct Line {
  std::size_t offset;
  std::string words;
};

Line take_line(TextReader& reader) {
  reader.skip_blanks();
  return {reader.offset(), single_spaced(reader.take_until('\n').rest())};
}

Result<> read_header(TextReader& reader, Draft& draft) {
  const Line line = take_line(reader);
  for (const int size : {4, 6, 8}) {
    if (line.words == labels('a', size)) draft.size = size;
  }
  if (draft.size == 0) return reader.fault_at(line.offset, "expected the columns, a to d, a to f or a to h");
  return {};
}

std::optional<Disc> take_disc(TextReader& reader) {
  if (reader.accept("●")) return Disc::black;
  if (reader.accept("○")) return Disc::white;
  if (reader.accept("·")) return Disc::none;
  const auto disc = disc_of(reader.peek());
  if (disc) reader.take(1);
  return disc;
}

Result<> read_sign(TextReader& reader, int square, Draft& draft) {
  const std::size_t place = reader.offset();
  if (reader.accept("+")) {
    draft.marks[static_cast<std::size_t>(square)] = place;
    return {};
  }
  const auto disc = take_disc(reader);
  if (!disc) return reader.expected("X, O, - or + for " + square_text(square));
  draft.discs.put(square, *disc);
  return {};
}

// A sign, perhaps in brackets.
Result<> read_cell(TextReader& reader, int square, Draft& draft) {
  reader.skip_spaces();
  const std::size_t bracket = std::string_view("([>").find(reader.peek());
  if (bracket == std::string_view::npos) return read_sign(reader, square, draft);
  reader.take(1);
  if (auto sign = read_sign(reader, square, draft); !sign) return sign;
  const std::string_view closing = std::string_view(")]<").substr(bracket, 1);
  if (!reader.accept(closing)) return reader.expected(in_quotes(closing));
  return {};
}

Result<> read_row(TextReader& reader, int row, Draft& draft) {
  reader.skip_spaces();
  const std::string label = std::to_string(row + 1);
  if (!reader.accept(label)) return reader.expected("row " + label);
  for (int column = 0; column < draft.size; ++column) {
    if (auto cell = read_cell(reader, square_at(row, column), draft); !cell) return cell;
  }
  reader.skip_spaces();
  if (!reader.at_line_end()) return reader.expected("the end of row " + label);
  reader.accept("\n");
  return {};
}

Result<> read_board(TextReader& reader, Draft& draft) {
  for (int row = 0; row < draft.size; ++row) {
    if (auto read = read_row(reader, row, draft); !read) return read;
  }
  TextReader below = reader;
  const std::string words = take_line(below).words;
  if (words == labels('1', draft.size) || words == labels('a', draft.size)) reader = below;
  return {};
}

Result<> read_note(const TextReader& reader, const Line& line, Draft& draft) {
  const std::string score = score_line(count(draft.discs.black), count(draft.discs.white));
  bool twice = false;
  if (line.words == side_line(kBlack) || line.words == side_line(kWhite)) {
    twice = std::exchange(draft.has_side, true);
    draft.side = line.words == side_line(kBlack) ? kBlack : kWhite;
  } else if (line.words == single_spaced(score)) {
    twice = std::exchange(draft.has_score, true);
  } else if (line.words.starts_with(kOverLine)) {
    twice = draft.over.has_value();
    draft.over = line.offset;
    draft.outcome = line.words.substr(kOverLine.size());
  } else if (line.words == kWinnerLine) {
    twice = std::exchange(draft.empties, Empties::winner) == Empties::winner;
  } else {
    return reader.fault_at(
        line.offset, "expected '" + score + "', 'black to move' or 'white to move', found " + in_quotes(line.words));
  }
  if (twice) return reader.fault_at(line.offset, in_quotes(line.words) + " repeats a line above");
  return {};
}

Result<> read_notes(TextReader& reader, Draft& draft) {
  for (Line line = take_line(reader); !line.words.empty(); line = take_line(reader)) {
    if (auto note = read_note(reader, line, draft); !note) return note;
  }
  if (!draft.has_side && !draft.over) return reader.fault("expected 'black to move' or 'white to move', found the end");
  return {};
}

Result<> check_outcome(const TextReader& reader, const Draft& draft, const Position& position) {
  if (!draft.over) return {};
  if (!position.result()) return reader.fault_at(*draft.over, "the game is not over: there are moves left");
  const std::string outcome = outcome_text(position);
  if (draft.outcome == outcome) return {};
  return reader.fault_at(*draft.over,
                         "expected '" + std::string(kOverLine) + outcome + "', found " + in_quotes(draft.outcome));
}

Result<Position> check_drawn(const TextReader& reader, const Draft& draft) {
  const Position position(draft.size, draft.discs.black, draft.discs.white, draft.side, draft.empties);
  if (const auto outcome = check_outcome(reader, draft, position); !outcome) return tl::unexpected(outcome.error());
  for (int square = 0; square < 64; ++square) {
    const auto& mark = draft.marks[static_cast<std::size_t>(square)];
    if (!mark || (position.legal() & square_bit(square))) continue;
    return reader.fault_at(*mark, square_text(square) + " is marked, but is not a legal move of " +
                                      std::string(seat_name(position.to_move())));
  }
  return position;
}

}  // namespace

Result<Position> read_drawing(TextReader& reader) {
  Draft draft;
  for (const auto part : {read_header, read_board, read_notes}) {
    if (auto read = part(reader, draft); !read) return tl::unexpected(read.error());
  }
  return check_drawn(reader, draft);
}

}  // namespace ariadne::reversi
