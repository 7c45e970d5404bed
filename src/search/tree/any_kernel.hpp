#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

#include "core/position.hpp"
#include "search/tree/expansion.hpp"
#include "search/tree/kernel.hpp"
#include "search/tree/line.hpp"
#include "search/tree/moves_in_progress.hpp"
#include "search/tree/window.hpp"

namespace ariadne {

// What the root of a search has to know of a kind of kernel.
struct KernelKind {
  bool prunes = false, scouts = false, shares = false, takes_means = false;

  template <class K>
  static constexpr KernelKind of() {
    return {K::kPrunes, ariadne::scouts<K>, ariadne::shares<K>, ariadne::takes_means<K>};
  }
};

// A kernel whose kind is data and not a type. This is what a search sees above its nodes: all of that is compiled once
// for a game, and not for each kernel with each evaluation. It is asked once for a move of the root, so that costs
// nothing.
template <Position P, class V>
class AnyKernel {
 public:
  using Move = typename P::Move;
  using Value = V;

  explicit AnyKernel(const KernelKind& kind) : kind_(kind) {}
  AnyKernel(const AnyKernel&) = delete;
  AnyKernel& operator=(const AnyKernel&) = delete;
  virtual ~AnyKernel() = default;

  const KernelKind& kind() const { return kind_; }
  virtual Value value(const P& position, int depth, const Window<Value>& window, Line<Move>& line) = 0;
  virtual bool cut_short() const = 0;
  virtual std::uint64_t cutoffs() const = 0;
  virtual void share(MovesInProgress& in_progress) = 0;  // only if its kind shares

 private:
  const KernelKind kind_;
};

// Adapts a kernel K to AnyKernel; K& if somebody else owns it.
template <Position P, class Held>
  requires Kernel<std::remove_reference_t<Held>, P>
class AdaptedKernel final : public AnyKernel<P, typename std::remove_reference_t<Held>::Value> {
 public:
  using K = std::remove_reference_t<Held>;
  using Move = typename K::Move;
  using Value = typename K::Value;

  // `make()` gives the kernel.
  template <std::invocable Make>
  explicit AdaptedKernel(const Make& make) : AnyKernel<P, Value>(KernelKind::of<K>()), kernel_(make()) {}

  Value value(const P& position, int depth, const Window<Value>& window, Line<Move>& line) override {
    return kernel_.value(position, depth, window, line);
  }
  bool cut_short() const override { return kernel_.cut_short(); }
  std::uint64_t cutoffs() const override { return kernel_.cutoffs(); }
  void share(MovesInProgress& in_progress) override {
    if constexpr (shares<K>) kernel_.share(in_progress);
  }

 private:
  Held kernel_;
};

// Where a search gets its kernels from, one for each depth.
template <Position P, class Value, class Table, class Observer>
struct KernelSource {
  using Made = std::unique_ptr<AnyKernel<P, Value>>;

  KernelKind kind;
  std::function<Made(Expansion<P, Observer>&, Table&)> make;
};

// The source that is a function kernel_for(expansion, table), which has to outlive it.
template <Position P, class Table, class Observer, class KernelFor>
auto kernel_source(KernelFor& kernel_for) {
  using Expanding = Expansion<P, Observer>;
  using K = std::invoke_result_t<KernelFor&, Expanding&, Table&>;
  using Source = KernelSource<P, typename K::Value, Table, Observer>;
  return Source{KernelKind::of<K>(), [&kernel_for](Expanding& expansion, Table& table) -> typename Source::Made {
                  return std::make_unique<AdaptedKernel<P, K>>([&] { return kernel_for(expansion, table); });
                }};
}

}  // namespace ariadne
