#include "search/path/covering_walk/state.hpp"

#include <algorithm>
#include <cstring>

#include "core/rng.hpp"

namespace ariadne::covering {
namespace {

// Labels that no canonical state has.
constexpr int kFreshFirst = kWidestFrontier + 1, kFreshSecond = kWidestFrontier + 2;

int label_of(std::uint8_t entry) { return entry >> 1; }
std::uint8_t entry_of(int label, int odd) { return static_cast<std::uint8_t>(label << 1 | odd); }

void number_labels(FrontierState& state) {
  std::array<std::uint8_t, kFreshSecond + 1> name{};
  std::uint8_t next = 0;
  for (std::uint8_t& entry : state) {
    if (entry == 0) continue;
    std::uint8_t& known = name[at(label_of(entry))];
    if (known == 0) known = ++next;
    entry = entry_of(known, entry & 1);
  }
}

}  // namespace

std::uint64_t hash_of(const FrontierState& state) {
  std::array<std::uint64_t, kWidestFrontier / 8> words;
  static_assert(sizeof words == sizeof state);
  std::memcpy(words.data(), state.data(), sizeof words);
  std::uint64_t hash = 0;
  for (const std::uint64_t word : words) hash = mix(hash ^ word);
  return hash;
}

Touches touches_of(const FrontierState& state) {
  Touches touches{};
  for (std::size_t i = 0; i < state.size(); ++i) {
    touches[i] = state[i] == 0 ? Touch::none : static_cast<Touch>(1 + (state[i] & 1));
  }
  return touches;
}

FrontierPassage::FrontierPassage(const WalkKernel& kernel, const FrontierStep& step)
    : step_(step),
      link_(kernel.links[at(step.link)]),
      first_(kernel.junctions[at(link_.first)]),
      second_(kernel.junctions[at(link_.second)]),
      first_is_start_(link_.first == kernel.start),
      second_is_start_(link_.second == kernel.start) {
  for (const Kind kind : {neither, only_first, only_second, both, same}) moves_[kind] = moves_for(kind);
}

FrontierState FrontierPassage::entered(FrontierState state) const {
  if (step_.first_enters && first_is_start_) state[at(step_.first_slot)] = entry_of(kFreshFirst, 1);
  if (step_.second_enters && second_is_start_) state[at(step_.second_slot)] = entry_of(kFreshSecond, 1);
  number_labels(state);
  return state;
}

// Degrees sum up to an even number, with one more for the start.
int FrontierPassage::ended(const FrontierState& state) const {
  int odd = step_.started ? 1 : 0;
  for (const std::uint8_t entry : state) odd ^= entry & 1;
  return odd;
}

FrontierPassage::Kind FrontierPassage::kind_of(const FrontierState& state) const {
  const int first = label_of(state[at(step_.first_slot)]), second = label_of(state[at(step_.second_slot)]);
  if (first == 0) return second == 0 ? neither : only_second;
  if (second == 0) return only_first;
  return first == second ? same : both;
}

const std::vector<FrontierPassage::Move>& FrontierPassage::moves(const FrontierState& entered_state) const {
  return moves_[kind_of(entered_state)];
}

LinkUse FrontierPassage::effect_for(Kind kind, LinkUse use) {
  if (kind == same) return {Shape::none, use.first_odd, use.second_odd};
  const bool first = touches_first(use.shape) && (kind == neither || kind == only_second);
  const bool second = touches_second(use.shape) && (kind == neither || kind == only_first);
  return {shape_of(first, second, use.shape == Shape::joined), use.first_odd, use.second_odd};
}

std::vector<FrontierPassage::Move> FrontierPassage::moves_for(Kind kind) const {
  std::array<Move, kLinkUses> cheapest;
  cheapest.fill({0, {}, 0, kNever, kNoPiece});
  for (int number = 0; number < kLinkUses; ++number) {
    const WayToUse& way = link_.ways[at(number)];
    const LinkUse use = link_use(number), effect = effect_for(kind, use);
    Move& best = cheapest[at(number_of(effect))];
    if (way.cost < best.cost) best = {number, effect, use.ends(), way.cost, way.piece};
  }
  // To be joined is never worse. (To leave both untouched costs nothing, so that is never beaten.)
  std::vector<Move> moves;
  for (const Move& move : cheapest) {
    const LinkUse joined{Shape::joined, move.effect.first_odd, move.effect.second_odd};
    const bool beaten = move.effect.shape != Shape::joined && cheapest[at(number_of(joined))].cost <= move.cost;
    if (move.cost < kNever && !beaten) moves.push_back(move);
  }
  return moves;
}

void FrontierPassage::connect(FrontierState& state, const LinkUse& effect) const {
  std::uint8_t& first = state[at(step_.first_slot)];
  std::uint8_t& second = state[at(step_.second_slot)];
  const int first_odd = (first & 1) ^ effect.first_odd, second_odd = (second & 1) ^ effect.second_odd;
  int first_label = label_of(first), second_label = label_of(second);
  if (effect.shape == Shape::joined) {
    if (first_label != 0 && second_label != 0) {
      for (std::uint8_t& entry : state) {
        if (label_of(entry) == second_label) entry = entry_of(first_label, entry & 1);
      }
    }
    const int label = first_label != 0 ? first_label : second_label != 0 ? second_label : kFreshFirst;
    first_label = second_label = label;
  } else {
    if (touches_first(effect.shape)) first_label = kFreshFirst;
    if (touches_second(effect.shape)) second_label = kFreshSecond;
  }
  first = entry_of(first_label, first_odd);
  second = entry_of(second_label, second_odd);
}

void FrontierPassage::leave(FrontierState& state, int slot, std::uint32_t still_open, const Junction& junction,
                            Outcome& outcome, int& piece, int& ends) const {
  const std::uint8_t entry = state[at(slot)];
  if (entry == 0) {
    if (junction.required) outcome.fate = Fate::dead;
    return;
  }
  const WayToUse& way = junction.leave[entry & 1];
  outcome.cost += way.cost;
  piece = way.piece;
  ends += entry & 1;
  state[at(slot)] = 0;
  if (ends > 1 || !way.possible()) {
    outcome.fate = Fate::dead;
  } else if (std::ranges::none_of(state, [&](std::uint8_t e) { return label_of(e) == label_of(entry); })) {
    const bool last = step_.rest_is_optional && (step_.required & still_open) == 0 && state == FrontierState{};
    outcome.fate = last ? Fate::finished : Fate::dead;
  }
}

FrontierPassage::Outcome FrontierPassage::pass(FrontierState& state, const Move& move, int ended) const {
  Outcome outcome{Fate::alive, move.cost, {move.piece, kNoPiece, kNoPiece}};
  int ends = ended + move.ends;
  if (ends > 1) return {Fate::dead, 0, {}};
  connect(state, move.effect);
  if (step_.first_leaves) {
    const std::uint32_t still_open = step_.open_after | std::uint32_t{1} << step_.second_slot;
    leave(state, step_.first_slot, still_open, first_, outcome, outcome.pieces[1], ends);
  }
  if (step_.second_leaves && outcome.fate == Fate::alive) {
    leave(state, step_.second_slot, step_.open_after, second_, outcome, outcome.pieces[2], ends);
  }
  if (outcome.fate == Fate::alive) number_labels(state);
  return outcome;
}

}  // namespace ariadne::covering
