"""The smallest agent: it plays the first legal move of any game."""
from ariadne_agent import run


def choose(turn):
    return turn.legal[0]


run(choose, name="first")
