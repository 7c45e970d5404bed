#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "arena/record.hpp"
#include "core/json.hpp"

namespace ariadne {

// The three kinds of lines of a record, each a JSON object.
// A game that is cut after its header; with its place in the chain, if it has one.
struct RecordHeader {
  GameRecord record;
  bool chained = false;                // its last line has a checksum
  std::optional<std::uint64_t> after;  // the checksum of the game before it
};
Result<RecordHeader> read_record_header(const Json& json);
Result<RecordedPly> read_record_ply(const Json& json, std::size_t number);  // the ply of this number
// Sets how the game ended, and gives the checksum of its lines if there is one.
Result<std::optional<std::uint64_t>> read_record_end(const Json& json, GameRecord& record);

}  // namespace ariadne
