#include "apps/cli/input.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <filesystem>

#include "apps/cli/failure.hpp"
#include "apps/cli/files.hpp"
#include "apps/cli/layouts.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/records.hpp"

namespace ariadne {
namespace {

constexpr std::size_t kLargestPosition = 1u << 20;

// A word with a folder or an ending is meant as a file: no notation of a position looks so.
bool looks_like_a_path(const std::string& text) {
  if (text.find_first_of(" \t\r\n{(") != std::string::npos) return false;
  const std::size_t dot = text.rfind('.');
  const bool ending = dot != std::string::npos && dot > 0 && dot + 1 < text.size() &&
                      std::isalnum(static_cast<unsigned char>(text[dot - 1])) &&
                      std::all_of(text.begin() + static_cast<std::ptrdiff_t>(dot) + 1, text.end(),
                                  [](unsigned char c) { return std::islower(c); });
  return ending || text.find('/') != std::string::npos;
}

// What could be the name of a layout.
bool is_word(const std::string& text) {
  return std::ranges::all_of(text, [](unsigned char c) { return std::isalnum(c) || c == '-' || c == '_'; });
}

// A saved game goes on where it was left; of several the last one.
OpenedGame recorded_game(const GameEntry& game, const std::string& text, const std::string& source) {
  auto records = value_or_fail(read_records(text), ExitCode::input, source);
  const auto refuse = [&](std::string why) {
    throw Failure(ExitCode::input, Error{std::move(why), {}, 0, 0, {}}, source);
  };
  if (records.empty()) refuse("the record has no game");
  if (records.back().game != game.info().id) refuse("this is a record of " + records.back().game);
  auto [record, session] = replayed(std::move(records.back()), source);
  return {std::move(session), std::move(record.agents), std::move(record.plies)};
}

// Where only the form of a drawing is at fault, the error names the option that accepts it.
std::unique_ptr<Session> read_position(const GameEntry& game, const std::string& text, bool lenient,
                                       const std::string& source) {
  auto session = lenient ? game.read_leniently(text) : game.read(text);
  if (!session && !lenient && game.read_leniently(text)) session.error().hint = kLenientHint;
  return value_or_fail(std::move(session), ExitCode::input, source);
}

bool is_file(const std::string& text) {
  std::error_code error;
  return text.size() < 4096 && std::filesystem::exists(text, error);
}

}  // namespace

GameSpec game_spec(const std::string& spec) { return value_or_fail(find_game(spec), ExitCode::usage); }

void check_without_settings(const GameSpec& spec, std::string_view what, std::string_view option) {
  if (spec.settings.empty()) return;
  throw Failure(ExitCode::usage, fmt::format("{} has its own settings", what),
                fmt::format("Use '{}' alone with {}.", spec.game->info().id, option));
}

OpenedGame open_game(const GameSpec& spec, const GivenPosition& position, std::uint64_t seed) {
  if (position.empty()) {
    if (position.lenient) throw Failure(ExitCode::usage, "--lenient needs --position");
    return {value_or_fail(spec.game->start(spec.settings, seed), ExitCode::usage), {}, {}};
  }
  check_without_settings(spec, "a given position", "--position");
  const std::string& text = position.text;
  if (text == "-" || is_file(text) || looks_like_a_path(text)) {
    const std::string content = read_file(text, kLargestPosition);
    if (is_record(content)) return recorded_game(*spec.game, content, source_name(text));
    return {read_position(*spec.game, content, position.lenient, source_name(text)), {}, {}};
  }
  if (is_word(text)) {
    if (const auto found = find_layout(text, kLargestPosition)) {
      return {read_position(*spec.game, found->text, position.lenient, found->source), {}, {}};
    }
  }
  return {read_position(*spec.game, text, position.lenient, "--position"), {}, {}};
}

std::unique_ptr<Session> open_session(const GameSpec& spec, const GivenPosition& position, std::uint64_t seed) {
  return open_game(spec, position, seed).session;
}

void check_unfinished(const Session& session) {
  if (!session.result()) return;
  throw Failure(ExitCode::nothing, "nothing to do: the game is over: " + session.outcome_text());
}

std::unique_ptr<Session> open_unfinished(const GameSpec& spec, const GivenPosition& position, std::uint64_t seed) {
  auto session = open_session(spec, position, seed);
  check_unfinished(*session);
  return session;
}

std::unique_ptr<Agent> open_agent(const Session& session, const std::string& spec, Team team, const Context& context) {
  auto agent = value_or_fail(make_agent(session.game(), spec, context.seed, context.external), ExitCode::usage);
  value_or_fail(check_team(session.game(), spec, team), ExitCode::usage);
  value_or_fail(agent->check(session), ExitCode::usage, spec);
  return agent;
}

FailurePolicy policy_of(const PolicyOptions& names) {
  const auto called = [](const std::string& name) {
    return static_cast<OnFailure>(std::ranges::find(kOnFailureNames, name) - kOnFailureNames.begin());
  };
  return {called(names.on_timeout), called(names.on_invalid)};
}

Decision decision_or_fail(Agent& agent, const Question& question, const std::string& spec) {
  const auto prepared = agent.prepare(question);
  auto thought = prepared ? agent.think(question) : tl::unexpected(prepared.error());
  if (thought) return std::move(*thought);
  print_evidence(thought.error());
  throw Failure(ExitCode::agent, fmt::format("{} failed ({}): {}", in_quotes(spec), name_of(thought.error().kind),
                                             thought.error().reason));
}

}  // namespace ariadne
