#include "apps/cli/play/lines.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <istream>
#include <ostream>

#include "apps/cli/context.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/play/agent_word.hpp"
#include "apps/cli/play/remarks.hpp"
#include "arena/file.hpp"
#include "report/drawing/scene.hpp"
#include "report/drawing/text.hpp"

namespace ariadne {

namespace {

class LineGame {
 public:
  LineGame(Table& table, std::istream& in, std::ostream& out, const LineStyle& style)
      : table_(table), session_(*table.session), in_(in), out_(out), style_(style) {}

  ExitCode run() {
    show_board();
    while (!table_.over()) {
      if (interrupted()) return static_cast<ExitCode>(interrupted_exit_code());
      if (session_.must_pass()) {
        out_ << play_pass(table_) << '\n';
      } else if (table_.to_move().agent != nullptr) {
        computer_turn();
      } else if (!human_turn()) {
        return leave();
      }
    }
    out_ << closing_remark(table_) << '\n';
    print_statistics(out_, session_);
    return ExitCode::done;
  }

 private:
  void show_board() {
    const bool human = !table_.over() && table_.to_move().agent == nullptr && !session_.must_pass();
    out_ << '\n';
    print_board(out_, session_, style_.look, human);
    out_ << '\n';
  }

  Decision think(Agent& agent) {
    Thinking how;
    how.stop = &interrupted();
    return agent.think(session_, how);
  }

  void computer_turn() {
    out_ << called(table_, session_.to_move()) << " is playing...\n" << std::flush;
    const Decision decision = think(*table_.to_move().agent);
    if (interrupted()) return;
    out_ << session_.describe(decision.move) << '\n';
    play_decision(table_, decision);
    show_board();
  }

  // False: the person leaves or the input has ended.
  bool human_turn() {
    const std::string prompt =
        table_.humans() == 1 ? "your move: " : session_.seats()[session_.to_move()] + ", your move: ";
    std::string line;
    if (!ask_line(in_, out_, style_, prompt, line)) {
      ended_ = true;
      return false;
    }
    if (line == "q" || line == "quit") return false;
    if (!line.empty() && !obey(line)) move(line);
    return true;
  }

  void move(const std::string& text) {
    const auto before = session_.clone();
    const auto played = play_typed(table_, text);
    if (!played) return explain(played.error());
    out_ << before->describe(session_.history().back()) << '\n';
    show_board();
  }

  void explain(const Error& error) {
    out_ << error.message << '\n';
    if (!error.hint.empty()) out_ << error.hint << '\n';
  }

  // True if the line was a command and not a move.
  bool obey(const std::string& line) {
    const std::size_t space = std::min(line.find(' '), line.size());
    const std::string command = line.substr(0, space);
    const std::string argument(trimmed(line.substr(space)));
    if (command == "save" || command == "save!") return save_to(argument, command == "save!"), true;
    if (!argument.empty()) return false;
    if (command == "help" || command == "?") return help(), true;
    if (command == "hint") return hint(), true;
    if (command == "undo") return take_back(), true;
    if (command == "board") return show_board(), true;
    if (command == "moves") return list_moves(), true;
    return false;
  }

  void help() {
    out_ << "Type a move such as " << table_.game().info().example_move << ", or one of:\n"
         << "  moves       list the legal moves\n"
         << "  hint        ask the computer what it would play\n"
         << "  undo        take back your last move\n"
         << "  board       show the board again\n"
         << "  save FILE   write the game so far as a record (save! replaces a file)\n"
         << "  quit        leave the game\n";
  }

  void hint() {
    const auto agent = hint_agent(table_);
    const Decision decision = think(*agent);
    const std::string thought = thought_words(table_, recorded(decision));
    out_ << "hint: " << decision.move << (thought.empty() ? "" : " (" + thought + ")") << '\n';
  }

  void take_back() {
    if (!undo(table_)) {
      out_ << "there is nothing to take back\n";
      return;
    }
    out_ << "taken back\n";
    show_board();
  }

  void list_moves() {
    out_ << "legal moves:";
    for (const auto& text : session_.moves()) out_ << ' ' << text;
    out_ << '\n';
  }

  void save_to(const std::string& path, bool replace) {
    if (path.empty()) {
      out_ << "save needs the name of a file: save game.jsonl\n";
    } else if (const auto saved = save(table_, path, replace)) {
      out_ << "saved to " << path << '\n';
    } else {
      explain(saved.error());
      if (!replace && file_exists(path)) out_ << "To replace a file, type: save! " << path << '\n';
    }
  }

  ExitCode leave() {
    if (interrupted()) return static_cast<ExitCode>(interrupted_exit_code());
    out_ << (ended_ ? "input ended, the game is not finished\n" : "the game is not finished; goodbye\n");
    return ended_ ? ExitCode::input : ExitCode::done;
  }

  Table& table_;
  Session& session_;
  std::istream& in_;
  std::ostream& out_;
  const LineStyle style_;
  bool ended_ = false;  // the input
};

}  // namespace

ExitCode play_by_lines(Table& table, std::istream& in, std::ostream& out, const LineStyle& style) {
  return LineGame(table, in, out, style).run();
}

void print_statistics(std::ostream& out, const Session& session) {
  const Statistics statistics = session.statistics();
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
    out << (is_printable(answer) ? answer : in_quotes(answer)) << '\n';
  return read;
}

std::unique_ptr<Agent> hint_agent(const Table& table) {
  const Team team = table.game().team(table.session->to_move());
  for (const auto& player : table.players) {
    const bool can_tell = player.agent != nullptr && check_team(table.game(), player.word, team);
    if (can_tell) return open_agent(*table.session, player.word, team, table.seed);
  }
  return open_agent(*table.session, usual_agent(table.game(), team), team, table.seed);
}

}  // namespace ariadne
