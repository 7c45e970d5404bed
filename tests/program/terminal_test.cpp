#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include <utmp.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

#include "program.hpp"

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto kPatience = 20s;  // for a machine that is busy and a program with sanitizers

bool same_modes(const termios& a, const termios& b) {
  return a.c_iflag == b.c_iflag && a.c_oflag == b.c_oflag && a.c_cflag == b.c_cflag && a.c_lflag == b.c_lflag &&
         std::memcmp(a.c_cc, b.c_cc, sizeof a.c_cc) == 0;
}

// The program on a terminal of its own; the test is the person in front of it.
class Terminal {
 public:
  explicit Terminal(const std::vector<std::string>& arguments, int columns = 80, int rows = 24,
                    const char* program = ARIADNE_BINARY)
      : program_(program) {
    const winsize size = size_of(columns, rows);
    if (openpty(&keyboard_, &line_, nullptr, nullptr, &size) != 0) std::abort();
    before_ = modes();
    process_ = fork();
    if (process_ == 0) run(arguments);
  }
  ~Terminal() {
    if (process_ > 0) kill(process_, SIGKILL);
    if (process_ > 0) waitpid(process_, nullptr, 0);
    close(keyboard_);
    close(line_);
  }

  void type(const std::string& keys) { ASSERT_EQ(write(keyboard_, keys.data(), keys.size()), std::ssize(keys)); }
  void signal(int number) { kill(process_, number); }
  void resize(int columns, int rows) {
    const winsize size = size_of(columns, rows);
    ioctl(keyboard_, TIOCSWINSZ, &size);
  }

  // True once the text has been written since the last call that found its own.
  bool sees(const std::string& text) {
    const auto end = Clock::now() + kPatience;
    while (Clock::now() < end) {
      const std::size_t found = written_.find(text, seen_);
      if (found != std::string::npos) {
        seen_ = found + text.size();
        return true;
      }
      listen();
    }
    return false;
  }

  // Whether the text has been written by now.
  bool has_written(const std::string& text) {
    listen();
    return written_.find(text) != std::string::npos;
  }

