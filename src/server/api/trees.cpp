#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "agents/spec.hpp"
#include "report/format.hpp"
#include "report/reviewer.hpp"
#include "report/scene_json.hpp"
#include "report/search_tree_text.hpp"
#include "report/svg/scene.hpp"
#include "server/api/analyst.hpp"
#include "server/api/arguments.hpp"
#include "server/api/calls.hpp"
#include "server/api/laboratory.hpp"
#include "server/api/thinking.hpp"

namespace ariadne {

namespace {

constexpr std::size_t kMaxKeptTrees = 4;
constexpr std::uint64_t kMaxChildren = 500;

// A node of a tree that is still kept.
struct Place {
  std::shared_ptr<const Analysis> analysis;
  std::uint32_t node = 0;

  const SearchedNode& found() const { return analysis->tree.nodes[node]; }
};

tl::expected<Place, CallError> place_in(const JsonReader& arguments, const CallContext& context) {
  const std::string id = arguments["tree"].text();
  const std::uint64_t node = arguments["node"].count();
  if (arguments.failed()) return arguments.failure();
  auto analysis = context.laboratory.trees().find(id);
  if (!analysis) return refuse(Refusal::unknown, "no tree is called " + in_quotes(id), "Search it again.");
  if (node >= analysis->tree.nodes.size())
    return refuse(Refusal::unknown, fmt::format("the tree has no node {}", node));
  return Place{std::move(analysis), static_cast<std::uint32_t>(node)};
}

// An agent without a tree, or a tree that is too large to keep.
Result<> check_tree(const SearchTree& tree, const std::string& agent) {
  if (!tree.whole) {
    return failure(fmt::format("{} searches more than {} positions here, too many to show", in_quotes(agent),
                               with_commas(tree.max_nodes)),
                   "Choose a smaller depth.");
  }
  if (!tree.nodes.empty()) return {};
  return failure(fmt::format("{} has no tree of a single depth to show", in_quotes(agent)),
                 "Choose one such as alphabeta:depth=2, without limits.");
}

// The moves that lead to a node, from the root on.
std::vector<std::string> moves_to(const SearchTree& tree, std::uint32_t node) {
  std::vector<std::string> moves;
  for (; node != 0; node = tree.nodes[node].parent) moves.push_back(tree.nodes[node].move);
  std::ranges::reverse(moves);
  return moves;
}

// Plays as many of the moves as make whole steps. Of those who move together, the one whose move was asked for chose
// first.
Result<> play_steps(Session& session, const std::vector<std::string>& moves, Seat first) {
  for (std::size_t next = 0; next < moves.size();) {
    auto movers = session.movers();
    if (moves.size() - next < movers.size()) break;
    std::vector<Seat> order = movers;
    std::ranges::stable_partition(order, [&](Seat seat) { return seat == first; });
    Step step(movers.size());
    for (const Seat seat : order) {
      step[static_cast<std::size_t>(std::ranges::find(movers, seat) - movers.begin())] = moves[next++];
    }
    if (auto played = session.play(step); !played) return played;
  }
  return {};
}

}  // namespace

std::string KeptTrees::keep(Analysis analysis) {
  const std::lock_guard lock(mutex_);
  trees_.push_front({fmt::format("tree{}", ++count_), std::make_shared<const Analysis>(std::move(analysis))});
  if (trees_.size() > kMaxKeptTrees) trees_.pop_back();
  return trees_.front().id;
}

std::shared_ptr<const Analysis> KeptTrees::find(const std::string& id) const {
  const std::lock_guard lock(mutex_);
  const auto found = std::ranges::find(trees_, id, &Kept::id);
  return found == trees_.end() ? nullptr : found->analysis;
}

Answer call_tree(const JsonReader& arguments, CallContext& context) {
  arguments.only({"game", "position", "moves", "seed", "seat", "agent"});
  auto session = read_session(arguments, read_seed(arguments));
  if (!session) return tl::unexpected(session.error());
  if ((*session)->result()) return refuse(Refusal::bad, "the game is over: " + (*session)->outcome_text());
  Analysis analysis;
  analysis.session = std::move(*session);
  analysis.agent = text_or(arguments, "agent", default_judge(*analysis.session));
  auto opened = open_analyst(arguments, *analysis.session, analysis.agent, context.laboratory.external());
  if (!opened) return tl::unexpected(opened.error());
  analysis.seat = opened->seat;
  analysis.tree.max_nodes = KeptTrees::kMaxNodes;
  Question question{*analysis.session, analysis.seat};
  question.limits.memory = kMaxCallMemory;
  question.tree = &analysis.tree;
  auto decision = asked(*opened->agent, question, analysis.agent, context, kMaxCallTime);
  if (!decision) return tl::unexpected(decision.error());
  if (context.job->stop) return refuse(Refusal::cancelled, "cancelled");
  analysis.decision = std::move(*decision);
  if (const auto good = check_tree(analysis.tree, analysis.agent); !good) return tl::unexpected(good.error());
  Json json = {{"schema", "ariadne/tree/1"},          {"nodes", analysis.tree.nodes.size()},
               {"prunes", analysis.tree.prunes},      {"title", tree_title(analysis)},
               {"analysis", analysis_json(analysis)}, {"root", tree_node_json(analysis.tree, 0)}};
  json["tree"] = context.laboratory.trees().keep(std::move(analysis));
  return json;
}

Answer call_tree_children(const JsonReader& arguments, CallContext& context) {
  arguments.only({"tree", "node", "from", "count"});
  const std::uint64_t from = arguments.has("from") ? arguments["from"].count() : 0;
  const std::uint64_t count = arguments.has("count") ? arguments["count"].count(kMaxChildren) : kMaxChildren;
  const auto place = place_in(arguments, context);
  if (!place) return tl::unexpected(place.error());
  const auto& children = place->found().children;
  Json nodes = Json::array();
  for (std::uint64_t i = from; i < children.size() && nodes.size() < count; ++i) {
    nodes.push_back(tree_node_json(place->analysis->tree, children[i]));
  }
  return Json{{"node", place->node}, {"children", children.size()}, {"from", from}, {"nodes", std::move(nodes)}};
}

Answer call_tree_board(const JsonReader& arguments, CallContext& context) {
  arguments.only({"tree", "node", "svg"});
  const bool with_svg = arguments.has("svg") && arguments["svg"].flag();
  const auto place = place_in(arguments, context);
  if (!place) return tl::unexpected(place.error());
  const auto moves = moves_to(place->analysis->tree, place->node);
  const auto session = place->analysis->session->clone();
  if (const auto played = play_steps(*session, moves, place->analysis->seat); !played)
    return tl::unexpected(played.error());
  Json json = {{"node", place->node}, {"moves", moves}, {"scene", scene_json(session->scene())}};
  if (with_svg) json["svg"] = scene_svg(session->scene(), tree_title(*place->analysis));
  return json;
}

}  // namespace ariadne
