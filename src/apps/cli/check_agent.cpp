#include "apps/cli/check_agent.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "apps/cli/failure.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/output.hpp"
#include "arena/compliance.hpp"

namespace ariadne {
namespace {

using Verdict = ComplianceCheck::Verdict;

constexpr std::array<std::string_view, 3> kVerdicts = {"passed", "failed", "noted"};
constexpr std::array<std::string_view, 3> kMarks = {"ok", "FAIL", "note"};

std::size_t index(Verdict verdict) { return static_cast<std::size_t>(verdict); }

void print_indented(std::string_view lines) {
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    fmt::print("        {}\n", lines.substr(0, end));
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
}

void print_said(const Compliance& found) {
  if (found.said.empty()) return fmt::print("\n");
  fmt::print("\nWhat was said before it failed (> by ariadne, < by the agent):\n");
  for (const auto& [by_host, line] : found.said) fmt::print("{} {}\n", by_host ? '>' : '<', line);
  fmt::print("\n");
}

std::string_view conclusion(const Compliance& found) {
  if (found.good()) return "It speaks the protocol.";
  if (found.failed_only_by(FailureKind::start)) return "It did not get ready to play. See: ariadne help protocol";
  if (found.failed_only_by(FailureKind::invalid)) return "It speaks the protocol, but played an illegal move.";
  return "It does not speak the protocol. See: ariadne help protocol";
}

void print_text(const Compliance& found, const std::string& game) {
  if (!found.name.empty())
    fmt::print("{}{}, {}\n", printable(found.name), found.version.empty() ? "" : " " + printable(found.version), game);
  for (const auto& check : found.checks) {
    fmt::print("{:<6}{}{}\n", kMarks[index(check.verdict)], check.what,
               check.detail.empty() ? "" : ": " + check.detail);
    print_indented(check.evidence);
  }
  if (!found.good()) print_said(found);
  fmt::print("{}\n", conclusion(found));
}

Json json_of(const Compliance& found, const std::string& game) {
  Json json = {{"schema", "ariadne/check-agent/1"},
               {"game", game},
               {"name", found.name},
               {"version", found.version},
               {"compliant", found.good()},
               {"checks", Json::array()},
               {"said", Json::array()}};
  for (const auto& check : found.checks) {
    json["checks"].push_back(
        {{"what", check.what}, {"verdict", kVerdicts[index(check.verdict)]}, {"detail", check.detail}});
    if (check.failure) json["checks"].back()["failure"] = name_of(*check.failure);
    if (!check.evidence.empty()) json["checks"].back()["evidence"] = check.evidence;
  }
  for (const auto& [by_host, line] : found.said)
    json["said"].push_back({{"by", by_host ? "host" : "agent"}, {"line", line}});
  return json;
}

}  // namespace

int run_check_agent(const CheckAgentOptions& options, const Context& context) {
  const GameSpec game = game_spec(options.game);
  const std::string spec = is_external(options.command) ? options.command : "cmd:" + options.command;
  const auto command = value_or_fail(read_external(spec), ExitCode::usage);
  if (command.dialect == Dialect::gtp) {
    throw Failure(ExitCode::usage, "check-agent is for agents that speak the protocol of ariadne, not GTP");
  }
  const Compliance found = check_compliance(game, command, context.external, context.seed);
  if (context.json)
    print_json(json_of(found, game.game->info().id));
  else
    print_text(found, game.game->info().id);
  return static_cast<int>(found.good() ? ExitCode::done : ExitCode::failed);
}

}  // namespace ariadne
