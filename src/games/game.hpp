#pragma once

#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "core/enumerable.hpp"
#include "core/json.hpp"
#include "core/outcome.hpp"
#include "core/position.hpp"
#include "core/result.hpp"
#include "core/rng.hpp"
#include "core/scene.hpp"
#include "games/game_info.hpp"

namespace ariadne {

// A game from somewhere on: a position and the moves played from it.
template <Position P>
struct Transcript {
  P start;
  std::vector<typename P::Move> moves;
  std::vector<std::string> names;  // who played it, one per seat, "" where it is not said; empty: nobody is named
};

// The step that led to a position: where it was made and what was played, one move per seat that moved.
template <Position P>
struct LastStep {
  P before;
  std::vector<typename P::Move> moves;
};

// A move of a text that cannot be played: which one, and why.
inline tl::unexpected<Error> illegal_in_sequence(std::size_t index, Error why) {
  why.message = "move " + std::to_string(index + 1) + ": " + why.message;
  return tl::unexpected<Error>(std::move(why));
}

// Everything that the edge needs of a game beyond its rules. A game is a struct of static functions like these.
template <class G>
concept Game = Position<typename G::Position> &&
               requires(const typename G::Position position, typename G::Position::Move move, const Settings settings,
                        Rng& rng, std::string_view text, const Json json, const LastStep<typename G::Position>* last) {
                 { G::info() } -> std::same_as<GameInfo>;
                 { G::start(settings, rng) } -> std::same_as<typename G::Position>;  // settings of info().parameters

                 // Positions: JSON is an object without "game" and info().moves_key; text is any other notation of the
                 // game.
                 { G::from_json(json) } -> std::same_as<Result<typename G::Position>>;
                 { G::from_text(text) } -> std::same_as<Result<Transcript<typename G::Position>>>;
                 { G::to_json(position) } -> std::same_as<Json>;
                 { G::to_text(position) } -> std::same_as<std::string>;  // from_text() reads it back

                 // Moves: text for people and files; a text that is not a legal move gives an error that says why.
                 { G::move_text(position, move) } -> std::same_as<std::string>;
                 { G::read_move(position, text) } -> std::same_as<Result<typename G::Position::Move>>;

                 // Sentences and pictures.
                 { G::describe(position, move) } -> std::same_as<std::string>;  // "black plays d3, turning 1 disc"
                 { G::outcome_text(position) } -> std::same_as<std::string>;    // "white wins 40 to 24"
                 { G::scene(position, last) } -> std::same_as<Scene>;           // `last` is null before the first step

                 // A std::tuple of evaluations, the default first; each has static `name` and `help`.
                 typename G::Evaluations;
               };

// A game whose drawings other programs read more loosely than we do, and which can read them that way too.
template <class G>
concept ReadsLooseText = Game<G> && requires(std::string_view text) {
  { G::from_loose_text(text) } -> std::same_as<Result<Transcript<typename G::Position>>>;
};

// A game whose number of seats depends on the board. The first two are of the two teams, as in info().
template <class G>
concept HasSeats = Game<G> && requires(const typename G::Position position) {
  { G::seats(position) } -> std::same_as<std::vector<std::string>>;
};

// A game in which the seats of a team move one after the other: a search counts its depth in rounds, one move per seat.
template <class G>
concept CountsRounds = HasSeats<G> && requires {
  { G::max_seats } -> std::convertible_to<int>;
};

// A game whose positions have names of their own. Elsewhere a position is called by the moves that lead to it.
template <class G>
concept HasNames = Game<G> && requires(const typename G::Position position) {
  { G::name(position) } -> std::same_as<std::string>;
};

// A game that is played for points: a finished one is worth its score, and winning is one way among others to score.
template <class G>
concept PlayedForScore = Game<G> && requires { requires G::played_for_score; };

// A game with a tournament in which more counts than who won; of a finished position.
template <class G>
concept HasTournament = Game<G> && requires(const typename G::Position position) {
  { G::tournament_scores(position) } -> std::same_as<TournamentScores>;
};

// A game of which only some positions can be solved: endgame() gives them as a type that can be, with the same moves,
// and says of all others why not.
template <class G>
concept HasEndgame =
    Game<G> && Enumerable<typename G::Endgame> && std::same_as<typename G::Endgame::Move, typename G::Position::Move> &&
    requires(const typename G::Position position) {
      { G::endgame(position) } -> std::same_as<Result<typename G::Endgame>>;
    };

// A game that can be written as a whole, with the names of its players, in each of info().formats.
template <class G>
concept HasFormats = Game<G> && requires(std::string_view format, const Transcript<typename G::Position> transcript,
                                         const std::vector<std::string> names) {
  { G::write(format, transcript, names) } -> std::same_as<std::string>;
};

// A position whose value is known from elsewhere, to test a solver with.
template <Position P>
struct SuitePosition {
  P position;
  std::optional<double> score;  // of perfect play, as in Outcome; none: it is not said
};

// A game for which there are files of such positions.
template <class G>
concept HasSuites = Game<G> && requires(std::string_view text) {
  { G::read_suite(text) } -> std::same_as<Result<std::vector<SuitePosition<typename G::Position>>>>;
};

// A game with a list of openings that give neither side an advantage: a file as read_openings() of arena reads it.
template <class G>
concept HasOpenings = Game<G> && requires {
  { G::balanced_openings() } -> std::same_as<std::string_view>;
};

// A game that keeps count of what was done in it.
template <class G>
concept HasStatistics = Game<G> && requires(const Transcript<typename G::Position> transcript) {
  { G::statistics(transcript) } -> std::same_as<Statistics>;
};

// One that also has something to tell about single steps: `after` is the position that the step led to.
template <class G>
concept HasStepStatistics =
    HasStatistics<G> && requires(const LastStep<typename G::Position> last, const typename G::Position after) {
      { G::step_statistics(last, after) } -> std::same_as<Statistics>;  // empty: nothing to tell about this step
    };

// A game in whose steps things happen that are worth going to: `after` is the position that the step led to.
template <class G>
concept HasEvents = Game<G> && requires(const LastStep<typename G::Position> last, const typename G::Position after) {
  { G::events(last, after) } -> std::same_as<std::vector<GameEvent>>;
};

}  // namespace ariadne
