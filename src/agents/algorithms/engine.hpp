#pragma once

#include <optional>

#include "agents/algorithms/deepening.hpp"
#include "agents/algorithms/fixed_depth.hpp"
#include "agents/algorithms/memory_size.hpp"
#include "agents/algorithms/search_threads.hpp"
#include "agents/algorithms/searched_decision.hpp"
#include "core/enumerable.hpp"
#include "core/search_tuning.hpp"
#include "search/tree/principal_variation.hpp"

namespace ariadne {

// A game in which some positions belong to chance. Searches for the worst case cannot handle them.
template <class G>
concept HasChance = Game<G> && requires(const typename G::Position position) { position.by_chance(); };

// A game that says how a search is fitted to it.
template <class G>
concept HasTuning = Game<G> && requires {
  { G::tuning } -> std::convertible_to<SearchTuning>;
};

// A game one of whose evaluations is better than the first, which is the default elsewhere.
template <class G>
concept HasBestEvaluation = HasEvaluations<G> && requires {
  { G::best_evaluation } -> std::convertible_to<std::string_view>;
};

// The kernels of a search, and what they learn from depth to depth. Unless told otherwise they look at everything that
// can be played.
template <Game G, Evaluation<typename G::Position> Evaluate,
          class Searched = PositionWithAllMoves<typename G::Position>>
class EngineKernels {
 public:
  using P = Searched;

  explicit EngineKernels(const Evaluate& evaluate) : evaluate_(evaluate) {
    if constexpr (HasTuning<G>) tuning_ = G::tuning;
    tuning_.trusts_deeper = true;
  }
  auto operator()(Expansion<P>& expansion, TranspositionTable& table) {
    return PrincipalVariation<P, Evaluate>(evaluate_, expansion, table, experience_, tuning_);
  }

 private:
  const Evaluate& evaluate_;
  SearchTuning tuning_;
  MoveExperience<typename P::Move> experience_;
};

// The strong searcher of every game with an evaluation: principal variation search with a transposition table, as deep
// as its budget allows. The table is kept from move to move; a new game begins with an empty one.
//
// Where several seats move at the same time, the others are taken to know the choice of this one: it is careful rather
// than cunning. A value is proven if every line that had to be followed ended by the rules. Then it is the result of
// the game, and no deeper search is begun.
struct EnginePlayer {
  static constexpr std::string_view name = "engine";
  static constexpr std::string_view summary = "searches as deep as it can, with a transposition table";
  static constexpr std::int64_t kDefaultNodes = 50'000;  // some milliseconds
  template <class G>
  static constexpr bool offered_by = HasEvaluations<G> && !HasChance<G>;

  // A searcher with a table of the size that the settings name, for one game.
  class Kept {
   public:
    Searcher<TranspositionTable>& searcher(const Settings& settings, const Limits& limits) {
      const std::size_t bytes = bytes_of(settings, limits);
      if (!searcher_ || !MemorySize::suffices(searcher_->table().bytes(), bytes)) {
        searcher_.emplace(TranspositionTable(bytes));
      }
      return *searcher_;
    }
    // If the settings name no size, a search with few nodes or little time gets a table that it can fill: an empty one
    // has to be made for every game.
    static std::size_t bytes_of(const Settings& settings, const Limits& limits) {
      constexpr std::uint64_t kBytesPerNode = 256;  // a node in four leaves an entry, and a game has many moves
      return MemorySize::of(settings, "hash", limits, kBytesPerNode, TranspositionTable::kLeastBytes);
    }

   private:
    std::optional<Searcher<TranspositionTable>> searcher_;
  };
  template <HasEvaluations G>
  using Memory = Kept;

  template <HasEvaluations G>
  static std::vector<Parameter> parameters() {
    auto all = Deepening::parameters(kMaxDepth, CountsRounds<G> ? "rounds" : "plies", kDefaultNodes);
    all.push_back(evaluation_parameter<G>("how a position is judged"));
    if constexpr (HasBestEvaluation<G>) all.back().fallback = G::best_evaluation;
    all.push_back(MemorySize::parameter("hash", "memory of the transposition table"));
    all.push_back(SearchThreads::parameter());
    return all;
  }

  template <HasEvaluations G>
  static Result<> check(const Request<G>& request) {
    if constexpr (CountsRounds<G>) {
      if (const auto checked = check_depth(request); !checked) return checked;
    }
    return MemorySize::check(request.settings, "hash", request.how.limits);
  }
  // Of a search, and for its table.
  template <HasEvaluations G>
  static Limits limits_of(const Request<G>& request) {
    return MemorySize::limits(request.settings, "hash", Deepening::limits_of(request));
  }

  // Makes the table before a clock runs.
  template <HasEvaluations G>
  static void prepare(const Request<G>& request, Kept& memory) {
    const Limits limits = limits_of(request);
    if (limits.time.count() != 0) memory.searcher(request.settings, limits).table().prepare();
  }

  template <HasEvaluations G>
  static Decision think(const Request<G>& request, Kept& memory) {
    return think_of<G, PositionWithAllMoves<typename G::Position>>(request, memory);
  }
  // The same, but of the moves that the game lists.
  template <HasEvaluations G>
  static Decision think_of_listed(const Request<G>& request, Kept& memory) {
    return think_of<G, typename G::Position>(request, memory);
  }

 private:
  template <HasEvaluations G, Position P>
  static Decision think_of(const Request<G>& request, Kept& memory) {
    return with_evaluation<G>(request.settings.choice("eval"), [&]<class Evaluate>(const Evaluate& evaluate) {
      EngineKernels<G, Evaluate, P> kernels(evaluate);
      return searched(request, P(request.position), memory, kernel_source<P, TranspositionTable, Silent>(kernels));
    });
  }
  template <HasEvaluations G, Position P, class Value>
  static Decision searched(const Request<G>& request, const P& position, Kept& memory,
                           const KernelSource<P, Value, TranspositionTable, Silent>& kernels) {
    const Limits limits = limits_of(request);
    Searcher<TranspositionTable>& searcher = memory.searcher(request.settings, limits);
    Silent silent;
    Budget budget(limits, request.how.stop);
    SearchThreads helpers(request.settings);
    const SearchPlan plan = plan_to(request.settings.number("depth"), request);
    return searched_decision(request, position, plan, searcher, budget, silent, kernels, helpers);
  }
};

}  // namespace ariadne
