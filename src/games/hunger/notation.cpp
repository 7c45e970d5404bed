#include "games/hunger/notation.hpp"

#include <array>
#include <utility>
#include <vector>

#include "core/text_reader.hpp"
#include "games/hunger/draft.hpp"
#include "games/hunger/words.hpp"

namespace ariadne::hunger {
namespace {

constexpr std::size_t kMaxBytes = 1u << 16;
constexpr std::size_t kCellWidth = 4;  // of the longest item, such as "R-10"
constexpr std::array<std::string_view, 3> kPlayers = {"P1", "P2", "P12"};

constexpr const char* kPlayerForm = "P1: score 15, weapons PB, on F7";
constexpr const char* kProgressForm = "board 20 of 20, round 1 of 1000, first 1, to move 1";

using Lines = std::vector<std::string_view>;

// ---- writing

std::string cell_text(const Position& position, int x, int y) {
  const auto stands = [&](Seat seat) { return position.tribute(seat).x == x && position.tribute(seat).y == y; };
  if (stands(kOne) && stands(kTwo)) return "P12";
  if (stands(kOne)) return "P1";
  return stands(kTwo) ? "P2" : item_text(position.item_at(x, y));
}

std::string row_text(const Position& position, int y) {
  std::string row;
  for (int x = position.ring(); x <= position.last(); ++x) {
    const std::string cell = cell_text(position, x, y);
    row += cell;
    if (x < position.last()) row += std::string(kCellWidth + 1 - cell.size(), ' ');
  }
  return row + "\n";
}

std::string player_line(const Position& position, Seat seat) {
  const Tribute& tribute = position.tribute(seat);
  return "P" + std::string(seat_name(seat)) + ": score " + std::to_string(tribute.score) + ", weapons " +
         weapons_text(tribute.weapons) + ", on " + item_text(position.item_at(tribute.x, tribute.y));
}

std::string progress_line(const Position& position) {
  return "board " + std::to_string(position.size()) + " of " + std::to_string(position.board().size()) + ", round " +
         std::to_string(position.round()) + " of " + std::to_string(position.limit()) + ", first " +
         std::string(seat_name(position.first())) + ", to move " + std::string(seat_name(position.to_move())) +
         (position.ending() == Ending::shot ? ", shot" : "");
}

// ---- reading: the drawing, whose rows are counted from its own top left

struct Drawing {
  int size = 0;
  std::vector<PlacedItem> items;
  std::vector<std::pair<int, int>> places[2];  // where each player stands
};

// Reads a line from left to right. Whatever does not fit makes it fail, and the rest is skipped.
class LineReader {
 public:
  explicit LineReader(std::string_view line) : rest_(line) {}

  void skip(std::string_view expected) {
    good_ = good_ && rest_.starts_with(expected);
    if (good_) rest_.remove_prefix(expected.size());
  }
  bool accept(std::string_view expected) {
    if (!good_ || !rest_.starts_with(expected)) return false;
    rest_.remove_prefix(expected.size());
    return true;
  }
  std::string_view word() {
    const std::string_view word = rest_.substr(0, rest_.find(','));
    rest_.remove_prefix(word.size());
    return word;
  }
  // Written without zeros in front, up to the next blank or comma.
  int number(int min, int max) {
    const std::string_view text = rest_.substr(0, rest_.find_first_of(" ,"));
    const auto number = number_in<int>(text);
    good_ = good_ && number && *number >= min && *number <= max && std::to_string(*number) == text;
    if (!good_) return min;
    rest_.remove_prefix(text.size());
    return *number;
  }
  void fail() { good_ = false; }
  bool finished() const { return good_ && rest_.empty(); }

