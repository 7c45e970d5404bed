#pragma once

#include <algorithm>
#include <bit>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "agents/algorithms/engine.hpp"
#include "agents/reversi/disc_decision.hpp"
#include "agents/solution.hpp"

namespace ariadne::reversi {

// The engine of Reversi. On 8 x 8 it searches by discs and trained patterns, and solves the end of the game. Other
// evaluations, and smaller boards until they can be solved, are searched as in every other game.
struct EnginePlayer {
  static constexpr std::string_view name = ariadne::EnginePlayer::name;
  static constexpr std::string_view summary = "searches as deep as it can by trained patterns, and solves the endgame";

  // What the last search needed: either has a table of the whole size, so there is only one of them.
  using Other = ariadne::EnginePlayer::Kept;
  using Kept = std::variant<Other, DiscSearch>;
  template <class G>
  using Memory = Kept;

  template <class G>
  static std::vector<Parameter> parameters() {
    return ariadne::EnginePlayer::parameters<G>();
  }

  static Result<> check(const Request& request) { return ariadne::EnginePlayer::check(request); }

  static void prepare(const Request& request, Kept& kept) {
    if (!searches_by_discs(request)) return ariadne::EnginePlayer::prepare(request, other_in(kept));
    const Limits limits = ariadne::EnginePlayer::limits_of(request);
    if (limits.time.count() != 0) discs_in(kept, Other::bytes_of(request.settings, limits)).table().prepare();
  }

  static Decision think(const Request& request, Kept& kept) {
    if (!searches_by_discs(request)) return ariadne::EnginePlayer::think(request, other_in(kept));
    const Limits limits = ariadne::EnginePlayer::limits_of(request);
    DiscSearch& discs = discs_in(kept, Other::bytes_of(request.settings, limits));
    const DiscPlan plan{.depth = static_cast<int>(std::min<std::int64_t>(request.settings.number("depth"), 60)),
                        .lines = request.how.lines,
                        .threads = static_cast<int>(request.settings.number("threads"))};
    Budget budget(limits, request.how.stop);
    return searched_by_discs(request, discs, plan, budget);
  }

 private:
  static Other& other_in(Kept& kept) {
    if (Other* there = std::get_if<Other>(&kept)) return *there;
    return kept.emplace<Other>();
  }
  static DiscSearch& discs_in(Kept& kept, std::size_t bytes) {
    DiscSearch* there = std::get_if<DiscSearch>(&kept);
    if (there != nullptr && MemorySize::suffices(there->table().bytes(), bytes)) return *there;
    return kept.emplace<DiscSearch>(std::max(bytes, ScoreTable::kLeastBytes));
  }
  static bool searches_by_discs(const Request& request) {
    constexpr int kSolvedOnSmallBoards = 18;  // empty squares
    if (request.settings.choice("eval") != Patterns::name) return false;
    return request.position.size() == 8 || count(request.position.empty()) <= kSolvedOnSmallBoards;
  }
};

// Solves the position, as often as it is asked: by how much the game is won, or only who wins.
struct PerfectPlayer {
  static constexpr std::string_view name = kPerfect;
  static constexpr std::string_view summary = "solves the position: for the last thirty squares of a game";

  struct Kept {
    std::optional<DiscSearch> discs;

    void new_game() { discs.reset(); }  // what is exact stays exact, but among equals it may choose another move
  };
  template <class G>
  using Memory = Kept;
  template <class G>
  static constexpr std::string_view evaluation = Patterns::name;

  template <class G>
  static std::vector<Parameter> parameters() {
    return {
        Parameter::choice("goal", {"margin", "winner"}, "what is proven: by how much the game is won, or who wins"),
        Parameter::number("empties", 1, 60, kDefaultEmpties,
                          "squares of 8 x 8 that may be empty: some 24 take seconds"),
        Parameter::number("memory", 1, kMaxMemory >> 20, 1024, "MiB that the transposition table may take"),
        SearchThreads::parameter(),
    };
  }

  static Result<> check(const Request& request) {
    const auto most = request.settings.number("empties");
    const int empties = count(request.position.empty());
    if (empties <= most || request.position.size() < 8) return {};
    return failure(
        "the position has " + std::to_string(empties) + " empty squares, and may have " + std::to_string(most),
        "Allow more with analyse --agent perfect:empties=" + std::to_string(empties) +
            "; each takes about twice as long.");
  }

  // Where it cannot play the first legal move is played, as by every other `perfect`.
  static Decision think(const Request& request, Kept& kept) {
    if (!check(request)) return unsolved(request);
    const std::size_t bytes = table_bytes(request);
    if (!kept.discs || kept.discs->table().bytes() < bytes) kept.discs.emplace(bytes);
    const DiscPlan plan{.solves_at_once = true,
                        .outcome_only = request.settings.choice("goal") == "winner",
                        .lines = request.how.lines,
                        .threads = static_cast<int>(request.settings.number("threads"))};
    // But for nodes: a position is solved or not.
    Budget budget({.time = request.how.limits.time, .memory = memory_of(request)}, request.how.stop);
    return searched_by_discs(request, *kept.discs, plan, budget);
  }

 private:
  static constexpr int kDefaultEmpties = 30;

  static Decision unsolved(const Request& request) {
    Decision decision;
    decision.move = Rules::move_text(request.position, request.position.moves()[0]);
    decision.complete = false;
    return decision;
  }

  static std::uint64_t memory_of(const Request& request) {
    return memory_granted(request.how.limits, static_cast<std::uint64_t>(request.settings.number("memory")) << 20);
  }
  // As much as such a position can fill, in the time that there is. The system clears memory where it is touched first,
  // and the first nodes touch nearly all of it: at 2 GiB a second that may take a sixteenth of the time.
  static std::size_t table_bytes(const Request& request) {
    constexpr std::size_t kLeast = std::size_t{8} << 20, kPerMillisecond = std::size_t{1} << 17;
    const std::size_t most = memory_of(request);
    const int doublings = std::clamp((count(request.position.empty()) - 16) / 2, 0, 12);
    const auto time = static_cast<std::size_t>(request.how.limits.time.count());
    const std::size_t in_time = time == 0 ? most : std::max(kLeast, time * kPerMillisecond);
    return std::max(std::bit_floor(std::min({most, in_time, kLeast << doublings})), ScoreTable::kLeastBytes);
  }
};

}  // namespace ariadne::reversi
