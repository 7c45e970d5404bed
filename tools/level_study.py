#!/usr/bin/env python3
"""level_study.py PROGRAM [--games N] [--levels 2-9] [--in reversi,hunger] [--seed N]: plays each level against the one below it, in each
game, and prints the share of the points that it took, with wins, draws and losses. Levels below 10 play the same games on every
machine; level 10 takes two seconds per move."""

import argparse
import json
import subprocess

GAMES = ["reversi", "pacman", "theseus", "flags", "hunger"]


def score(program, game, level, games, seed):
    """Wins, draws and losses of a level against the one below it, and its share of the points."""
    command = [program, "match", game, f"level:{level}", f"level:{level - 1}", "--games", str(games), "--jobs", "1", "--seed", str(seed),
               "--quiet", "--json"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    stronger = json.loads(done.stdout)["agents"][0]
    return stronger["wins"], stronger["draws"], stronger["losses"], stronger["score"]


def cell(program, game, level, games, seed):
    wins, draws, losses, share = score(program, game, level, games, seed)
    return f"{100 * share:.0f} % ({wins}/{draws}/{losses})"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--levels", default="2-9")
    parser.add_argument("--in", dest="games_studied", default=",".join(GAMES))
    parser.add_argument("--seed", type=int, default=1, help="numbers that were fitted on one seed look better on it than on another")
    options = parser.parse_args()
    first, last = (int(text) for text in options.levels.split("-"))
    levels = range(first, last + 1)
    print("| game | " + " | ".join(f"{level} vs {level - 1}" for level in levels) + " |")
    print("|---" * (len(levels) + 1) + "|")
    for game in options.games_studied.split(","):
        cells = [cell(options.program, game, level, options.games, options.seed) for level in levels]
        print(f"| {game} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
