#include "agents/pacman/course/agents.hpp"

#include <algorithm>
#include <array>

#include "agents/external/command.hpp"
#include "agents/pacman/course/policies.hpp"
#include "agents/registry.hpp"
#include "agents/session_of.hpp"
#include "agents/spec.hpp"
#include "core/suggest.hpp"
#include "games/pacman/rules.hpp"

namespace ariadne::pacman {
namespace {

// An agent of the course that draws.
class DrawingAgent final : public Agent {
 public:
  DrawingAgent(CoursePolicy policy, std::shared_ptr<PythonRandom> random)
      : policy_(policy), random_(std::move(random)) {}

  tl::expected<Decision, AgentFailure> think(const Question& question) override {
    const Position& position = static_cast<const SessionOf<Rules>&>(question.session).position();
    Decision decision;
    decision.move = name_of(policy_(position, *random_));
    return decision;
  }

 private:
  CoursePolicy policy_;
  std::shared_ptr<PythonRandom> random_;
};

class Walker final : public Agent {
 public:
  explicit Walker(std::vector<std::string> path) : path_(std::move(path)) {}

  tl::expected<Decision, AgentFailure> think(const Question&) override {
    Decision decision;
    decision.move = next_ < path_.size() ? path_[next_++] : std::string(name_of(Move::stop));
    return decision;
  }

