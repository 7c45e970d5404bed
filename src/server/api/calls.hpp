#pragma once

#include "server/api/call.hpp"

// The functions of the calls; docs/web-api.md says what each takes and gives.
namespace ariadne {

Answer call_catalogue(const JsonReader& arguments, CallContext& context);
Answer call_view(const JsonReader& arguments, CallContext& context);
Answer call_solve(const JsonReader& arguments, CallContext& context);

Answer call_table_open(const JsonReader& arguments, CallContext& context);
Answer call_table_follow(const JsonReader& arguments, CallContext& context);
Answer call_table_choose(const JsonReader& arguments, CallContext& context);
Answer call_table_steer(const JsonReader& arguments, CallContext& context);
Answer call_table_run(const JsonReader& arguments, CallContext& context);
Answer call_table_undo(const JsonReader& arguments, CallContext& context);
Answer call_table_rematch(const JsonReader& arguments, CallContext& context);
Answer call_table_close(const JsonReader& arguments, CallContext& context);
Answer call_table_record(const JsonReader& arguments, CallContext& context);
Answer call_table_at(const JsonReader& arguments, CallContext& context);
Answer call_table_state(const JsonReader& arguments, CallContext& context);
Answer call_table_history(const JsonReader& arguments, CallContext& context);

}  // namespace ariadne
