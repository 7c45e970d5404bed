#pragma once

#include <nlohmann/json.hpp>

#include "core/json_reader.hpp"
#include "games/game.hpp"
#include "games/nim/position.hpp"

namespace ariadne::nim {

// Only the end is judged: Nim is small enough to be searched to it.
struct Decided {
  static constexpr std::string_view name = "decided";
  static constexpr std::string_view help = "who won, nothing before the end";
  int operator()(const Position& position) const {
    const auto result = position.result();
    return result ? decisive_value(*result) : 0;
  }
};

struct Rules {
  using Position = nim::Position;
  using Evaluations = std::tuple<Decided>;

  static GameInfo info() {
    return {.id = "nim",
            .title = "Nim",
            .summary = "Take stones from a heap; the last stone wins.",
            .rules =
                "There are three heaps. A move takes one or more stones from one heap. "
                "Whoever takes the last stone wins.\n",
            .seats = {"one", "two"},
            .parameters = {Parameter::number("most", 1, kMaxStones, 5, "stones in the largest heap")},
            .formats = {},
            .example_move = "a2",
            .bench_perft = 5,
            .bench_depth = 12};
  }
  static Position start(const Settings& settings, Rng&) {
    const auto most = static_cast<std::uint8_t>(settings.number("most"));
    const auto smaller = [&](int less) { return static_cast<std::uint8_t>(std::max(1, most - less)); };
    return Position({smaller(2), smaller(1), most});
  }

  // {"heaps":[3,4,5],"to_move":0}
  static Result<Position> from_json(const Json& json) {
    const JsonReader reader(json, "a nim position");
    reader.only({"heaps", "to_move"});
    const auto heaps = reader["heaps"].tuple(kHeaps, "three numbers of stones");
    Position::Heaps read{};
    for (std::size_t i = 0; i < kHeaps; ++i) read[i] = static_cast<std::uint8_t>(heaps[i].integer(0, kMaxStones));
    const auto to_move = static_cast<Seat>(reader["to_move"].integer(0, 1));
    if (reader.failed()) return reader.failure();
    return Position(read, to_move);
  }
  static Json to_json(const Position& position) {
    return {{"heaps", position.heaps()}, {"to_move", position.to_move()}};
  }
  // "3 4 5 one"
  static Result<Transcript<Position>> from_text(std::string_view text) {
    Position::Heaps heaps{};
    for (std::size_t i = 0; i < kHeaps; ++i) {
      if (text.size() < 2 || text[0] < '0' || text[0] > '0' + kMaxStones || text[1] != ' ') return no_position();
      heaps[i] = static_cast<std::uint8_t>(text[0] - '0');
      text.remove_prefix(2);
    }
    if (text != "one" && text != "two") return no_position();
    return Transcript<Position>{Position(heaps, text == "one" ? 0 : 1), {}};
  }
  static std::string to_text(const Position& position) {
    std::string text;
    for (const auto stones : position.heaps()) text += std::to_string(stones) + " ";
    return text + info().seats[position.to_move()];
  }

  static std::string move_text(const Position&, Move move) {
    return std::string{static_cast<char>('a' + move.heap)} + std::to_string(move.stones);
  }
  static Result<Move> read_move(const Position& position, std::string_view text) {
    for (const Move move : position.moves()) {
      if (move_text(position, move) == text) return move;
    }
    return failure(in_quotes(text) + " is not a legal move, expected a heap and a number of stones such as a2");
  }

  static std::string describe(const Position& position, Move move) {
    return info().seats[position.to_move()] + " takes " + std::to_string(move.stones) + " from heap " +
           static_cast<char>('a' + move.heap);
  }
  static std::string outcome_text(const Position& position) {
    return info().seats[position.to_move() ^ 1] + " takes the last stone and wins";
  }
  // A row a heap, its stones from the left; choosing a stone takes it and all to the right of it.
  static Scene scene(const Position& position, const LastStep<Position>*) {
    Scene scene{.ground = Ground::of_size(kHeaps, kMaxStones)};
    for (int heap = 0; heap < kHeaps; ++heap) {
      const int stones = position.heaps()[static_cast<std::size_t>(heap)];
      scene.ground.row_labels.push_back({static_cast<char>('a' + heap)});
      for (int i = 0; i < stones; ++i) {
        const Move take{static_cast<std::uint8_t>(heap), static_cast<std::uint8_t>(stones - i)};
        Actor& stone = scene.actors.emplace_back(Actor::at({heap, i}));
        stone.tone = Tone::first;
        stone.outline = Outline::disc;
        stone.text = "o";
        stone.symbol = "●";
        scene.marks.push_back({MarkKind::target, {heap, i}, move_text(position, take)});
      }
    }
    if (!position.result()) scene.notes = {info().seats[position.to_move()] + " to move"};
    return scene;
  }

 private:
  static tl::unexpected<Error> no_position() {
    return failure("this is not a nim position; expected one such as '3 4 5 one': up to " + std::to_string(kMaxStones) +
                   " stones in each of three heaps, then who moves");
  }
};

static_assert(Game<Rules>);

}  // namespace ariadne::nim
