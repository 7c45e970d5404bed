#pragma once

#include <chrono>
#include <new>
#include <nlohmann/json.hpp>
#include <tuple>

#include "agents/algorithms.hpp"
#include "agents/bench_of.hpp"
#include "agents/own_solution.hpp"
#include "agents/own_training.hpp"
#include "agents/registry.hpp"
#include "agents/session_of.hpp"
#include "agents/solved_boards.hpp"
#include "core/json_reader.hpp"
#include "core/own_setting.hpp"
#include "core/suggest.hpp"
#include "core/text.hpp"
#include "search/tree/perft.hpp"

namespace ariadne {

// An algorithm that remembers something from move to move of a game.
template <class Algorithm, class G>
concept HasMemory = requires { typename Algorithm::template Memory<G>; };

// An algorithm that cannot play from every position.
template <class Algorithm, class G>
concept HasCheck = requires(const Request<G> request) {
  { Algorithm::check(request) } -> std::same_as<Result<>>;
};

// An algorithm that gets ready before it is asked.
template <class Algorithm, class G, class Memory>
concept HasPreparation = requires(const Request<G> request, Memory memory) { Algorithm::prepare(request, memory); };

struct NoMemory {};
template <Game G, class Algorithm>
struct MemoryOf {
  using Type = NoMemory;
};
template <Game G, HasMemory<G> Algorithm>
struct MemoryOf<G, Algorithm> {
  using Type = typename Algorithm::template Memory<G>;
};

// An algorithm that plays game G.
template <Game G, class Algorithm>
class AgentOf final : public Agent {
 public:
  AgentOf(Settings settings, std::uint64_t seed) : settings_(std::move(settings)), rng_(seed) {
    prepare_evaluation<G>(evaluation_of(settings_));
  }

  void new_game(std::uint64_t seed) override {
    rng_ = Rng(seed);
    if constexpr (requires { memory_.new_game(); }) {
      memory_.new_game();
    } else {
      memory_ = typename MemoryOf<G, Algorithm>::Type();
    }
  }
  Result<> check(const Session& session, const Limits& limits) override {
    if constexpr (HasCheck<Algorithm, G>) {
      const Question question{session, first_mover(session), limits};
      const P root = root_of(question);
      return Algorithm::check(Request<G>{root, settings_, question, rng_});
    } else {
      return {};
    }
  }
  tl::expected<void, AgentFailure> prepare(const Question& question) override {
    if constexpr (HasPreparation<Algorithm, G, typename MemoryOf<G, Algorithm>::Type>) {
      const P root = root_of(question);
      Algorithm::prepare(Request<G>{root, settings_, within_clock(question), rng_}, memory_);
    }
    return {};
  }
  tl::expected<Decision, AgentFailure> think(const Question& question) override {
    const auto start = std::chrono::steady_clock::now();
    try {
      const P root = root_of(question);
      auto decision = decide({root, settings_, within_clock(question), rng_});
      if (decision && got_no_memory(*decision)) {
        return agent_failure(FailureKind::memory, "needs more memory than it may take");
      }
      // A search measures itself: it may have done more than what it counts.
      if (decision && decision->time.count() == 0) decision->time = std::chrono::steady_clock::now() - start;
      return decision;
    } catch (const std::bad_alloc&) {
      return agent_failure(FailureKind::memory, "ran out of memory");
    }
  }

 private:
  using P = typename G::Position;

  // Its memory was refused before it found anything, so its move is as good as none.
  static bool got_no_memory(const Decision& decision) {
    return decision.stopped == StopReason::memory && decision.nodes == 0 && !decision.value;
  }
  // The name of the one that it judges positions by; empty: it judges none.
  static std::string_view evaluation_of(const Settings& settings) {
    if constexpr (requires { Algorithm::template evaluation<G>; }) {
      return Algorithm::template evaluation<G>;
    } else {
      return settings.has("eval") ? std::string_view(settings.choice("eval")) : std::string_view();
    }
  }
  // Whoever deepens until a limit keeps to its share of any clock; this is for all others.
  static Question within_clock(Question question) {
    if (question.clock.to_be_spent) question.limits = tighter(question.limits, share_of_clock(question.clock));
    return question;
  }
  static P root_of(const Question& question) {
    return root_for(static_cast<const SessionOf<G>&>(question.session).position(), question.seat);
  }
  tl::expected<Decision, AgentFailure> decide(const Request<G>& request) {
    if constexpr (HasMemory<Algorithm, G>) {
      return Algorithm::think(request, memory_);
    } else {
      return Algorithm::think(request);
    }
  }

