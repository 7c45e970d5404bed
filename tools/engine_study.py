#!/usr/bin/env python3
"""engine_study.py PROGRAM SVG [--games N] [--budgets 1000,4000,...]: plays the engine with several budgets of nodes against
alphabeta with a fixed one, in each game, prints a table and draws the scores. The same games on every machine."""

import argparse
import json
import subprocess

# The game, and the nodes of alphabeta that take about as long as 20,000 of the engine: by `ariadne bench` on a free machine.
OPPONENTS = {"reversi": 40_000, "theseus": 50_000, "flags": 30_000, "hunger": 40_000}
COLORS = {"reversi": "#2f6db5", "theseus": "#c2453c", "flags": "#3b8c4d", "hunger": "#8a5fb0"}
LEFT, TOP, WIDTH, HEIGHT = 70, 60, 520, 300


def score(program, game, budget, games):
    """Wins, draws and losses of the engine, and its share of the points."""
    command = [program, "match", game, f"engine:nodes={budget}", f"alphabeta:nodes={OPPONENTS[game]}", "--games", str(games),
               "--jobs", "1", "--seed", "1", "--quiet", "--json"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    engine = json.loads(done.stdout)["agents"][0]
    return engine["wins"], engine["draws"], engine["losses"], engine["score"]


def drawing(results, budgets, games):
    def x(i):
        return LEFT + WIDTH * i / (len(budgets) - 1)

    def y(share):
        return TOP + HEIGHT * (1 - share)

    title = f"Score of engine by its nodes per move, {games} games per point"
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" width="720" height="430" viewBox="0 0 720 430" '
             f'font-family="system-ui, \'DejaVu Sans\', sans-serif" role="img">', f"<title>{title}</title>",
             '<rect x="0" y="0" width="720" height="430" fill="#ffffff"/>',
             f'<text x="20" y="34" font-size="16" fill="#22252b" font-weight="600">{title}</text>']
    for percent in (0, 25, 50, 75, 100):
        lines.append(f'<line x1="{LEFT}" y1="{y(percent / 100):g}" x2="{LEFT + WIDTH}" y2="{y(percent / 100):g}" stroke="#d9dce1"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y(percent / 100) + 4:g}" font-size="12" fill="#22252b" text-anchor="end">{percent} %</text>')
    for i, budget in enumerate(budgets):
        lines.append(f'<text x="{x(i):g}" y="{TOP + HEIGHT + 22}" font-size="12" fill="#22252b" text-anchor="middle">{budget:,}</text>')
    for place, (game, shares) in enumerate(results.items()):
        points = " ".join(f"{x(i):.1f},{y(share):.1f}" for i, share in enumerate(shares))
        lines.append(f'<polyline points="{points}" fill="none" stroke="{COLORS[game]}" stroke-width="2"/>')
        for i, share in enumerate(shares):
            lines.append(f'<circle cx="{x(i):.1f}" cy="{y(share):.1f}" r="3" fill="{COLORS[game]}"/>')
        lines.append(f'<text x="{LEFT + WIDTH + 14}" y="{TOP + 14 + 20 * place}" font-size="12" fill="{COLORS[game]}">{game}</text>')
    lines.append(f'<text x="{LEFT + WIDTH / 2:g}" y="{TOP + HEIGHT + 46}" font-size="12" fill="#22252b" text-anchor="middle">'
                 'nodes per move of engine; alphabeta always has as long as 20,000 take</text>')
    return "\n".join(lines + ["</svg>", ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("svg")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--budgets", default="1000,2500,5000,10000,20000,40000")
    options = parser.parse_args()
    budgets = [int(text) for text in options.budgets.split(",")]
    results = {}
    print("| game | " + " | ".join(f"{budget:,}" for budget in budgets) + " |")
    print("|---" * (len(budgets) + 1) + "|")
    for game in OPPONENTS:
        cells = []
        results[game] = []
        for budget in budgets:
            wins, draws, losses, share = score(options.program, game, budget, options.games)
            results[game].append(share)
            cells.append(f"{wins} / {draws} / {losses}")
        print(f"| {game} | " + " | ".join(cells) + " |", flush=True)
    with open(options.svg, "w", encoding="utf-8") as file:
        file.write(drawing(results, budgets, options.games))


if __name__ == "__main__":
    main()
