#include "apps/terminal/play_screen.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "agents/registry.hpp"
#include "apps/cli/context.hpp"
#include "apps/cli/play/lines.hpp"
#include "apps/cli/play/remarks.hpp"
#include "apps/terminal/page.hpp"
#include "apps/terminal/panel.hpp"
#include "arena/file.hpp"
#include "report/drawing/text.hpp"

namespace ariadne {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t kMessages = 3;
constexpr std::string_view kHotKeys = "husq?:";
constexpr std::string_view kPlayKeys = "arrows+Enter or type a move   h hint  u undo  s save  ? help  q quit";

constexpr std::string_view kTypingKeys = "Enter takes what is typed   Esc forgets it";

constexpr const char* kPlayHelp =
    "arrows       move the cursor [ ]\n"
    "Tab          jump to the next legal move\n"
    "Enter        play the cell under the cursor\n"
    "\n"
    "A move can be typed as well, and Enter plays it; Esc forgets it.\n"
    "A letter that is a key of its own is typed after a colon, as in :s,\n"
    "but h followed by more is taken as a move.\n"
    "\n"
    "h            hint: what the computer would play, marked > <\n"
    "u            take back your last move\n"
    "s            save the game so far as a record\n"
    "q            leave the game\n"
    "\n"
    "+ or : :     a legal move          ( )  the last move\n";

bool is_hot_key(const Key& key) { return key.text.size() == 1 && kHotKeys.find(key.text[0]) != kHotKeys.npos; }

}  // namespace

PlayScreen::PlayScreen(Screen& screen, Table& table, const Look& look)
    : screen_(screen), table_(table), session_(*table.session), look_(look) {
  const Scene scene = session_.scene();
  cursor_ = {scene.ground.rows / 2, scene.ground.columns / 2};
  if (human_turn() && move_at(scene, cursor_).empty()) cursor_to_next_move();
}

void PlayScreen::run() {
  while (!done_ && !screen_.closed() && !interrupted()) {
    advance();
    draw();
    if (const auto key = screen_.read_key(50ms)) press(*key);
  }
  forget_thoughts();
}

bool PlayScreen::human_turn() const {
  return !table_.over() && table_.to_move().agent == nullptr && !session_.must_pass();
}

void PlayScreen::say(const std::string& message) {
  messages_.push_back(message);
  if (messages_.size() > kMessages) messages_.pop_front();
}

// Does what needs no person: passes, agents, the last words.
void PlayScreen::advance() {
  if (thinker_.busy()) return take_decision();
  if (table_.over()) {
    if (!closing_said_) {
      say(session_.outcome_text());
      say(closing_remark(table_));
    }
    closing_said_ = true;
  } else if (session_.must_pass()) {
    say(play_pass(table_));
  } else if (table_.to_move().agent != nullptr) {
    thinker_.start(*table_.to_move().agent, session_);
  }
}

void PlayScreen::take_decision() {
  const auto decision = thinker_.take();
  if (!decision) return;
  if (hinter_ != nullptr) {
    hint_ = decision->move;
    const std::string thought = thought_words(table_, recorded(*decision));
    say("hint: " + hint_ + (thought.empty() ? "" : " (" + thought + ")"));
    hinter_.reset();
  } else {
    say(session_.describe(decision->move));
    play_decision(table_, *decision);
  }
}

void PlayScreen::forget_thoughts() {
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
    forget_thoughts();
    typed_ = "h";
  }
  type(key);
}

void PlayScreen::press_hot_key(char letter) {
  switch (letter) {
    case 'h':
      ask_for_hint();
      hint_key_last_ = true;
      return;
    case 'u':
      return take_back();
    case 's':
      mode_ = Mode::saving;
      typed_ = table_.game().info().id + ".jsonl";
      return;
    case 'q':
      return leave();
    case '?':
      return show_page(screen_, "Keys", kPlayHelp, look_);
    case ':':
      typed_ = ":";
      return;
    default:
      return;
  }
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
  const Ground ground = session_.scene().ground;
  if (ground.cells.empty()) return;
  cursor_.row = std::clamp(cursor_.row + rows, 0, ground.rows - 1);
  cursor_.column = std::clamp(cursor_.column + columns, 0, ground.columns - 1);
}

