#include "agents/external/gtp_agent.hpp"

#include <algorithm>
#include <utility>

#include "agents/external/protocol_agent.hpp"
#include "agents/registry.hpp"
#include "core/text.hpp"

namespace ariadne {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kMaxLines = 10'000;  // of an answer, or of chatter before it
constexpr const char* kColours[] = {"black", "white"};

std::string in_lower_case(std::string_view text) {
  std::string lowered(text);
  std::ranges::transform(lowered, lowered.begin(), lower);
  return lowered;
}

// The first word, as a move.
std::string move_in(std::string_view answer) {
  const auto words = words_of(answer);
  return words.empty() ? "" : in_lower_case(words.front());
}

}  // namespace

GtpAgent::GtpAgent(ExternalCommand command, ExternalOptions options, Tap tap)
    : conversation_(std::move(command), std::move(options), std::move(tap)) {}

GtpAgent::~GtpAgent() {
  try {
    conversation_.finish("quit", kTimeToQuit);
  } catch (const HostFault&) {
    // Its process is ended all the same.
  }
}

void GtpAgent::new_game(std::uint64_t /*seed*/) { has_board_ = false; }

Result<> GtpAgent::check(const Session& session, const Limits&) {
  const GameEntry& game = session.game();
  const auto standard = game.start("", 0);
  if (standard && game.text(**standard) == game.text(*session.at(0))) return {};
  return failure("a GTP engine can play only from the standard start of the game",
                 "GTP has no command that sets up a position.");
}

tl::expected<void, AgentFailure> GtpAgent::prepare(const Question& question) {
  const auto deadline = Clock::now() + conversation_.options().start_time;
  tl::expected<void, AgentFailure> ready;
  if (!conversation_.is_open()) ready = open(question, deadline);
  if (ready) ready = tell_moves(question, deadline);
  return ready.map_error(as_start_failure);
}

tl::expected<void, AgentFailure> GtpAgent::open(const Question& question, Clock::time_point deadline) {
  has_board_ = false;
  if (auto started = conversation_.start(); !started) return started;
  conversation_.begin_question(conversation_.options().start_time);
  // Engines of one game know no other, and then do not know the command.
  const auto chosen = command("set_game " + question.session.game().info().gtp_name, deadline);
  if (!chosen) return tl::unexpected(chosen.error());
  return {};
}

tl::expected<void, AgentFailure> GtpAgent::clear_board(const Question& question, Clock::time_point deadline) {
  const int size = question.session.scene().ground.rows;
  if (auto sized = obeyed("boardsize " + std::to_string(size), deadline); !sized) return sized;
  if (auto cleared = obeyed("clear_board", deadline); !cleared) return cleared;
  told_.clear();
  has_board_ = true;
  return {};
}

// Brings the engine's board to where the game stands.
tl::expected<void, AgentFailure> GtpAgent::tell_moves(const Question& question, Clock::time_point deadline) {
  const auto& history = question.session.history();
  const bool goes_on =
      has_board_ && told_.size() <= history.size() && std::equal(told_.begin(), told_.end(), history.begin());
  if (!goes_on) {
    if (auto cleared = clear_board(question, deadline); !cleared) return cleared;
  }
  const std::string& pass = question.session.game().info().pass;
  while (told_.size() < history.size()) {
    const std::string& move = history[told_.size()].front();
    const Seat mover = first_mover(*question.session.at(told_.size()));
    if (move != pass) {
      if (auto told = obeyed(std::string("play ") + kColours[mover % 2] + " " + move, deadline); !told) return told;
    }
    told_.push_back(history[told_.size()]);
  }
  return {};
}

tl::expected<Decision, AgentFailure> GtpAgent::think(const Question& question) {
  Decision decision;
  if (question.session.must_pass(question.seat)) {
    decision.move = question.session.game().info().pass;
    return decision;
  }
  if (const auto ready = prepare(question); !ready) return tl::unexpected(ready.error());
  const auto allowed = allowed_time(question, conversation_.options());
  conversation_.begin_question(allowed);
  const auto asked = Clock::now();
  const auto answer = command(std::string("genmove ") + kColours[question.seat % 2],
                              Clock::now() + allowed + kMoveGrace, question.stop);
  if (!answer) return tl::unexpected(answer.error());
  if (!answer->success)
    return tl::unexpected(conversation_.failed(FailureKind::protocol, "refused to choose a move", answer->text));
  decision.move = move_in(answer->text);
  if (decision.move == "resign") {
    has_board_ = false;
    return agent_failure(FailureKind::resigned, question.session.seats()[question.seat] + " gave up");
  }
  const auto move = question.session.read_move(question.seat, decision.move);
  if (!move) {
    return tl::unexpected(conversation_.failed(
        FailureKind::invalid, "played " + in_quotes(decision.move) + ", which is not a legal move", answer->text));
  }
  told_.push_back({*move});  // the engine has played it on its own board
  decision.time = Clock::now() - asked;
  decision.log = conversation_.take_log();
  return decision;
}

tl::expected<void, AgentFailure> GtpAgent::obeyed(const std::string& text, Clock::time_point deadline) {
  const auto answer = command(text, deadline);
  if (!answer) return tl::unexpected(answer.error());
  if (answer->success) return {};
  return tl::unexpected(conversation_.failed(FailureKind::protocol, "refused " + in_quotes(text), answer->text));
}

// "= text" or "? reason", perhaps with a number, perhaps after chatter; an empty line ends it.
GtpAgent::Answered GtpAgent::command(const std::string& text, Clock::time_point deadline,
                                     const std::atomic<bool>* stop) {
  if (const auto sent = conversation_.send(text, deadline); !sent) return tl::unexpected(sent.error());
  std::optional<Answer> answer;
  for (std::size_t lines = 0; lines < kMaxLines; ++lines) {
    bool stopped = false;
    const auto heard = conversation_.hear(deadline, kMaxReplyBytes, stop, &stopped);
    if (stopped) return tl::unexpected(conversation_.failed(FailureKind::timeout, "was stopped"));
    if (!heard) return tl::unexpected(heard.error());
    const std::string_view line = trimmed(*heard);
    if (!answer && (line.starts_with('=') || line.starts_with('?'))) {
      const std::size_t begin = std::min(line.find_first_not_of("0123456789", 1), line.size());
      answer = Answer{line.front() == '=', std::string(trimmed(line.substr(begin)))};
    } else if (answer && line.empty()) {
      return *answer;
    } else if (answer) {
      answer->text.append("\n").append(line);
    }
  }
  return tl::unexpected(conversation_.failed(FailureKind::protocol, "said more than can be listened to"));
}

}  // namespace ariadne
