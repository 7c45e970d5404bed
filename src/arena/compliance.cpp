#include "arena/compliance.hpp"

#include <algorithm>
#include <cassert>

#include "agents/external/protocol_agent.hpp"
#include "arena/referee.hpp"
#include "core/text.hpp"

namespace ariadne {
namespace {

using namespace std::chrono_literals;
using Verdict = ComplianceCheck::Verdict;

constexpr std::size_t kMaxSaid = 30;         // lines that are kept
constexpr std::size_t kMaxSaidBytes = 2000;  // of each
constexpr std::size_t kMaxTurns = 60;        // of a game
constexpr auto kTimeToEnd = 1s;

std::string milliseconds_text(std::chrono::nanoseconds time) {
  return std::to_string(std::chrono::duration_cast<std::chrono::milliseconds>(time).count()) + " ms";
}

class ComplianceTest {
 public:
  ComplianceTest(const GameSpec& game, const ExternalCommand& command, const ExternalOptions& options,
                 std::uint64_t seed)
      : game_(game), seed_(seed), agent_(std::make_unique<ProtocolAgent>(command, options, seed, tap())) {}

  Compliance run() {
    const auto session = game_.game->start(game_.settings, seed_);
    assert(session);
    if (becomes_ready(**session)) {
      for (const Seat seat : first_seats(**session)) plays(**session, seat);
      if (result_.good()) obeys_stop(**session);
      ends();
    }
    return std::move(result_);
  }

 private:
  Tap tap() {
    return [this](bool by_host, std::string_view line) {
      if (!result_.good()) return;
      if (result_.said.size() == kMaxSaid) result_.said.erase(result_.said.begin());
      result_.said.push_back({by_host, printable(line.substr(0, kMaxSaidBytes))});
    };
  }

  void add(std::string what, Verdict verdict, std::string detail, std::string evidence = {}) {
    result_.checks.push_back({std::move(what), verdict, std::move(detail), std::move(evidence), {}});
  }
  void add_failure(std::string what, const AgentFailure& failure) {
    add(std::move(what), Verdict::failed, std::string(name_of(failure.kind)) + ": " + failure.reason, failure.evidence);
    result_.checks.back().failure = failure.kind;
  }

  // The first seat of each team.
  static std::vector<Seat> first_seats(const Session& session) {
    std::vector<Seat> seats;
    for (const Team team : {Team::first, Team::second}) {
      for (Seat seat = 0; seat < seat_count(session.seats()); ++seat) {
        if (session.game().team(seat) != team) continue;
        seats.push_back(seat);
        break;
      }
    }
    return seats;
  }

  bool becomes_ready(const Session& session) {
    const auto start = Process::Clock::now();
    const auto open = agent_->talk().open(session.game().info().id);
    const std::string what = "starts and is ready";
    if (!open) return add_failure(what, open.error()), false;
    result_.name = agent_->talk().name();
    result_.version = agent_->talk().version();
    add(what, Verdict::passed, "after " + milliseconds_text(Process::Clock::now() - start));
    return true;
  }

  // Whoever refuses one side must play the other.
  void plays(const Session& session, Seat seat) {
    const std::string what = "plays a game as " + session.seats()[seat];
    agent_->new_game(seed_);
    std::vector<Player> players;
    for (Seat each = 0; each < seat_count(session.seats()); ++each) {
      auto other = make_agent(session.game(), "random", seed_ + each);
      assert(other);
      players.push_back({"random", each == seat ? std::move(agent_) : std::move(*other)});
    }
    Referee referee(game_of(session.clone(), std::move(players), seed_), {});
    std::size_t moves = 0;
    std::chrono::microseconds slowest{0};
    while (moves < kMaxTurns) {
      const auto turn = referee.wait();
      if (!turn) break;
      for (std::size_t i = 0; i < turn->movers.size(); ++i) {
        if (turn->movers[i] != seat || turn->forced) continue;
        ++moves;
        slowest = std::max(slowest, turn->ply.thoughts[i].time);
      }
    }
    GameInPlay game = referee.release();
    agent_.reset(static_cast<ProtocolAgent*>(game.players[seat].agent.release()));
    if (!game.forfeits.empty()) return judge_failure(what, game.forfeits.front().failure);
    add(what, Verdict::passed,
        count_text(static_cast<std::int64_t>(moves), "move", "moves") + ", the slowest took " +
            milliseconds_text(slowest));
  }

  void judge_failure(const std::string& what, const AgentFailure& failure) {
    if (failure.kind == FailureKind::resigned) return add(what, Verdict::passed, "it resigned");
    add_failure(what, failure);
  }

  void obeys_stop(const Session& session) {
    agent_->new_game(seed_);
    const std::atomic<bool> stop{true};
    Question question{session, session.movers().front()};
    if (!agent_->prepare(question)) return;  // it plays the other side
    question.stop = &stop;
    const auto thought = agent_->think(question);
    if (thought)
      add("answers at once when it is stopped", Verdict::passed, "");
    else
      add("answers at once when it is stopped", Verdict::noted,
          "no: whoever is in a hurry ends it. It may listen while it thinks.");
  }

  void ends() {
    const std::string what = "ends when it is told to quit";
    if (!agent_->talk().is_open()) return;
    const auto ended = agent_->talk().quit(kTimeToEnd);
    if (!ended) return add(what, Verdict::failed, "it was still there after " + milliseconds_text(kTimeToEnd));
    const bool well = ended->code == 0 && ended->signal == 0;
    add(what, well ? Verdict::passed : Verdict::failed, "it " + ended->text());
  }

  const GameSpec& game_;
  const std::uint64_t seed_;
  Compliance result_;
  std::unique_ptr<ProtocolAgent> agent_;
};

}  // namespace

bool Compliance::good() const { return std::ranges::count(checks, Verdict::failed, &ComplianceCheck::verdict) == 0; }

bool Compliance::failed_only_by(FailureKind kind) const {
  return !good() && std::ranges::all_of(checks, [&](const ComplianceCheck& check) {
    return check.verdict != Verdict::failed || check.failure == kind;
  });
}

Compliance check_compliance(const GameSpec& game, const ExternalCommand& command, const ExternalOptions& options,
                            std::uint64_t seed) {
  check_sandbox(options.sandbox);
  return ComplianceTest(game, command, options, seed).run();
}

}  // namespace ariadne
