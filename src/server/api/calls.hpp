#pragma once

#include "server/api/call.hpp"

// The functions of the calls; docs/web-api.md says what each takes and gives.
namespace ariadne {

Answer call_catalogue(const JsonReader& arguments, CallContext& context);
Answer call_given(const JsonReader& arguments, CallContext& context);
Answer call_view(const JsonReader& arguments, CallContext& context);
Answer call_analyse(const JsonReader& arguments, CallContext& context);
Answer call_review(const JsonReader& arguments, CallContext& context);
Answer call_tree(const JsonReader& arguments, CallContext& context);
Answer call_tree_children(const JsonReader& arguments, CallContext& context);
Answer call_tree_board(const JsonReader& arguments, CallContext& context);
Answer call_replay(const JsonReader& arguments, CallContext& context);
Answer call_export(const JsonReader& arguments, CallContext& context);
Answer call_maze_read(const JsonReader& arguments, CallContext& context);
Answer call_maze_generate(const JsonReader& arguments, CallContext& context);
Answer call_solve(const JsonReader& arguments, CallContext& context);

Answer call_table_open(const JsonReader& arguments, CallContext& context);
Answer call_table_check(const JsonReader& arguments, CallContext& context);
Answer call_table_follow(const JsonReader& arguments, CallContext& context);
Answer call_table_choose(const JsonReader& arguments, CallContext& context);
Answer call_table_steer(const JsonReader& arguments, CallContext& context);
Answer call_table_run(const JsonReader& arguments, CallContext& context);
Answer call_table_undo(const JsonReader& arguments, CallContext& context);
Answer call_table_redo(const JsonReader& arguments, CallContext& context);
Answer call_table_resign(const JsonReader& arguments, CallContext& context);
Answer call_table_swap(const JsonReader& arguments, CallContext& context);
Answer call_table_move_now(const JsonReader& arguments, CallContext& context);
Answer call_table_hint(const JsonReader& arguments, CallContext& context);
Answer call_table_rematch(const JsonReader& arguments, CallContext& context);
Answer call_table_close(const JsonReader& arguments, CallContext& context);
Answer call_table_record(const JsonReader& arguments, CallContext& context);
Answer call_table_at(const JsonReader& arguments, CallContext& context);
Answer call_table_state(const JsonReader& arguments, CallContext& context);
Answer call_table_history(const JsonReader& arguments, CallContext& context);

}  // namespace ariadne
