#pragma once

#include <nlohmann/json.hpp>

#include "core/json_reader.hpp"
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
    const JsonReader reader(json, "a position");
    reader.only({"cards", "hands", "points", "pending"});
    const int cards = static_cast<int>(reader["cards"].integer(1, kMaxCards));
    const auto hands = two_bytes(reader["hands"], "[left, right]"),
               points = two_bytes(reader["points"], "[left, right]");
    if (!reader.failed() && !fits(cards, hands, points)) reader.refuse("does not add up");
    Position position(std::max(1, cards), hands, points);
    if (reader.has("pending")) bid(position, reader["pending"]);
    if (reader.failed()) return reader.failure();
    return position;
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
  static Scene scene(const Position& position, const LastStep<Position>* last) {
    Scene scene{.ground = Ground::of_size(2, position.cards())};
    for (Seat seat = 0; seat < 2; ++seat) {
      scene.ground.row_labels.push_back(info().seats[seat]);
      for (std::uint8_t card = 1; card <= position.cards(); ++card) {
        if (position.holds(seat, card)) add_card(scene, position, seat, card);
      }
    }
    for (std::size_t i = 0; last != nullptr && i < last->moves.size(); ++i) {
      const int seat = last->before.to_move() ^ static_cast<int>(i);
      scene.marks.push_back({MarkKind::last, {seat, last->moves[i].card - 1}});
    }
    scene.notes = {"points " + std::to_string(position.points(0)) + " : " + std::to_string(position.points(1))};
    if (!position.result()) scene.notes.push_back("the prize is " + std::to_string(position.prize()));
    return scene;
  }

 private:
  static void add_card(Scene& scene, const Position& position, Seat seat, std::uint8_t card) {
    const Spot spot{seat, card - 1};
    Actor& actor = scene.actors.emplace_back(Actor::at(spot));
    actor.seat = seat;
    actor.tone = seat == 0 ? Tone::first : Tone::second;
    actor.text = std::to_string(card);
    if (seat == position.to_move()) scene.marks.push_back({MarkKind::target, spot, std::to_string(card)});
  }
  static std::array<std::uint8_t, 2> two_bytes(const JsonReader& reader, std::string_view form) {
    std::array<std::uint8_t, 2> bytes{};
    const auto items = reader.tuple(2, form);
    for (std::size_t i = 0; i < items.size() && i < 2; ++i)
      bytes[i] = static_cast<std::uint8_t>(items[i].integer(0, 31));
    return bytes;
  }
  static bool fits(int cards, const std::array<std::uint8_t, 2>& hands, const std::array<std::uint8_t, 2>& points) {
    return hands[0] < 1 << cards && hands[1] < 1 << cards &&
           __builtin_popcount(hands[0]) == __builtin_popcount(hands[1]) &&
           points[0] + points[1] <= cards * (cards + 1) / 2;
  }
  static void bid(Position& position, const JsonReader& reader) {
    const auto card = static_cast<std::uint8_t>(reader.integer(1, kMaxCards));
    if (reader.failed()) return;
    if (position.result() || !position.holds(0, card)) return reader.refuse("is not a card in the hand of left");
    position.play({card});
  }
  static tl::unexpected<Error> wrong() {
    return failure(R"(not a bids position; expected such as "cards":3,"hands":[7,7],"points":[0,0])");
  }
};

static_assert(Game<Rules>);

}  // namespace ariadne::bids
