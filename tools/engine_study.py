#!/usr/bin/env python3
"""Measures how strong and how quick the searchers are, and prints a text table for each section:

depth     how deep engine and alphabeta look in the same time, from the same positions
speed     their nodes per second of processor time
threads   what a second thread brings: nodes in the same time, and the time to the same depth
clock     by how much engine exceeds its time per move
repeat    whether searches limited by nodes are the same twice, and whether memory stays within `hash`
matches   engine against alphabeta, with the same evaluation
defaults  engine against alphabeta, each with its default evaluation where these differ
mistakes  how many results each of them throws away against the other in Theseus, as perfect play sees it
mcts      mcts against greedy
strength  engine with more and more time against a fixed opponent, which --svg draws

Times are turned into nodes, as many as one core searches in that time, so that games can be repeated and a busy machine does not
matter; --by-clock limits the agents by time instead. Only threads and clock need a free machine.

With --add, matches that are known play that many games more, from another --seed, and the row has all of them together.

Every row is stored as soon as it is measured, with its commands and the load of the machine. What is known is not measured again
unless --again is given, so a study that was interrupted goes on where it was."""

import argparse
import dataclasses
import functools
import json
import os
import subprocess
import sys
import tempfile
import typing

GAMES = ["reversi", "theseus", "flags", "hunger"]
# Nodes per millisecond of one core, about as the section `speed` finds them.
NODES = {
    "engine": {"reversi": 22_000, "theseus": 40_000, "flags": 13_000, "hunger": 26_000},
    "alphabeta": {"reversi": 16_000, "theseus": 66_000, "flags": 18_000, "hunger": 45_000},
    "mcts": {"reversi": 10_000, "theseus": 17_000, "flags": 600, "hunger": 11_000, "pacman": 10_000, "tree": 10_000},
}
# Where the default of alphabeta is not that of the engine.
EVALUATION = {("alphabeta", "reversi"): ",eval=patterns", ("alphabeta", "flags"): ",eval=territory"}
# Where mcts meets greedy, if not in the game as it is, and what is added to the agents and to the command. In Pac-Man greedy is
# an agent of his only, so both of them have the same ghosts.
AGAINST_GREEDY = {"pacman": ("pacman", "+directional", []),
                  "tree": ("tree:example=random,height=5,branches=4", "", ["--opening-plies", "0"])}
# Where engine also plays alphabeta with its default: the evaluation, and the nodes per millisecond.
BY_DEFAULT = {"flags": ("distance", 19_000)}
POSITIONS = {"reversi": (10, 20, 30), "theseus": (1, 10, 20), "flags": (1, 5, 10), "hunger": (1, 10, 20)}  # plies of a game
SEEDS = range(1, 9)
DEEP = {"reversi": 19, "theseus": 46, "flags": 9, "hunger": 26}  # one thread needs about a second for a position, in the mean
OPPONENTS = {"reversi": "alphabeta:depth=6,eval=patterns", "theseus": "alphabeta:depth=2", "flags": "alphabeta:depth=3",
             "hunger": "alphabeta:depth=8"}
COLORS = {"reversi": "#2f6db5", "theseus": "#c2453c", "flags": "#3b8c4d", "hunger": "#8a5fb0"}


