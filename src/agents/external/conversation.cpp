#include "agents/external/conversation.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <csignal>
#include <utility>

#include "core/text.hpp"

namespace ariadne {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kEvidenceLines = 20;
constexpr std::size_t kEvidenceBytes = 4000;
constexpr std::size_t kQuotedBytes = 300;
constexpr auto kTimeToEnd = 1s;  // from the end of its output to the end of the process

// Line by line what a terminal can show.
std::string printable_lines(std::string_view text) {
  std::string lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines += printable(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!text.empty()) lines += '\n';
  }
  if (lines.size() > Process::kMaxErrors) lines.erase(0, lines.size() - Process::kMaxErrors);
  return lines;
}

std::string_view last_lines(std::string_view text) {
  text = trimmed(text);
  std::size_t begin = text.size();
  for (std::size_t line = 0; line < kEvidenceLines && begin != 0 && begin != std::string_view::npos; ++line) {
    begin = begin == 0 ? 0 : text.rfind('\n', begin - 1);
  }
  if (begin != std::string_view::npos && begin < text.size()) text.remove_prefix(begin == 0 ? 0 : begin + 1);
  return text.size() > kEvidenceBytes ? text.substr(text.size() - kEvidenceBytes) : text;
}

// How programs say that they got no memory. That they say it at the limit is our doing, so it is named.
bool speaks_of_memory(std::string_view errors) {
  return std::ranges::any_of(std::array{"MemoryError", "bad_alloc", "out of memory", "Cannot allocate memory"},
                             [&](const char* words) { return errors.find(words) != std::string_view::npos; });
}

}  // namespace

Conversation::Conversation(ExternalCommand command, ExternalOptions options, Tap tap)
    : command_(std::move(command)), options_(std::move(options)), tap_(std::move(tap)) {}

Conversation::Done Conversation::start() {
  process_.reset();
  log_.clear();
  auto process = AgentProcess::start(command_, options_);
  if (!process) return tl::unexpected(process.error());
  process_ = std::move(*process);
  return {};
}

void Conversation::begin_question(std::chrono::milliseconds allowed) { process_->begin_question(allowed); }

Conversation::Done Conversation::send(std::string_view line, Clock::time_point deadline) {
  if (tap_) tap_(true, line);
  const auto asked = Clock::now();
  const auto heard = process_->pipes().send(line, {deadline, nullptr, [this] { return process_->within_limits(); }});
  if (heard == Process::Heard::line) return {};
  return tl::unexpected(failure_of(heard, asked));
}

Conversation::Line Conversation::hear(Clock::time_point deadline, std::size_t max_bytes, const std::atomic<bool>* stop,
                                      bool* stopped) {
  const auto asked = Clock::now();
  std::string line;
  const auto heard =
      process_->pipes().hear(line, max_bytes, {deadline, stop, [this] { return process_->within_limits(); }});
  if (heard == Process::Heard::line) {
    if (tap_) tap_(false, line);
    return line;
  }
  if (heard == Process::Heard::stopped) {
    *stopped = true;
    return agent_failure(FailureKind::timeout, "was stopped");
  }
  return tl::unexpected(failure_of(heard, asked));
}

std::string Conversation::take_log() {
  log_ += process_->pipes().take_errors();
  return printable_lines(std::exchange(log_, {}));
}

AgentFailure Conversation::failed(FailureKind kind, std::string reason, std::string_view said) {
  AgentFailure failure{kind, std::move(reason), {}};
  if (!said.empty()) {
    failure.evidence = "it said: " + printable(said.substr(0, kQuotedBytes));
    if (said.size() > kQuotedBytes) failure.evidence += " ... (" + std::to_string(said.size()) + " bytes)";
  }
  if (!process_) return failure;
  log_ += process_->pipes().take_errors();
  const std::string errors = printable_lines(last_lines(log_));
  if (!errors.empty()) failure.evidence += (failure.evidence.empty() ? "" : "\n") + ("standard error:\n" + errors);
  process_.reset();
  return failure;
}

AgentFailure Conversation::failure_of(Process::Heard heard, Clock::time_point asked) {
  const auto waited = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - asked);
  switch (heard) {
    case Process::Heard::ended:
      return ended();
    case Process::Heard::too_long:
      return failed(FailureKind::protocol, "said a line that is too long", process_->pipes().unfinished());
    case Process::Heard::looked_away: {
      const auto& excess = process_->excess();
      assert(excess);
      return failed(excess->kind, excess->reason);
    }
    default:
      return failed(FailureKind::timeout, "no answer after " + std::to_string(waited.count()) + " ms",
                    process_->pipes().unfinished());
  }
}

AgentFailure Conversation::ended() {
  const auto how = process_->wait_for_end(Clock::now() + kTimeToEnd);
  log_ += process_->pipes().take_errors();
  if (!how) return failed(FailureKind::crash, "closed its output");
  if (auto fault = process_->start_fault(*how, log_)) {
    log_.clear();
    return failed(FailureKind::start, std::move(*fault));
  }
  const bool limited = options_.sandbox != Sandbox::off;
  if (limited && how->signal == SIGXCPU) return failed(FailureKind::timeout, "used too much processor time");
  const bool memory = speaks_of_memory(last_lines(log_)) && limited;
  std::string reason = how->text();
  if (memory) reason += ": not enough memory";
  return failed(memory ? FailureKind::memory : FailureKind::crash, std::move(reason));
}

std::optional<Ended> Conversation::finish(std::string_view last_words, std::chrono::milliseconds patience) {
  if (!process_) return std::nullopt;
  const auto deadline = Clock::now() + patience;
  if (tap_) tap_(true, last_words);
  process_->pipes().send(last_words, {deadline});
  process_->pipes().close_input();
  auto how = process_->wait_for_end(deadline);
  process_.reset();
  return how;
}

}  // namespace ariadne
