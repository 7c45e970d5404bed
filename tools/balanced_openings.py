#!/usr/bin/env python3
"""balanced_openings.py PROGRAM [SEED]: prints balanced openings of Reversi, one per line.

Plays eight random moves, asks the engine what they are worth, and keeps those that are within two discs of a
draw. Of openings that are mirror images of each other, and of those that lead to the same position, one is kept.
"""

import json
import random
import subprocess
import sys

PLIES = 8
WANTED = 120
LARGEST = 2  # discs
AGENT = "engine:depth=12"
START = {"d4": "O", "e5": "O", "d5": "X", "e4": "X"}
DIRECTIONS = [(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c]


def turned(board, square, side):
    """The discs that a disc there turns."""
    column, row = ord(square[0]) - 97, int(square[1]) - 1
    all_turned = []
    for down, right in DIRECTIONS:
        run, r, c = [], row + down, column + right
        while 0 <= r < 8 and 0 <= c < 8:
            name = chr(97 + c) + str(r + 1)
            if name not in board:
                break
            if board[name] == side:
                all_turned += run
                break
            run.append(name)
            r, c = r + down, c + right
    return all_turned


def random_opening(rng):
    board, moves, side = dict(START), [], "X"
    for _ in range(PLIES):
        squares = [c + r for r in "12345678" for c in "abcdefgh" if c + r not in board]
        legal = [s for s in squares if turned(board, s, side)]
        if not legal:
            return None
        move = rng.choice(legal)
        for square in [*turned(board, move, side), move]:
            board[square] = side
        moves.append(move)
        side = "O" if side == "X" else "X"
    return moves, board


def images(board):
    """The board as it looks from every side, as texts."""
    cells = [[board.get(c + r, "-") for c in "abcdefgh"] for r in "12345678"]
    for _ in range(2):
        cells = [list(row) for row in zip(*cells)]
        for _ in range(4):
            cells = [list(row) for row in zip(*cells[::-1])]
            yield "".join(map("".join, cells))


def value_of(program, moves):
    command = [program, "analyse", "reversi", "--position", "".join(moves), "--agent", AGENT, "--json", "--quiet"]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)["value"]


def main():
    program, seed = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1
    rng, seen, found = random.Random(seed), set(), 0
    print(f"# Openings of {PLIES} moves, within {LARGEST} discs of a draw by {AGENT}. Made by tools/balanced_openings.py.")
    while found < WANTED:
        opening = random_opening(rng)
        if opening is None or min(images(opening[1])) in seen:
            continue
        seen.add(min(images(opening[1])))
        if abs(value_of(program, opening[0])) > LARGEST:
            continue
        found += 1
        print(" ".join(opening[0]), flush=True)


if __name__ == "__main__":
    main()
