#include "report/training.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "report/format.hpp"
#include "report/text_table.hpp"

namespace ariadne {
namespace {

std::string match_text(const TrainedRound::Match& match) {
  return fmt::format("against the weights before: {} wins, {} draws, {} losses ({:.1f} %)\n", match.wins, match.draws,
                     match.losses, 100 * match.score());
}

std::string part_table(const std::vector<TrainedRound::Part>& parts) {
  std::vector<TableRow> rows = {{"  part", "positions", "error"}};
  for (const auto& part : parts) {
    rows.push_back({"  " + part.name, with_commas(part.positions), fmt::format("{:.2f}", part.error)});
  }
  return table_text(rows, 1);
}

Json match_json(const TrainedRound::Match& match) {
  return {{"wins", match.wins}, {"draws", match.draws}, {"losses", match.losses}, {"score", match.score()}};
}

}  // namespace

std::string round_text(const TrainedRound& round) {
  return fmt::format("round {}: {} learned in {}\n{}{}", round.number,
                     counted(round.positions, "position", "positions"), short_time(round.time), part_table(round.parts),
                     round.match ? match_text(*round.match) : "");
}

Json round_json(const std::string& game, std::uint64_t seed, const TrainedRound& round) {
  Json json = {{"schema", "ariadne/training/1"},
               {"game", game},
               {"seed", seed},
               {"round", round.number},
               {"positions", round.positions},
               {"ns", round.time.count()},
               {"parts", Json::array()}};
  for (const auto& part : round.parts) {
    json["parts"].push_back({{"part", part.name}, {"positions", part.positions}, {"error", part.error}});
  }
  if (round.match) json["match"] = match_json(*round.match);
  return json;
}

}  // namespace ariadne
