"""An agent for Ariadne in a few lines, with nothing but Python's standard library.

    from ariadne_agent import run

    def choose(turn):
        return turn.legal[0]

    run(choose, name="first")

Copy this file beside your agent. docs/agent-protocol.md of Ariadne describes what is said on the pipe.
"""

import json
import os
import select
import sys

PROTOCOL = 1


class Game:
    """What is known when a game begins."""

    def __init__(self, message):
        self.id = message["game"]        # "reversi"
        self.seat = message["seat"]      # the number of your seat
        self.seats = message["seats"]    # the names of all seats: ["black", "white"]
        self.teams = message["teams"]    # the team of each seat, 0 or 1
        self.seed = message["seed"]      # for all your random numbers
        self.time = message["time"]      # milliseconds: move_ms, bank_ms, increment_ms, init_ms
        self.limits = message["limits"]  # memory_mb, threads

    @property
    def name(self):
        """The name of your seat."""
        return self.seats[self.seat]


class Turn:
    """A question: which of the legal moves?"""

    def __init__(self, message, game, pipe):
        self.id = message["id"]
        self.ply = message["ply"]
        self.seat = message["seat"]
        self.state = message["state"]      # the position, as JSON
        self.legal = message["legal"]      # the moves that you may choose from
        self.last = message["last"]        # what was played since you were asked last
        self.time = message["time"]        # milliseconds
        self.nodes = message.get("nodes")  # a limit on what you look at, if there is one
        self.game = game
        self._pipe = pipe

    def info(self, **what):
        """Says what you know while you think: depth, nodes, score (good for you is positive), pv."""
        self._pipe.say({"type": "info", "id": self.id, **what})

    def stopped(self):
        """Whether the answer is wanted now. Cheap enough to ask now and then."""
        return self._pipe.stop_waits()


class Maze:
    """A problem that is answered with a plan."""

    def __init__(self, message):
        self.problem = message["problem"]  # as JSON: layout, start, goal, ...
        self.time = message["time"]
        self.layout = self.problem.get("layout")

    def is_open(self, x, y):
        """Whether a cell can be entered. 0,0 is at the bottom left."""
        row = self.layout[len(self.layout) - 1 - y]
        return row[x] != "%"


class _Pipe:
    """Lines of JSON. Standard output belongs to the protocol, so what you print goes to standard error."""

    def __init__(self):
        self._out = os.fdopen(os.dup(1), "w", encoding="utf-8", newline="\n")
        os.dup2(2, 1)
        sys.stdout = sys.stderr
        self._waiting = b""

    def say(self, message):
        self._out.write(json.dumps(message, separators=(",", ":")) + "\n")
        self._out.flush()

    def hear(self):
        """The next message, or None at the end."""
        while b"\n" not in self._waiting:
            more = os.read(0, 1 << 20)
            if not more:
                return None
            self._waiting += more
        line, self._waiting = self._waiting.split(b"\n", 1)
        return json.loads(line)

    def stop_waits(self):
        if b"\n" not in self._waiting and select.select([0], [], [], 0)[0]:
            self._waiting += os.read(0, 1 << 20)
        return b"\n" in self._waiting


def run(choose=None, name="agent", version="1", start=None, end=None, plan=None):
    """Plays games until it is told to quit.

    choose(turn)  returns a legal move, or a move and a dict of what to say about it: (move, {"score": 3})
    start(game)   is called when a game begins
    end(result)   is called when it is over: {"winner": team, "score": ..., "text": ..., "reason": ...}
    plan(maze)    returns a list of actions, or actions and their cost, for `ariadne solve --algo cmd:...`
    """
    pipe = _Pipe()
    game = None
    while True:
        message = pipe.hear()
        if message is None or message["type"] == "quit":
            return
        kind = message["type"]
        if kind == "hello":
            pipe.say({"type": "ready", "protocol": PROTOCOL, "name": name, "version": version})
        elif kind == "start":
            game = Game(message)
            if start:
                start(game)
            pipe.say({"type": "ok", "id": message["id"]})
        elif kind == "act":
            answer = choose(Turn(message, game, pipe))
            move, said = answer if isinstance(answer, tuple) else (answer, {})
            pipe.say({"type": "move", "id": message["id"], "move": move, **said})
        elif kind == "solve":
            answer = plan(Maze(message))
            path, cost = answer if isinstance(answer, tuple) else (answer, None)
            reply = {"type": "plan", "id": message["id"], "path": path}
            if cost is not None:
                reply["cost"] = cost
            pipe.say(reply)
        elif kind == "end" and end:
            end(message["result"])