void PlayScreen::cursor_to_next_move() {
  const Scene scene = session_.scene();
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
  const Scene scene = session_.scene();
  const Ground& ground = scene.ground;
  if (ground.cells.empty()) return say("type a move, such as " + table_.game().info().example_move);
  const std::string move = move_at(scene, cursor_);
  if (!move.empty()) return play_text(move);
  // Most games name a cell by its labels; then the game itself can say what is wrong with it.
  const auto row = static_cast<std::size_t>(cursor_.row), column = static_cast<std::size_t>(cursor_.column);
  const bool labelled = row < ground.row_labels.size() && column < ground.column_labels.size();
  if (labelled) return play_text(ground.column_labels[column] + ground.row_labels[row]);
  say("that cell is no legal move");
}

void PlayScreen::play_text(const std::string& text) {
  if (table_.over()) return say("the game is over: u takes back, q leaves");
  if (!human_turn() || (thinker_.busy() && hinter_ == nullptr)) return say("it is not your turn yet");
  const auto before = session_.clone();
  const auto played = play_typed(table_, text.starts_with(':') ? text.substr(1) : text);
  if (!played) {
    say(played.error().message + (played.error().hint.empty() ? "" : ". " + played.error().hint));
    return;
  }
  forget_thoughts();
  say(before->describe(session_.history().back()));
}

void PlayScreen::ask_for_hint() {
  if (!human_turn()) return say("a hint is for your turn");
  if (thinker_.busy()) return;
  hinter_ = hint_agent(table_);
  thinker_.start(*hinter_, session_);
}

void PlayScreen::take_back() {
  forget_thoughts();
  closing_said_ = false;
  if (undo(table_))
    messages_ = {"taken back"};
  else
    say("there is nothing to take back");
}

void PlayScreen::leave() {
  done_ = table_.over() || session_.history().empty();
  if (!done_) mode_ = Mode::leaving;
}

void PlayScreen::save_as(bool replace) {
  const std::string path(trimmed(typed_));
  mode_ = Mode::board;
  if (path.empty()) return typed_.clear();
  const auto saved = save(table_, path, replace);
  const bool ask = !saved && !replace && file_exists(path);
  if (ask)
    mode_ = Mode::replacing;
  else
    typed_.clear();
  if (!ask) say(saved ? "saved to " + path : saved.error().message);
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
  if (thinker_.busy()) {
    const auto seconds = thinker_.elapsed().count();
    const std::string waited = seconds > 0 ? fmt::format(" {} s", seconds) : "";
    return (hinter_ ? "looking for a hint..." : called(table_, session_.to_move()) + " is playing...") + waited;
  }
  if (table_.over()) return "The game is over: u takes back, s saves, q leaves.";
  return table_.humans() == 1 ? "your move" : session_.seats()[session_.to_move()] + ", your move";
}

std::vector<std::string> PlayScreen::status(int columns) const {
  std::vector<std::string> lines;
  for (const auto& message : messages_) {
    for (auto& line : wrapped(message, columns)) lines.push_back(std::move(line));
  }
  if (lines.size() > kMessages) lines.erase(lines.begin(), lines.end() - kMessages);
  lines.resize(kMessages);
  lines.push_back(paint(look_, Ink::strong, typing_line()));
  return lines;
}

void PlayScreen::draw() {
  const Size size = screen_.size();
  View view;
  view.legal_moves = human_turn();
  view.hint = hint_;
  if (human_turn()) view.cursor = cursor_;
  Frame frame;
  frame.title = opening_words(table_);
  const Scene scene = session_.scene();
  frame.status = status(size.columns - 2);
  const Room room = board_room(size, static_cast<int>(frame.status.size()));
  frame.board = draw_scene(scene, look_, view, room);
  frame.board_columns = scene_columns(scene, look_, room);
  frame.panel = game_panel(table_, session_, look_, size.rows - static_cast<int>(kMessages) - 5);
  frame.keys = mode_ == Mode::saving || !typed_.empty() ? kTypingKeys : kPlayKeys;
  screen_.show(compose(frame, size, look_));
}

}  // namespace ariadne