  // The exit code, or -1 if it does not end.
  int ends() {
    const auto end = Clock::now() + kPatience;
    while (Clock::now() < end) {
      listen();
      int status = 0;
      if (waitpid(process_, &status, WNOHANG) != process_) continue;
      process_ = 0;
      listen();
      return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    return -1;
  }

  termios modes() const {
    termios now{};
    tcgetattr(line_, &now);
    return now;
  }
  bool is_raw() const { return (modes().c_lflag & (ICANON | ECHO)) == 0; }
  // As it was: line by line with echo, the cursor shown, the ordinary screen.
  bool is_restored() const {
    return same_modes(modes(), before_) && last_of("\x1b[?1049l") > last_of("\x1b[?1049h") &&
           last_of("\x1b[?25h") > last_of("\x1b[?25l");
  }
  const std::string& written() const { return written_; }

 private:
  static winsize size_of(int columns, int rows) {
    winsize size{};
    size.ws_col = static_cast<unsigned short>(columns);
    size.ws_row = static_cast<unsigned short>(rows);
    return size;
  }
  [[noreturn]] void run(const std::vector<std::string>& arguments) {
    close(keyboard_);
    login_tty(line_);
    setenv("TERM", "xterm", 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    std::vector<char*> argv = {const_cast<char*>(program_)};
    for (const auto& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
    argv.push_back(nullptr);
    execv(program_, argv.data());
    _exit(127);
  }
  void listen() {
    pollfd input{keyboard_, POLLIN, 0};
    while (poll(&input, 1, 20) > 0 && (input.revents & POLLIN) != 0) {
      std::array<char, 4096> buffer;
      const ssize_t count = read(keyboard_, buffer.data(), buffer.size());
      if (count <= 0) return;
      written_.append(buffer.data(), static_cast<std::size_t>(count));
    }
  }
  // Places in what was written, 0 if it never was.
  std::size_t last_of(const std::string& sequence) const { return written_.rfind(sequence) + 1; }

  const char* program_;
  int keyboard_ = -1;  // the person's end of the line
  int line_ = -1;      // the program's end, kept open to look at its modes
  pid_t process_ = 0;
  termios before_{};
  std::string written_;
  std::size_t seen_ = 0;
};

const std::vector<std::string> kPlay = {"play", "reversi", "--vs", "greedy", "--seed", "1"};

// A game that waits for the first move.
class TerminalGame : public testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(terminal.sees("your move")); }

  Terminal terminal{kPlay};
};

TEST_F(TerminalGame, a_game_is_played_by_keys_and_leaves_the_terminal_as_it_was) {
  EXPECT_TRUE(terminal.is_raw());
  terminal.type("d3\r");
  ASSERT_TRUE(terminal.sees("black plays d3"));
  ASSERT_TRUE(terminal.sees("white plays"));
  terminal.type("\t\r");  // the next legal cell, and play it
  ASSERT_TRUE(terminal.sees("black plays"));
  terminal.type("\x1b[A\x1b[B\x1b[C\x1b[Du");
  ASSERT_TRUE(terminal.sees("taken back"));
  terminal.type("q");
  ASSERT_TRUE(terminal.sees("Leave it?"));
  terminal.type("y");
  EXPECT_EQ(terminal.ends(), 0);
  EXPECT_TRUE(terminal.is_restored());
  EXPECT_NE(terminal.written().find("the game is not finished"), std::string::npos);
}

TEST_F(TerminalGame, only_yes_leaves_a_game_that_is_not_finished) {
  terminal.type("d3\r");
  ASSERT_TRUE(terminal.sees("white plays"));
  for (const char* no : {"\r", "n", "q"}) {
    terminal.type("q");
    ASSERT_TRUE(terminal.sees("Leave it?"));
    terminal.type(no);
    ASSERT_TRUE(terminal.sees("your move"));
  }
  terminal.type("qy");
  EXPECT_EQ(terminal.ends(), 0);
}

// Moves that are in no ply, and a seat that the game has not: what viewers would look for is not there.
TEST(Terminal, a_record_that_is_not_sound_never_reaches_the_screen) {
  const ariadne::TemporaryFolder folder;
  const std::string head =
      R"({"schema":"ariadne/record/1","version":"0.1.0","game":"reversi","seed":1,"agents":{"black":"x","white":"y"SEAT},)"
      R"("limits":{},"start":{"game":"reversi","size":4,"board":"-----OX--XO-----","to_move":"black"MOVES}})";
  const auto written = [&](const std::string& name, const std::string& seat, const std::string& moves) {
    std::string text = head;
    text.replace(text.find("SEAT"), 4, seat);
    return folder.write(name, text.replace(text.find("MOVES"), 5, moves));
  };
  for (const auto& file :
       {written("moves", "", R"(,"moves":["b1","a1","c4","d4"])"), written("seats", R"(,"red":"z")", "")}) {
    Terminal terminal({"replay", file});
    EXPECT_EQ(terminal.ends(), 3);
    EXPECT_NE(terminal.written().find("error: "), std::string::npos);
  }
}

TEST_F(TerminalGame, a_cell_that_is_no_move_is_explained) {
  terminal.type("d4\r");
  ASSERT_TRUE(terminal.sees("d4 is taken"));
  terminal.type("q");
  EXPECT_EQ(terminal.ends(), 0);
}

TEST(Terminal, questions_come_first_when_nothing_is_said) {
  Terminal terminal({"play", "reversi", "--seed", "1"});
  ASSERT_TRUE(terminal.sees("Your name"));
  terminal.type("Anna\n");
  ASSERT_TRUE(terminal.sees("Your side"));
  terminal.type("\n");
  ASSERT_TRUE(terminal.sees("How strong the computer plays, 1..10 [3]"));
  terminal.type("11\n");
  ASSERT_TRUE(terminal.sees("the level must be a whole number"));
  terminal.type("1\n");
  ASSERT_TRUE(terminal.sees("Anna plays black against level:1"));
  terminal.type("q");
  EXPECT_EQ(terminal.ends(), 0);
  EXPECT_TRUE(terminal.is_restored());
}

TEST(Terminal, the_default_strength_is_named_when_the_game_begins) {
  Terminal terminal({"play", "reversi", "--seed", "1"});
  ASSERT_TRUE(terminal.sees("Your name"));
  terminal.type("\n");
  ASSERT_TRUE(terminal.sees("Your side"));
  terminal.type("\n");
  ASSERT_TRUE(terminal.sees("How strong the computer plays"));
  terminal.type("\n");
  ASSERT_TRUE(terminal.sees("you play black against level:3"));
  terminal.type("q");
  EXPECT_EQ(terminal.ends(), 0);
}

TEST(Terminal, leaving_does_not_wait_for_a_thinking_agent) {
  Terminal terminal({"play", "reversi", "--vs", "alphabeta:depth=40", "--seed", "1"});
  ASSERT_TRUE(terminal.sees("your move"));
  terminal.type("d3\r");
  ASSERT_TRUE(terminal.sees("computer is playing"));
  terminal.type("qy");
  EXPECT_EQ(terminal.ends(), 0);
  EXPECT_TRUE(terminal.is_restored());
}

TEST(Terminal, signals_end_the_program_and_give_the_terminal_back) {
  for (const auto& [number, code] : {std::pair{SIGINT, 130}, std::pair{SIGTERM, 143}}) {
    Terminal terminal(kPlay);
    ASSERT_TRUE(terminal.sees("your move"));
    terminal.signal(number);
    EXPECT_EQ(terminal.ends(), code);
    EXPECT_TRUE(terminal.is_restored());
  }
}

// Whatever ends the program, the shell gets the terminal as it was.
TEST(Terminal, fatal_signals_give_the_terminal_back) {
  for (const int number : {SIGBUS, SIGILL, SIGFPE, SIGXCPU, SIGUSR1, SIGUSR2, SIGALRM, SIGHUP, SIGQUIT}) {
    Terminal terminal(kPlay);
    ASSERT_TRUE(terminal.sees("your move"));
    terminal.signal(number);
    EXPECT_EQ(terminal.ends(), 128 + number);
    EXPECT_TRUE(terminal.is_restored()) << strsignal(number);
  }
}

TEST(Terminal, two_interrupts_close_together_give_the_terminal_back) {
  for (const int microseconds : {0, 20, 50, 100, 200, 400, 700, 1000, 3000}) {
    Terminal terminal(kPlay);
    ASSERT_TRUE(terminal.sees("your move"));
    terminal.signal(SIGINT);
    usleep(static_cast<useconds_t>(microseconds));
    terminal.signal(SIGINT);
    EXPECT_EQ(terminal.ends(), 130);
    EXPECT_TRUE(terminal.is_restored()) << microseconds << " us apart";
  }
}

TEST(Terminal, control_c_ends_a_wait_for_standard_input) {
  const std::vector<std::vector<std::string>> commands = {
      {"perft", "reversi", "--depth", "1", "--position", "-"}, {"replay", "-", "--verify"}, {"maze", "check", "-"}};
  for (const auto& command : commands) {
    Terminal terminal(command);
    usleep(400'000);  // it says nothing while it waits
    terminal.type("\x03");
    EXPECT_EQ(terminal.ends(), 130) << command.front();
  }
}

// The plies of the only game in a record, or -1.
int recorded_plies(const std::string& file) {
  const auto replayed = ariadne::ariadne_says({"replay", file, "--json"});
  int plies = 0;
  for (std::size_t at = 0; (at = replayed.out.find("\"moves\":[", at)) != std::string::npos; ++at) ++plies;
  return replayed.code == 0 ? plies : -1;
}

TEST(Terminal, a_game_that_is_recorded_survives_a_closed_terminal) {
  const ariadne::TemporaryFolder folder;
  const std::string played = folder.path("played.jsonl"), watched = folder.path("watched.jsonl");
  {
    Terminal terminal({"play", "reversi", "--vs", "greedy", "--seed", "1", "--record", played});
    ASSERT_TRUE(terminal.sees("your move"));
    terminal.type("d3\r");
    ASSERT_TRUE(terminal.sees("white plays"));
    terminal.signal(SIGHUP);
    EXPECT_EQ(terminal.ends(), 128 + SIGHUP);
  }
  EXPECT_EQ(recorded_plies(played), 2);
  {
    Terminal terminal({"watch", "reversi", "--agents", "greedy", "--speed", "20", "--seed", "1", "--record", watched});
    ASSERT_TRUE(terminal.sees("move 5 of 5"));
    terminal.signal(SIGHUP);
    EXPECT_EQ(terminal.ends(), 128 + SIGHUP);
  }
  EXPECT_GE(recorded_plies(watched), 5);
}

TEST(Terminal, control_c_says_what_was_kept) {
  const ariadne::TemporaryFolder folder;
  const std::string file = folder.path("g.jsonl");
  Terminal terminal({"play", "reversi", "--vs", "greedy", "--seed", "1", "--record", file});
  ASSERT_TRUE(terminal.sees("your move"));
  terminal.type("d3\r");
  ASSERT_TRUE(terminal.sees("white plays"));
  terminal.type("\x03");
  EXPECT_EQ(terminal.ends(), 130);
  EXPECT_NE(terminal.written().find("Interrupted. 2 moves kept in " + file), std::string::npos);
}

TEST_F(TerminalGame, moves_are_taken_back_and_played_again) {
  terminal.type("d3\r");
  ASSERT_TRUE(terminal.sees("white plays"));
  terminal.type("u");
  ASSERT_TRUE(terminal.sees("taken back; r: redo"));
  terminal.type("r");
  ASSERT_TRUE(terminal.sees("played again"));
  terminal.type("qy");
  EXPECT_EQ(terminal.ends(), 0);
}

TEST(Terminal, a_computer_that_thinks_too_long_is_told_to_move) {
  Terminal terminal({"play", "reversi", "--vs", "alphabeta:depth=40", "--seed", "1"});
  ASSERT_TRUE(terminal.sees("your move"));
  terminal.type("d3\r");
  ASSERT_TRUE(terminal.sees("m: move now"));
  terminal.type("m");
  ASSERT_TRUE(terminal.sees("white plays"));
  terminal.type("qy");
  EXPECT_EQ(terminal.ends(), 0);
}

TEST(Terminal, a_computer_that_thinks_too_long_is_told_to_move_line_by_line) {
  Terminal terminal({"play", "reversi", "--plain", "--vs", "alphabeta:depth=40", "--seed", "1"});
  ASSERT_TRUE(terminal.sees("your move: "));
  terminal.type("d3\n");
  ASSERT_TRUE(terminal.sees("(type now for the best move so far)"));
  terminal.type("now\n");
  ASSERT_TRUE(terminal.sees("white plays"));
  ASSERT_TRUE(terminal.sees("your move: "));
  terminal.type("quit\n");
  EXPECT_EQ(terminal.ends(), 0);
}

TEST(Terminal, a_game_that_is_over_is_played_again) {
  Terminal terminal({"play", "reversi", "--position", "XO-------------- X", "--vs", "random", "--seed", "1"});
  ASSERT_TRUE(terminal.sees("your move"));
  for (int game = 0; game < 2; ++game) {
    terminal.type("c1\r");
    ASSERT_TRUE(terminal.sees("black wins 3 to 0"));
    ASSERT_TRUE(terminal.sees("The game is over. n: new game"));
    terminal.type("n");
    ASSERT_TRUE(terminal.sees("your move"));
  }
  terminal.type("q");
  EXPECT_EQ(terminal.ends(), 0);
}

TEST(Terminal, in_the_labyrinth_an_arrow_key_is_a_step) {
  Terminal terminal({"play", "theseus:walls=none", "--as", "theseus", "--vs", "random", "--seed", "4"});
  ASSERT_TRUE(terminal.sees("your move"));
  terminal.type("\x1b[A");
  ASSERT_TRUE(terminal.sees("theseus goes up"));
  ASSERT_TRUE(terminal.sees("round 1: up; "));
  ASSERT_TRUE(terminal.sees("minotaur goes"));
  terminal.type("l");
  ASSERT_TRUE(terminal.sees("theseus goes right"));
  ASSERT_TRUE(terminal.sees("round 3: right; "));
  terminal.type("U");
  ASSERT_TRUE(terminal.sees("taken back; R: redo"));
  terminal.type("qy");
  EXPECT_EQ(terminal.ends(), 0);
  EXPECT_NE(terminal.written().find("totals  up 1  right 0"), std::string::npos);
}

TEST_F(TerminalGame, a_low_screen_still_has_the_whole_board) {
  terminal.resize(40, 12);
  ASSERT_TRUE(terminal.sees("\x1b[2m8\x1b[0m"));  // the label of the last row
  ASSERT_TRUE(terminal.sees("your move"));
  terminal.type("d4\r");
  ASSERT_TRUE(terminal.sees("d4 is taken"));
  terminal.type("q");
  EXPECT_EQ(terminal.ends(), 0);
}

TEST(Terminal, control_c_ends_a_plain_game_at_once) {
  Terminal terminal({"play", "reversi", "--plain", "--vs", "greedy", "--seed", "1"});
  ASSERT_TRUE(terminal.sees("your move: "));
  terminal.type("\x03");
  EXPECT_EQ(terminal.ends(), 130);
}

TEST(Terminal, a_long_analysis_shows_its_depth_and_control_c_gives_the_last_one) {
  Terminal terminal({"analyse", "reversi", "--agent", "alphabeta:depth=30"});
  ASSERT_TRUE(terminal.sees("\r1 s: depth "));
  terminal.type("\x03");
  EXPECT_EQ(terminal.ends(), 130);
  ASSERT_TRUE(terminal.sees("best    "));
  EXPECT_TRUE(terminal.sees(", interrupted\r\n"));
}

TEST_F(TerminalGame, a_terminal_made_too_small_says_so_and_recovers) {
  terminal.resize(40, 6);
  ASSERT_TRUE(terminal.sees("too small"));
  terminal.resize(80, 24);
  ASSERT_TRUE(terminal.sees("your move"));
  terminal.type("q");
  EXPECT_EQ(terminal.ends(), 0);
}

TEST(Terminal, watching_can_be_paused_stepped_and_left) {
  Terminal terminal({"watch", "reversi", "--agents", "random", "--speed", "20", "--seed", "1"});
  ASSERT_TRUE(terminal.sees("move 3 of 3"));
  terminal.type(" ");
  ASSERT_TRUE(terminal.sees("paused"));
  terminal.type("\x1b[H");
  ASSERT_TRUE(terminal.sees("move 0 of"));
  terminal.type("q");
  EXPECT_EQ(terminal.ends(), 0);
  EXPECT_TRUE(terminal.is_restored());
}

const std::vector<std::string> kBeat = {"play", "pacman:layout=larder", "--vs", "random", "--seed", "1"};

TEST(Terminal, a_game_with_a_beat_waits_for_the_first_arrow_and_then_for_nobody) {
  Terminal terminal(kBeat);
  ASSERT_TRUE(terminal.sees("Press an arrow key to begin."));
  terminal.type("\x1b[D");
  ASSERT_TRUE(terminal.sees("moves per second"));
  ASSERT_TRUE(terminal.sees("score 9"));
  ASSERT_TRUE(terminal.sees("score 18"));  // he goes on without a key
  terminal.type(" ");
  ASSERT_TRUE(terminal.sees("Paused"));
  terminal.type("p");
  ASSERT_TRUE(terminal.sees("6.7 moves per second"));
  terminal.type("+");
  ASSERT_TRUE(terminal.sees("8.3 moves per second"));
  terminal.type("-");
  ASSERT_TRUE(terminal.sees("6.7 moves per second"));
  terminal.type("q");
  ASSERT_TRUE(terminal.sees("Leave it?"));
  terminal.type("n");
  ASSERT_TRUE(terminal.sees("Paused"));
  terminal.type("qy");
  EXPECT_EQ(terminal.ends(), 0);
  EXPECT_TRUE(terminal.is_restored());
  EXPECT_NE(terminal.written().find("the game is not finished"), std::string::npos);
}

TEST(Terminal, a_game_with_a_beat_comes_to_an_end_and_another_is_offered) {
  const ariadne::TemporaryFolder folder;
  const std::string maze = folder.write("maze.lay", "%%%%%%%%\n%P ..%%%\n%%%%%%%%\n% G    %\n%%%%%%%%\n");
  Terminal terminal({"play", "pacman", "--position", maze, "--vs", "random", "--seed", "1"});
  ASSERT_TRUE(terminal.sees("Ready?"));
  terminal.type("d");  // to the right, and all food lies there
  ASSERT_TRUE(terminal.sees("pacman wins with 517 points"));
  ASSERT_TRUE(terminal.sees("Enter: play again"));
  terminal.type("\r");
  ASSERT_TRUE(terminal.sees("Ready?"));
  terminal.type("q");
  EXPECT_EQ(terminal.ends(), 0);
  EXPECT_TRUE(terminal.is_restored());
}

// Pac-Man in the corner at the top left, below a wall and to the right of one.
constexpr const char* kCorner =
    R"({"maze":"open","pacman":[0,0],"ghosts":[[19,24]],"captured":[false,false,false,false],"step":0})";

TEST(Terminal, move_by_move_a_game_with_a_beat_waits_for_every_arrow) {
  Terminal terminal({"play", "flags", "--position", kCorner, "--vs", "random", "--seed", "1"}, 140, 50);
  ASSERT_TRUE(terminal.sees("Ready?"));
  terminal.type("m\x1b[C");
  ASSERT_TRUE(terminal.sees("step 2 of 1000"));
  std::this_thread::sleep_for(600ms);  // two beats
  terminal.type("\x1b[C");
  ASSERT_TRUE(terminal.sees("step 3 of 1000"));
  EXPECT_NE(terminal.written().find("Press an arrow key to move."), std::string::npos);
  EXPECT_EQ(terminal.written().find("step 4 of 1000"), std::string::npos);
  terminal.type("m");
  ASSERT_TRUE(terminal.sees("moves per second"));
  ASSERT_TRUE(terminal.sees("step 5 of 1000"));  // now he goes on without a key
  terminal.type("qy");
  EXPECT_EQ(terminal.ends(), 0);
  EXPECT_TRUE(terminal.is_restored());
}

TEST(Terminal, move_by_move_can_be_chosen_before_the_first_arrow_and_is_seen_at_once) {
  Terminal terminal(kBeat);
  ASSERT_TRUE(terminal.sees("Press an arrow key to begin."));
  terminal.type("m");
  ASSERT_TRUE(terminal.sees("Move by move: press an arrow key for each round."));
  ASSERT_TRUE(terminal.sees("m to the beat"));
  terminal.type("m");
  ASSERT_TRUE(terminal.sees("Press an arrow key to begin."));
  ASSERT_TRUE(terminal.sees("m move by move"));
  terminal.type("q");
  EXPECT_EQ(terminal.ends(), 0);
}

TEST(Terminal, an_arrow_into_a_wall_keeps_the_heading_or_is_a_fault_if_there_is_none) {
  Terminal terminal({"play", "flags", "--position", kCorner, "--vs", "random", "--seed", "1"}, 140, 50);
  ASSERT_TRUE(terminal.sees("Ready?"));
  terminal.type("m\x1b[A");  // up, into the wall: he stays
  ASSERT_TRUE(terminal.sees("step 2 of 1000"));
  terminal.type("\x1b[C");  // to the right
  ASSERT_TRUE(terminal.sees("step 3 of 1000"));
  terminal.type("\x1b[A");  // up again: he goes on to the right
  ASSERT_TRUE(terminal.sees("step 4 of 1000"));
  terminal.type("qy");
  EXPECT_EQ(terminal.ends(), 0);
  EXPECT_NE(terminal.written().find("faults  pacman 1, ghosts 0"), std::string::npos);
}

TEST(Terminal, after_the_end_a_game_with_a_beat_names_only_keys_that_do_something) {
  Terminal terminal({"play", "flags:limit=1", "--vs", "random", "--seed", "1"});
  ASSERT_TRUE(terminal.sees("space pause"));
  terminal.type("\x1b[C\x1b[A\x1b[D\x1b[B");
  ASSERT_TRUE(terminal.sees("The game is over."));
  ASSERT_TRUE(terminal.sees("Enter play again  q quit"));
  terminal.type("q");
  EXPECT_EQ(terminal.ends(), 0);
}

TEST(Terminal, who_plays_several_ghosts_is_told_how_their_moves_are_typed) {
  Terminal terminal({"play", "flags:ghosts=2", "--as", "ghosts", "--vs", "random", "--seed", "1"});
  ASSERT_TRUE(terminal.sees("your move, such as "));
  ASSERT_TRUE(terminal.sees("for each ghost 0 West, 1 South, 2 East or 3 North"));
  ASSERT_TRUE(terminal.sees("type a move, Enter plays it"));
  terminal.type("00\r");
  ASSERT_TRUE(terminal.sees("ghosts go West and West"));
  terminal.type("qy");
  EXPECT_EQ(terminal.ends(), 0);
}

TEST(Terminal, the_maze_of_the_flags_is_seen_whole_on_an_ordinary_terminal) {
  Terminal terminal({"play", "flags", "--as", "ghosts", "--vs", "random", "--seed", "1"});
  ASSERT_TRUE(terminal.sees("__ __ __ __ __ __ __ __ __ __ __          __"));  // the wall at the top
  ASSERT_TRUE(terminal.sees("_______          _______"));                      // and at the bottom
  terminal.type("9\r");
  ASSERT_TRUE(terminal.sees("'9' is not a move of the ghosts"));
  terminal.type("?");
  ASSERT_TRUE(terminal.sees("walls that can be passed only the way they point"));
  terminal.type(" qy");
  EXPECT_EQ(terminal.ends(), 0);
}

TEST(Terminal, the_largest_usual_board_fits_an_ordinary_terminal_with_its_notes_beside_it) {
  Terminal terminal({"play", "hunger", "--vs", "random", "--seed", "1"});
  ASSERT_TRUE(terminal.sees("P1 score 15, no weapons"));
  ASSERT_TRUE(terminal.sees("q quit"));
  EXPECT_EQ(terminal.written().find("too small"), std::string::npos);
  terminal.type("8");
  ASSERT_TRUE(terminal.sees("1 goes up-left"));
  terminal.type("qy");
  EXPECT_EQ(terminal.ends(), 0);
}

TEST(Terminal, a_game_with_a_beat_is_watched_in_rounds_and_step_by_step) {
  Terminal terminal({"watch", "pacman:layout=larder", "--agents", "left-turn,random", "--seed", "1"});
  ASSERT_TRUE(terminal.sees("move 4 of 4 so far, 6.67 rounds per second"));  // whole rounds of two
  terminal.type(" ");
  ASSERT_TRUE(terminal.sees("paused"));
  terminal.type("\x1b[H");
  ASSERT_TRUE(terminal.sees("move 0 of"));
  terminal.type("\x1b[C");
  ASSERT_TRUE(terminal.sees("move 1 of"));
  terminal.type("q");
  EXPECT_EQ(terminal.ends(), 0);
}

TEST(Terminal, a_step_at_the_end_of_what_was_played_asks_for_the_next_move) {
  Terminal terminal({"watch", "reversi", "--agents", "random", "--speed", "0.25", "--seed", "1"});
  ASSERT_TRUE(terminal.sees("move 0 of 0 so far"));
  terminal.type(" ");
  ASSERT_TRUE(terminal.sees("paused"));
  terminal.type("\x1b[C");
  ASSERT_TRUE(terminal.sees("move 1 of 1 so far"));
  terminal.type("\x1b[C");
  ASSERT_TRUE(terminal.sees("move 2 of 2 so far"));
  terminal.type("q");
  EXPECT_EQ(terminal.ends(), 0);
}

TEST(Terminal, who_watches_is_told_who_thinks_and_for_how_long) {
  Terminal terminal({"watch", "reversi", "--agents", "engine:time=1h,random", "--seed", "1"});
  ASSERT_TRUE(terminal.sees("move 0 of 0 so far, black is thinking, 1 s"));
  ASSERT_TRUE(terminal.sees("black is thinking, 2 s"));
  terminal.type("q");
  EXPECT_EQ(terminal.ends(), 0);
}

TEST(Terminal, the_command_of_the_course_plays_with_a_person_and_prints_its_lines) {
  const ariadne::TemporaryFolder folder;
  const std::string maze = folder.write("maze.lay", "%%%%%%%%\n%P ..%%%\n%%%%%%%%\n% G    %\n%%%%%%%%\n");
  Terminal terminal({"pacman", "-l", maze, "-f", "--frameTime", "0.05"});
  ASSERT_TRUE(terminal.sees("Ready?"));
  terminal.type("\x1b[C");
  ASSERT_TRUE(terminal.sees("pacman wins"));
  terminal.type("q");
  EXPECT_EQ(terminal.ends(), 0);
  EXPECT_NE(terminal.written().find("Pacman emerges victorious! Score: 517"), std::string::npos);
}

TEST(Terminal, several_games_of_the_course_follow_each_other_until_one_is_left) {
  const ariadne::TemporaryFolder folder;
  const std::string maze = folder.write("maze.lay", "%%%%%%%\n%.   P%\n%%%%%%%\n");
  const std::vector<std::string> walk = {"pacman", "-l",     maze, "-p",          "SearchAgent",
                                         "-a",     "fn=bfs", "-f", "--frameTime", "0.05"};
  const auto with = [&](const char* games) {
    auto arguments = walk;
    arguments.insert(arguments.end(), {"-n", games});
    return arguments;
  };
  Terminal two(with("2"));
  ASSERT_TRUE(two.sees("game 1 of 2: "));
  ASSERT_TRUE(two.sees("the next game follows"));
  ASSERT_TRUE(two.sees("game 2 of 2: "));
  ASSERT_TRUE(two.sees("the end; space: play again"));
  two.type("q");
  EXPECT_EQ(two.ends(), 0);
  EXPECT_NE(two.written().find("Win Rate:      2/2 (1.00)"), std::string::npos);
  Terminal left(with("3"));
  ASSERT_TRUE(left.sees("the next game follows"));
  left.type("q");
  EXPECT_EQ(left.ends(), 0);
  EXPECT_EQ(left.written().find("game 2 of 3"), std::string::npos);
  EXPECT_NE(left.written().find("Win Rate:      1/1 (1.00)"), std::string::npos);
}

TEST(Terminal, what_a_search_agent_expanded_is_shaded_beneath_its_game) {
  const ariadne::TemporaryFolder folder;
  const std::string maze = folder.write("maze.lay", "%%%%%%%\n%    P%\n% %%% %\n%.    %\n%%%%%%%\n");
  Terminal terminal(
      {"--color", "never", "pacman", "-l", maze, "-p", "SearchAgent", "-a", "fn=bfs", "-f", "--frameTime", "-1"});
  ASSERT_TRUE(terminal.sees("██: : : : < ██"));
  ASSERT_TRUE(terminal.sees("██· : : : : ██"));
  terminal.type("q");
  EXPECT_EQ(terminal.ends(), 0);
}

TEST(Terminal, a_first_user_of_the_menu_gets_to_a_finished_game_and_to_a_solved_maze) {
  for (const auto& [columns, rows] : {std::pair{80, 24}, std::pair{40, 12}}) {
    Terminal terminal({"--seed", "1"}, columns, rows);
    ASSERT_TRUE(terminal.sees("First game"));
    terminal.type("\r");
    ASSERT_TRUE(terminal.sees("Reversi: you play white against lev"));
    for (int tries = 0; tries < 100 && !terminal.has_written("The game is over."); ++tries) {
      terminal.type("\t\r");
      usleep(100'000);
    }
    ASSERT_TRUE(terminal.sees("The game is over."));
    terminal.type("q");
    ASSERT_TRUE(terminal.sees("The last game: "));
    terminal.type("\r");  // the maze is next
    ASSERT_TRUE(terminal.sees("knossos, position"));
    terminal.type("q");
    ASSERT_TRUE(terminal.sees("optimal cost"));
    terminal.type("\r");
    ASSERT_TRUE(terminal.sees("Ariadne"));
    terminal.type("q");
    EXPECT_EQ(terminal.ends(), 0);
    EXPECT_TRUE(terminal.is_restored());
    EXPECT_EQ(terminal.written().find("too small"), std::string::npos);
  }
}

TEST(Terminal, a_game_is_chosen_in_the_menu_played_and_left_for_the_menu) {
  Terminal terminal({"--seed", "1"});
  ASSERT_TRUE(terminal.sees("Play or watch"));
  terminal.type("3\r");
  ASSERT_TRUE(terminal.sees("Choose a game and players"));
  terminal.type("\r");
  ASSERT_TRUE(terminal.sees("your move"));
  terminal.type("q");
  ASSERT_TRUE(terminal.sees("Choose a game and players"));
  terminal.type("q");
  ASSERT_TRUE(terminal.sees("Ariadne: games and mazes"));
  terminal.type("q");
  EXPECT_EQ(terminal.ends(), 0);
  EXPECT_TRUE(terminal.is_restored());
}

TEST(Terminal, a_digit_selects_a_row_of_the_menu_and_changes_nothing) {
  Terminal terminal({"--seed", "1"}, 40, 12);
  ASSERT_TRUE(terminal.sees("First game"));
  terminal.type("3\r");
  ASSERT_TRUE(terminal.sees("Choose a game and players"));
  terminal.type("2");
  ASSERT_TRUE(terminal.sees("size        < 8 >"));
  ASSERT_TRUE(terminal.sees("rows and columns of the board"));  // what the field means
  terminal.type("1");
  ASSERT_TRUE(terminal.sees("< Reversi >"));
  terminal.type("2");
  ASSERT_TRUE(terminal.sees("size        < 8 >"));
  terminal.type("?");
  ASSERT_TRUE(terminal.sees("size: rows and columns"));
  terminal.type("qqq");
  EXPECT_EQ(terminal.ends(), 0);
}

TEST(Terminal, the_menu_leads_to_records_analyses_and_matches) {
  const ariadne::TemporaryFolder folder;
  const std::string file = folder.path("g.jsonl");
  ASSERT_EQ(ariadne::ariadne_says(
                {"watch", "reversi:size=4", "--agents", "greedy", "--seed", "1", "--record", file, "--quiet"})
                .code,
            0);
  Terminal terminal({"--seed", "1"});
  ASSERT_TRUE(terminal.sees("Replay"));
  terminal.type("5\r");
  ASSERT_TRUE(terminal.sees("Replay a recorded game"));
  terminal.type("1\r" + std::string(200, '\x7f') + file + "\r");
  ASSERT_TRUE(terminal.sees("< " + file.substr(0, 20)));
  terminal.type("3\r");
  ASSERT_TRUE(terminal.sees("move 0 of"));
  terminal.type("q");
  ASSERT_TRUE(terminal.sees("Replay a recorded game"));
  terminal.type("q");
  ASSERT_TRUE(terminal.sees("Ariadne"));
  terminal.type("6\r");
  ASSERT_TRUE(terminal.sees("Analyse a position"));
  terminal.type("\r");
  ASSERT_TRUE(terminal.sees("$ ariadne analyse reversi"));
  ASSERT_TRUE(terminal.sees("best "));
  ASSERT_TRUE(terminal.sees("Press Enter"));
  terminal.type("\r");
  ASSERT_TRUE(terminal.sees("Analyse a position"));
  terminal.type("2\rnonsense\r5\r");
  ASSERT_TRUE(terminal.sees("not a recognised notation"));
  terminal.type("q");
  ASSERT_TRUE(terminal.sees("Ariadne"));
  terminal.type("7\r");
  ASSERT_TRUE(terminal.sees("Let two agents compete"));
  terminal.type("2\r" + std::string(20, '\x7f') + "greedy\r5\r");
  ASSERT_TRUE(terminal.sees("$ ariadne match reversi greedy random --games 20"));
  ASSERT_TRUE(terminal.sees("Results of greedy vs random"));
  ASSERT_TRUE(terminal.sees("Press Enter"));
  terminal.type("\r");
  ASSERT_TRUE(terminal.sees("Let two agents compete"));
  terminal.type("qq");
  EXPECT_EQ(terminal.ends(), 0);
  EXPECT_TRUE(terminal.is_restored());
}

TEST(Terminal, a_maze_larger_than_the_screen_is_scrolled_and_followed_again) {
  Terminal terminal({"solve", "daedalus", "--algo", "bfs", "--animate"}, 70, 20);
  ASSERT_TRUE(terminal.sees("arrows scroll"));
  terminal.type(" \x1b[C");
  ASSERT_TRUE(terminal.sees("f follow"));
  terminal.type("f.");
  ASSERT_TRUE(terminal.sees("arrows scroll  , . step"));
  terminal.type("q");
  EXPECT_EQ(terminal.ends(), 0);
  EXPECT_TRUE(terminal.is_restored());
}

TEST(Terminal, a_maze_that_fits_is_stepped_by_arrows) {
  Terminal terminal({"solve", "doorstep", "--algo", "bfs", "--animate"});
  ASSERT_TRUE(terminal.sees("arrows step"));
  terminal.type("\x1b[H\x1b[C");
  ASSERT_TRUE(terminal.sees("expanded 1 of 11, paused"));
  terminal.type(".");
  ASSERT_TRUE(terminal.sees("2 of 11"));
  terminal.type("q");
  EXPECT_EQ(terminal.ends(), 0);
}

TEST(Terminal, two_searches_that_fit_are_played_side_by_side_with_their_costs) {
  Terminal terminal({"solve", "doorstep", "--algo", "bfs,astar", "--animate"});
  ASSERT_TRUE(terminal.sees("doorstep, position (5,3) -> (1,1)"));
  terminal.type("\x1b[H");
  ASSERT_TRUE(terminal.sees("paused; space: resume"));
  terminal.type("\x1b[C");
  ASSERT_TRUE(terminal.sees("bfs: expanded 1 of 11"));
  ASSERT_TRUE(terminal.sees("(5,3): g 0"));
  ASSERT_TRUE(terminal.sees("astar, manhattan: expanded 1 of 11"));
  ASSERT_TRUE(terminal.sees("(5,3): g 0  h 6  f 6"));
  terminal.type("b");
  ASSERT_TRUE(terminal.sees("doorstep, position (5,3) -> (1,1): bfs  (1 of 2)"));
  terminal.type("n");
  ASSERT_TRUE(terminal.sees("(1,1): astar, manhattan  (2 of 2)"));
  terminal.type("\x1b[H\x1b[C");
  ASSERT_TRUE(terminal.sees("expanded last"));
  terminal.type("q");
  EXPECT_EQ(terminal.ends(), 0);
  EXPECT_TRUE(terminal.is_restored());
}

// Bids: both sides move at the same time, and an agent fails in its second move.
TEST(Terminal, a_step_of_two_movers_is_played_on_the_screen_and_a_failing_agent_forfeits) {
  Terminal terminal({"play", "bids", "--as", "left", "--vs", "failing:kind=crash", "--seed", "1"}, 100, 30,
                    ARIADNE_WITH_NIM);
  ASSERT_TRUE(terminal.sees("your move"));
  terminal.type("3\r");
  ASSERT_TRUE(terminal.sees("left bids 3"));
  ASSERT_TRUE(terminal.sees("right bids 1"));
  terminal.type("1\r");
  ASSERT_TRUE(terminal.sees("right forfeits (crash: told to fail)"));
  terminal.type("u");
  ASSERT_TRUE(terminal.sees("taken back"));
  terminal.type("qy");
  EXPECT_EQ(terminal.ends(), 0);
  EXPECT_TRUE(terminal.is_restored());
}

TEST(Terminal, a_watched_game_shows_who_forfeited_it) {
  for (const std::string kind : {"timeout", "invalid", "memory"}) {
    Terminal terminal({"watch", "bids", "--agents", "random,failing:kind=" + kind, "--speed", "0", "--seed", "1"}, 100,
                      30, ARIADNE_WITH_NIM);
    ASSERT_TRUE(terminal.sees("left wins: right forfeits (" + kind));
    ASSERT_TRUE(terminal.sees("the end"));
    terminal.type("q");
    EXPECT_EQ(terminal.ends(), 0);
  }
}

TEST(Terminal, a_watched_game_shows_failures_that_were_excused) {
  Terminal terminal({"watch", "bids", "--agents", "random,failing:kind=timeout", "--on-timeout", "random", "--speed",
                     "0", "--seed", "1"},
                    100, 30, ARIADNE_WITH_NIM);
  ASSERT_TRUE(terminal.sees("right failed 1 time, last in ply 2 (timeout)"));
  ASSERT_TRUE(terminal.sees("right failed (timeout): told to fail; another move"));
  ASSERT_TRUE(terminal.sees("the end"));
  terminal.type("q");
  EXPECT_EQ(terminal.ends(), 0);
}

// The terminal writes ^C where the cursor is, so the table is cleared from the beginning of the line.
TEST(Terminal, an_interrupted_tournament_leaves_nothing_of_its_live_table_behind) {
  const ariadne::TemporaryFolder folder;
  const std::string file =
      folder.write("t.toml",
                   "game = \"reversi\"\nformat = \"round-robin\"\nrounds = 1000\n[[agent]]\nspec = "
                   "\"alphabeta:depth=4\"\n[[agent]]\nspec = \"alphabeta:depth=3\"\n");
  Terminal terminal({"tournament", file});
  ASSERT_TRUE(terminal.sees(" of 2000 games  eta "));
  terminal.type("\x03");
  ASSERT_TRUE(terminal.sees("^C"));
  ASSERT_TRUE(terminal.sees("\r\x1b["));
  EXPECT_EQ(terminal.ends(), 130);
  EXPECT_EQ(terminal.written().find("\n\x1b["), std::string::npos) << terminal.written();
}

}  // namespace