 private:
  std::vector<std::string> path_;
  std::size_t next_ = 0;
};

class LateWalker final : public Agent {
 public:
  tl::expected<Decision, AgentFailure> think(const Question&) override {
    return agent_failure(FailureKind::timeout, "found no path in time");
  }
};

constexpr std::string_view kPerson = "KeyboardAgent";

struct Drawing {
  std::string_view name;
  CoursePolicy policy;
};
constexpr std::array kDrawingPacmen = {Drawing{"GreedyAgent", course_greedy}, Drawing{"ReflexAgent", course_reflex}};
constexpr std::array kDrawingGhosts = {Drawing{"RandomGhost", course_random_ghost},
                                       Drawing{"DirectionalGhost", course_directional_ghost}};

constexpr std::array kPlain = {CourseName{"LeftTurnAgent", "left-turn"}, CourseName{"GoWestAgent", "go-west"}};
constexpr std::string_view kOnlyInFirst = "GoWestAgent";  // beside those that search a way
constexpr std::array kSearching = {CourseName{"MinimaxAgent", "minimax"}, CourseName{"AlphaBetaAgent", "alphabeta"},
                                   CourseName{"ExpectimaxAgent", "expectimax"}};

// Our own `better` stands in for the `betterEvaluationFunction` that students write.
constexpr std::array kEvaluations = {CourseName{"scoreEvaluationFunction", "score"},
                                     CourseName{"betterEvaluationFunction", "better"}};

template <class Table>
CoursePolicy policy_in(const Table& table, const std::string& name) {
  const auto found = std::find_if(table.begin(), table.end(), [&](const auto& each) { return each.name == name; });
  return found == table.end() ? nullptr : found->policy;
}

CourseMaker drawing(CoursePolicy policy) {
  return
      [policy](const std::shared_ptr<PythonRandom>& random) { return std::make_unique<DrawingAgent>(policy, random); };
}

const GameEntry& this_game() { return *find_game("pacman").value().game; }

enum class Chance : std::uint8_t { none, some };

// An agent of ours. If it draws, then from a stream of its own that the game's generator begins; one that does not
// leaves that generator alone.
Result<CourseMaker> ours(const std::string& spec, Team team, Chance chance, const ExternalOptions& external = {}) {
  const GameEntry& game = this_game();
  if (const auto agent = make_agent(game, spec, 0, external); !agent) return tl::unexpected(agent.error());
  if (const auto fits = check_team(game, spec, team); !fits) return tl::unexpected(fits.error());
  return [&game, spec, chance, external](const std::shared_ptr<PythonRandom>& random) {
    return std::move(make_agent(game, spec, chance == Chance::some ? random->next() : 0, external).value());
  };
}

bool is_ours(const std::string& spec) {
  if (is_external(spec)) return true;
  const auto split = split_spec(spec);
  const auto& agents = this_game().agents();
  return split && std::any_of(agents.begin(), agents.end(), [&](const auto& each) { return each.name == split->name; });
}

tl::unexpected<Error> unknown(const std::string& name, Team team) {
  return failure("unknown agent " + in_quotes(name) + " for " + (team == Team::first ? "Pac-Man" : "ghosts"),
                 suggestion(name, course_names(team)));
}

// "minimax:depth=2,eval=score", from the arguments that the course knows.
std::string searching_spec(const std::string& ours, CourseArguments& arguments) {
  const std::string evaluation = arguments.take("evalFn", "scoreEvaluationFunction");
  return ours + ":depth=" + arguments.take("depth", "2") +
         ",eval=" + our_name(kEvaluations, evaluation).value_or(evaluation);
}

// Our spec that an agent of the course stands for, if it is one of those.
std::optional<std::string> spec_for(const std::string& name, CourseArguments& arguments) {
  if (const auto plain = our_name(kPlain, name)) return plain;
  if (const auto searching = our_name(kSearching, name)) return searching_spec(*searching, arguments);
  return std::nullopt;
}

// Settings and arguments of an agent of ours are the same thing.
std::string with_arguments(const std::string& spec, const std::string& arguments) {
  if (arguments.empty()) return spec;
  const auto split = split_spec(spec).value();
  return split.name + ":" + (split.settings.empty() ? "" : split.settings + ",") + arguments;
}

// A Pac-Man of the course, who takes what arguments he knows.
Result<> cast_course_pacman(CourseCast& cast, const std::string& name, CourseArguments& arguments) {
  if (const CoursePolicy policy = policy_in(kDrawingPacmen, name)) {
    cast.pacman = drawing(policy);
  } else if (const auto spec = spec_for(name, arguments)) {
    auto maker = ours(*spec, Team::first, Chance::none);
    if (!maker) return tl::unexpected(maker.error());
    cast.pacman = std::move(*maker);
  } else if (name != kPerson) {
    auto search = course_search(name, arguments);
    if (!search) return tl::unexpected(search.error());
    if (!*search) return unknown(name, Team::first);
    cast.search = std::move(*search);
  }
  return arguments.check_all_taken(name);
}

Result<> cast_pacman(CourseCast& cast) {
  const CourseWords& words = cast.words;
  if (is_external(words.pacman) && !words.arguments.empty()) {
    return failure("the arguments of a command are part of it", "Such as -p 'cmd:\"python3 bot.py --depth 3\"'.");
  }
  if (is_ours(words.pacman)) {
    return ours(with_arguments(words.pacman, words.arguments), Team::first, Chance::some, words.external)
        .map([&](CourseMaker maker) { cast.pacman = std::move(maker); });
  }
  auto arguments = CourseArguments::read(words.arguments);
  if (!arguments) return tl::unexpected(arguments.error());
  return cast_course_pacman(cast, words.pacman, *arguments);
}

Result<CourseMaker> ghosts_of(const std::string& name, const ExternalOptions& external) {
  if (is_ours(name)) return ours(name, Team::second, Chance::some, external);
  if (const CoursePolicy policy = policy_in(kDrawingGhosts, name)) return drawing(policy);
  return unknown(name, Team::second);
}

}  // namespace

std::vector<std::string> course_names(Team team) {
  std::vector<std::string> names;
  for (const auto& agent : this_game().agents()) {
    if (agent.plays(team)) names.push_back(agent.name);
  }
  const auto add = [&](const auto& table, const auto& name_of_each) {
    for (const auto& each : table) names.emplace_back(name_of_each(each));
  };
  const auto drawn = [](const Drawing& each) { return each.name; };
  const auto other = [](const CourseName& each) { return each.course; };
  if (team == Team::second) return add(kDrawingGhosts, drawn), names;
  add(kDrawingPacmen, drawn);
  add(kPlain, other);
  add(kSearching, other);
  for (auto& name : course_search_names()) names.push_back(std::move(name));
  names.emplace_back(kPerson);
  return names;
}

CourseProject CourseCast::project() const {
  return search || words.pacman == kOnlyInFirst ? CourseProject::search : CourseProject::multiagent;
}

Result<CourseCast> course_cast(const CourseWords& words) {
  CourseCast cast;
  cast.words = words;
  if (const auto pacman = cast_pacman(cast); !pacman) return tl::unexpected(pacman.error());
  auto ghosts = ghosts_of(words.ghosts, words.external);
  if (!ghosts) return tl::unexpected(ghosts.error());
  cast.ghosts = std::move(*ghosts);
  return cast;
}

std::unique_ptr<Agent> walker_of(std::vector<std::string> path) { return std::make_unique<Walker>(std::move(path)); }
std::unique_ptr<Agent> late_walker() { return std::make_unique<LateWalker>(); }

}  // namespace ariadne::pacman
