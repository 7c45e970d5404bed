#include "report/measures.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "report/format.hpp"

namespace ariadne {
namespace {

std::string divide_row(const std::string& move, std::uint64_t leaves) {
  return fmt::format("{:<8}{:>20}\n", move, with_commas(leaves));
}

std::string bench_row(const BenchLine& line) {
  return fmt::format("  {:<32}{:>14} {:<11}{:>10}   {}\n", line.name, with_commas(line.count), line.unit,
                     short_time(line.time), rate(line.count, line.time, line.unit));
}

Json line_json(const std::string& group, const BenchLine& line) {
  return {{"group", group},
          {"name", line.name},
          {"unit", line.unit},
          {"count", line.count},
          {"signature", line.signature},
          {"ns", line.time.count()},
          {"per_second", per_second(line.count, line.time)}};
}

}  // namespace

std::string perft_heading() { return fmt::format("{:>5}  {:>20}  {:>10}  {}\n", "depth", "leaves", "time", "speed"); }

std::string perft_row(int depth, std::uint64_t leaves, std::chrono::nanoseconds time) {
  return fmt::format("{:>5}  {:>20}  {:>10}  {}\n", depth, with_commas(leaves), short_time(time),
                     rate(leaves, time, "leaves"));
}

std::string divide_table(std::span<const MoveLeaves> divided, bool with_sum) {
  std::string text;
  std::uint64_t sum = 0;
  for (const auto& [move, leaves] : divided) {
    text += divide_row(move, leaves);
    sum += leaves;
  }
  return with_sum ? text + divide_row("sum", sum) : text;
}

Json perft_json(const GameInfo& game, std::span<const std::uint64_t> counts) {
  Json json = {{"schema", "ariadne/perft/1"}, {"game", game.id}, {"perft", Json::array()}};
  for (const std::uint64_t leaves : counts) json["perft"].push_back(leaves);
  return json;
}

Json divide_json(std::span<const MoveLeaves> divided) {
  Json json = Json::object();
  for (const auto& [move, leaves] : divided) json[move] = leaves;
  return json;
}

std::uint64_t signature_of(std::span<const BenchGroup> groups) {
  std::uint64_t sum = 0;
  for (const auto& group : groups) {
    for (const auto& line : group.lines) sum += line.signature;
  }
  return sum;
}

std::string bench_table(std::span<const BenchGroup> groups) {
  std::string text;
  for (const auto& group : groups) {
    text += group.name + "\n";
    for (const auto& line : group.lines) text += bench_row(line);
  }
  return text + fmt::format("signature {}   (the same on every machine)\n", signature_of(groups));
}

Json bench_json(std::span<const BenchGroup> groups) {
  Json json = {{"schema", "ariadne/bench/1"}, {"signature", signature_of(groups)}, {"lines", Json::array()}};
  for (const auto& group : groups) {
    for (const auto& line : group.lines) json["lines"].push_back(line_json(group.name, line));
  }
  return json;
}

}  // namespace ariadne
