"""Mazes: answers `ariadne solve MAZE --algo 'cmd:python3 maze.py'` with a plan found by breadth-first search."""
from collections import deque

from ariadne_agent import run

STEPS = {"North": (0, 1), "South": (0, -1), "East": (1, 0), "West": (-1, 0)}


def plan(maze):
    start, goal = tuple(maze.problem["start"]), tuple(maze.problem["goal"])
    came_from = {start: None}
    waiting = deque([start])
    while waiting and goal not in came_from:
        here = waiting.popleft()
        for action, (right, up) in STEPS.items():
            there = (here[0] + right, here[1] + up)
            if there not in came_from and maze.is_open(*there):
                came_from[there] = (here, action)
                waiting.append(there)
    if goal not in came_from:
        return []
    path, here = [], goal
    while came_from[here]:
        here, action = came_from[here]
        path.append(action)
    return path[::-1], len(path)


run(plan=plan, name="maze")
