#pragma once

#include <nlohmann/json_fwd.hpp>

#include "arena/record.hpp"
#include "core/json.hpp"

namespace ariadne {

// The three kinds of lines of a record, each a JSON object.
Result<GameRecord> read_record_header(const Json& json);                    // a game that is cut after its header
Result<RecordedPly> read_record_ply(const Json& json, std::size_t number);  // the ply of this number
Result<> read_record_end(const Json& json, GameRecord& record);             // sets how the game ended

}  // namespace ariadne
