#include "games/reversi/notation.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "core/json_place.hpp"
#include "core/suggest.hpp"
#include "games/reversi/discs.hpp"
#include "games/reversi/drawing.hpp"
#include "games/reversi/ggf.hpp"
#include "games/reversi/obf.hpp"

namespace ariadne::reversi {
namespace {

constexpr std::size_t kLongestText = 1u << 20;
constexpr std::string_view kWhat = "a Reversi position";
constexpr const char* kNotations =
    "A position is JSON, OBF such as '---...--- X' or a drawing; a game is moves such as 'f5d6c3' or GGF.";

bool is_column(char c) { return lower(c) >= 'a' && lower(c) <= 'h'; }

Result<Transcript> read_drawn(Reader& reader) {
  return read_drawing(reader).map([](const Position& position) { return Transcript{position, {}}; });
}

Result<Transcript> read_obf_and_moves(Reader& reader) {
  const auto start = read_obf(reader);
  if (!start) return tl::unexpected(start.error());
  reader.skip_blanks();
  Reader ahead = reader;
  if (size_of(ahead.take_while(is_disc_letter).size())) {
    return reader.fault("a second board, expected moves from the first or the end");
  }
  return read_moves(reader, *start);
}

// A member that is one of two words.
Result<std::string> read_word(const Json& json, const char* key, std::string_view first, std::string_view second) {
  auto word = string_member(json, key, kWhat);
  if (!word || *word == first || *word == second) return word;
  const std::vector<std::string> known = {std::string(first), std::string(second)};
  return failure_in({key}, "'" + std::string(key) + "' is " + in_quotes(*word) + ", expected " + one_of(known),
                    did_you_mean(*word, known));
}

Result<int> read_size(const Json& json) {
  const auto size = integer_member(json, "size", kWhat);
  if (!size) return tl::unexpected(size.error());
  if (!is_size(*size)) return failure_in({"size"}, "'size' is " + std::to_string(*size) + ", expected 4, 6 or 8");
  return static_cast<int>(*size);
}

Result<DiscSets> read_board(const Json& json, int size) {
  const auto letters = string_member(json, "board", kWhat);
  if (!letters) return tl::unexpected(letters.error());
  Reader reader(*letters);
  reader.take_while(is_disc_letter);
  if (!reader.at_end()) {
    return failure_in({"board"}, "'board' has " + reader.found() + " as its character " +
                                     std::to_string(reader.offset() + 1) + ", expected X, O or -");
  }
  if (std::cmp_not_equal(letters->size(), size * size)) {
    return failure_in({"board"}, "'board' has " + std::to_string(letters->size()) + " squares, expected " +
                                     std::to_string(size * size));
  }
  return discs_of(size, *letters);
}

Result<Empties> read_empties(const Json& json) {
  if (!json.contains("empties")) return Empties::none;
  return read_word(json, "empties", "none", "winner").map([](const std::string& word) {
    return word == "winner" ? Empties::winner : Empties::none;
  });
}

Result<> check_members(const Json& json) {
  if (!json.is_object()) return failure(std::string(kWhat) + " in JSON is an object");
  return only_members(json, {"size", "board", "to_move", "empties"}, kWhat);
}

}  // namespace

Result<Transcript> read_text(std::string_view text) {
  Reader reader(text);
  if (text.size() > kLongestText) return failure("a text of more than 1 MiB is no position");
  reader.skip_blanks();
  if (reader.at_end()) return reader.fault("the text is empty, expected a position", kNotations);
  const char first = reader.peek(), second = reader.peek(1);
  if (first == '(') return read_ggf(reader);
  if (first == 'a' && is_blank(second)) return read_drawn(reader);
  if (is_column(first) && is_digit(second)) return read_moves(reader, Position());
  if (is_disc_letter(first)) return read_obf_and_moves(reader);
  return reader.fault("this is no notation of a Reversi position", kNotations);
}

Result<Position> read_json(const Json& json) {
  if (const auto members = check_members(json); !members) return tl::unexpected(members.error());
  const auto size = read_size(json);
  if (!size) return tl::unexpected(size.error());
  const auto discs = read_board(json, *size);
  if (!discs) return tl::unexpected(discs.error());
  const auto to_move = read_word(json, "to_move", "black", "white");
  if (!to_move) return tl::unexpected(to_move.error());
  const auto empties = read_empties(json);
  if (!empties) return tl::unexpected(empties.error());
  return Position(*size, discs->black, discs->white, *to_move == "black" ? kBlack : kWhite, *empties);
}

Json write_json(const Position& position) {
  Json json = {{"size", position.size()}, {"board", letters_of(position)}, {"to_move", seat_name(position.to_move())}};
  if (position.empties() == Empties::winner) json["empties"] = "winner";
  return json;
}

}  // namespace ariadne::reversi
