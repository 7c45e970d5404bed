#pragma once

#include <string>
#include <vector>

#include "agents/algorithms/fixed_depth_search.hpp"
#include "agents/request.hpp"
#include "core/any_evaluation.hpp"
#include "search/tree/alpha_beta.hpp"
#include "search/tree/minimax.hpp"

namespace ariadne {

// An algorithm that searches to a depth with one kernel, as a FixedDepthSearch does.
template <template <class, class, class> class KernelOf>
struct FixedDepthPlayer {
  template <class G>
  static constexpr bool offered_by = HasEvaluations<G>;

  template <HasEvaluations G>
  using Memory = Searcher<>;

  template <HasEvaluations G>
  static std::vector<Parameter> search_parameters(int default_depth) {
    return {
        Parameter::number(
            "depth", 1, kMaxDepth, default_depth,
            std::string(CountsRounds<G> ? "rounds" : "plies") +
                " to look ahead; with nodes or time as deep as they allow, up to depth only if it is given"),
        evaluation_parameter<G>("how a position is judged at that depth"),
        Parameter::number("nodes", 0, 1'000'000'000'000, 0, "positions searched per move, 0: no limit"),
        Parameter::milliseconds("time", "per move; a number alone is milliseconds, 0: no limit"),
    };
  }

  template <HasEvaluations G>
    requires CountsRounds<G>
  static Result<> check(const Request<G>& request) {
    return check_depth(request);
  }

  template <HasEvaluations G>
  static Decision think(const Request<G>& request, Searcher<>& searcher) {
    return with_evaluation<G>(request.settings.choice("eval"), [&](const auto& evaluate) {
      using P = typename G::Position;
      const auto silent = kernels_by<P, Silent>(evaluate);
      // Whoever watches takes far longer than any evaluation.
      const auto any = any_evaluation<P>(evaluate);
      const auto watched = kernels_by<P, Watched<P>>(any);
      return decided(request, searcher, silent, watched);
    });
  }

 private:
  template <Position P, class Observer, Evaluation<P> Evaluate>
  static auto kernels_by(const Evaluate& evaluate) {
    return [&evaluate](Expansion<P, Observer>& expansion, NoTable&) {
      return KernelOf<P, Evaluate, Observer>(evaluate, expansion);
    };
  }
  template <HasEvaluations G, class Silently, class Watching>
  static Decision decided(const Request<G>& request, Searcher<>& searcher, const Silently& silent,
                          const Watching& watched) {
    using P = typename G::Position;
    using K = std::invoke_result_t<const Silently&, Expansion<P>&, NoTable&>;
    const FixedDepthKernels kernels{kernel_source<P, NoTable, Silent>(silent),
                                    kernel_source<P, NoTable, Watched<P>>(watched), KernelRoles<P>::template of<K>()};
    return FixedDepthSearch(request, searcher, kernels).decide();
  }
};

struct MinimaxPlayer : FixedDepthPlayer<Minimax> {
  static constexpr std::string_view name = "minimax";
  static constexpr std::string_view summary = "searches every move to a fixed depth: slow, and correct by definition";
  template <HasEvaluations G>
  static std::vector<Parameter> parameters() {
    return search_parameters<G>(3);
  }
};

struct AlphaBetaPlayer : FixedDepthPlayer<AlphaBeta> {
  static constexpr std::string_view name = "alphabeta";
  static constexpr std::string_view summary = "plays like minimax at the same depth, with far fewer positions";
  template <HasEvaluations G>
  static std::vector<Parameter> parameters() {
    return search_parameters<G>(6);
  }
};

}  // namespace ariadne
