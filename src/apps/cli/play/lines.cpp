#include "apps/cli/play/lines.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <istream>
#include <memory>
#include <optional>
#include <ostream>

#include "apps/cli/context.hpp"
#include "arena/referee.hpp"
#include "core/file.hpp"
#include "core/text.hpp"
#include "report/drawing/scene.hpp"
#include "report/drawing/text.hpp"
#include "report/game_text.hpp"

namespace ariadne {

namespace {

using namespace std::chrono_literals;

constexpr auto kGlance = 20ms;     // between two looks at the input while somebody thinks
constexpr auto kLongThought = 2s;  // after which it is said how to end it
constexpr const char* kNow = "now";

std::string shown_answer(const std::string& answer) { return is_safe_to_print(answer) ? answer : in_quotes(answer); }

class LineGame {
 public:
  LineGame(GameInPlay game, std::istream& in, std::ostream& out, const LineStyle& style)
      : in_(in), out_(out), style_(style) {
    begin(std::move(game));
  }

  ExitCode run() {
    show_board();
    do {
      while (!referee_->over() && !leaving_) {
        if (interrupted()) return static_cast<ExitCode>(interrupted_exit_code());
        const auto awaited = referee_->awaited();
        if (awaited.empty())
          play_step();
        else
          person_turn(awaited.front());
      }
      if (leaving_) return leave();
      show_end();
    } while (style_.lingers && wants_more());
    return interrupted() ? static_cast<ExitCode>(interrupted_exit_code()) : ExitCode::done;
  }
  GameInPlay release() { return referee_->release(); }

 private:
  const GameInPlay& game() const { return referee_->game(); }
  const Session& session() const { return *game().session; }

  void begin(GameInPlay game) {
    referee_ = std::make_unique<Referee>(std::move(game),
                                         GameOptions{.stop = &interrupted(), .describe = true, .may_hurry = true});
  }

  void show_board() {
    out_ << '\n';
    print_board(out_, session(), style_, !referee_->awaited().empty());
    out_ << '\n';
  }

  void show_end() {
    if (!game().forfeits.empty()) out_ << game().outcome_text() << '\n';
    out_ << closing_remark(game()) << '\n';
    print_statistics(out_, session());
  }

  // Those who are to think about a move now.
  std::vector<Seat> thinkers() const {
    auto movers = session().movers();
    std::erase_if(movers, [&](Seat seat) { return !game().players[seat].agent || session().must_pass(seat); });
    return movers;
  }

  // No person has to choose: the agents do, and the step is played.
  void play_step() {
    if (const auto agents = thinkers(); !agents.empty()) {
      out_ << called(game(), agents) << " is playing...\n" << std::flush;
    }
    referee_->ask();
    for (bool told = style_.echo; !referee_->ready_within(kGlance);) {
      if (interrupted() || leaving_) return;
      listen();
      if (!told && referee_->thinking_for() >= kLongThought) {
        out_ << "(type " << kNow << " for the best move so far)\n" << std::flush;
        told = true;
      }
    }
    const auto turn = referee_->poll();
    if (!turn) return;
    for (const auto& sentence : turn->sentences) out_ << sentence << '\n';
    for (const auto& remark : turn->remarks) out_ << remark << '\n';
    if (!turn->forced) show_board();
  }

  // Takes a line that was typed while somebody thinks. If it is not a command for that, it is kept for the next
  // question.
  void listen() {
    std::string line;
    if (all_read_ || in_.rdbuf()->in_avail() <= 0) return;
    if (!std::getline(in_, line)) {
      all_read_ = true;
      return;
    }
    line = trimmed(line);
    if (same_ignoring_case(line, kNow))
      referee_->hurry();
    else if (!style_.echo && is_quit(line))
      leaving_ = true;
    else
      typed_ahead_.push_back(line);
  }

  // What the person answers; nothing if the input has ended.
  std::optional<std::string> asked(const std::string& prompt) {
    std::string line;
    if (!typed_ahead_.empty()) {
      line = std::move(typed_ahead_.front());
      typed_ahead_.pop_front();
      out_ << prompt << shown_answer(line) << '\n';
      return line;
    }
    if (!all_read_ && ask_line(in_, out_, style_, prompt, line)) return line;
    if (all_read_) out_ << prompt << '\n';
    all_read_ = ended_ = leaving_ = true;
    return {};
  }

  void person_turn(Seat seat) {
    const auto line = asked(game().persons() == 1 ? "your move: " : session().seats()[seat] + ", your move: ");
    if (!line || line->empty()) return;
    if (is_quit(*line)) {
      leaving_ = true;
    } else if (!obey(*line, seat)) {
      if (const auto chosen = referee_->choose(seat, *line); !chosen) explain(chosen.error());
    }
  }

  // After the end: whether there is something to play again.
  bool wants_more() {
    while (const auto line = asked("rematch, undo, save FILE or quit: ")) {
      if (is_quit(*line)) return false;
      if (same_ignoring_case(*line, "rematch")) {
        begin(another_game(referee_->release()));
        show_board();
        return true;
      }
      if (same_ignoring_case(*line, "undo")) {
        take_back();
        if (!referee_->over()) return true;
      } else if (!line->empty() && !obey_save(*line)) {
        out_ << "the game is over\n";
      }
    }
    return false;
  }

  void explain(const Error& error) {
    out_ << error.message << '\n';
    if (!error.hint.empty()) out_ << error.hint << '\n';
  }

