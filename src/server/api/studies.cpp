#include <algorithm>
#include <nlohmann/json.hpp>

#include "agents/spec.hpp"
#include "report/analysis.hpp"
#include "report/format.hpp"
#include "report/reviewer.hpp"
#include "server/api/analyst.hpp"
#include "server/api/arguments.hpp"
#include "server/api/calls.hpp"
#include "server/api/laboratory.hpp"
#include "server/api/thinking.hpp"

namespace ariadne {
namespace {

constexpr std::size_t kMaxAgents = 8;

// Of those who move together, the one that was named, or the first that the agent can play for.
Result<Seat> seat_in(const JsonReader& arguments, const Session& session, const std::string& spec) {
  const auto movers = session.movers();
  if (arguments.has("seat")) {
    auto seat = seat_called(session, arguments["seat"].text());
    if (!seat || std::ranges::count(movers, *seat) > 0) return seat;
    return failure(session.seats()[*seat] + " is not to move");
  }
  const auto can_play = [&](Seat seat) {
    return check_team(session.game(), spec, session.game().team(seat)).has_value();
  };
  const auto found = std::ranges::find_if(movers, can_play);
  return found == movers.end() ? movers.front() : *found;
}

std::vector<std::string> analysts_in(const JsonReader& arguments, const Session& session) {
  if (!arguments.has("agents")) return {default_judge(session)};
  return texts_in(arguments["agents"], kMaxAgents);
}

Result<Analysis> analysed(const JsonReader& arguments, const Session& session, const std::string& spec, int lines,
                          const CallContext& context, std::chrono::milliseconds max_time) {
  auto opened = open_analyst(arguments, session, spec, context.laboratory.external());
  if (!opened) return tl::unexpected(opened.error());
  Analysis analysis;
  analysis.session = session.clone();
  analysis.agent = spec;
  analysis.seat = opened->seat;
  Question question{*analysis.session, opened->seat, read_limits(arguments)};
  question.lines = lines;
  question.may_hurry = true;
  question.info = [&](const Decision& decision) {
    context.tell({{"agent", spec}, {"decision", decision_json(decision)}}, true);
  };
  auto decision = asked(*opened->agent, question, spec, context, max_time);
  if (!decision) return tl::unexpected(decision.error());
  analysis.decision = std::move(*decision);
  return analysis;
}

Json judged_progress(const JudgedMove& move) {
  Json json = {{"ply", move.ply}, {"move", move.played}};
  if (move.value) json["value"] = value_json(*move.value);
  if (move.best) json["best"] = *move.best;
  return json;
}

}  // namespace

Result<Analyst> open_analyst(const JsonReader& arguments, const Session& session, const std::string& spec,
                             const ExternalOptions& external) {
  if (const auto known = check_offered(session.game(), spec, external); !known) return tl::unexpected(known.error());
  if (spec == kHuman) return failure("a person cannot be asked");
  const auto seat = seat_in(arguments, session, spec);
  if (!seat) return tl::unexpected(seat.error());
  if (const auto plays = check_team(session.game(), spec, session.game().team(*seat)); !plays)
    return tl::unexpected(plays.error());
  auto agent = make_agent(session.game(), spec, read_seed(arguments), external);
  if (!agent) return tl::unexpected(agent.error());
  if (const auto able = (*agent)->check(session, read_limits(arguments)); !able) return tl::unexpected(able.error());
  return Analyst{std::move(*agent), *seat};
}

Answer call_analyse(const JsonReader& arguments, CallContext& context) {
  arguments.only({"game", "position", "moves", "seed", "seat", "agents", "limits", "lines"});
  const int lines = arguments.has("lines") ? static_cast<int>(arguments["lines"].integer(1, 1000)) : 3;
  const auto session = read_session(arguments, read_seed(arguments));
  if (!session) return tl::unexpected(session.error());
  if ((*session)->result()) return refuse(Refusal::bad, "the game is over: " + (*session)->outcome_text());
  const auto specs = analysts_in(arguments, **session);
  read_limits(arguments);
  if (arguments.failed()) return arguments.failure();
  for (const auto& spec : specs) {  // a wrong one is refused before the others think
    const auto opened = open_analyst(arguments, **session, spec, context.laboratory.external());
    if (!opened) return tl::unexpected(opened.error());
  }
  Json analyses = Json::array();
  for (const auto& spec : specs) {
    const auto share = kMaxCallTime / specs.size();
    const auto analysis = analysed(arguments, **session, spec, lines, context, share);
    if (!analysis) return tl::unexpected(analysis.error());
    analyses.push_back(analysis_json(*analysis));
    if (context.job->stop) break;
  }
  return Json{{"schema", "ariadne/analyses/1"}, {"analyses", std::move(analyses)}, {"complete", !context.job->stop}};
}

Answer call_review(const JsonReader& arguments, CallContext& context) {
  arguments.only({"record", "number", "agent", "limits", "seed"});
  const auto read = read_recorded(arguments);
  if (!read) return tl::unexpected(read.error());
  const Session& session = *read->game.session;
  ReviewOrder order;
  order.agent = text_or(arguments, "agent", default_judge(*session.at(0)));
  order.limits = read_limits(arguments);
  order.seed = read_seed(arguments);
  if (arguments.failed()) return arguments.failure();
  order.external = context.laboratory.external();
  if (const auto known = check_offered(session.game(), order.agent, order.external); !known)
    return tl::unexpected(known.error());
  order.stop = &context.job->stop;
  order.judged = [&](const JudgedMove& move) { context.tell(judged_progress(move), false); };
  auto review = reviewed(session, order);
  if (!review) return tl::unexpected(review.error().error);
  Json json = review_json(*review);
  json["complete"] = !context.job->stop;
  return json;
}

}  // namespace ariadne
