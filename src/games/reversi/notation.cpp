#include "games/reversi/notation.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "core/json_reader.hpp"
#include "games/reversi/discs.hpp"
#include "games/reversi/drawing.hpp"
#include "games/reversi/ggf.hpp"
#include "games/reversi/obf.hpp"

namespace ariadne::reversi {
namespace {

constexpr std::size_t kMaxBytes = 1u << 20;
constexpr const char* kNotations =
    "A position is JSON, OBF such as '---...--- X' or a drawing; a game is moves such as 'f5d6c3' or GGF.";

bool is_column(char c) { return lower(c) >= 'a' && lower(c) <= 'h'; }

Result<Transcript> read_drawn(TextReader& reader) {
  return read_drawing(reader).map([](const Position& position) { return Transcript{position, {}}; });
}

Result<Transcript> read_obf_and_moves(TextReader& reader) {
  const auto start = read_obf(reader);
  if (!start) return tl::unexpected(start.error());
  TextReader ahead = reader;
  if (size_of(ahead.take_while(is_disc_letter).size())) {
    return reader.fault("a second board, expected moves from the first or the end");
  }
  return read_moves(reader, *start);
}

DiscSets read_board(const JsonReader& board, int size) {
  const std::string letters = board.text();
  TextReader reader(letters);
  reader.take_while(is_disc_letter);
  if (!reader.at_end()) {
    board.refuse("has " + reader.found() + " as its character " + std::to_string(reader.offset() + 1) +
                 ", expected X, O or -");
  }
  if (std::cmp_not_equal(letters.size(), size * size)) {
    board.refuse("has " + std::to_string(letters.size()) + " squares, expected " + std::to_string(size * size));
  }
  return board.failed() ? DiscSets{} : discs_of(size, letters);
}

}  // namespace

Result<Transcript> read_text(std::string_view text) {
  TextReader reader(text);
  if (text.size() > kMaxBytes) return failure("a text of more than 1 MiB is not a position");
  reader.skip_blanks();
  if (reader.at_end()) return reader.fault("the text is empty, expected a position", kNotations);
  const char first = reader.peek(), second = reader.peek(1);
  if (first == '(') return read_ggf(reader);
  if (first == 'a' && is_blank(second)) return read_drawn(reader);
  if (is_column(first) && is_digit(second)) return read_moves(reader, Position());
  if (is_disc_letter(first) || first == '%') return read_obf_and_moves(reader);
  return reader.fault("not a recognised notation of a Reversi position", kNotations);
}

Result<Position> read_json(const Json& json) {
  const JsonReader reader(json, "a Reversi position");
  reader.only({"size", "board", "to_move", "empties"});
  const int size = static_cast<int>(reader["size"].integer(4, 8));
  if (!is_size(size)) reader["size"].expected("4, 6 or 8");
  const DiscSets discs = read_board(reader["board"], size);
  const Seat to_move = reader["to_move"].choice({"black", "white"}) == 0 ? kBlack : kWhite;
  const bool to_winner = reader.has("empties") && reader["empties"].choice({"none", "winner"}) == 1;
  if (reader.failed()) return reader.failure();
  return Position(size, discs.black, discs.white, to_move, to_winner ? Empties::winner : Empties::none);
}

Json write_json(const Position& position) {
  Json json = {{"size", position.size()}, {"board", letters_of(position)}, {"to_move", seat_name(position.to_move())}};
  if (position.empties() == Empties::winner) json["empties"] = "winner";
  return json;
}

}  // namespace ariadne::reversi
