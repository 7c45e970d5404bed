"""An agent for Ariadne's game GAME.

  ariadne check-agent "python3 agent.py" --game GAME      does it speak the protocol?
  ariadne watch GAME --agents 'cmd:"python3 agent.py",random'
  ariadne match GAME 'cmd:"python3 agent.py"' random --games 20
"""
from ariadne_agent import run


def start(game):
    """A game begins. game.name is the name of your seat, game.seed is for all your random numbers."""


def choose(turn):
    """Returns one of turn.legal, the moves that you may choose from.

    turn.state is the position as JSON. Have a look at it: whatever you print is shown if something goes wrong, and is
    kept in the record of a game (--record FILE).
    """
    if turn.ply < 2:
        print("the state is", turn.state)
    best = turn.legal[0]  # here your idea goes
    return best


run(choose, name="my agent", start=start)