  Settings settings_;
  Rng rng_;
  [[no_unique_address]] typename MemoryOf<G, Algorithm>::Type memory_;
};

// Calls use(algorithm) for every algorithm that game G offers: the shared ones, then its own.
template <Game G, class Use>
void for_each_algorithm(const Use& use) {
  const auto use_shared = [&]<class Algorithm>(const Algorithm& algorithm) {
    if constexpr (Algorithm::template offered_by<G> && !has_own<G>(Algorithm::name)) use(algorithm);
  };
  std::apply([&](const auto&... each) { (use_shared(each), ...); }, Algorithms{});
  std::apply([&](const auto&... each) { (use(each), ...); }, typename OwnAlgorithms<G>::Types{});
}

template <class Algorithm>
constexpr std::optional<Team> team_of() {
  if constexpr (requires { Algorithm::team; }) {
    return Algorithm::team;
  } else {
    return std::nullopt;
  }
}

// The registered face of game G.
template <Game G>
class EntryOf final : public GameEntry {
 public:
  EntryOf() {
    for_each_algorithm<G>([this]<class Algorithm>(const Algorithm&) {
      agents_.push_back({std::string(Algorithm::name), std::string(Algorithm::summary),
                         Algorithm::template parameters<G>(), team_of<Algorithm>()});
    });
  }

  const GameInfo& info() const override { return info_; }
  Team team(Seat seat) const override { return G::Position::team(seat); }
  const std::vector<AgentInfo>& agents() const override { return agents_; }

  Result<std::unique_ptr<Session>> start(std::string_view text, std::uint64_t seed) const override {
    const auto settings = check_settings(text, info_.parameters, "game '" + info_.id + "'");
    if (!settings) return tl::unexpected(settings.error());
    Rng rng(seed);
    return std::make_unique<SessionOf<G>>(*this, G::start(*settings, rng));
  }

  Result<std::unique_ptr<Session>> read(std::string_view text) const override {
    if (text.find_first_not_of(kBlanks) == std::string_view::npos) return failure("the position is empty");
    return is_json(text) ? read_json(text) : read_text(text);
  }

  std::vector<std::string> names_in(std::string_view text) const override {
    if (is_json(text)) return {};
    auto transcript = G::from_text(text);
    return transcript ? std::move(transcript->names) : std::vector<std::string>();
  }

  Result<std::unique_ptr<Session>> read_leniently(std::string_view text) const override {
    if constexpr (ReadsLooseText<G>) {
      return is_json(text) ? read_json(text) : session_of(G::from_loose_text(text));
    } else {
      return failure("positions of " + info_.id + " have no lenient form");
    }
  }

  Result<std::unique_ptr<Agent>> agent(std::string_view text, std::uint64_t seed) const override {
    const auto spec = split_spec(text);
    if (!spec) return tl::unexpected(spec.error());
    for (const auto& info : agents_) {
      if (info.name != spec->name) continue;
      auto settings =
          check_settings(named_settings(*spec, info.parameters), info.parameters, "agent '" + info.name + "'");
      if (!settings) return tl::unexpected(settings.error());
      return make_agent(info.name, std::move(*settings), seed);
    }
    return unknown_agent(spec->name);
  }

  Result<std::vector<SuiteEntry>> read_suite(std::string_view text) const override {
    if constexpr (HasSuites<G>) {
      auto suite = G::read_suite(text);
      if (!suite) return tl::unexpected(suite.error());
      std::vector<SuiteEntry> entries;
      for (auto& [position, score] : *suite)
        entries.push_back({std::make_unique<SessionOf<G>>(*this, position), score});
      return entries;
    } else {
      return failure("there are no test suites for " + info_.id);
    }
  }

