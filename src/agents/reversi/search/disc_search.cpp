#include "agents/reversi/search/disc_search.hpp"

#include <algorithm>
#include <system_error>
#include <thread>
#include <tuple>

#include "agents/reversi/search/schedule.hpp"
#include "agents/reversi/search/symmetry.hpp"
#include "agents/reversi/search/worker.hpp"

namespace ariadne::reversi {
namespace {

// Threads that help a search as long as it lasts. One that cannot be started is missing, and the others search.
template <class Estimate>
class Helpers {
 public:
  Helpers(const BoardKind& kind, const Estimate& estimate, ScoreTable& table, Crew& crew, Control& control, int count)
      : crew_(crew) {
    try {
      for (int i = 0; i < count; ++i) {
        threads_.emplace_back([=, &estimate, &table, &crew, &control] {
          Worker<Estimate> worker(kind, estimate, table, crew, control);
          crew.serve([&](SharedNode& node) { worker.help(node); });
        });
      }
    } catch (const std::system_error&) {
      return;
    }
  }
  Helpers(const Helpers&) = delete;
  Helpers& operator=(const Helpers&) = delete;
  ~Helpers() { crew_.dismiss(); }

 private:
  Crew& crew_;
  std::vector<std::jthread> threads_;
};

Sides sides_of(const Position& position) {
  return {position.discs(position.to_move()), position.discs(position.to_move() ^ 1)};
}

// The search of one position, step by step.
template <class Estimate>
class RootSearch {
 public:
  using Node = reversi::Node<Estimate>;

  using Info = std::function<void(const DiscResult&)>;

  RootSearch(const Position& position, const DiscPlan& plan, const Estimate& estimate, ScoreTable& table, Crew& crew,
             Budget& budget, const Info& info)
      : plan_(plan),
        info_(info),
        table_(table),
        budget_(budget),
        worker_(BoardKind(position), estimate, table, crew, budget.control()),
        root_(worker_.kind(), sides_of(position)) {
    for (const Move move : position.moves()) roots_.push_back(seen_before({after(root_, move), move}));
    if (info_) worker_.budget().at_looks([this] { tell_how_far(); });
  }

  DiscResult run(bool has_estimates) {
    for (const Reach& reach : schedule_of(root_.empties, plan_, has_estimates)) {
      if (!result_.moves.empty() && (!budget_.allows_new_depth() || worker_.stopped())) break;
      begin(reach);
      if (!finishes(reach)) break;
      result_ = result_of(reach);
      if (info_) info_(result_);
    }
    budget_.look();
    result_.next.reset();
    return std::move(result_);
  }

 private:
  struct Root {
    Node next;
    Move move;
    int symmetry = 0;  // makes of `next` what the move leads to
    int value = 0;
    Bound bound = Bound::exact;
  };

  static Node after(const Node& node, Move move) {
    if (move.is_pass()) return node.passed();
    return node.after(move.square, turned(node.sides.own, node.sides.other, move.square));
  }

  // A move that leads to the image of what another one leads to is searched there, where the table knows everything.
  Root seen_before(Root root) const {
    for (const Root& other : roots_) {
      const auto symmetry = symmetry_between(other.next.sides, root.next.sides, worker_.kind().size);
      if (symmetry && other.symmetry == 0) return {other.next, root.move, *symmetry};
    }
    return root;
  }

  void begin(const Reach& reach) {
    progress_ = {.reach = reach,
                 .moves = static_cast<std::size_t>(std::ranges::count(roots_, 0, &Root::symmetry)),
                 .is_last = reach.level == kFullLevel};
  }
  // Selective searches may contradict each other: then the later one holds.
  void show_at_least(int value) {
    progress_.lower = std::max(progress_.lower.value_or(least()), value);
    if (progress_.upper && *progress_.upper < value) progress_.upper.reset();
  }
  void show_at_most(int value) {
    progress_.upper = value;
    if (progress_.lower && *progress_.lower > value) progress_.lower.reset();
  }
  void tell_how_far() {
    const auto now = Clock::now();
    if (now - last_told_ < plan_.tells_every || result_.moves.empty() || worker_.stopped()) return;
    last_told_ = now;
    progress_.done = work_done_.part();
    progress_.time = now - pass_begun_;
    result_.next = progress_;
    info_(result_);
  }

