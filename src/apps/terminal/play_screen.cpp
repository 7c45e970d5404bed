#include "apps/terminal/play_screen.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "agents/registry.hpp"
#include "apps/cli/context.hpp"
#include "apps/terminal/page.hpp"
#include "apps/terminal/panel.hpp"
#include "core/file.hpp"
#include "core/text.hpp"
#include "report/drawing/legend.hpp"
#include "report/drawing/text.hpp"
#include "report/game_text.hpp"

namespace ariadne {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t kMessages = 3;
constexpr std::string_view kHotKeys = "husq?:";
constexpr std::string_view kPlayKeys = "arrows+Enter or type a move   h hint  u undo  s save  ? help  q quit";
constexpr std::string_view kThinkingKeys = "m move now  u undo  s save  ? help  q quit";
constexpr std::string_view kOverKeys = "n new game  u undo  s save  ? help  q quit";

// Where keys go in directions, they take the letters h, u and n.
constexpr std::string_view kEightKeys = "arrows, keypad, yku/hl/bjn, 1-8 move  H hint  U undo  s save  ? help  q quit";
constexpr std::string_view kFourKeys = "arrows or hjkl move   H hint  U undo  s save  ? help  q quit";
constexpr std::string_view kDirectionOverKeys = "N new game  U undo  s save  ? help  q quit";

// Where no cell stands for a move, such as one of several pieces at a time.
constexpr std::string_view kTypedKeys = "type a move, Enter plays it   h hint  u undo  s save  ? help  q quit";

constexpr const char* kTypedHelp =
    "Enter plays it, Esc discards it.\n"
    "To type a command letter as a move, put ':' before it, as in :s.\n"
    "\n"
    "h            hint: a good move\n"
    "u, r         undo: take back your last move; redo: play it again\n"
    "m            while the computer thinks: move now, with the best so far\n"
    "s            save the game so far as a record\n"
    "n            after the end: a new game with the same players\n"
    "q            leave the game\n"
    "\n"
    "( )          the last moves\n";

constexpr std::string_view kTypingKeys = "Enter: accept   Esc: discard";

constexpr const char* kPlayHelp =
    "arrows       move the cursor [ ]\n"
    "Tab          jump to the next legal move\n"
    "Enter        play the cell under the cursor\n"
    "\n"
    "You can also type a move: Enter plays it, Esc discards it.\n"
    "To type a command letter as a move, put ':' before it, as in :s;\n"
    "h followed by another character starts a move.\n"
    "\n"
    "h            hint: a good move, marked > <\n"
    "u, r         undo: take back your last move; redo: play it again\n"
    "m            while the computer thinks: move now, with the best so far\n"
    "s            save the game so far as a record\n"
    "n            after the end: a new game with the same players\n"
    "q            leave the game\n"
    "\n"
    "+ or : :     a legal move          ( )  the last move\n";

constexpr const char* kEightHelp =
    "y k u        Home  up    PgUp       up-left    up    up-right\n"
    "h   l        left        right      left             right\n"
    "b j n        End   down  PgDn       down-left  down  down-right\n"
    "1 .. 8       the same, clockwise from up; so do the digits of the\n"
    "             keypad, which is laid out as above with NumLock off\n";

constexpr const char* kFourHelp =
    "arrows       go one step; into a wall it spends the turn\n"
    "h j k l      the same: left, down, up, right\n";

constexpr const char* kDirectionHelp =
    "\n"
    "Tab, Enter   go to the next legal move, and play it\n"
    "\n"
    "H            hint: a good move, marked > <\n"
    "U, R         undo: take back your last move; redo: play it again\n"
    "m            while the computer thinks: move now, with the best so far\n"
    "s            save the game so far as a record\n"
    "N            after the end: a new game with the same players\n"
    "q            leave the game\n"
    "\n"
    "+ or : :     a legal move          ( )  the last move\n"
    "{ }          the board is about to lose this cell\n";

bool has_diagonals(const GameInfo& info) { return info.directions.size() == 8 && !info.directions[1].empty(); }

std::string help_of(const GameInfo& info) {
  if (info.directions.empty()) return kPlayHelp;
  return std::string(has_diagonals(info) ? kEightHelp : kFourHelp) + kDirectionHelp;
}

std::string_view playing_keys(const GameInfo& info) {
  if (info.directions.empty()) return kPlayKeys;
  return has_diagonals(info) ? kEightKeys : kFourKeys;
}

// " 3 s", or nothing for a short wait.
std::string waited(Thinker::Clock::duration time) {
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time).count();
  return seconds > 0 ? fmt::format(" {} s", seconds) : "";
}

}  // namespace

