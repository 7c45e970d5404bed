#include "report/game_text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "arena/live_record.hpp"
#include "report/drawing/text.hpp"
#include "report/format.hpp"

namespace ariadne {

namespace {

const std::string& seat_name(const GameInPlay& game, Seat seat) { return game.session->seats()[seat]; }

// The first seat plays for the first team, all others for the second.
Seat losing_seat(const Outcome& outcome) { return outcome.sign > 0 ? 1 : 0; }

// Values are seen from the first seat: of a decided game it is said who wins or loses.
std::string value_words(const GameInPlay& game, double value) {
  return (is_decided(value) ? seat_name(game, 0) : "value") + " " + value_text(value, game.game().info().margin);
}

// A path as it is typed in a shell.
std::string in_shell(const std::string& path) {
  constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._/-+,=@%";
  if (!path.empty() && path.find_first_not_of(kPlain) == path.npos) return path;
  std::string quoted = "'";
  for (const char c : path) quoted += c == '\'' ? "'\\''" : std::string(1, c);
  return quoted + "'";
}

// Equal neighbours together, as in "2 x random".
std::vector<std::string> grouped(const std::vector<std::string>& specs) {
  std::vector<std::string> found;
  for (std::size_t first = 0, last = 0; first < specs.size(); first = last) {
    while (last < specs.size() && specs[last] == specs[first]) ++last;
    found.push_back(last - first == 1 ? specs[first] : fmt::format("{} x {}", last - first, specs[first]));
  }
  return found;
}
std::string agents_text(std::string_view relation, const std::vector<std::string>& specs) {
  return specs.empty() ? "" : fmt::format(" {} {}", relation, joined(grouped(specs), " and "));
}

// Whether the agent in this seat has no person among its opponents.
bool is_partner(const GameInPlay& game, Seat seat) {
  for (Seat other = 0; other < game.seats(); ++other) {
    const bool same_team = game.game().team(other) == game.game().team(seat);
    if (game.players[other].is_person() && !same_team) return false;
  }
  return true;
}

}  // namespace

std::string called(const GameInPlay& game, Seat seat) {
  const bool person = game.players[seat].is_person();
  const std::size_t of_this_kind = person ? game.persons() : game.players.size() - game.persons();
  if (person && of_this_kind == 1) return game.person.empty() ? "you" : game.person;
  return !person && game.persons() > 0 ? "computer" : seat_name(game, seat);
}

std::string called(const GameInPlay& game, const std::vector<Seat>& seats) {
  std::vector<std::string> names;
  for (const Seat seat : seats) {
    const std::string name = called(game, seat);
    if (names.empty() || names.back() != name) names.push_back(name);
  }
  return joined(names, " and ");
}

std::string opening_words(const GameInPlay& game) {
  std::vector<std::string> people, partners, opponents;
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    if (game.players[seat].is_person())
      people.push_back(seat_name(game, seat));
    else
      (is_partner(game, seat) ? partners : opponents).push_back(game.players[seat].spec);
  }
  const std::string who = game.person.empty() ? "you play " : game.person + " plays ";
  return fmt::format("{}: {}{}{}{}, seed {}", game.game().info().title, who, joined(people, " and "),
                     agents_text("with", partners), agents_text("against", opponents), game.seed);
}

std::string example_move(const Session& session, Seat seat) {
  const GameInfo& info = session.game().info();
  const std::string example =
      session.read_move(seat, info.example_move) ? info.example_move : session.moves(seat).front();
  const bool on_board = std::ranges::count(session.scene(seat).marks, MarkKind::target, &Mark::kind) > 0;
  return on_board || info.typed_moves.empty() ? example : example + " (" + info.typed_moves + ")";
}

std::string person_example(const GameInPlay& game) {
  for (const Seat seat : game.session->movers()) {
    if (game.players[seat].is_person()) return example_move(*game.session, seat);
  }
  return game.game().info().example_move;
}

std::string opponents_text(const std::vector<std::string>& specs) {
  return joined(specs.size() == 2 ? specs : grouped(specs), " vs ");
}

std::string watch_title(const GameInPlay& game) {
  std::vector<std::string> specs;
  for (const auto& player : game.players) specs.push_back(player.spec);
  return fmt::format("{}: {}, seed {}", game.game().info().title, opponents_text(specs), game.seed);
}

std::string ending_text(const GameRecord& record) {
  switch (record.ending) {
    case Ending::finished:
    case Ending::forfeit:
      return record.result_text;
    case Ending::interrupted:
      return "the game was not finished";
    case Ending::cut:
      return "the record breaks off here";
  }
  return "";
}

std::string command_for(const GameInPlay& game, const std::string& path) {
  if (game.over()) return "ariadne replay " + in_shell(path);
  return fmt::format("ariadne {} {} --position {}", game.persons() > 0 ? "play" : "watch", game.game().info().id,
                     in_shell(path));
}

std::string saved_words(const GameInPlay& game, const std::string& path) {
  return fmt::format("saved to {}; {}: {}", path, game.over() ? "to see it" : "to continue", command_for(game, path));
}

std::string kept_words(const GameInPlay& game) {
  if (!game.live) return "Only what you saved is kept; --record FILE writes a game down move by move.";
  return fmt::format("{} kept in {}; {}: {}", counted(game.plies.size(), "move", "moves"), game.live->path(),
                     game.over() ? "to see them" : "to continue", command_for(game, game.live->path()));
}

std::string closing_remark(const GameInPlay& game) {
  const Outcome outcome = game.result().value_or(Outcome{});
  if (outcome.sign == 0) return "A draw: well played, everybody.";
  const Seat loser = losing_seat(outcome);
  if (loser >= game.seats()) return "There was nobody to lose.";
  const std::string who = called(game, loser);
  return who == "you" ? "Better luck next time." : "Better luck next time, " + who + ".";
}

std::string thought_text(const GameInPlay& game, const RecordedThought& thought) {
  std::vector<std::string> parts;
  if (thought.value) parts.push_back(value_words(game, *thought.value));
  if (thought.depth > 0) parts.push_back(fmt::format("depth {}", thought.depth));
  if (thought.nodes > 0) parts.push_back(counted(thought.nodes, "node", "nodes"));
  if (thought.time.count() > 0) parts.push_back(short_time(thought.time));
  return joined(parts, ", ");
}

std::string thought_text(const GameInPlay& game, const RecordedPly& ply) {
  std::vector<std::string> thoughts;
  for (const auto& thought : ply.thoughts) {
    if (auto text = thought_text(game, thought); !text.empty()) thoughts.push_back(std::move(text));
  }
  return joined(thoughts, "; ");
}

std::vector<std::string> move_rows(const std::vector<Step>& history, std::size_t seats, std::size_t last) {
  std::vector<std::string> rows;
  const std::size_t left_out = history.size() / seats - std::min(history.size() / seats, last);  // rows of whole rounds
  for (std::size_t ply = left_out * seats; ply < history.size(); ++ply) {
    const Step& step = history[ply];
    const bool together = step.size() > 1;
    const std::size_t place = together ? 0 : ply % seats;
    if (place == 0 || rows.empty())
      rows.push_back(fmt::format("{:>3}. {}", together ? ply + 1 : ply / seats + 1, joined(step)));
    else
      rows.back() = fmt::format("{} {}", padded(rows.back(), static_cast<int>(4 + 6 * place)), joined(step));
  }
  return rows;
}

}  // namespace ariadne
