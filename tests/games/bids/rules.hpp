#pragma once

#include <nlohmann/json.hpp>

#include "games/bids/position.hpp"
#include "games/game.hpp"

namespace ariadne::bids {

struct Margin {
  static constexpr std::string_view name = "margin";
  static constexpr std::string_view help = "points of the first side less those of the second";
  int operator()(const Position& position) const {
    if (const auto result = position.result()) return decisive_value(*result);
    return position.points(0) - position.points(1);
  }
};

// A game in which both sides move at the same time: it proves that every command knows what to do with one.
struct Rules {
  using Position = bids::Position;
  using Evaluations = std::tuple<Margin>;

  static GameInfo info() {
    return {.id = "bids",
            .title = "Bids",
            .summary = "Bid a card for each prize at the same time; the higher card takes it.",
            .rules =
                "Each side has the cards 1 to N. Both bid one card at the same time for a prize of 1, 2, ... N points. "
                "The higher card takes the prize; equal cards leave it to nobody. More points win.\n",
            .seats = {"left", "right"},
            .default_agents = {"alphabeta", "alphabeta"},
            .parameters = {Parameter::number("cards", 1, kMaxCards, 3, "cards of each side")},
            .formats = {},
            .example_move = "2",
            .bench_perft = 6,
            .bench_depth = 6};
  }
  static Position start(const Settings& settings, Rng&) { return Position(static_cast<int>(settings.number("cards"))); }

  // {"cards":3,"hands":[7,7],"points":[0,0]}, and "pending":2 once the first side has bid.
  static Result<Position> from_json(const Json& json) {
    if (const auto known = only_members(json, {"cards", "hands", "points", "pending"}, "a bids position"); !known) {
      return tl::unexpected(known.error());
    }
    const auto cards = integer_member(json, "cards", "a bids position");
    if (!cards) return tl::unexpected(cards.error());
    const auto hands = two_bytes(json.value("hands", Json())), points = two_bytes(json.value("points", Json()));
    if (*cards < 1 || *cards > kMaxCards || !hands || !points || !fits(static_cast<int>(*cards), *hands, *points)) {
      return wrong();
    }
    Position position(static_cast<int>(*cards), *hands, *points);
    return json.contains("pending") ? with_pending(position, json["pending"]) : position;
  }
  static Json to_json(const Position& position) {
    Json json = {{"cards", position.cards()},
                 {"hands", {position.hand(0), position.hand(1)}},
                 {"points", {position.points(0), position.points(1)}}};
    if (position.pending() != 0) json["pending"] = position.pending();
    return json;
  }
  static Result<Transcript<Position>> from_text(std::string_view text) {
    const auto json = parse_json("{" + std::string(text) + "}");
    if (!json) return wrong();
    const auto position = from_json(*json);
    if (!position) return tl::unexpected(position.error());
    return Transcript<Position>{*position, {}};
  }
  // The JSON without its braces.
  static std::string to_text(const Position& position) {
    const std::string json = to_json(position).dump();
    return json.substr(1, json.size() - 2);
  }
  static std::string write(std::string_view, const Transcript<Position>&, const std::vector<std::string>&) {
    return {};
  }

  static std::string move_text(const Position&, Move move) { return std::to_string(move.card); }
  static Result<Move> read_move(const Position& position, std::string_view text) {
    for (const Move move : position.moves()) {
      if (move_text(position, move) == text) return move;
    }
    return failure(in_quotes(text) + " is not a card in the hand of " + info().seats[position.to_move()]);
  }
  static std::string describe(const Position& position, Move move) {
    return info().seats[position.to_move()] + " bids " + std::to_string(move.card);
  }
  static std::string outcome_text(const Position& position) {
    const std::string score = std::to_string(position.points(0)) + " to " + std::to_string(position.points(1));
    const int sign = position.result()->sign;
    return sign == 0 ? "a draw, " + score : info().seats[sign > 0 ? 0 : 1] + " wins, " + score;
  }
  // A row per side, its cards from the left.
  static BoardView view(const Transcript<Position>& transcript) {
    Position position = transcript.start;
    for (const Move move : transcript.moves) position.play(move);
    BoardView view{.rows = 2, .columns = position.cards()};
    for (Seat seat = 0; seat < 2; ++seat) {
      view.row_labels.push_back(info().seats[seat]);
      for (std::uint8_t card = 1; card <= position.cards(); ++card) {
        const bool held = position.holds(seat, card);
        view.cells.push_back({.letter = held ? static_cast<char>('0' + card) : '.',
                              .tone = !held       ? Tone::empty
                                      : seat == 0 ? Tone::first
                                                  : Tone::second,
                              .move = held && seat == position.to_move() ? std::to_string(card) : ""});
      }
    }
    view.notes = {"points " + std::to_string(position.points(0)) + " : " + std::to_string(position.points(1))};
    if (!position.result()) view.notes.push_back("the prize is " + std::to_string(position.prize()));
    return view;
  }

 private:
  static std::optional<std::array<std::uint8_t, 2>> two_bytes(const Json& json) {
    if (!json.is_array() || json.size() != 2) return std::nullopt;
    std::array<std::uint8_t, 2> bytes{};
    for (std::size_t i = 0; i < 2; ++i) {
      if (!json[i].is_number_integer() || json[i].get<std::int64_t>() < 0 || json[i].get<std::int64_t>() > 31) {
        return std::nullopt;
      }
      bytes[i] = json[i].get<std::uint8_t>();
    }
    return bytes;
  }
  static bool fits(int cards, const std::array<std::uint8_t, 2>& hands, const std::array<std::uint8_t, 2>& points) {
    return hands[0] < 1 << cards && hands[1] < 1 << cards &&
           __builtin_popcount(hands[0]) == __builtin_popcount(hands[1]) &&
           points[0] + points[1] <= cards * (cards + 1) / 2;
  }
  static Result<Position> with_pending(Position position, const Json& pending) {
    if (!pending.is_number_integer() || pending.get<std::int64_t>() < 1 || pending.get<std::int64_t>() > kMaxCards) {
      return wrong();
    }
    const auto card = pending.get<std::uint8_t>();
    if (position.result() || !position.holds(0, card)) return wrong();
    position.play({card});
    return position;
  }
  static tl::unexpected<Error> wrong() {
    return failure(R"(not a bids position; expected such as "cards":3,"hands":[7,7],"points":[0,0])");
  }
};

static_assert(Game<Rules>);

}  // namespace ariadne::bids