PlayScreen::PlayScreen(Screen& screen, GameInPlay game_to_play, const Look& look)
    : screen_(screen),
      referee_(std::move(game_to_play), {.stop = &interrupted(), .describe = true, .may_hurry = true}),
      look_(look) {
  const Scene scene = shown_scene();
  cursor_ = {scene.ground.rows / 2, scene.ground.columns / 2};
  if (person_turn() && move_at(scene, cursor_).empty()) cursor_to_next_move();
}

PlayScreen::Leave PlayScreen::run() {
  while (!done_ && !screen_.closed() && !interrupted()) {
    advance();
    draw();
    if (const auto key = screen_.read_key(50ms)) press(*key);
  }
  forget_hint();
  return leave_;
}

// Whether nothing on the board can be chosen: then moves are typed.
bool PlayScreen::types_moves() const {
  const Scene scene = shown_scene();
  return person_turn() && std::ranges::count(scene.marks, MarkKind::target, &Mark::kind) == 0;
}

// With the choices of the person whose turn it is.
Scene PlayScreen::shown_scene() const {
  return person_turn() ? session().scene(referee_.awaited().front()) : session().scene();
}

void PlayScreen::say(const std::string& message) {
  if (!messages_.empty() && messages_.back() == message) return;
  messages_.push_back(message);
  if (messages_.size() > kMessages) messages_.pop_front();
}

// Does what needs no person: passes, agents' moves, the closing remark.
void PlayScreen::advance() {
  take_hint();
  referee_.ask();
  if (const auto turn = referee_.poll()) {
    for (const auto& sentence : turn->sentences) say(sentence);
    for (const auto& remark : turn->remarks) say(remark);
  }
  if (referee_.over() && !std::exchange(closing_said_, true)) {
    say(game().outcome_text());
    say(closing_remark(game()));
  }
}

void PlayScreen::take_hint() {
  const auto thought = thinker_.take();
  if (!thought) return;
  hinter_.reset();
  if (!*thought) return say("no hint: " + thought->error().reason);
  hint_ = (*thought)->move;
  const std::string text = thought_text(game(), recorded(**thought));
  say("hint: " + hint_ + (text.empty() ? "" : " (" + text + ")"));
}

void PlayScreen::forget_hint() {
  thinker_.stop();
  hinter_.reset();
  hint_.clear();
}

void PlayScreen::press(const Key& key) {
  switch (mode_) {
    case Mode::board:
      return press_on_board(key);
    case Mode::leaving:
      done_ = key.is('y');
      mode_ = Mode::board;
      return;
    case Mode::saving:
      return press_while_saving(key);
    case Mode::replacing:
      mode_ = Mode::board;
      if (key.is('y')) return save_as(true);
      say("not saved");
      typed_.clear();
      return;
  }
}

void PlayScreen::press_on_board(const Key& key) {
  const bool after_hint_key = std::exchange(hint_key_last_, false);
  if (goes_in_directions() && typed_.empty()) {
    if (const std::string move = move_of_key(key); !move.empty()) return play_text(move);
    for (const char letter : {'H', 'U', 'R', 'N'}) {
      if (key.is(letter)) return press_hot_key(lower(letter));
    }
  }
  switch (key.kind) {
    case KeyKind::up:
      return move_cursor(-1, 0);
    case KeyKind::down:
      return move_cursor(1, 0);
    case KeyKind::left:
      return move_cursor(0, -1);
    case KeyKind::right:
      return move_cursor(0, 1);
    case KeyKind::tab:
      return cursor_to_next_move();
    case KeyKind::escape:
      typed_.clear();
      return;
    case KeyKind::backspace:
      typed_ = without_last(typed_);
      return;
    case KeyKind::enter:
      return typed_.empty() ? play_cell() : play_text(std::exchange(typed_, ""));
    case KeyKind::text:
      break;
    default:
      return;
  }
  if (typed_.empty() && is_hot_key(key)) return press_hot_key(key.text[0]);
  if (typed_.empty() && after_hint_key) {
    forget_hint();
    typed_ = "h";
  }
  type(key);
}

// Letters that only mean something now and then are otherwise free to begin a move.
bool PlayScreen::is_hot_key(const Key& key) const {
  if (key.is('m')) return referee_.thinking() && !person_turn();
  if (key.is('n')) return referee_.over();
  if (key.is('r')) return referee_.can_redo();
  return key.text.size() == 1 && kHotKeys.find(key.text[0]) != kHotKeys.npos;
}

// How the key of a command is shown: the small letters may be directions.
std::string PlayScreen::key_name(char letter) const {
  return goes_in_directions() ? std::string(1, static_cast<char>(letter - 'a' + 'A')) : std::string(1, letter);
}