  std::string_view balanced_openings() const override {
    if constexpr (HasOpenings<G>) {
      return G::balanced_openings();
    } else {
      return {};
    }
  }

  std::string text(const Session& session) const override { return G::to_text(own(session).position()); }
  std::string write(const Session& session, std::string_view format,
                    const std::vector<std::string>& names) const override {
    if constexpr (HasFormats<G>) {
      return G::write(format, own(session).transcript(), names);
    } else {
      return {};
    }
  }
  Statistics statistics(const Session& session) const override {
    if constexpr (HasStatistics<G>) {
      return G::statistics(own(session).transcript());
    } else {
      return {};
    }
  }
  Statistics step_statistics(const Session& session) const override {
    if constexpr (HasStepStatistics<G>) {
      const auto* last = own(session).last_step();
      if (last != nullptr) return G::step_statistics(*last, own(session).position());
    }
    return {};
  }

  std::vector<GameEvent> events(const Session& session) const override {
    if constexpr (HasEvents<G>) {
      const auto* last = own(session).last_step();
      if (last != nullptr) return G::events(*last, own(session).position());
    }
    return {};
  }

  std::optional<TournamentScores> tournament_scores(const Session& session) const override {
    if constexpr (HasTournament<G>) {
      if (session.result()) return G::tournament_scores(own(session).position());
    }
    return std::nullopt;
  }

  std::optional<std::uint64_t> perft(const Session& session, int depth, const std::atomic<bool>& stop) const override {
    return ariadne::perft(own(session).position(), depth, stop);
  }
  std::vector<MoveLeaves> divide(const Session& session, int depth, const std::atomic<bool>& stop) const override {
    const P& position = own(session).position();
    std::vector<MoveLeaves> counts;
    for (const auto move : position.moves()) {
      P next = position;
      next.play(move);
      const auto leaves = ariadne::perft(next, depth - 1, stop);
      if (leaves) counts.push_back({G::move_text(position, move), *leaves});
    }
    return counts;
  }
  Result<SolutionNeed> solution_need(const Session& session) const override {
    if constexpr (BringsSolution<G>) {
      return OwnSolution<G>::need(own(session).position());
    } else if constexpr (SolvableGame<G>) {
      return solvable<G>(own(session).position()).map([](const auto& board) { return need_of(board); });
    } else {
      return not_solvable();
    }
  }
  Result<Solution> solve(const Session& session, const SolveOrder& order) const override {
    if constexpr (BringsSolution<G>) {
      return OwnSolution<G>::solve(own(session).position(), order);
    } else if constexpr (SolvableGame<G>) {
      const auto board = solvable<G>(own(session).position());
      if (!board) return tl::unexpected(board.error());
      return solved(*board, order);
    } else {
      return not_solvable();
    }
  }

  bool can_be_trained() const override { return BringsTraining<G>; }
  Result<> train(const TrainOrder& order) const override {
    if constexpr (BringsTraining<G>) {
      return OwnTraining<G>::train(order);
    } else {
      return failure("the game " + in_quotes(info_.id) + " has nothing to train");
    }
  }

  std::vector<BenchLine> bench(const std::atomic<bool>& stop) const override { return bench_of<G>(info_, stop); }

 private:
  using P = typename G::Position;

  static const SessionOf<G>& own(const Session& session) { return static_cast<const SessionOf<G>&>(session); }

  tl::unexpected<Error> not_solvable() const {
    return failure("the game " + in_quotes(info_.id) + " cannot be solved");
  }
  template <Enumerable S>
  static Result<Solution> solved(const S& position, const SolveOrder& order) {
    Budget budget(order.limits, order.stop);
    const auto board = SolvedBoards<S>::shared().solve(position, budget, order.progress);
    if (!board) return tl::unexpected(board.error());
    Solution solution = (*board)->solution;
    const Verdict verdict = (*board)->verdicts[position.state()];
    solution.sign = verdict.sign;
    solution.moves = verdict.moves;
    if constexpr (MoveLimited<S>) solution.moves_left = position.moves_left();
    solution.covers_limit = NumbersMoves<S>;
    return solution;
  }

