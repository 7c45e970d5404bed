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
    Call{"given", Lane::quick, call_given},
    Call{"view", Lane::quick, call_view},
    Call{"replay", Lane::work, call_replay},
    Call{"analyse", Lane::work, call_analyse},
    Call{"review", Lane::work, call_review},
    Call{"tree", Lane::work, call_tree},
    Call{"tree.children", Lane::quick, call_tree_children},
    Call{"tree.board", Lane::quick, call_tree_board},
    Call{"export", Lane::work, call_export},
    Call{"maze.read", Lane::work, call_maze_read},
    Call{"maze.generate", Lane::work, call_maze_generate},
    Call{"solve", Lane::work, call_solve},
    Call{"table.open", Lane::quick, call_table_open},
    Call{"table.check", Lane::quick, call_table_check},
    Call{"table.follow", Lane::quick, call_table_follow},
    Call{"table.choose", Lane::quick, call_table_choose},
    Call{"table.steer", Lane::quick, call_table_steer},
    Call{"table.run", Lane::quick, call_table_run},
    Call{"table.undo", Lane::quick, call_table_undo},
    Call{"table.redo", Lane::quick, call_table_redo},
    Call{"table.resign", Lane::quick, call_table_resign},
    Call{"table.swap", Lane::quick, call_table_swap},
    Call{"table.move_now", Lane::quick, call_table_move_now},
    Call{"table.hint", Lane::work, call_table_hint},
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
