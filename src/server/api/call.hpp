#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>

#include "core/json.hpp"
#include "core/json_reader.hpp"
#include "core/result.hpp"

// What the server can be asked. A call has a name, takes a JSON object and gives one; it knows nothing of sockets.
namespace ariadne {

class Laboratory;

// Why a call gave no result, and what that is in HTTP.
enum class Refusal : std::uint16_t { bad = 400, unknown = 404, cancelled = 409, fault = 500, busy = 503 };

struct CallError {
  Error error;
  Refusal refusal = Refusal::bad;

  // Implicit: what is wrong with the arguments is an error like any other.
  CallError(Error what, Refusal kind = Refusal::bad) : error(std::move(what)), refusal(kind) {}  // NOLINT
};
using Answer = tl::expected<Json, CallError>;

inline tl::unexpected<CallError> refuse(Refusal refusal, std::string message, std::string hint = {}) {
  return tl::unexpected(CallError(Error{std::move(message), std::move(hint), 0, 0, {}}, refusal));
}

// {"error": {"message", "hint"?, "line"?, "column"?}}: the texts are those of the command line.
Json error_json(const Error& error);

// What is known of a call before it ends. A text may be shared by many who wait for it.
struct Progress {
  std::shared_ptr<const std::string> json;
  bool replaces = false;  // what was said before is of no interest any more
};

// One call under way. Both functions may be called by any thread; `finish` is called exactly once, and nothing is
// called after it.
struct Job {
  std::atomic<bool> stop{false};  // set by whoever asked: what is known by then is wanted soon
  std::function<void(Progress)> progress = [](const Progress&) {};
  std::function<void(Answer)> finish = [](const Answer&) {};
};

// What a call has besides its arguments.
struct CallContext {
  Laboratory& laboratory;
  const std::shared_ptr<Job>& job;
  bool kept = false;  // set by a call that is not over when its function returns: somebody else finishes the job

  void tell(const Json& json, bool replaces) const;
};

struct Call {
  // Quick calls are never kept waiting by long work.
  enum class Lane : std::uint8_t { quick, work };

  std::string_view name;
  Lane lane = Lane::quick;
  Answer (*run)(const JsonReader& arguments, CallContext& context);
};

// All of them.
std::span<const Call> calls();
const Call* find_call(std::string_view name);

}  // namespace ariadne