 private:
  std::string_view rest_;
  bool good_ = true;
};

Result<> read_cell(const TextReader& source, std::string_view cell, int x, int y, Drawing& drawing) {
  if (cell == "P1" || cell == "P12") drawing.places[kOne].emplace_back(x, y);
  if (cell == "P2" || cell == "P12") drawing.places[kTwo].emplace_back(x, y);
  if (std::find(kPlayers.begin(), kPlayers.end(), cell) != kPlayers.end()) return {};
  const auto item = read_item(cell);
  if (!item) {
    return source.fault_at(cell, in_quotes(cell) + " is not a tile; expected ___, P1, P2, P12, W1P, F7, A-5 or R-10",
                           "Food is worth 1..10 points, traps -10..-1.");
  }
  if (item->kind != ItemKind::none) drawing.items.push_back({x, y, *item});
  return {};
}

Result<> read_row(const TextReader& source, std::string_view line, int y, Drawing& drawing) {
  const auto cells = words_of(line);
  if (y == 0) drawing.size = static_cast<int>(cells.size());
  if (static_cast<int>(cells.size()) != drawing.size) {
    return source.fault_at(
        line, "the row has " + std::to_string(cells.size()) + " tiles, expected " + std::to_string(drawing.size));
  }
  for (int x = 0; x < drawing.size; ++x) {
    if (auto read = read_cell(source, cells[static_cast<std::size_t>(x)], x, y, drawing); !read) return read;
  }
  return {};
}

// Takes the rows off the front: as many as the first one has tiles.
Result<Drawing> read_drawing(const TextReader& source, Lines& lines) {
  Drawing drawing;
  const std::size_t size = lines.empty() ? 0 : words_of(lines[0]).size();
  if (size < kLastSize || size > kLargestSize || size % 2 != 0) {
    return source.fault_at(lines.empty() ? 0 : static_cast<std::size_t>(lines[0].data() - source.rest().data()),
                           "not a board: the first row has " + std::to_string(size) +
                               " tiles, expected an even number " + std::to_string(kLastSize) + ".." +
                               std::to_string(kLargestSize));
  }
  if (lines.size() < size) {
    return source.fault_at(lines.back(), "the board ends after " + std::to_string(lines.size()) + " rows, expected " +
                                             std::to_string(size));
  }
  for (std::size_t y = 0; y < size; ++y) {
    if (auto read = read_row(source, lines[y], static_cast<int>(y), drawing); !read) {
      return tl::unexpected(read.error());
    }
  }
  lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(size));
  return drawing;
}

// ---- reading: the lines below

struct PlayerLine {
  Tribute tribute;
  Item under;
};

Result<PlayerLine> read_player(const TextReader& source, std::string_view line, Seat seat) {
  LineReader reader(line);
  PlayerLine player;
  reader.skip("P" + std::string(seat_name(seat)) + ": score ");
  player.tribute.score = static_cast<std::int16_t>(reader.number(kMinScore, kMaxScore));
  reader.skip(", weapons ");
  const auto weapons = read_weapons(reader.word());
  reader.skip(", on ");
  const auto under = read_item(reader.word());
  if (!weapons || !under || !reader.finished()) {
    return source.fault_at(
        line, "expected a line such as '" + std::string(kPlayerForm) + "' of player " + std::string(seat_name(seat)),
        "Weapons are P, B and S in this order, or -; scores are " + std::to_string(kMinScore) + ".." +
            std::to_string(kMaxScore) + ".");
  }
  player.tribute.weapons = *weapons;
  player.under = *under;
  return player;
}

Seat read_seat(LineReader& reader) { return static_cast<Seat>(reader.number(1, 2) - 1); }

Result<> read_progress(const TextReader& source, std::string_view line, Draft& draft) {
  LineReader reader(line);
  State& state = draft.state;
  reader.skip("board ");
  state.size = reader.number(kLastSize, kLargestSize);
  reader.skip(" of ");
  draft.size = reader.number(kSmallestSize, kLargestSize);
  reader.skip(", round ");
  state.round = reader.number(1, kMaxRounds + 1);
  reader.skip(" of ");
  state.limit = reader.number(1, kMaxRounds);
  reader.skip(", first ");
  state.first = read_seat(reader);
  reader.skip(", to move ");
  state.to_move = read_seat(reader);
  state.shot = reader.accept(", shot");
  if (reader.finished()) return {};
  return source.fault_at(line, "expected a line such as '" + std::string(kProgressForm) + "'",
                         "The board has 4..40 of 10..40 tiles, and there are 1..10000 rounds.");
}

Result<> check_size(const TextReader& source, std::string_view line, const Draft& draft, int drawn) {
  if (draft.size % 2 != 0) return source.fault_at(line, "the size of the board is odd, expected an even number");
  if (draft.state.size > draft.size) return source.fault_at(line, "the board is larger than it was at the start");
  if (draft.state.size == drawn) return {};
  return source.fault_at(line,
                         "the drawing has " + std::to_string(drawn) + " rows, not " + std::to_string(draft.state.size));
}

// Puts the players on the board. What lies under them is not drawn.
Result<> place_players(const TextReader& source, const Lines& lines, const Drawing& drawing,
                       const std::array<PlayerLine, 2>& players, Draft& draft) {
  for (const Seat seat : {kOne, kTwo}) {
    const auto& places = drawing.places[seat];
    const std::string name = "P" + std::string(seat_name(seat));
    if (places.size() != 1) {
      return source.fault_at(lines[seat], name + (places.empty() ? " is not on the board" : " is there twice"));
    }
    const int offset = (draft.size - drawing.size) / 2;
    Tribute tribute = players[seat].tribute;
    tribute.x = static_cast<std::uint8_t>(places[0].first + offset);
    tribute.y = static_cast<std::uint8_t>(places[0].second + offset);
    draft.state.tributes[seat] = tribute;
  }
  return {};
}

Result<> add_items(const TextReader& source, const Lines& lines, const Drawing& drawing,
                   const std::array<PlayerLine, 2>& players, Draft& draft) {
  const int offset = (draft.size - drawing.size) / 2;
  for (const PlacedItem& placed : drawing.items)
    draft.items.push_back({placed.x + offset, placed.y + offset, placed.item});
  const Tribute &one = draft.state.tributes[kOne], &two = draft.state.tributes[kTwo];
  const bool share = one.x == two.x && one.y == two.y;
  if (share && players[kOne].under != players[kTwo].under) {
    return source.fault_at(lines[kTwo], "both players stand on one tile, but the items under them differ");
  }
  if (players[kOne].under.kind != ItemKind::none) draft.items.push_back({one.x, one.y, players[kOne].under});
  if (!share && players[kTwo].under.kind != ItemKind::none) draft.items.push_back({two.x, two.y, players[kTwo].under});
  return {};
}

Result<Position> read_lines(const TextReader& source, Lines lines) {
  const auto drawing = read_drawing(source, lines);
  if (!drawing) return tl::unexpected(drawing.error());
  if (lines.size() != 3) {
    return lines.empty() ? source.fault_at(source.rest().size(), "expected the lines of the players and the round")
                         : source.fault_at(lines.size() > 3 ? lines[3] : lines.back(),
                                           "expected three lines below the board: P1, P2 and the round");
  }
  std::array<PlayerLine, 2> players;
  for (const Seat seat : {kOne, kTwo}) {
    const auto player = read_player(source, lines[seat], seat);
    if (!player) return tl::unexpected(player.error());
    players[seat] = *player;
  }
  Draft draft;
  Result<> read = read_progress(source, lines[2], draft);
  if (read) read = check_size(source, lines[2], draft, drawing->size);
  if (read) read = place_players(source, lines, *drawing, players, draft);
  if (read) read = add_items(source, lines, *drawing, players, draft);
  if (!read) return tl::unexpected(read.error());
  if (const auto fault = fault_in(draft)) {
    return source.fault_at(fault->part == DraftPart::score ? lines[0] : lines[2], fault->message, fault->hint);
  }
  return position_of(std::move(draft));
}

}  // namespace

Result<Position> read_text(std::string_view text) {
  if (text.size() > kMaxBytes) return failure("a text of more than 64 KiB is not a position");
  const TextReader source(text);
  Lines lines = source.trimmed_lines();
  while (!lines.empty() && lines.front().empty()) lines.erase(lines.begin());
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return read_lines(source, std::move(lines));
}

std::string write_text(const Position& position) {
  std::string text;
  for (int y = position.ring(); y <= position.last(); ++y) text += row_text(position, y);
  for (const Seat seat : {kOne, kTwo}) text += player_line(position, seat) + "\n";
  return text + progress_line(position);
}

}  // namespace ariadne::hunger