  static constexpr std::string_view kBlanks = " \t\r\n";
  static bool is_json(std::string_view text) {
    return text.substr(std::min(text.find_first_not_of(kBlanks), text.size())).starts_with('{');
  }
  Result<std::unique_ptr<Session>> read_json(std::string_view text) const {
    const auto json = parse_json(text);
    if (!json) return tl::unexpected(json.error());
    auto session = read_parsed(*json);
    if (!session) return tl::unexpected(with_place(text, session.error()));
    return session;
  }
  // Moves and the name of the game may stand beside what the game itself reads.
  Result<std::unique_ptr<Session>> read_parsed(const Json& json) const {
    const JsonReader reader(json, "a position");
    if (reader.has("game")) reader["game"].choice({info_.id});
    if (reader.failed()) return reader.failure();
    Json own = json;
    own.erase(info_.moves_key);
    own.erase("game");
    auto position = G::from_json(own);
    if (!position) return tl::unexpected(position.error());
    auto session = std::make_unique<SessionOf<G>>(*this, *position);
    if (reader.has(info_.moves_key.c_str())) play_all(*session, reader[info_.moves_key.c_str()]);
    if (reader.failed()) return reader.failure();
    return session;
  }
  // A string is a ply; an array of strings is a step of several movers, ply by ply.
  static void play_all(SessionOf<G>& session, const JsonReader& moves) {
    const auto all = moves.items();
    for (std::size_t i = 0; i < all.size() && !moves.failed(); ++i) {
      if (all[i].is_array()) {
        play_step(session, all[i], i);
      } else {
        play_ply(session, all[i], i);
      }
    }
    session.begin_here_if_in_step();
  }
  static void play_step(SessionOf<G>& session, const JsonReader& step, std::size_t index) {
    const auto moves = step.items();
    const std::size_t movers = session.movers().size();
    if (moves.size() != movers) return step.expected(count_text(movers, "move", "moves"));
    for (const JsonReader& move : moves) play_ply(session, move, index);
  }
  static void play_ply(SessionOf<G>& session, const JsonReader& text, std::size_t index) {
    const std::string typed = text.text();
    if (text.failed()) return;
    const auto move = session.read_ply(typed);
    if (move) return session.play_ply(*move);
    const Error illegal = illegal_in_sequence(index, move.error()).value();
    text.fault(illegal.message, illegal.hint);
  }
  Result<std::unique_ptr<Session>> read_text(std::string_view text) const { return session_of(G::from_text(text)); }
  Result<std::unique_ptr<Session>> session_of(const Result<Transcript<typename G::Position>>& transcript) const {
    if (!transcript) return tl::unexpected(transcript.error());
    auto session = std::make_unique<SessionOf<G>>(*this, transcript->start);
    for (const auto move : transcript->moves) session->play_ply(move);
    session->begin_here_if_in_step();
    return session;
  }

  static std::unique_ptr<Agent> make_agent(const std::string& name, Settings settings, std::uint64_t seed) {
    std::unique_ptr<Agent> agent;
    for_each_algorithm<G>([&]<class Algorithm>(const Algorithm&) {
      if (Algorithm::name == name) agent = std::make_unique<AgentOf<G, Algorithm>>(std::move(settings), seed);
    });
    return agent;
  }
  tl::unexpected<Error> unknown_agent(const std::string& name) const {
    std::vector<std::string> names;
    for (const auto& info : agents_) names.push_back(info.name);
    return failure("no agent " + in_quotes(name) + " plays " + info_.id, suggestion(name, names));
  }

  static GameInfo described() {
    GameInfo info = G::info();
    info.for_points = PlayedForScore<G>;
    info.has_tournament = HasTournament<G>;
    return info;
  }

  GameInfo info_ = described();
  std::vector<AgentInfo> agents_;
};

}  // namespace ariadne