  // One step, around what the last one found. False: it was stopped, and nothing has changed.
  bool finishes(const Reach& reach) {
    const std::vector<Root> before = roots_;
    ScoreWindow window = expected(reach);
    for (;;) {
      if (!search_in(reach, window)) {
        roots_ = before;
        return false;
      }
      // The bound that held stays: searches with different windows may contradict each other, and would do so forever.
      const int found = roots_.front().value, more = 2 * (window.beta - window.alpha);
      if (found <= window.alpha && window.alpha > least()) {
        window.alpha = std::max(least(), found - more);
        show_at_most(found);
      } else if (found >= window.beta && window.beta < most()) {
        window.beta = std::min(most(), found + more);
      } else {
        break;
      }
    }
    last_ = reach;
    return true;
  }
  int least() const { return plan_.outcome_only ? -1 : -kMaxScore; }
  int most() const { return plan_.outcome_only ? 1 : kMaxScore; }
  ScoreWindow expected(const Reach& reach) const {
    if (plan_.lines > 1 || last_.depth == 0 || plan_.outcome_only) return {least(), most()};
    const int margin = reach.depth == last_.depth ? 1 : 4, value = roots_.front().value;
    return {std::clamp(value - margin, least(), most() - 1), std::clamp(value + margin, least() + 1, most())};
  }

  void begin_pass() {
    work_done_.begin();
    progress_.moves_done = 0;
    pass_begun_ = last_told_ = Clock::now();
  }

  // All moves; the best ones are first afterwards.
  bool search_in(const Reach& reach, ScoreWindow window) {
    std::vector<int> best;  // of the lines that are wanted, best first
    begin_pass();
    WorkShare whole(work_done_, 1, WorkShare::Kind::open);
    for (Root& root : roots_) {
      const bool full = best.size() == static_cast<std::size_t>(std::max(plan_.lines, 1));
      if (full) window.alpha = std::max(window.alpha, best.back());
      if (window.alpha >= window.beta) {
        root.bound = Bound::no_better;
        root.value = window.alpha;
        continue;
      }
      root.value = value_of(root, reach, window, full, whole);
      if (worker_.stopped()) return false;
      if (root.symmetry == 0) ++progress_.moves_done;
      if (root.value > window.alpha) show_at_least(root.value);
      root.bound = full && root.value <= window.alpha ? Bound::no_better : Bound::exact;
      if (root.bound != Bound::exact) continue;
      best.insert(std::upper_bound(best.begin(), best.end(), root.value, std::greater<>()), root.value);
      if (full) best.pop_back();
    }
    sort_roots();
    return true;
  }
  // The best first, others in their order. A root is aligned more strictly than the buffer of std::stable_sort.
  void sort_roots() {
    const auto is_better = [](const Root& a, const Root& b) {
      return a.bound != b.bound ? a.bound == Bound::exact : a.value > b.value;
    };
    for (auto root = roots_.begin(); root != roots_.end(); ++root) {
      std::rotate(std::upper_bound(roots_.begin(), root, *root, is_better), root, root + 1);
    }
  }
  int value_of(const Root& root, const Reach& reach, const ScoreWindow& window, bool scouts, WorkShare& whole) {
    const Reach less{static_cast<std::uint8_t>(reach.depth - (root.move.is_pass() ? 0 : 1)), reach.level};
    WorkShare part = root.symmetry == 0 ? whole.take(!scouts, progress_.moves - progress_.moves_done) : WorkShare();
    if (scouts) {
      const int found = -worker_.value(root.next, less, window.scout().for_other(), part.if_any());
      if (found <= window.alpha || found >= window.beta || worker_.stopped()) return found;
    }
    return -worker_.value(root.next, less, window.for_other(), part.if_any());
  }

