#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "arena/game.hpp"

// Sentences and titles about a game in play, the same in every front end.
namespace ariadne {

// "Reversi: you play black against alphabeta:depth=4, seed 7".
std::string opening_words(const GameInPlay& game);

// How a move of this seat is typed: the game's example if it fits, otherwise one of the moves. Where no cell of the
// board stands for a move, what it means follows in brackets. The seat is to move.
std::string example_move(const Session& session, Seat seat);

// How the moves of the person in the game are typed; of several persons, the first one.
std::string person_example(const GameInPlay& game);

// "alphabeta vs random", "strong vs 2 x random".
std::string opponents_text(const std::vector<std::string>& specs);

// "Reversi: alphabeta vs random, seed 7".
std::string watch_title(const GameInPlay& game);

// Who has a seat: a person's name, "you" or "computer"; the seat's own name where several of a kind play.
std::string called(const GameInPlay& game, Seat seat);
// Those of them who think or move now, as in "computer is playing".
std::string called(const GameInPlay& game, const std::vector<Seat>& seats);

// How a record ends: the result, or why there is none.
std::string ending_text(const GameRecord& record);

// What to type to go on with a game that was written to this file, or to look at it once it is over:
// "ariadne play reversi --position game.jsonl".
std::string command_for(const GameInPlay& game, const std::string& path);
// "saved to game.jsonl; to continue: …".
std::string saved_words(const GameInPlay& game, const std::string& path);
// What stays of a game that is left: "12 moves are in game.jsonl; to continue: …", or that nothing does.
std::string kept_words(const GameInPlay& game);

// Once the game is over: a remark to the loser.
std::string closing_remark(const GameInPlay& game);

// "value +3, depth 6, 12,345 nodes, 3.2 ms" or "black wins by 2, …", as far as it is known; of several movers one after
// the other.
std::string thought_text(const GameInPlay& game, const RecordedPly& ply);
std::string thought_text(const GameInPlay& game, const RecordedThought& thought);

// The moves numbered, in rows of one for each seat: "  1. d3    c3". Moves that are made together share a row. With
// `last`, at least that many rows from the end, or all: the rest of a long game costs nothing then.
std::vector<std::string> move_rows(const std::vector<Step>& history, std::size_t seats, std::size_t last = SIZE_MAX);

}  // namespace ariadne
