#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "games/reversi/position.hpp"

// Reversi for tests, square by square as the rules say: slow, and with nothing in common with Position.
namespace ariadne::reversi {

struct NaiveBoard {
  int size;
  std::vector<char> squares;  // X, O or -, row by row
  char side;                  // X or O

  explicit NaiveBoard(int size_) : size(size_), squares(static_cast<std::size_t>(size_ * size_), '-'), side('X') {
    const int low = size / 2 - 1, high = size / 2;
    at(low, low) = at(high, high) = 'O';
    at(low, high) = at(high, low) = 'X';
  }

  char& at(int row, int column) { return squares[static_cast<std::size_t>(row * size + column)]; }
  char at(int row, int column) const { return squares[static_cast<std::size_t>(row * size + column)]; }
  bool inside(int row, int column) const { return row >= 0 && column >= 0 && row < size && column < size; }
  char other() const { return side == 'X' ? 'O' : 'X'; }

  // How many discs turn when the side to move walks from this square in this direction.
  int turned(int row, int column, int down, int right) const {
    int length = 0;
    for (row += down, column += right; inside(row, column); row += down, column += right, ++length) {
      if (at(row, column) == side) return length;
      if (at(row, column) == '-') return 0;
    }
    return 0;
  }

  bool is_legal(int row, int column) const {
    if (at(row, column) != '-') return false;
    for (int down = -1; down <= 1; ++down) {
      for (int right = -1; right <= 1; ++right) {
        if ((down != 0 || right != 0) && turned(row, column, down, right) > 0) return true;
      }
    }
    return false;
  }

  std::vector<Move> placements() const {
    std::vector<Move> moves;
    for (int row = 0; row < size; ++row) {
      for (int column = 0; column < size; ++column) {
        if (is_legal(row, column)) moves.push_back({static_cast<std::uint8_t>(8 * row + column)});
      }
    }
    return moves;
  }

  NaiveBoard passed() const {
    NaiveBoard next = *this;
    next.side = other();
    return next;
  }

  // The legal moves, a single pass, or none at the end.
  std::vector<Move> moves() const {
    auto moves = placements();
    if (moves.empty() && !passed().placements().empty()) moves.push_back(Move{});
    return moves;
  }

  void play(Move move) {
    if (!move.is_pass()) place(move.square / 8, move.square % 8);
    side = other();
  }

  void place(int row, int column) {
    for (int down = -1; down <= 1; ++down) {
      for (int right = -1; right <= 1; ++right) {
        const int length = down == 0 && right == 0 ? 0 : turned(row, column, down, right);
        for (int step = 1; step <= length; ++step) at(row + step * down, column + step * right) = side;
      }
    }
    at(row, column) = side;
  }

  int discs(char letter) const {
    int discs = 0;
    for (const char square : squares) discs += square == letter;
    return discs;
  }
  std::string letters() const { return {squares.begin(), squares.end()}; }
};

}  // namespace ariadne::reversi
