#include "arena/opening.hpp"

#include <algorithm>

#include "core/json.hpp"
#include "core/text.hpp"
#include "core/text_reader.hpp"

namespace ariadne {
namespace {

constexpr int kDraws = 8;          // of one length, before it is shortened
constexpr int kPliesToBeLeft = 2;  // so that each side still has something to decide

bool can_end_within(const Session& session, int plies);

// Whether some choice of the remaining movers, after the moves chosen so far, ends the game.
bool some_step_can_end(const Session& session, const std::vector<Seat>& movers, Step& chosen, int plies) {
  if (chosen.size() == movers.size()) {
    const auto next = session.fork();
    return next->play(chosen) && can_end_within(*next, plies - static_cast<int>(movers.size()));
  }
  const auto moves = session.moves(movers[chosen.size()]);
  return std::ranges::any_of(moves, [&](const std::string& move) {
    chosen.push_back(move);
    const bool ends = some_step_can_end(session, movers, chosen, plies);
    chosen.pop_back();
    return ends;
  });
}

bool can_end_within(const Session& session, int plies) {
  if (session.result()) return true;
  if (plies <= 0) return false;
  Step chosen;
  return some_step_can_end(session, session.movers(), chosen, plies);
}

Step random_step(const Session& session, Rng& rng) {
  Step step;
  for (const Seat mover : session.movers()) {
    const auto moves = session.moves(mover);
    step.push_back(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  return step;
}

// Plays up to `plies` random plies, fewer if the game ends first, and returns how many.
int play_random(Session& session, int plies, Rng& rng) {
  int played = 0;
  while (played < plies && !session.result() && session.play(random_step(session, rng))) ++played;
  return played;
}

// Moves with blanks between, played by one mover at a time. The error is at the word that cannot be played; `played` is
// how many could.
Result<std::unique_ptr<Session>> play_words(std::unique_ptr<Session> session, const TextReader& file,
                                            std::string_view line, std::size_t& played) {
  for (const std::string_view word : words_of(line)) {
    if (session->result()) return file.fault_at(word, "the game is over before this move");
    const auto movers = session->movers();
    if (movers.size() != 1) return file.fault_at(word, "several seats move at the same time here");
    const auto move = session->read_move(movers[0], word);
    const auto done = move ? session->play({*move}) : tl::unexpected(move.error());
    if (!done) return file.fault_at(word, done.error().message, done.error().hint);
    ++played;
  }
  return session;
}

// A line that begins with a move is a list of moves; anything else is up to the game.
Result<std::unique_ptr<Session>> read_opening(const GameEntry& game, std::unique_ptr<Session> start,
                                              const TextReader& file, std::string_view line) {
  if (start != nullptr) {
    std::size_t played = 0;
    auto session = play_words(std::move(start), file, line, played);
    if (session || played > 0) return session;
  }
  auto session = game.read(line);
  if (!session) return file.fault_in(line, with_place(line, session.error()));
  return session;
}

}  // namespace

bool starts_vary(const GameEntry& game, const std::string& settings) {
  constexpr std::uint64_t kSeeds = 4;
  const std::string first = game.start(settings, 0).value()->json();
  for (std::uint64_t seed = 1; seed < kSeeds; ++seed) {
    if (game.start(settings, seed).value()->json() != first) return true;
  }
  return false;
}

std::unique_ptr<Session> with_opening(std::unique_ptr<Session> session, int plies, Rng& rng) {
  while (plies > 0) {
    int longest = 0;
    for (int draw = 0; draw < kDraws; ++draw) {
      auto opened = session->clone();
      const int played = play_random(*opened, plies, rng);
      if (played == plies && !can_end_within(*opened, kPliesToBeLeft)) return opened;
      longest = std::max(longest, played);
    }
    plies = std::min(plies - 1, longest);  // at longer ones every game was over
  }
  return session;
}

Result<Openings> read_openings(const GameEntry& game, const std::string& settings, std::string_view text) {
  constexpr std::size_t kMaxLines = 1'000'000;
  const TextReader file(text);
  const bool starts_alike = !starts_vary(game, settings);
  Openings openings;
  for (const std::string_view line : file.trimmed_lines(kMaxLines)) {
    if (line.empty() || line.starts_with('#')) continue;
    auto start = starts_alike ? game.start(settings, 0).value() : nullptr;
    auto session = read_opening(game, std::move(start), file, line);
    if (!session) return tl::unexpected(session.error());
    if ((*session)->result()) return file.fault_at(line, "the game is over after this opening");
    openings.push_back(std::move(*session));
  }
  if (openings.empty()) return failure("there is no opening in it", "Write one per line: moves, or a position.");
  return openings;
}

}  // namespace ariadne
