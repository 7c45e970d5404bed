"""Reversi: takes a corner if it can, keeps away from the squares beside free ones, else turns as many discs as it can.

The state has the board as one text, row by row from the top: X is black, O is white, - is an empty square.
"""
from ariadne_agent import run

AROUND = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]


def turned(board, row, column, own):
    """How many discs a move turns."""
    size, count = len(board), 0
    for down, right in AROUND:
        r, c, line = row + down, column + right, 0
        while 0 <= r < size and 0 <= c < size and board[r][c] not in (own, "-"):
            r, c, line = r + down, c + right, line + 1
        if 0 <= r < size and 0 <= c < size and board[r][c] == own:
            count += line
    return count


def value(board, move, own):
    size = len(board)
    row, column = int(move[1:]) - 1, ord(move[0]) - ord("a")
    ends = (0, size - 1)
    if row in ends and column in ends:
        return 100
    near = [(r, c) for r in ends for c in ends if abs(r - row) <= 1 and abs(c - column) <= 1 and board[r][c] == "-"]
    return turned(board, row, column, own) - (50 if near else 0)


def choose(turn):
    if turn.legal == ["pass"]:
        return "pass"
    size, squares = turn.state["size"], turn.state["board"]
    board = [squares[row * size:(row + 1) * size] for row in range(size)]
    own = "X" if turn.seat == 0 else "O"
    values = {move: value(board, move, own) for move in turn.legal}
    best = max(turn.legal, key=values.get)
    return best, {"depth": 1, "nodes": len(values), "score": values[best], "pv": [best]}


run(choose, name="corners")