// Also a move that is typed with a single key.
std::string PlayScreen::move_of_key(const Key& key) const {
  const auto& moves = game().game().info().directions;
  if (const auto direction = direction_of(key)) return moves[*direction];
  return !key.text.empty() && std::ranges::count(moves, key.text) > 0 ? key.text : "";
}

void PlayScreen::press_hot_key(char letter) {
  switch (letter) {
    case 'h':
      ask_for_hint();
      hint_key_last_ = !goes_in_directions();
      return;
    case 'u':
      return take_back();
    case 'r':
      return redo();
    case 'n':
      return play_another();
    case 'm':
      return referee_.hurry();
    case 's':
      mode_ = Mode::saving;
      typed_ = game().game().info().id + ".jsonl";
      return;
    case 'q':
      return leave();
    case '?':
      return show_page(screen_, "Keys", help(), look_);
    case ':':
      typed_ = ":";
      return;
    default:
      return;
  }
}

std::string PlayScreen::help() const {
  const std::string walls = wall_legend(shown_scene().ground, look_, 13);
  if (!types_moves()) return help_of(game().game().info()) + walls;
  return "Type a move, such as " + example_move(session(), referee_.awaited().front()) + ".\n" + kTypedHelp + walls;
}

void PlayScreen::press_while_saving(const Key& key) {
  switch (key.kind) {
    case KeyKind::text:
      return type(key);
    case KeyKind::backspace:
      typed_ = without_last(typed_);
      return;
    case KeyKind::enter:
      return save_as(false);
    case KeyKind::escape:
      mode_ = Mode::board;
      typed_.clear();
      return;
    default:
      return;
  }
}

void PlayScreen::type(const Key& key) {
  constexpr std::size_t longest = 200;
  if (typed_.size() < longest) typed_ += key.text;
}

void PlayScreen::move_cursor(int rows, int columns) {
  const Ground ground = shown_scene().ground;
  if (ground.cells.empty() || types_moves()) return;
  cursor_.row = std::clamp(cursor_.row + rows, 0, ground.rows - 1);
  cursor_.column = std::clamp(cursor_.column + columns, 0, ground.columns - 1);
}

void PlayScreen::cursor_to_next_move() {
  const Scene scene = shown_scene();
  const std::size_t cells = scene.ground.cells.size();
  // The ground may have become smaller: in a tree each node has its own.
  const std::size_t from = scene.ground.contains(cursor_) ? scene.ground.number(cursor_) : 0;
  for (std::size_t step = 1; step <= cells; ++step) {
    const Spot spot = scene.ground.spot((from + step) % cells);
    if (move_at(scene, spot).empty()) continue;
    cursor_ = spot;
    return;
  }
}

void PlayScreen::play_cell() {
  const Scene scene = shown_scene();
  const Ground& ground = scene.ground;
  if (types_moves()) return say("type a move, such as " + example_move(session(), referee_.awaited().front()));
  if (ground.cells.empty()) return;
  const std::string move = move_at(scene, cursor_);
  if (!move.empty()) return play_text(move);
  // Most games name a cell by its labels; then the game itself can say what is wrong with it.
  const auto row = static_cast<std::size_t>(cursor_.row), column = static_cast<std::size_t>(cursor_.column);
  const bool labelled = row < ground.row_labels.size() && column < ground.column_labels.size();
  if (labelled) return play_text(ground.column_labels[column] + ground.row_labels[row]);
  say("that cell is not a legal move");
}

void PlayScreen::play_text(const std::string& text) {
  if (referee_.over())
    return say(fmt::format("the game is over; {}: new game, {}: undo, q: quit", key_name('n'), key_name('u')));
  if (!person_turn()) return say("it is not your turn yet");
  const auto chosen = referee_.choose(referee_.awaited().front(), text.starts_with(':') ? text.substr(1) : text);
  if (!chosen) return say(chosen.error().message + (chosen.error().hint.empty() ? "" : ". " + chosen.error().hint));
  forget_hint();
}

void PlayScreen::ask_for_hint() {
  if (!person_turn()) return say("hints are only available on your turn");
  if (thinker_.busy()) return;
  const Seat seat = referee_.awaited().front();
  auto agent = hint_agent(game(), seat);
  if (!agent) return say(agent.error().message);
  hinter_ = std::move(*agent);
  thinker_.start(*hinter_, {session(), seat});
}

void PlayScreen::take_back() {
  if (!referee_.take_back()) return say("there is nothing to take back");
  forget_hint();
  closing_said_ = false;
  messages_ = {"taken back; " + key_name('r') + ": redo"};
}

void PlayScreen::redo() {
  if (!referee_.redo()) return say("there is nothing to play again");
  forget_hint();
  messages_ = {"played again"};
}

