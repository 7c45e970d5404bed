#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "agents/session.hpp"
#include "apps/cli/records.hpp"
#include "arena/game_run.hpp"
#include "arena/record.hpp"

namespace ariadne {

// A game with its players around it. Where a person sits the word is `human` and there is no agent.
struct Table {
  std::unique_ptr<Session> session;
  std::vector<Player> players;     // one a seat
  std::vector<RecordedPly> plies;  // one for each move of the session's history
  std::string name;                // of the person, if it was given
  std::uint64_t seed = 0;

  const GameEntry& game() const { return session->game(); }
  bool over() const { return session->result().has_value(); }
  const Player& to_move() const { return players[session->to_move()]; }
  Seat seats() const { return static_cast<Seat>(players.size()); }
  bool is_human(Seat seat) const;
  std::size_t humans() const;
};

// Sits the players of these words down, one a seat; a bad word ends the command.
Table make_table(std::unique_ptr<Session> session, const std::vector<std::string>& words, std::uint64_t seed);

// Another game from the start of this one, with the same players and new random numbers.
Table another_game(const Table& table);

// A recorded game, with nobody to play on.
Table make_table(RecordedGame game);

// Plays for the seat to move. An error changes nothing.
Result<> play_typed(Table& table, std::string_view move);
void play_decision(Table& table, const Decision& decision);
// The only move is a pass: plays it and returns the sentence that announces it.
std::string play_pass(Table& table);

// Back to where a person last had a choice; false if there is no such place.
bool undo(Table& table);

GameRecord record_of(const Table& table);

// Keeps an existing file unless forced.
Result<> save(const Table& table, const std::string& path, bool force);

}  // namespace ariadne
