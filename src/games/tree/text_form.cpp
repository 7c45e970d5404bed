#include "games/tree/text_form.hpp"

#include <algorithm>

#include "games/tree/words.hpp"

namespace ariadne::tree {
namespace {

constexpr int kMaxHeight = kMaxRounds * (kMaxPlayers + 1);
constexpr Seat kSomeChance = 255;  // chance, before the number of players is known

tl::unexpected<Error> passed_on(const Error& error) { return tl::unexpected<Error>(error); }

// Reads a tree from left to right; nodes get their numbers in that order.
class Parser {
 public:
  explicit Parser(std::string_view text) : words_(text) {}

  Result<Position> read() {
    if (const auto root = read_node(kRootName, "", 0); !root) return passed_on(root.error());
    if (const auto seats = read_seats(); !seats) return passed_on(seats.error());
    const auto at = read_place();
    if (!at) return passed_on(at.error());
    if (!words_.at_end()) return words_.expected("the end of the text");
    if (const auto fault = fault_in(draft_)) return words_.failure_at(places_[fault->node], fault->message);
    return standing(std::make_shared<const Tree>(draft_), *at);
  }

 private:
  // A node whose name is `name` unless it says otherwise, and its number.
  Result<std::uint32_t> read_node(std::string name, std::string move, int depth) {
    if (depth > kMaxHeight) return words_.expected("a tree of at most " + std::to_string(kMaxHeight) + " moves");
    if (draft_.nodes.size() >= kMaxNodes) {
      return words_.expected("at most " + std::to_string(kMaxNodes) + " nodes");
    }
    const auto number = static_cast<std::uint32_t>(draft_.nodes.size());
    places_.push_back(words_.place());
    if (auto own = words_.take_word_before(':')) name = std::move(*own);
    draft_.nodes.push_back({.name = std::move(name), .move = std::move(move), .odds = {}, .value = {}, .children = {}});
    const auto body = words_.next_is_number() ? read_value(number) : read_branches(number, depth);
    if (!body) return passed_on(body.error());
    if (words_.take("win")) draft_.nodes[number].sign = 1;
    if (draft_.nodes[number].sign == 0 && words_.take("lose")) draft_.nodes[number].sign = -1;
    return number;
  }
  Result<> read_value(std::uint32_t number) {
    const auto value = words_.take_number();
    if (!value) return passed_on(value.error());
    draft_.nodes[number].value = *value;
    return {};
  }
  Result<> read_branches(std::uint32_t number, int depth) {
    const auto seat = take_seat();
    if (!seat) return words_.expected("a number, max, min, min2, min3 or chance");
    draft_.nodes[number].seat = *seat;
    if (words_.take("=")) {
      if (const auto value = read_value(number); !value) return value;
    }
    if (!words_.take("(")) return words_.expected("'('");
    do {
      if (const auto child = read_child(number, depth); !child) return child;
    } while (words_.take(","));
    if (!words_.take(")")) return words_.expected("',' or ')'");
    return {};
  }
  Result<> read_child(std::uint32_t parent, int depth) {
    std::optional<double> odds;
    if (words_.number_ends_with('*')) {
      const auto read = words_.take_number();
      if (!read) return passed_on(read.error());
      odds = *read;
      words_.take("*");
    }
    const std::string default_move = std::to_string(draft_.nodes[parent].children.size() + 1);
    std::string move = words_.take_word_before('>').value_or(default_move);
    std::string name = name_by_moves(draft_.nodes[parent], parent == 0, move);
    const auto child = read_node(std::move(name), std::move(move), depth + 1);
    if (!child) return passed_on(child.error());
    draft_.nodes[*child].odds = odds;
    draft_.nodes[parent].children.push_back(*child);
    return {};
  }
  std::optional<Seat> take_seat() {
    for (Seat seat = 0; seat < kMaxPlayers; ++seat) {
      if (words_.take(seat_name(seat, kMaxPlayers)))
        return players_seen_ = std::max<int>(players_seen_, seat + 1), seat;
    }
    if (words_.take("chance")) return kSomeChance;
    return std::nullopt;
  }

  Result<> read_seats() {
    draft_.players = players_seen_;
    if (words_.take("seats")) {
      const auto place = words_.place();
      const auto seats = words_.take_number();
      if (!seats || !(*seats >= players_seen_ && *seats <= kMaxPlayers) || *seats != static_cast<int>(*seats)) {
        return words_.failure_at(place, "expected a number of seats from " + std::to_string(players_seen_) + " to " +
                                            std::to_string(kMaxPlayers));
      }
      draft_.players = static_cast<int>(*seats);
    }
    for (auto& node : draft_.nodes) {
      if (node.seat == kSomeChance) node.seat = draft_.chance();
    }
    return {};
  }
  // The name of the node where the game stands; none: the root.
  Result<std::optional<std::string>> read_place() {
    if (!words_.take("at")) return std::optional<std::string>();
    place_of_at_ = words_.place();
    auto name = words_.take_word();
    if (!name) return words_.expected("the name of a node");
    return name;
  }
  Result<Position> standing(std::shared_ptr<const Tree> tree, const std::optional<std::string>& name) const {
    if (!name) return Position(std::move(tree));
    for (std::uint32_t i = 0; i < tree->size(); ++i) {
      if (tree->node(i).name == *name) return Position(std::move(tree), i);
    }
    return words_.failure_at(place_of_at_, in_quotes(*name) + " is not a node of the tree");
  }

  Words words_;
  Draft draft_;
  std::vector<std::size_t> places_;  // by node, where it stands in the text
  std::size_t place_of_at_ = 0;
  int players_seen_ = kFewestPlayers;
};

class Writer {
 public:
  explicit Writer(const Tree& tree) : tree_(tree) {}

  std::string write(const Position& position) {
    write_node(0, kRootName);
    if (tree_.players() != players_seen_) text_ += " seats " + std::to_string(tree_.players());
    if (position.at() != 0) text_ += " at " + word_text(position.here().name);
    return std::move(text_);
  }

 private:
  void write_node(std::uint32_t number, const std::string& default_name) {
    const Node& node = tree_.node(number);
    if (node.name != default_name) text_ += word_text(node.name) + ":";
    if (node.children.empty()) {
      text_ += number_text(tree_.value(number));
    } else {
      write_branches(number);
    }
    if (node.sign != 0) text_ += node.sign > 0 ? " win" : " lose";
  }
  void write_branches(std::uint32_t number) {
    const Node& node = tree_.node(number);
    if (node.seat < tree_.players()) players_seen_ = std::max<int>(players_seen_, node.seat + 1);
    text_ += seat_name(node.seat, tree_.players());
    if (node.value) text_ += "=" + number_text(tree_.value(number));
    for (std::size_t i = 0; i < node.children.size(); ++i) {
      text_ += i == 0 ? '(' : ',';
      const Node& child = tree_.node(node.children[i]);
      if (child.odds) text_ += number_text(*child.odds) + "*";
      if (child.move != std::to_string(i + 1)) text_ += word_text(child.move) + ">";
      write_node(node.children[i], name_by_moves(node, number == 0, child.move));
    }
    text_ += ')';
  }

  const Tree& tree_;
  std::string text_;
  int players_seen_ = kFewestPlayers;
};

}  // namespace

Result<Position> read_text(std::string_view text) { return Parser(text).read(); }

std::string write_text(const Position& position) { return Writer(position.tree()).write(position); }

}  // namespace ariadne::tree
