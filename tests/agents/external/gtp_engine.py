"""A GTP engine for tests that plays the first legal move of Reversi, in the dialect of its first argument:

edax       answers in lower case, with a blank after `=`; knows set_game; mixes up the numbers of errors
egaroucid  answers in upper case; does not know set_game; takes any pass, and loses its board then
rhino      answers in upper case; takes no pass at all; talks before its first answer
"""
import sys

DIALECT = sys.argv[1]
AROUND = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
board = {}


def clear():
    board.clear()
    board.update({(3, 3): "white", (4, 4): "white", (3, 4): "black", (4, 3): "black"})


def other(colour):
    return "white" if colour == "black" else "black"


def flips(square, colour):
    found = []
    for down, right in AROUND:
        line, at = [], (square[0] + down, square[1] + right)
        while board.get(at) == other(colour):
            line.append(at)
            at = (at[0] + down, at[1] + right)
        if board.get(at) == colour:
            found += line
    return found


def moves(colour):
    squares = [(row, column) for row in range(8) for column in range(8) if (row, column) not in board]
    return [square for square in squares if flips(square, colour)]


def play(square, colour):
    turned = flips(square, colour)
    if square in board or not turned:
        return False
    for each in turned + [square]:
        board[each] = colour
    return True


def square_of(text):
    return (int(text[1:]) - 1, ord(text[0].lower()) - ord("a"))


def name_of(square):
    name = "abcdefgh"[square[1]] + str(square[0] + 1)
    return name if DIALECT == "edax" else name.upper()


def answer(command, arguments):
    if command == "boardsize":
        return arguments == ["8"], ""
    if command == "clear_board":
        clear()
        return True, ""
    if command == "set_game":
        return (True, "") if DIALECT != "egaroucid" else (False, "unknown command")
    if command == "play" and arguments[1].lower() == "pass":
        if DIALECT == "egaroucid":
            board.clear()
        return (False, "syntax error") if DIALECT == "rhino" else (True, "")
    if command == "play":
        return (True, "") if play(square_of(arguments[1]), arguments[0]) else (False, "illegal move")
    if command == "genmove":
        legal = moves(arguments[0])
        if not legal:
            return True, "pass"
        play(legal[0], arguments[0])
        return True, name_of(legal[0])
    return False, "unknown command"


clear()
if DIALECT == "rhino":
    print("loading patterns...", flush=True)
for line in sys.stdin:
    words = line.split()
    if not words:
        continue
    if words[0] == "quit":
        print("=\n", flush=True)
        break
    good, text = answer(words[0], words[1:])
    blank = " " if DIALECT == "edax" or text else ""
    number = "7" if DIALECT == "edax" and not good else ""
    print(("=" if good else "?") + number + blank + text + "\n", flush=True)
