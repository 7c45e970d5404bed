#include "protocols/gtp.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "arena/thinker.hpp"
#include "core/text.hpp"
#include "report/drawing/scene.hpp"
#include "report/format.hpp"

namespace ariadne {
namespace {

constexpr double kMaxSeconds = 1e7;
constexpr int kMaxMoves = 10'000;

// The words of the protocol's own documents.
constexpr const char* kUnknownCommand = "unknown command";
constexpr const char* kSyntaxError = "syntax error";
constexpr const char* kIllegalMove = "illegal move";
constexpr const char* kUnacceptableSize = "unacceptable size";
constexpr const char* kCannotUndo = "cannot undo";
constexpr const char* kCannotScore = "cannot score";

tl::unexpected<std::string> refused(std::string why) { return tl::unexpected<std::string>(std::move(why)); }

// Control characters are dropped, a tab is a blank, and what follows # is a comment.
std::string cleaned(std::string_view line) {
  std::string text;
  for (const char c : line.substr(0, line.find('#'))) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '\t')
      text += ' ';
    else if (byte >= 32 && byte != 127)
      text += c;
  }
  return text;
}

bool is_number(std::string_view word) { return std::ranges::all_of(word, is_digit); }

std::optional<Seat> seat_of(std::string_view colour) {
  if (same_ignoring_case(colour, "b") || same_ignoring_case(colour, "black")) return Seat{0};
  if (same_ignoring_case(colour, "w") || same_ignoring_case(colour, "white")) return Seat{1};
  return std::nullopt;
}

std::optional<std::chrono::milliseconds> time_in(std::string_view word) {
  const auto seconds = number_in<double>(word);
  if (!seconds || !(*seconds >= 0 && *seconds <= kMaxSeconds)) return std::nullopt;
  return std::chrono::milliseconds(std::llround(*seconds * 1000));
}

std::optional<int> moves_in(std::string_view word) {
  const auto moves = number_in<int>(word);
  return moves && *moves >= 0 && *moves <= kMaxMoves ? moves : std::nullopt;
}

std::string joined_lines(const std::vector<std::string>& lines) { return joined(lines, "\n"); }

std::string spec_text(const GameSpec& spec) {
  return spec.game->info().id + (spec.settings.empty() ? "" : ":" + spec.settings);
}

}  // namespace

Result<Gtp> Gtp::make(DrivenSetup setup, std::string version) {
  return DrivenGame::make(std::move(setup)).map([&](DrivenGame game) {
    return Gtp(std::move(game), std::move(version));
  });
}

std::span<const Gtp::Command> Gtp::commands() {
  static constexpr std::array kCommands = {
      Command{"boardsize", 1, &Gtp::boardsize},
      Command{"clear_board", 0, &Gtp::clear_board},
      Command{"final_score", 0, &Gtp::final_score},
      Command{"genmove", 1, &Gtp::genmove},
      Command{"known_command", 1, &Gtp::known_command},
      Command{"komi", 1, &Gtp::komi},
      Command{"list_commands", 0, &Gtp::list_commands},
      Command{"list_games", 0, &Gtp::list_games},
      Command{"name", 0, &Gtp::name},
      Command{"play", 2, &Gtp::play},
      Command{"protocol_version", 0, &Gtp::protocol_version},
      Command{"quit", 0, &Gtp::quit},
      Command{"reg_genmove", 1, &Gtp::reg_genmove},
      Command{"set_game", 1, &Gtp::set_game},
      Command{"showboard", 0, &Gtp::showboard},
      Command{"time_left", 3, &Gtp::time_left},
      Command{"time_settings", 3, &Gtp::time_settings},
      Command{"undo", 0, &Gtp::undo},
      Command{"version", 0, &Gtp::version},
  };
  return kCommands;
}

const Gtp::Command* Gtp::find_command(std::string_view name) {
  const auto all = commands();
  const auto found = std::ranges::find(all, name, &Command::name);
  return found == all.end() ? nullptr : &*found;
}

std::string Gtp::answer(std::string_view line) {
  if (line.size() > kMaxProtocolLine) return "? line too long\n\n";
  const std::string text = cleaned(line);
  const auto words = words_of(text);
  if (words.empty()) return "";
  const bool has_id = is_number(words.front());
  const Reply reply = obey(Words(words).subspan(has_id ? 1 : 0));
  const std::string& said = reply ? *reply : reply.error();
  const bool starts_line = said.empty() || said.front() == '\n';
  return (reply ? "=" : "?") + std::string(has_id ? words.front() : "") + (starts_line ? "" : " ") + said + "\n\n";
}

Gtp::Reply Gtp::obey(Words words) {
  const Command* command = words.empty() ? nullptr : find_command(words.front());
  if (command == nullptr) return refused(kUnknownCommand);
  const Words arguments = words.subspan(1);
  if (arguments.size() != command->arguments) return refused(kSyntaxError);
  return (this->*command->run)(arguments);
}

// What it is.

Gtp::Reply Gtp::protocol_version(Words) { return "2"; }
Gtp::Reply Gtp::name(Words) { return std::string(kEngineName); }
Gtp::Reply Gtp::version(Words) { return version_; }
Gtp::Reply Gtp::known_command(Words arguments) { return find_command(arguments[0]) != nullptr ? "true" : "false"; }