class Program:
    """Runs commands of the program. What they print is JSON, one object per line."""

    def __init__(self, path, records=None):
        self.path = path
        self.records = records  # a folder in which matches are recorded, so that one that was interrupted goes on where it was

    def played(self, command):
        """The lines of a match."""
        if not self.records:
            return self.lines(command)
        os.makedirs(self.records, exist_ok=True)
        path = os.path.join(self.records, "".join(letter if letter.isalnum() else "-" for letter in " ".join(command)) + ".jsonl")
        return self.lines([*command, "--record", path, *(["--resume"] if os.path.exists(path) else [])])

    def lines(self, arguments):
        done = subprocess.run([self.path, *arguments, "--json"], check=True, capture_output=True, text=True)
        return [json.loads(line) for line in done.stdout.splitlines()]

    def recorded(self, arguments):
        """The lines of the record that a command writes."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "record.jsonl")
            subprocess.run([self.path, *arguments, "--record", path, "--quiet"], check=True, capture_output=True)
            with open(path, encoding="utf-8") as file:
                return [json.loads(line) for line in file]

    def used(self, arguments):
        """Seconds of processor time and MiB of memory that a command took: known of all children of a process together. What the
        system does, such as to clear the pages of a new table, is not counted."""
        code = ("import resource as r, subprocess, sys; subprocess.run(sys.argv[1:], check=True, capture_output=True);"
                "used = r.getrusage(r.RUSAGE_CHILDREN); print(used.ru_utime, used.ru_maxrss / 1024)")
        done = subprocess.run([sys.executable, "-c", code, self.path, *arguments], check=True, capture_output=True, text=True)
        return [float(text) for text in done.stdout.split()]


@dataclasses.dataclass
class Row:
    name: str
    commands: list  # as lists of arguments
    measure: typing.Callable  # of a Program and the commands
    note: str = ""  # what else the commands are given

    def shown(self):
        return ["ariadne " + " ".join([*command, self.note]).strip() for command in self.commands]


def agent(name, game, ms, options):
    limit = f"time={ms:g}ms" if options.by_clock else f"nodes={round(ms * NODES[name][game])}"
    return f"{name}:{limit}" + EVALUATION.get((name, game), "")


def match(game, agents, options):
    return ["match", game, *agents, "--games", str(options.games), "--seed", str(options.seed), "--jobs", str(options.jobs)]


def positions_of(program, game):
    """From games of greedy, as text that --position reads."""
    for seed in SEEDS:
        header, *plies, _ = program.recorded(["watch", game, "--agents", "greedy", "--seed", str(seed)])
        moves = [ply["moves"][0] if len(ply["moves"]) == 1 else ply["moves"] for ply in plies]
        for count in POSITIONS[game]:
            if count < len(moves):
                yield json.dumps({**header["start"], "moves": moves[:count]})


def analyses(program, game, command):
    """What the agents of a command say about each position."""
    for position in positions_of(program, game):
        yield program.lines([*command, "--position", position])[-1]["analyses"]


def depth_rows(game, options):
    agents = [agent(name, game, options.time, options) for name in ("engine", "alphabeta")]
    command = ["analyse", game, "--agent", agents[0], "--agent", agents[1]]
    yield Row(game, [command], functools.partial(measured_depth, game), "--position ...")


def measured_depth(game, program, commands):
    found = [pair for pair in analyses(program, game, commands[0]) if all(each["kind"] == "estimate" for each in pair)]
    engine, plain = (sum(pair[i]["depth"] for pair in found) / len(found) for i in (0, 1))
    return {"positions": len(found), "engine": round(engine, 1), "alphabeta": round(plain, 1), "ratio": round(engine / plain, 2)}


def speed_rows(game, options):
    commands = [["analyse", game, "--seed", "1", "--agent", f"{name}:nodes={nodes}" + EVALUATION.get((name, game), "")]
                for name in NODES for nodes in (1, options.nodes)]
    yield Row(game, commands, measured_speed)


def measured_speed(program, commands):
    """Without what the program takes to start. A search that proves its value ends before its limit."""
    speeds = []
    for start, whole in zip(commands[::2], commands[1::2]):
        nodes = program.lines(whole)[-1]["nodes"]
        speeds.append(nodes / 1000 / (program.used(whole)[0] - program.used(start)[0]))
    engine, plain, mcts = speeds
    return {"engine, nodes per ms": round(engine), "alphabeta": round(plain), "mcts": round(mcts),
            "engine / alphabeta": round(engine / plain, 2)}


def threads_rows(game, _options):
    commands = [["analyse", game, "--agent", f"engine:{limit},threads=1", "--agent", f"engine:{limit},threads=2"]
                for limit in ("time=500ms", f"depth={DEEP[game]}")]
    yield Row(game, commands, functools.partial(measured_threads, game), "--position ...")


def measured_threads(game, program, commands):
    in_time = [pair for pair in analyses(program, game, commands[0]) if all(each.get("stopped") == "time" for each in pair)]
    to_depth = [pair for _ in range(2) for pair in analyses(program, game, commands[1])]  # two threads differ from run to run
    nodes = [sum(pair[i]["nodes"] / pair[i]["ms"] for pair in in_time) for i in (0, 1)]
    times = [sum(pair[i]["ms"] for pair in to_depth) / 2 for i in (0, 1)]
    return {"times the nodes": round(nodes[1] / nodes[0], 2), "depth": DEEP[game], "one thread, ms": round(times[0]),
            "two threads, ms": round(times[1]), "times as fast": round(times[0] / times[1], 2)}


def clock_rows(game, options):
    player = f"engine:time={options.time}ms"
    command = ["match", game, player, player, "--games", "2", "--jobs", "1"]
    yield Row(game, [command], functools.partial(measured_clock, options), f"--seed 1... until {options.moves} moves")


def measured_clock(options, program, commands):
    late, seed = [], 0
    while len(late) < options.moves:
        seed += 1
        record = program.recorded([*commands[0], "--seed", str(seed)])
        late += [thought["ms"] - options.time for thought in thoughts(record)]
    return {"moves": len(late), "more than 10 ms late": sum(ms > 10 for ms in late),
            "99.9th percentile, ms": round(sorted(late)[len(late) * 999 // 1000], 1), "maximum, ms": round(max(late), 1)}


def thoughts(record):
    """What was thought about each move of a record that was searched."""
    for line in record:
        yield from (thought for thought in line.get("thoughts", [line]) if "ms" in thought)


def repeat_rows(game, _options):
    players = ["engine:nodes=3000", "mcts:nodes=3000"]
    twice = [["match", game, *players, "--games", "10", "--seed", "1", "--jobs", jobs] for jobs in ("1", "2")]
    sizes = [["analyse", game, "--seed", "1", "--agent", f"engine:nodes=3000000,hash={size}"] for size in ("1M", "256M")]
    yield Row(game, twice + sizes, measured_repeat)


def measured_repeat(program, commands):
    same = program.lines(commands[0]) == program.lines(commands[1])
    small, large = (program.used(command)[1] for command in commands[2:])
    return {"same": "yes" if same else "no", "MiB with hash=1M": round(small), "MiB with hash=256M": round(large)}


def matches_rows(game, options):
    agents = [agent(name, game, options.time, options) for name in ("engine", "alphabeta")]
    yield Row(game, [match(game, agents, options)], measured_match)


def defaults_rows(game, options):
    evaluation, nodes = BY_DEFAULT[game]
    limit = f"time={options.time}ms" if options.by_clock else f"nodes={options.time * nodes}"
    agents = [agent("engine", game, options.time, options), f"alphabeta:{limit},eval={evaluation}"]
    yield Row(game, [match(game, agents, options)], measured_match)


def mistakes_rows(game, options):
    agents = [agent(name, game, options.time, options) for name in ("engine", "alphabeta")]
    for walls in ("classic", "dense", "none"):
        yield Row(f"walls={walls}", [["solve-game", f"{game}:walls={walls}", "--boards", str(options.games // 2), "--seed", "1",
                                      "--agents", ",".join(pair)] for pair in (agents, agents[::-1])], measured_mistakes)


def measured_mistakes(program, commands):
    """Results that each agent threw away, as Theseus in one half of the games and as the Minotaur in the other."""
    first, second = (program.lines(command)[-1]["results"][0]["effects"] for command in commands)
    engine, plain = (first["theseus"], second["minotaur"]), (second["theseus"], first["minotaur"])
    return {"thrown away by engine": sum(map(thrown, engine)), "of moves": sum(side["moves"] for side in engine),
            "by alphabeta": sum(map(thrown, plain)), "of its moves": sum(side["moves"] for side in plain)}


def thrown(effects):
    return sum(count for effect, count in effects.items() if effect != "moves")


def mcts_rows(game, options):
    played, others, more = AGAINST_GREEDY.get(game, (game, "", []))
    agents = [player + others for player in (agent("mcts", game, options.time, options), "greedy")]
    yield Row(game, [match(played, agents, options) + more], measured_match)


def strength_rows(game, options):
    for ms in options.times:
        yield Row(f"{game}, {ms:g} ms", [match(game, [agent("engine", game, ms, options), OPPONENTS[game]], options)], measured_match)


def measured_match(program, commands):
    """Wins, draws and losses of the first agent, which has the first side in every other game, beginning with the first."""
    *games, _ = program.played(commands[0])
    sides, before = [[0, 0, 0], [0, 0, 0]], [0, 0, 0]
    for game in games:
        now = [game["wins"], game["draws"], game["losses"]]
        sides[game["index"] % 2] = added(sides[game["index"] % 2], now, [-count for count in before])
        before = now
    return match_values(sides)


def match_values(sides):
    """What is shown of a match, from its wins, draws and losses on either side."""
    wins, draws, losses = whole = added(*sides)
    return {"games": sum(whole), "wins / draws / losses": slashed(whole), "score, %": round(100 * (wins + draws / 2) / sum(whole), 1),
            "on the first side": slashed(sides[0]), "on the second": slashed(sides[1])}


def with_more(values, more):
    """Two matches of the same agents as one."""
    return match_values([added(*(counts(each[side]) for each in (values, more))) for side in ("on the first side", "on the second")])


def added(*several):
    return [sum(numbers) for numbers in zip(*several)]


def slashed(numbers):
    return " / ".join(str(number) for number in numbers)


def counts(text):
    return [int(number) for number in text.split(" / ")]


SECTIONS = {"depth": depth_rows, "speed": speed_rows, "threads": threads_rows, "clock": clock_rows, "repeat": repeat_rows,
            "matches": matches_rows, "defaults": defaults_rows, "mistakes": mistakes_rows, "mcts": mcts_rows, "strength": strength_rows}
STUDIED = {"mistakes": ["theseus"], "defaults": list(BY_DEFAULT), "mcts": GAMES + list(AGAINST_GREEDY)}  # others: GAMES


def without(option, command):
    """A command without an option and its value."""
    before, _, after = command.partition(f" {option} ")
    return before + after.lstrip("0123456789")


def agents_of(match_command):
    """A match without its number of games, and what follows it."""
    return match_command.split(" --games ")[0]


def seed_of(match_command):
    return match_command.split(" --seed ")[1].split()[0]


class Store:
    """What was measured so far, in a file."""

    def __init__(self, path):
        self.path = path
        self.rows = {}
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                self.rows = json.load(file)

    def commands(self, section, row):
        return self.rows.get(section, {}).get(row.name, {}).get("commands", [])

    def has(self, section, row):
        """With any number of jobs; a match perhaps as one of several that were put together."""
        known, wanted = ([without("--jobs", command) for command in commands]
                         for commands in (self.commands(section, row), row.shown()))
        return wanted == known or (row.measure == measured_match and wanted[0] in known)

    def can_be_added(self, section, row):
        """Whether the row that is stored is of the same agents and another seed."""
        known, (new,) = self.commands(section, row), row.shown()
        return known and agents_of(known[0]) == agents_of(new) and seed_of(new) not in map(seed_of, known)

    def put(self, section, row, values):
        self.keep(section, row.name, row.shown(), values)

    def add(self, section, row, values):
        known = self.rows[section][row.name]
        self.keep(section, row.name, known["commands"] + row.shown(), with_more(known["values"], values))

    def keep(self, section, name, commands, values):
        stored = {"commands": commands, "load": round(os.getloadavg()[0], 1), "values": values}
        self.rows.setdefault(section, {})[name] = stored
        write(self.path + ".new", json.dumps(self.rows, indent=1) + "\n")
        os.replace(self.path + ".new", self.path)

    def values(self, section, name):
        return self.rows.get(section, {}).get(name, {}).get("values")


def table(rows):
    """In Markdown."""
    names = list(next(iter(rows.values()))["values"])
    lines = ["| | " + " | ".join(names) + " | load |", "|---" * (len(names) + 2) + "|"]
    for name, row in rows.items():
        cells = [f"{value:,}" if isinstance(value, (int, float)) else value for value in row["values"].values()]
        lines.append(f"| {name} | " + " | ".join(cells) + f" | {row['load']} |")
    return "\n".join(lines)


def with_tables(page, store):
    """A page in which the text between <!-- SECTION --> and <!-- end --> is the table of that section."""
    for section, rows in store.rows.items():
        before, begin, rest = page.partition(f"<!-- {section} -->")
        _, end, after = rest.partition("<!-- end -->")
        if end:
            page = f"{before}{begin}\n{table(rows)}\n{end}{after}"
    return page


LEFT, TOP, WIDTH, HEIGHT = 70, 60, 470, 300


def drawing(store, options):
    """The score of engine by its time per move, a line for each game."""

    def x(i):
        return LEFT + WIDTH * i / max(1, len(options.times) - 1)

    def y(percent):
        return TOP + HEIGHT * (1 - percent / 100)

    def text(left, top, words, color="#22252b", anchor="start", more=""):
        return f'<text x="{left:g}" y="{top:g}" font-size="12" fill="{color}" text-anchor="{anchor}"{more}>{words}</text>'

    title = "The engine's score by its time per move"
    lines = ['<svg xmlns="http://www.w3.org/2000/svg" width="760" height="430" viewBox="0 0 760 430" '
             'font-family="system-ui, \'DejaVu Sans\', sans-serif" role="img">', f"<title>{title}</title>",
             '<rect x="0" y="0" width="760" height="430" fill="#ffffff"/>',
             f'<text x="20" y="36" font-size="16" fill="#22252b" font-weight="600">{title}</text>']
    for percent in (0, 25, 50, 75, 100):
        lines.append(f'<line x1="{LEFT}" y1="{y(percent):g}" x2="{LEFT + WIDTH}" y2="{y(percent):g}" stroke="#d9dce1"/>')
        lines.append(text(LEFT - 8, y(percent) + 4, f"{percent} %", anchor="end"))
    for i, ms in enumerate(options.times):
        lines.append(text(x(i), TOP + HEIGHT + 22, f"{ms:g} ms", anchor="middle"))
    for place, game in enumerate(GAMES):
        found = [store.values("strength", f"{game}, {ms:g} ms") for ms in options.times]
        points = [(x(i), y(values["score, %"])) for i, values in enumerate(found) if values]
        joined = " ".join(f"{left:.1f},{top:.1f}" for left, top in points)
        lines.append(f'<polyline points="{joined}" fill="none" stroke="{COLORS[game]}" stroke-width="2"/>')
        lines += [f'<circle cx="{left:.1f}" cy="{top:.1f}" r="3" fill="{COLORS[game]}"/>' for left, top in points]
        lines.append(text(LEFT + WIDTH + 14, TOP + 14 + 40 * place, game, COLORS[game], more=' font-weight="600"'))
        lines.append(text(LEFT + WIDTH + 14, TOP + 30 + 40 * place, "vs " + OPPONENTS[game].split(",")[0]))
    lines.append(text(LEFT + WIDTH / 2, TOP + HEIGHT + 46, "time per move of engine, on one core", anchor="middle"))
    return "\n".join([*lines, "</svg>", ""])


def parsed():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--section", default=",".join(SECTIONS), help="one or more, with commas between; default: all")
    parser.add_argument("--in", dest="games_studied", default=",".join(GAMES + list(AGAINST_GREEDY)), help="games, with commas between")
    parser.add_argument("--games", type=int, default=200, help="per match")
    parser.add_argument("--add", type=int, help="games that are added to a match that is known; needs another --seed")
    parser.add_argument("--seed", type=int, default=1, help="of matches")
    parser.add_argument("--time", type=int, default=50, help="milliseconds per move")
    parser.add_argument("--times", default="0.1,0.3,1,3,10,30", help="milliseconds per move of the section strength")
    parser.add_argument("--moves", type=int, default=2500, help="per game, of the section clock")
    parser.add_argument("--nodes", type=int, default=2_000_000, help="of the section speed")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--records", help="a folder for records of matches: one that was interrupted goes on from there")
    parser.add_argument("--by-clock", action="store_true")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--store", default="docs/engine-study.json")
    parser.add_argument("--page", help="a page whose tables are to be replaced, such as docs/engine-study.md")
    parser.add_argument("--svg", help="where to draw what the section strength found")
    options = parser.parse_args()
    options.games = options.add or options.games
    options.times = [float(text) for text in options.times.split(",")]
    if options.by_clock and not all(ms.is_integer() for ms in options.times):
        parser.error("--by-clock: --times must be whole milliseconds")
    return options


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def study(program, store, section, row, options):
    if store.has(section, row) and not options.again:
        return
    if not options.add:
        store.put(section, row, row.measure(program, row.commands))
    elif row.measure == measured_match and store.can_be_added(section, row):
        store.add(section, row, row.measure(program, row.commands))
    else:
        sys.exit(f"{section}, {row.name}: --add needs a match that is known, and a seed other than {store.commands(section, row)}")


def main():
    options = parsed()
    program, store = Program(options.program, options.records), Store(options.store)
    for section in options.section.split(","):
        for game in options.games_studied.split(","):
            if game not in STUDIED.get(section, GAMES):
                continue
            for row in SECTIONS[section](game, options):
                study(program, store, section, row, options)
        if section in store.rows:
            print(f"## {section}\n\n{table(store.rows[section])}\n", flush=True)
    if options.svg:
        write(options.svg, drawing(store, options))
    if options.page:
        with open(options.page, encoding="utf-8") as file:
            page = file.read()
        write(options.page, with_tables(page, store))


if __name__ == "__main__":
    main()
