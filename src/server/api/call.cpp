#include "server/api/call.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "server/api/calls.hpp"

namespace ariadne {
namespace {

using Lane = Call::Lane;

constexpr std::array kCalls = {
    Call{"catalogue", Lane::quick, call_catalogue},
    Call{"view", Lane::quick, call_view},
    Call{"solve", Lane::work, call_solve},
    Call{"table.open", Lane::quick, call_table_open},
    Call{"table.follow", Lane::quick, call_table_follow},
    Call{"table.choose", Lane::quick, call_table_choose},
    Call{"table.steer", Lane::quick, call_table_steer},
    Call{"table.run", Lane::quick, call_table_run},
    Call{"table.undo", Lane::quick, call_table_undo},
    Call{"table.rematch", Lane::quick, call_table_rematch},
    Call{"table.close", Lane::quick, call_table_close},
    Call{"table.record", Lane::quick, call_table_record},
    Call{"table.at", Lane::quick, call_table_at},
    Call{"table.state", Lane::quick, call_table_state},
    Call{"table.history", Lane::quick, call_table_history},
};

}  // namespace

std::span<const Call> calls() { return kCalls; }

const Call* find_call(std::string_view name) {
  const auto found = std::ranges::find(kCalls, name, &Call::name);
  return found == kCalls.end() ? nullptr : &*found;
}

Json error_json(const Error& error) {
  Json json = {{"message", error.message}};
  if (!error.hint.empty()) json["hint"] = error.hint;
  if (error.line > 0) {
    json["line"] = error.line;
    json["column"] = error.column;
  }
  return {{"error", std::move(json)}};
}

void CallContext::tell(const Json& json, bool replaces) const {
  job->progress(
      {std::make_shared<const std::string>(json.dump(-1, ' ', false, Json::error_handler_t::replace)), replaces});
}

}  // namespace ariadne