void PlayScreen::play_another() {
  if (!referee_.over()) return say("a new game can begin when this one is over");
  leave_ = Leave::again;
  done_ = true;
}

void PlayScreen::leave() {
  done_ = referee_.over() || session().history().empty();
  if (!done_) mode_ = Mode::leaving;
}

void PlayScreen::save_as(bool replace) {
  const std::string path(trimmed(typed_));
  mode_ = Mode::board;
  if (path.empty()) return typed_.clear();
  const auto saved = save(game(), path, replace);
  const bool ask = !saved && !replace && file_exists(path);
  if (ask)
    mode_ = Mode::replacing;
  else
    typed_.clear();
  if (!ask) say(saved ? saved_words(game(), path) : saved.error().message);
}

std::string PlayScreen::typing_line() const {
  switch (mode_) {
    case Mode::leaving:
      return "The game is not finished. Leave it? y / n";
    case Mode::saving:
      return "save as: " + typed_ + "_";
    case Mode::replacing:
      return typed_ + " exists. Replace it? y / n";
    case Mode::board:
      break;
  }
  if (!typed_.empty()) return "move: " + typed_ + "_";
  if (thinker_.busy()) return "looking for a hint..." + waited(thinker_.elapsed());
  if (referee_.over()) {
    return fmt::format("The game is over. {}: new game, {}: undo, s: save, q: quit", key_name('n'), key_name('u'));
  }
  if (!person_turn()) return thinking_line();
  const Seat seat = referee_.awaited().front();
  const std::string turn = game().persons() == 1 ? "your move" : session().seats()[seat] + ", your move";
  return types_moves() ? turn + ", such as " + example_move(session(), seat) : turn;
}

std::string PlayScreen::thinking_line() const {
  if (!referee_.thinking()) return "";
  const std::string hurry = referee_.thinking_for() >= 1s ? "   m: move now" : "";
  return called(game(), referee_.thinkers()) + " is playing..." + waited(referee_.thinking_for()) + hurry;
}

// The latest messages in at most `rows` rows, and below them what is asked or typed. Without a row for messages the
// last one takes the place of a question that goes without saying; otherwise the frame has to find room for them.
std::vector<std::string> PlayScreen::status(int columns, std::size_t rows) const {
  if (rows == 0) return crowded_status(columns);
  std::vector<std::string> lines;
  for (const auto& message : messages_) {
    for (auto& line : wrapped(message, columns)) lines.push_back(std::move(line));
  }
  if (lines.size() > rows) lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(rows));
  lines.resize(rows);
  lines.push_back(paint(look_, Ink::strong, typing_line()));
  return lines;
}

std::vector<std::string> PlayScreen::crowded_status(int columns) const {
  std::vector<std::string> lines(messages_.begin(), messages_.end());
  const bool goes_without_saying =
      mode_ == Mode::board && typed_.empty() && !thinker_.busy() && person_turn() && !types_moves();
  if (goes_without_saying && !lines.empty()) return {cut_to(lines.back(), columns)};
  lines.push_back(paint(look_, Ink::strong, typing_line()));
  return lines;
}

// On a low screen messages make room for the board.
std::size_t PlayScreen::message_rows(const Size& size, std::size_t board_rows) const {
  const int left = board_room(size, 1).rows - static_cast<int>(board_rows);
  return static_cast<std::size_t>(std::clamp(left, 0, static_cast<int>(kMessages)));
}

std::string_view PlayScreen::keys_line() const {
  if (mode_ == Mode::saving || !typed_.empty()) return kTypingKeys;
  if (referee_.over()) return goes_in_directions() ? kDirectionOverKeys : kOverKeys;
  if (referee_.thinking() && !person_turn()) return kThinkingKeys;
  return types_moves() ? kTypedKeys : playing_keys(game().game().info());
}

void PlayScreen::draw() {
  const Size size = screen_.size();
  View view;
  view.legal_moves = person_turn();
  view.hint = hint_;
  if (person_turn() && !types_moves()) view.cursor = cursor_;
  Frame frame;
  frame.title = opening_words(game());
  const Scene scene = shown_scene();
  const Room room = board_room(size, static_cast<int>(kMessages) + 1);
  frame.board = draw_scene(scene, look_, view, room);
  frame.status = status(size.columns - 2, message_rows(size, frame.board.size()));
  frame.board_columns = scene_columns(scene, look_, room);
  const std::size_t plies = session().history().size();
  const auto before = plies == 0 ? nullptr : session().at(plies - 1);
  frame.panel = game_panel(game(), session(), before.get(), look_, size.rows - static_cast<int>(kMessages) - 5);
  frame.keys = keys_line();
  screen_.show(compose(std::move(frame), size, look_));
}

}  // namespace ariadne