  bool obey_save(const std::string& line) {
    const std::size_t space = std::min(line.find(' '), line.size());
    const std::string command = line.substr(0, space);
    const bool replace = same_ignoring_case(command, "save!");
    if (!replace && !same_ignoring_case(command, "save")) return false;
    save_to(std::string(trimmed(line.substr(space))), replace);
    return true;
  }

  // True if the line was a command and not a move.
  bool obey(const std::string& line, Seat seat) {
    if (obey_save(line)) return true;
    const auto is = [&](std::string_view word) { return same_ignoring_case(line, word); };
    if (is("help") || is("?")) return help(), true;
    if (is("hint")) return hint(seat), true;
    if (is("undo")) return take_back(), true;
    if (is("redo")) return redo(), true;
    if (is("board")) return show_board(), true;
    if (is("moves")) return list_moves(seat), true;
    if (is("rematch")) return out_ << "a new game can begin when this one is over\n", true;
    if (is(kNow)) return out_ << "it is your turn; " << kNow << " is for a computer that thinks too long\n", true;
    return false;
  }

  void help() {
    out_ << "Type a move such as " << person_example(game()) << ", or one of:\n"
         << "  moves       list the legal moves\n"
         << "  hint        ask for a good move\n"
         << "  undo        take back your last move\n"
         << "  redo        play again what was taken back\n"
         << "  board       show the board again\n"
         << "  save FILE   write the game so far as a record (save! replaces a file)\n"
         << "  quit        leave the game\n"
         << "While the computer thinks, now makes it play the best move so far.\n";
    if (const auto& codes = game().game().info().move_codes; !codes.empty()) out_ << "In a move " << codes << '\n';
  }

  void hint(Seat seat) {
    const auto agent = hint_agent(game(), seat);
    if (!agent) return explain(agent.error());
    Question question{session(), seat};
    question.stop = &interrupted();
    const auto thought = (*agent)->think(question);
    if (!thought) {
      out_ << "no hint: " << thought.error().reason << '\n';
      return;
    }
    const std::string text = thought_text(game(), recorded(*thought));
    out_ << "hint: " << thought->move << (text.empty() ? "" : " (" + text + ")") << '\n';
  }

  void take_back() {
    if (!referee_->take_back()) {
      out_ << "there is nothing to take back\n";
      return;
    }
    out_ << "taken back; redo plays it again\n";
    show_board();
  }

  void redo() {
    if (!referee_->redo()) {
      out_ << "there is nothing to play again\n";
      return;
    }
    out_ << "played again\n";
    show_board();
  }

  void list_moves(Seat seat) {
    out_ << "legal moves:";
    for (const auto& text : session().moves(seat)) out_ << ' ' << text;
    out_ << '\n';
  }

  void save_to(const std::string& path, bool replace) {
    if (path.empty()) {
      out_ << "save needs a file name, such as save game.jsonl\n";
    } else if (const auto saved = save(game(), path, replace)) {
      out_ << saved_words(game(), path) << '\n';
    } else {
      explain(saved.error());
      if (!replace && file_exists(path)) out_ << "To replace it, type: save! " << path << '\n';
    }
  }

  ExitCode leave() {
    if (interrupted()) return static_cast<ExitCode>(interrupted_exit_code());
    out_ << (ended_ ? "input ended, the game is not finished\n" : "the game is not finished; goodbye\n");
    return ended_ ? ExitCode::input : ExitCode::done;
  }

  std::istream& in_;
  std::ostream& out_;
  const LineStyle style_;
  std::unique_ptr<Referee> referee_;
  std::deque<std::string> typed_ahead_;  // while somebody was thinking
  bool all_read_ = false;                // of the input; what was typed ahead may still have to be answered
  bool ended_ = false;                   // the game, for want of input
  bool leaving_ = false;
};

}  // namespace

ExitCode play_by_lines(GameInPlay& game, std::istream& in, std::ostream& out, const LineStyle& style) {
  LineGame lines(std::move(game), in, out, style);
  const ExitCode code = lines.run();
  game = lines.release();
  return code;
}

void print_statistics(std::ostream& out, const Session& session) {
  const Statistics statistics = session.game().statistics(session);
  if (!statistics.lines.empty()) out << '\n';
  for (const auto& line : statistics.lines) out << line << '\n';
}

void print_board(std::ostream& out, const Session& session, const LineStyle& style, bool legal_moves) {
  const Scene scene = style.console ? console_scene(session.scene(), session.seats()) : session.scene();
  View view;
  view.legal_moves = legal_moves && !style.console;
  for (const auto& line : draw_scene(scene, style.look, view, style.room)) out << line << '\n';
  for (const auto& note : scene.notes) out << note << '\n';
  if (!session.result()) return;
  const std::string outcome = session.outcome_text();
  const auto says_it = [&](const std::string& note) { return note.find(outcome) != std::string::npos; };
  if (std::ranges::none_of(scene.notes, says_it)) out << outcome << '\n';
}

bool is_quit(const std::string& answer) {
  return same_ignoring_case(answer, "q") || same_ignoring_case(answer, "quit");
}

bool ask_line(std::istream& in, std::ostream& out, const LineStyle& style, const std::string& prompt,
              std::string& answer) {
  out << prompt << std::flush;
  std::string line;
  const bool read = static_cast<bool>(std::getline(in, line));
  answer = trimmed(line);
  if (!read)
    out << '\n';
  else if (style.echo)
    out << shown_answer(answer) << '\n';
  return read;
}

}  // namespace ariadne
