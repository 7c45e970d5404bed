#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/match.hpp"

namespace ariadne {

enum class Format : std::uint8_t { round_robin, gauntlet, swiss, knockout };
inline constexpr std::array<std::string_view, 4> kFormatNames = {"round-robin", "gauntlet", "swiss", "knockout"};
constexpr std::string_view name_of(Format format) { return kFormatNames[static_cast<std::size_t>(format)]; }

inline constexpr std::size_t kMaxEntrants = 1000;
inline constexpr std::uint64_t kMaxTournamentGames = 1'000'000;

// An agent of a tournament, called by a name of its own.
struct Entrant {
  std::string name;
  std::string spec;                          // of an agent, or FIRST+SECOND
  bool withdrawn = false;                    // it plays no more
  std::array<bool, 2> plays = {true, true};  // for the first team, for the second

  bool operator==(const Entrant&) const = default;
};

// Everything that determines the games of a tournament: equal plans give equal games, for any number of jobs and
// however often they are interrupted.
struct TournamentPlan {
  std::string name;
  Format format = Format::round_robin;
  int rounds = 1;               // how often every two agents meet; of a Swiss: its rounds; of a knockout: 0
  int pairs = 1;                // of games in a meeting
  std::size_t challengers = 1;  // of a gauntlet: the first agents, who meet all others
  std::vector<Entrant> entrants;
  MatchPlan games;  // what all games have in common; its agents are the specs of the entrants

  // Whether one of them can play for the first team, and the other for the second.
  bool can_play(std::size_t first, std::size_t second) const {
    return entrants[first].plays[0] && entrants[second].plays[1];
  }
  bool can_meet(std::size_t a, std::size_t b) const { return can_play(a, b) || can_play(b, a); }
  bool is_challenger(std::size_t entrant) const { return entrant < challengers; }
};

enum class GameState : std::uint8_t { planned, played, cancelled, bye };
inline constexpr std::array<std::string_view, 4> kGameStates = {"planned", "played", "cancelled", "bye"};

// A game of a tournament, from when it is drawn up.
struct ScheduledGame {
  Pairing pairing;  // of a bye: the agent twice
  int round = 0;    // counted from 0
  GameState state = GameState::planned;
  std::optional<FinishedGame> result;  // once it was played

  bool is_of(std::size_t entrant) const { return pairing.agents[0] == entrant || pairing.agents[1] == entrant; }
  bool is_between(std::size_t a, std::size_t b) const { return a != b && is_of(a) && is_of(b); }
  // What an entrant got: a win 1, a draw 1/2. If the opponent withdrew, the game is won. A bye is not a game.
  double points_for(std::size_t entrant, const TournamentPlan& plan) const;
};

// The games to be played next, when none of those so far is left to be played; none: the tournament is over. It depends
// on nothing else, so a tournament goes on after an interruption as if there had been none. Games are numbered on.
//   round robin  every two agents meet; those who joined late, and further rounds, are added
//   gauntlet     the same, but one of the two is a challenger
//   Swiss        a round: agents with as many points as possible in common that have not met yet; of an odd number, the
//                last in the table that had none gets a bye
//   knockout     a round: the winners of the last one. The first agents of the list meet the last ones and get byes. A
//                tie is followed by further pairs; after kMaxTieBreaks the one named first goes on
std::vector<ScheduledGame> next_games(const TournamentPlan& plan, const std::vector<ScheduledGame>& so_far);
inline constexpr int kMaxTieBreaks = 4;

// What everybody has in a Swiss, by entrant: 1 for a meeting that was won, also by a bye, and 1/2 for a tie. Meetings
// that are not over count nothing.
std::vector<double> swiss_points(const TournamentPlan& plan, const std::vector<ScheduledGame>& games);

// How many games there will be at most, as long as nobody joins or withdraws.
std::uint64_t most_games(const TournamentPlan& plan);

// Why a plan cannot be played by these rules, if so.
Result<> check_plan(const TournamentPlan& plan);

}  // namespace ariadne
