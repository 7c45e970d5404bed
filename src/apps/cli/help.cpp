#include <fmt/format.h>

#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

#include "apps/cli/command_line/read.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/output.hpp"
#include "report/format.hpp"

namespace ariadne {
namespace {

struct Topic {
  std::string_view name;
  std::string_view text;
};

constexpr std::array kTopics = {
    Topic{"agents", R"(An agent spec is a name, followed by settings.
  alphabeta                        all settings at their defaults
  alphabeta:depth=6,eval=discs     some settings
  'alphabeta(depth=6,eval=discs)'  the same, quoted for the shell
An agent in another process, in any language, is a command; see ariadne help protocol.
  'cmd:"python3 bot.py"'           the command, quoted once for the shell and once for commas and plus signs in it
  ./bot                            a program
  gtp:gtp-rhino                    a Reversi engine that speaks GTP
With nodes=20k or time=1.5s an agent searches deeper and deeper, and plays the best move of the last depth it finished.
With depth or nodes, the same seed gives the same game on every machine; with time it may not.
See: ariadne list agents, ariadne show alphabeta
)"},
    Topic{
        "protocol",
        R"(An agent in another process reads requests from standard input and answers on standard output: one JSON object per line,
flushed. Standard error is free; it is kept in records and shown after a failure.
  > {"type":"hello","protocol":1,"host":"ariadne ...","games":["reversi"]}
  < {"type":"ready","protocol":1,"name":"bot","version":"1"}
  > {"type":"start","id":1,"game":"reversi","seat":0,"seats":["black","white"],"teams":[0,1],"seed":7,"time":{...},...}
  < {"type":"ok","id":1}
  > {"type":"act","id":2,"ply":0,"seat":0,"state":{...},"legal":["d3",...],"last":[],"time":{"move_ms":500}}
  < {"type":"info","id":2,"depth":1,"score":3,"pv":["d3"]}       any number of these, or none
  < {"type":"move","id":2,"move":"d3"}
  > {"type":"stop","id":2}                                       the move is wanted now, within 50 ms
  > {"type":"end","id":3,"result":{"winner":0,"score":12,"text":"black wins ...","reason":"finished"}}
  > {"type":"quit"}
Failures end the game: start, timeout, invalid (an illegal move), protocol, crash, memory. With --on-timeout and
--on-invalid another move is played instead. Three failed starts in a row end a match.
A sandbox holds agents back (--sandbox strict, the default): no network, no files but a private /tmp and, to read, the
folder of the agent, 64 processes, memory as --agent-memory says. strict needs bubblewrap; basic has limits alone.
Begin with: ariadne new agent, ariadne check-agent, docs/writing-an-agent.md
)"},
    Topic{"formats", R"(Positions (--position FILE, '-' or the text itself):
  JSON      {"game":"reversi", ...}; "moves":["d3", ...] are then played in order
  text      the game's own notations, such as a drawing: see ariadne show GAME
Mazes (ariadne solve FILE, ariadne maze check FILE):
  .lay      a drawing: % wall, blank open, P Pac-Man, . food, o capsule, G or 1 to 4 ghost, walls all around
              %%%%%
              %P .%
              %%%%%
  .map      a MovingAI benchmark map: . G S open, @ O T W closed, the first row at the top
              type octile
              height 2
              width 3
              map
              ...
              .@.
  .scen     queries on a map (--scenario FILE): bucket, map, width, height, start x y, goal x y from the top left, length
              version 1
              0 arena.map 3 2 0 1 2 1 4
Problems in JSON (ariadne solve FILE):
  graph     {"problem":"graph","start":"A","goals":["B"],"edges":[["A","go","B",1]],"heuristic":{"A":1}}
  puzzle    {"problem":"eight-puzzle","start":[1,0,2,3,4,5,6,7,8]}, row by row, 0 is the gap
  costs     {"problem":"position","layout":["%%%%","%  %","%%%%"],"start":[1,1],"goal":[2,1],
             "costs":[[1,1,1,1],[1,1,5,1],[1,1,1,1]]}, the cost of entering each cell
Records (--record FILE): JSON lines: a header, one line per ply, and the result with a hash of the last position.
A file may hold several games. ariadne replay FILE --verify replays and checks them.
With --json every object has a "schema" that names its kind and version; members may be added, but never change.
)"},
    Topic{"environment", R"(NO_COLOR          if set, no colours unless --color always is given
TERM=dumb         no colours and no screens, only lines of text
LC_ALL, LC_CTYPE, LANG
                  the first one set decides whether non-ASCII symbols are drawn (UTF-8)
)"},
    Topic{"exit-codes", R"(0    success; a lost or forfeited game is still a success
1    a check, a search or a test failed, such as a record that does not verify or an agent that does not speak the protocol
2    usage error: unknown option, bad value
3    input that cannot be read or is not valid; the message says where
4    an agent failed, so there is no answer to print, or it was withdrawn after three failed starts
5    nothing to do: nothing matched, or the game is over
6    the environment: no permission, disk full, not enough memory, no sandbox
70   a bug in ariadne
130  interrupted (Ctrl-C), or 143 if terminated; finished games are kept
141  the output was closed, as by | head
)"},
};

}  // namespace

std::vector<std::string> help_topics() {
  std::vector<std::string> names;
  for (const auto& topic : kTopics) names.emplace_back(topic.name);
  return names;
}

int run_help(const HelpOptions& options, const Context&) {
  for (const auto& topic : kTopics) {
    if (options.words != std::vector{std::string(topic.name)}) continue;
    fmt::print("{}", topic.text);
    return 0;
  }
  fmt::print("{}", help_of(options.words));
  return 0;
}

int run_version(const Context& context) {
#ifdef NDEBUG
  constexpr std::string_view kBuild = "release";
#else
  constexpr std::string_view kBuild = "debug";
#endif
  if (context.json) {
    print_json(
        {{"schema", "ariadne/version/1"}, {"version", ARIADNE_VERSION}, {"compiler", __VERSION__}, {"build", kBuild}});
  } else {
    fmt::print("ariadne {} ({} build, compiler {})\n", ARIADNE_VERSION, kBuild, __VERSION__);
  }
  return 0;
}

}  // namespace ariadne
