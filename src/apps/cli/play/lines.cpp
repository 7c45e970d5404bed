#include "apps/cli/play/lines.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <istream>
#include <ostream>

#include "apps/cli/context.hpp"
#include "arena/referee.hpp"
#include "core/file.hpp"
#include "report/drawing/scene.hpp"
#include "report/drawing/text.hpp"
#include "report/game_text.hpp"

namespace ariadne {

namespace {

class LineGame {
 public:
  LineGame(GameInPlay game, std::istream& in, std::ostream& out, const LineStyle& style)
      : referee_(std::move(game), {.stop = &interrupted(), .describe = true}), in_(in), out_(out), style_(style) {}

  ExitCode run() {
    show_board();
    while (!referee_.over()) {
      if (interrupted()) return static_cast<ExitCode>(interrupted_exit_code());
      const auto awaited = referee_.awaited();
      if (awaited.empty())
        play_step();
      else if (!person_turn(awaited.front()))
        return leave();
    }
    if (!game().forfeits.empty()) out_ << game().outcome_text() << '\n';
    out_ << closing_remark(game()) << '\n';
    print_statistics(out_, session());
    return ExitCode::done;
  }
  GameInPlay release() { return referee_.release(); }

 private:
  const GameInPlay& game() const { return referee_.game(); }
  const Session& session() const { return *game().session; }

  void show_board() {
    out_ << '\n';
    print_board(out_, session(), style_.look, !referee_.awaited().empty());
    out_ << '\n';
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
    const auto turn = referee_.wait();
    if (!turn) return;
    for (const auto& sentence : turn->sentences) out_ << sentence << '\n';
    if (!turn->forced) show_board();
  }

  // False: the person leaves or the input has ended.
  bool person_turn(Seat seat) {
    const std::string prompt = game().persons() == 1 ? "your move: " : session().seats()[seat] + ", your move: ";
    std::string line;
    if (!ask_line(in_, out_, style_, prompt, line)) {
      ended_ = true;
      return false;
    }
    if (line == "q" || line == "quit") return false;
    if (line.empty() || obey(line, seat)) return true;
    if (const auto chosen = referee_.choose(seat, line); !chosen) explain(chosen.error());
    return true;
  }

  void explain(const Error& error) {
    out_ << error.message << '\n';
    if (!error.hint.empty()) out_ << error.hint << '\n';
  }

  // True if the line was a command and not a move.
  bool obey(const std::string& line, Seat seat) {
    const std::size_t space = std::min(line.find(' '), line.size());
    const std::string command = line.substr(0, space);
    const std::string argument(trimmed(line.substr(space)));
    if (command == "save" || command == "save!") return save_to(argument, command == "save!"), true;
    if (!argument.empty()) return false;
    if (command == "help" || command == "?") return help(), true;
    if (command == "hint") return hint(seat), true;
    if (command == "undo") return take_back(), true;
    if (command == "board") return show_board(), true;
    if (command == "moves") return list_moves(seat), true;
    return false;
  }

  void help() {
    out_ << "Type a move such as " << game().game().info().example_move << ", or one of:\n"
         << "  moves       list the legal moves\n"
         << "  hint        ask the computer what it would play\n"
         << "  undo        take back your last move\n"
         << "  board       show the board again\n"
         << "  save FILE   write the game so far as a record (save! replaces a file)\n"
         << "  quit        leave the game\n";
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
    if (!referee_.take_back()) {
      out_ << "there is nothing to take back\n";
      return;
    }
    out_ << "taken back\n";
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
      out_ << "saved to " << path << '\n';
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

  Referee referee_;
  std::istream& in_;
  std::ostream& out_;
  const LineStyle style_;
  bool ended_ = false;  // the input
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

void print_board(std::ostream& out, const Session& session, const Look& look, bool legal_moves) {
  const Scene scene = session.scene();
  View view;
  view.legal_moves = legal_moves;
  for (const auto& line : draw_scene(scene, look, view)) out << line << '\n';
  for (const auto& note : scene.notes) out << note << '\n';
  if (!session.result()) return;
  const std::string outcome = session.outcome_text();
  const auto says_it = [&](const std::string& note) { return note.find(outcome) != std::string::npos; };
  if (std::ranges::none_of(scene.notes, says_it)) out << outcome << '\n';
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
    out << (is_safe_to_print(answer) ? answer : in_quotes(answer)) << '\n';
  return read;
}

}  // namespace ariadne
