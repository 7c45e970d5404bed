#include "report/reviewer.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "agents/registry.hpp"
#include "agents/spec.hpp"

namespace ariadne {
namespace {

constexpr int kAllLines = 1 << 20;  // exact values for all moves: the one that was played may be any of them

tl::unexpected<ReviewError> wrong(Error error) { return tl::unexpected(ReviewError{std::move(error), false}); }

class Reviewer {
 public:
  Reviewer(const Session& session, const ReviewOrder& order) : session_(session), order_(order) {}

  tl::expected<Review, ReviewError> run() {
    if (auto fault = open_judge()) return wrong(std::move(*fault));
    Review review(session_, order_.agent);
    const auto& history = session_.history();
    for (std::size_t ply = 0; ply < history.size() && !stopped(); ++ply) {
      if (order_.begun) order_.begun(ply + 1);
      if (auto failed = judge(*session_.at(ply), history[ply], review)) return tl::unexpected(std::move(*failed));
      if (!stopped()) review.judged_plies = ply + 1;
    }
    set_marks(review);
    return review;
  }

 private:
  bool stopped() const { return order_.stop != nullptr && order_.stop->load(std::memory_order_relaxed); }
  // It judges its own side, where it plays for one only.
  bool judges(Seat seat) const {
    return check_team(session_.game(), order_.agent, session_.game().team(seat)).has_value();
  }

  // What is wrong with the judge, if anything is.
  std::optional<Error> open_judge() {
    auto agent = make_agent(session_.game(), order_.agent, order_.seed, order_.external);
    if (!agent) return agent.error();
    agent_ = std::move(*agent);
    const auto start = session_.at(0);
    if (auto able = agent_->check(*start, order_.limits); !able) {
      able.error().message = order_.agent + ": " + able.error().message;
      return able.error();
    }
    return start->result() ? std::nullopt : check_values(*start);
  }

  // An agent that neither counts nor values positions, such as a random one, cannot judge what others play.
  std::optional<Error> check_values(const Session& start) {
    const auto movers = start.movers();
    const auto found = std::ranges::find_if(movers, [this](Seat each) { return judges(each); });
    const Seat seat = found == movers.end() ? movers.front() : *found;
    if (const auto plays = check_team(session_.game(), order_.agent, session_.game().team(seat)); !plays) {
      return plays.error();
    }
    const auto decision = agent_->think({start, seat, {.nodes = 1}});
    if (!decision || decision->value || decision->nodes > 0 || !decision->complete) return std::nullopt;
    return Error{fmt::format("{} gives moves no values, so it cannot judge a game", in_quotes(order_.agent)),
                 "Choose one that looks ahead, such as alphabeta.",
                 0,
                 0,
                 {}};
  }

  std::optional<ReviewError> judge(const Session& before, const Step& step, Review& review) {
    const auto movers = before.movers();
    for (std::size_t i = 0; i < movers.size(); ++i) {
      if (!judges(movers[i])) continue;
      Question question{before, movers[i], order_.limits};
      question.stop = order_.stop;
      question.lines = kAllLines;
      const auto decision = agent_->think(question);
      if (!decision) return failed(decision.error());
      if (stopped()) return std::nullopt;  // cut short, it says nothing
      review.moves.push_back(ariadne::judged(before, movers[i], step[i], *decision));
      if (order_.judged) order_.judged(review.moves.back());
    }
    return std::nullopt;
  }

  ReviewError failed(const AgentFailure& why) const {
    const std::string text = fmt::format("{} failed ({}): {}", in_quotes(order_.agent), name_of(why.kind), why.reason);
    return {Error{text, {}, 0, 0, {}}, true};
  }

  const Session& session_;
  const ReviewOrder& order_;
  std::unique_ptr<Agent> agent_;
};

}  // namespace

std::string default_judge(const Session& session) {
  return default_agent(session.game(), session.game().team(first_mover(session)));
}

tl::expected<Review, ReviewError> reviewed(const Session& session, const ReviewOrder& order) {
  return Reviewer(session, order).run();
}

}  // namespace ariadne