  DiscResult result_of(const Reach& reach) {
    DiscResult result;
    result.reach = reach;
    result.solved = reach.depth >= root_.empties;
    result.outcome_only = result.solved && plan_.outcome_only;
    for (const Root& root : roots_) {
      DiscMove move{root.move, root.value, root.bound, {root.move}};
      if (root.bound == Bound::exact) extend(move.line, root, reach);
      result.moves.push_back(std::move(move));
    }
    return result;
  }
  // By what the table knows; near the end, where the table is not asked, by solving what is left.
  void extend(std::vector<Move>& line, const Root& root, const Reach& reach) {
    const bool solved = reach.depth >= root_.empties;
    Node node = root.next;
    while (!worker_.stopped() && (solved || static_cast<int>(line.size()) < reach.depth)) {
      const Squares legal = legal_squares(node.sides.own, node.sides.other, node.empty);
      Move move;
      if (legal == 0) {
        if (legal_squares(node.sides.other, node.sides.own, node.empty) == 0) return;
      } else {
        const Known known = table_.find(node.sides);
        if (solved && node.empties <= kSolvedForLine) {
          move = best_of(node, legal);
        } else if (known.move < 64 && (legal & square_bit(known.move)) != 0) {
          move.square = known.move;
        } else {
          return;
        }
      }
      line.push_back(image_of(move, root.symmetry));
      node = after(node, move);
    }
  }

  Move image_of(Move move, int symmetry) const {
    if (move.is_pass()) return move;
    return {static_cast<std::uint8_t>(symmetric_square(move.square, symmetry, worker_.kind().size))};
  }

  static constexpr int kSolvedForLine = 9;
  Move best_of(const Node& node, Squares legal) {
    Move best;
    int most = kNoValue;
    for (Squares left = legal; left != 0; left &= left - 1) {
      const Move move{static_cast<std::uint8_t>(std::countr_zero(left))};
      const int value = -worker_.value(after(node, move), {60, kFullLevel}, {-kMaxScore - 1, kMaxScore + 1});
      if (value > most) std::tie(most, best) = std::tuple(value, move);
    }
    return best;
  }

  using Clock = std::chrono::steady_clock;

  const DiscPlan& plan_;
  const Info& info_;
  const ScoreTable& table_;
  Budget& budget_;
  Worker<Estimate> worker_;
  Node root_;
  std::vector<Root> roots_;
  Reach last_;
  DiscResult result_;  // of the last step
  DiscProgress progress_;
  WorkDone work_done_;
  Clock::time_point pass_begun_, last_told_;
};

template <class Estimate>
DiscResult searched(const Position& position, const DiscPlan& plan, const Estimate& estimate, bool has_estimates,
                    ScoreTable& table, Budget& budget, const std::function<void(const DiscResult&)>& info) {
  Crew crew;
  RootSearch<Estimate> search(position, plan, estimate, table, crew, budget, info);
  const Helpers<Estimate> helpers(BoardKind(position), estimate, table, crew, budget.control(), plan.threads - 1);
  return search.run(has_estimates);
}

}  // namespace

DiscResult DiscSearch::search(const Position& position, const DiscPlan& plan, Budget& budget,
                              const std::function<void(const DiscResult&)>& info) {
  const std::pair rules(position.size(), position.empties());
  if (rules != rules_) table_.forget();  // what is known of a board is known by its rules
  rules_ = rules;
  table_.begin_search(budget);
  if (budget.spent() || position.result()) return {};
  if (position.size() == 8) return searched(position, plan, PatternEstimate(), true, table_, budget, info);
  return searched(position, plan, MobilityEstimate(BoardKind(position)), false, table_, budget, info);
}

}  // namespace ariadne::reversi