Gtp::Reply Gtp::list_commands(Words) {
  std::vector<std::string> names;
  for (const auto& command : commands()) names.emplace_back(command.name);
  return joined_lines(names);
}

Gtp::Reply Gtp::list_games(Words) {
  std::vector<std::string> names;
  for (const GameEntry* game : games()) {
    if (const auto& name = game->info().gtp_name; !name.empty()) names.push_back(name);
  }
  return joined_lines(names);
}

Gtp::Reply Gtp::quit(Words) {
  over_ = true;
  return "";
}

// The board.

Gtp::Reply Gtp::begin(const GameSpec& spec, const char* refusal) {
  if (!game_.start(spec)) return refused(refusal);
  reset_clocks();
  return "";
}

Gtp::Reply Gtp::set_game(Words arguments) {
  const GameEntry* game = game_with_gtp_name(arguments[0]);
  if (game == nullptr) return refused("unknown game");
  return game == game_.spec().game ? "" : begin({game, {}}, "the agent does not play this game");
}

Gtp::Reply Gtp::boardsize(Words arguments) {
  if (!is_number(arguments[0])) return refused(kSyntaxError);
  const auto spec = find_game(spec_with(spec_text(game_.spec()), "size", arguments[0]));
  return spec ? begin(*spec, kUnacceptableSize) : refused(kUnacceptableSize);
}

Gtp::Reply Gtp::clear_board(Words) { return begin(game_.spec(), "the agent cannot play from the start"); }

// Controllers send it to every engine. These games are not played with one.
Gtp::Reply Gtp::komi(Words arguments) {
  if (!number_in<double>(arguments[0])) return refused(kSyntaxError);
  return "";
}

Gtp::Reply Gtp::showboard(Words) {
  const Scene scene = game_.session().scene();
  std::vector<std::string> lines = draw_scene(scene, Look{});
  lines.insert(lines.end(), scene.notes.begin(), scene.notes.end());
  std::erase(lines, "");  // an empty line would end the answer
  return "\n" + joined_lines(lines);
}

Gtp::Reply Gtp::final_score(Words) {
  const auto result = game_.session().result();
  if (!result) return refused(kCannotScore);
  if (result->sign == 0) return "0";
  return (result->sign > 0 ? "B+" : "W+") + short_decimal(std::abs(result->score));
}

// Moves.

Gtp::Reply Gtp::play(Words arguments) {
  const auto seat = seat_of(arguments[0]);
  if (!seat) return refused(kSyntaxError);
  if (!game_.play(*seat, arguments[1])) return refused(kIllegalMove);
  return "";
}

Gtp::Reply Gtp::genmove(Words arguments) {
  const auto seat = seat_of(arguments[0]);
  if (!seat) return refused(kSyntaxError);
  Reply move = chosen_move(*seat);
  if (move && *move != "resign") static_cast<void>(game_.play(*seat, *move));
  return move;
}

Gtp::Reply Gtp::reg_genmove(Words arguments) {
  const auto seat = seat_of(arguments[0]);
  return seat ? chosen_move(*seat) : refused(kSyntaxError);
}

Gtp::Reply Gtp::undo(Words) {
  if (!game_.undo()) return refused(kCannotUndo);
  return "";
}

// A move that can be played, a pass where there is no other, or "resign".
Gtp::Reply Gtp::chosen_move(Seat seat) {
  const std::string& pass = game_.session().game().info().pass;
  if (game_.session().result()) return pass;
  const auto session = game_.at_turn_of(seat);
  if (!session) return refused(session.error().message);
  if ((*session)->must_pass(seat)) return pass;
  GtpClock& clock = clocks_[seat];
  Question question = game_.question(**session, seat);
  question.limits = tighter(question.limits, clock.limits());
  question.clock = clock.state();
  const Thought thought = timed_thought(game_.agent(seat), question);
  if (!thought && thought.error().kind == FailureKind::resigned) return "resign";
  if (!thought) return refused("the agent failed: " + printable(thought.error().reason));
  clock.spend(thought->time);
  const auto move = (*session)->read_move(seat, thought->move);
  if (!move) return refused("the agent chose " + in_quotes(thought->move) + ", which cannot be played");
  return *move;
}

// Time.

void Gtp::reset_clocks() { clocks_.fill(GtpClock(time_)); }

Gtp::Reply Gtp::time_settings(Words arguments) {
  const auto main = time_in(arguments[0]), period = time_in(arguments[1]);
  const auto moves = moves_in(arguments[2]);
  if (!main || !period || !moves) return refused(kSyntaxError);
  time_ = {*main, *period, *moves};
  reset_clocks();
  return "";
}

Gtp::Reply Gtp::time_left(Words arguments) {
  const auto seat = seat_of(arguments[0]);
  const auto left = time_in(arguments[1]);
  const auto moves = moves_in(arguments[2]);
  if (!seat || !left || !moves) return refused(kSyntaxError);
  clocks_[*seat].set_left(*left, *moves);
  return "";
}

}  // namespace ariadne
