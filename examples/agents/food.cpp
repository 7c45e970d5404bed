// Hunger Games: walks to the nearest food or own weapon, and around traps.
//   g++ -std=c++17 -O2 food.cpp -o food && ariadne watch hunger --agents ./food,random
#include <algorithm>

#include "ariadne_agent.hpp"

using ariadne_agent::Json;

namespace {

// Direction codes are the steps of a king: 1 is up, and so on clockwise. Coordinates have no 0.
constexpr int kRight[] = {0, 0, 1, 1, 1, 0, -1, -1, -1};
constexpr int kDown[] = {0, -1, -1, 0, 1, 1, 1, 0, -1};

int step(int from, int by) { return from + by == 0 ? by : from + by; }
// How far two coordinates are apart, without the missing 0.
int apart(int a, int b) { return std::abs(a - b) - ((a < 0) != (b < 0) ? 1 : 0); }

bool is_wanted(const Json& item, int own) {
  return item["kind"].text() == "food" || (item["kind"].text() == "weapon" && item["owner"].integer() == own);
}

// Steps to the nearest wanted item; far away on a trap.
int badness(const Json& state, int own, int x, int y) {
  int nearest = std::max(apart(x, 1), apart(y, 1)) + 100;  // nothing is left: to the middle
  for (const Json& item : state["items"].items()) {
    const int distance = std::max(apart(x, item["x"].integer()), apart(y, item["y"].integer()));
    if (is_wanted(item, own)) nearest = std::min(nearest, distance);
    if (item["kind"].text() == "trap" && distance == 0) return 1000;
  }
  return nearest;
}

std::string choose(const Json& turn) {
  const Json& state = turn["state"];
  const int own = turn["seat"].integer() + 1;
  const Json& player = state["players"][turn["seat"].integer()];
  std::string best;
  int least = 0;
  for (const Json& move : turn["legal"].items()) {
    const int code = move.integer();
    const int x = step(player["x"].integer(), kRight[code]), y = step(player["y"].integer(), kDown[code]);
    const int bad = badness(state, own, x, y);
    if (best.empty() || bad < least) best = move.text(), least = bad;
  }
  return best;
}

}  // namespace

int main() { return ariadne_agent::run("food", choose); }
