#include "agents/external/protocol_agent.hpp"

#include <map>
#include <utility>

#include "agents/registry.hpp"

namespace ariadne {
namespace {

using namespace std::chrono_literals;

constexpr auto kBetweenInfos = 50ms;  // that are passed on

// Scores come from the agent's side, values are seen from the first team.
double value_of(double score, const Question& question) {
  const bool first = question.session.game().team(question.seat) == Team::first;
  return first ? score : -score;
}

// The scores of all moves, in the game's order. Those of some are of no use to anybody.
std::vector<MoveValue> values_of(const Said& said, const Question& question) {
  std::vector<MoveValue> values;
  if (said.moves.empty()) return values;
  const std::map<std::string, double> scores(said.moves.begin(), said.moves.end());
  for (const auto& move : question.session.moves(question.seat)) {
    const auto found = scores.find(move);
    if (found == scores.end()) return {};
    MoveValue value;
    value.move = move;
    value.value = value_of(found->second, question);
    values.push_back(std::move(value));
  }
  return values;
}

Decision decision_of(const Said& said, std::string move, const Question& question) {
  Decision decision;
  decision.move = std::move(move);
  decision.depth = said.depth;
  decision.nodes = said.nodes;
  if (said.score) decision.value = value_of(*said.score, question);
  decision.pv = said.pv;
  decision.moves = values_of(said, question);
  return decision;
}

}  // namespace

std::chrono::milliseconds allowed_time(const Question& question, const ExternalOptions& options) {
  const auto move = question.limits.time;
  if (question.clock.left) return move + *question.clock.left;
  return move.count() > 0 ? move : options.move_time;
}

ProtocolAgent::ProtocolAgent(ExternalCommand command, ExternalOptions options, std::uint64_t seed, Tap tap)
    : talk_(std::move(command), std::move(options), std::move(tap)), seed_(seed) {}

ProtocolAgent::~ProtocolAgent() {
  try {
    talk_.quit(kTimeToQuit);
  } catch (const HostFault&) {
    // Its process is ended all the same.
  }
}

void ProtocolAgent::new_game(std::uint64_t seed) {
  seed_ = seed;
  seat_.reset();
}

tl::expected<void, AgentFailure> ProtocolAgent::prepare(const Question& question) {
  const bool went_back = question.session.history().size() < known_steps_;
  if (talk_.is_open() && seat_ == question.seat && !went_back) return {};
  if (!talk_.is_open()) {
    if (auto open = talk_.open(question.session.game().info().id); !open) return open;
  }
  return begin_game(question);
}

ProtocolTalk::Done ProtocolAgent::begin_game(const Question& question) {
  seat_.reset();
  const std::string line = start_line(talk_.next_id(), question, seed_, talk_.options());
  auto answer = talk_.ask(line, ReplyType::ok, talk_.options().start_time, {});
  if (!answer) return tl::unexpected(as_start_failure(std::move(answer.error())));
  seat_ = question.seat;
  known_steps_ = question.session.history().size();
  return {};
}

tl::expected<Decision, AgentFailure> ProtocolAgent::think(const Question& question) {
  if (const auto ready = prepare(question); !ready) return tl::unexpected(ready.error());
  const auto allowed = allowed_time(question, talk_.options());
  const auto move_time = question.clock.left ? question.limits.time : allowed;
  const std::string line = act_line(talk_.next_id(), question, known_steps_, move_time);
  known_steps_ = question.session.history().size();
  const auto asked = Process::Clock::now();
  auto answer =
      talk_.ask(line, ReplyType::move, allowed, {question.stop, [&](const Reply& reply) { pass_on(reply, question); }});
  if (!answer) return tl::unexpected(answer.error());
  if (answer->type == ReplyType::resign) {
    seat_.reset();
    return agent_failure(FailureKind::resigned, question.session.seats()[question.seat] + " gave up");
  }
  Decision decision = decision_of(answer->said, std::move(answer->move), question);
  if (!question.session.read_move(question.seat, decision.move)) {
    return tl::unexpected(
        talk_.failed(FailureKind::invalid, "played " + in_quotes(decision.move) + ", which is not a legal move"));
  }
  decision.time = Process::Clock::now() - asked;
  decision.log = talk_.take_log();
  return decision;
}

void ProtocolAgent::game_over(const GameEnd& end) {
  if (!talk_.is_open() || !seat_) return;
  seat_.reset();
  talk_.tell(end_line(talk_.next_id(), end));
}

void ProtocolAgent::pass_on(const Reply& reply, const Question& question) {
  const auto now = Process::Clock::now();
  if (!question.info || now - last_info_ < kBetweenInfos) return;
  last_info_ = now;
  const auto& pv = reply.said.pv;
  question.info(decision_of(reply.said, pv.empty() ? "" : pv.front(), question));
}

}  // namespace ariadne
